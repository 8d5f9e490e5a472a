import {
  agrees,
  type Base,
  type Choice,
  explain,
  type Explained,
  type Game,
  knowledge,
  type MatchRecord,
  type Pile,
  type Preview,
  preview,
  questionOf,
  same,
  type TakeBack,
  type WayBack,
} from '@getaway/engine';
import type { Suggestion } from '@getaway/bots';
import { Api, MatchClient, type MatchState, NotDone } from '@getaway/server/client';
import { type Messages, speaker } from '@getaway/words';
import type { StoreApi } from 'zustand/vanilla';
import type { Advisor } from '../match/advisor.ts';
import { withBotNames } from '../match/botNames.ts';
import { titleOf } from '../match/catalog.ts';
import { notesFromText, type SeatNotes } from '../match/notes.ts';
import { NO_WAY_BACK, type Player, type Position } from '../match/position.ts';
import { hintAt, newSession, type SessionState, type TableSession } from '../match/session.ts';
import { type Locale, settings } from '../settings/settings.ts';
import { followLanguage } from '../words/followLanguage.ts';
import { messagesFor } from '../words/messages.ts';
import { named, type NamedRecord } from '../share/named.ts';
import { browserShelf } from '../storage/shelf.ts';
import { rewindsIn, seatOf } from '../table/logGroups.ts';
import { loaded } from '../ui/loading.ts';
import { follow } from './follow.ts';
import { type Held, hold, stillHeld } from './held.ts';
import { keepMade, type Made, madeBefore } from './made.ts';
import { keepWaiting, waitingOf } from './unsent.ts';

const api = new Api();

/** The number of the play after the one that brought this event, by default the latest. */
const afterPlay = (events: MatchState['events'], at = -1): number =>
  (events.at(at) ?? events.at(-1) ?? { play: -1 }).play + 1;

const optionsIn = (client: MatchClient): unknown => (client.getState().view as Base).options;

const sinceKey = (match: string): string => `getaway.since.${match}`;

/** A match on a server, at the table. What may be chosen comes from the server; reasons and previews from the own view. */
export class OnlineSession implements TableSession {
  readonly store: StoreApi<SessionState>;
  readonly client: MatchClient;
  private readonly id: string;
  readonly game: Game;
  private readonly stop: () => void;
  /** Loaded when somebody first asks for a hint. */
  private advisor: Promise<Advisor> | null = null;
  private back: WayBack = NO_WAY_BACK;
  /** How often the seat had acted when it chose what the server has not answered yet. */
  private sentAt: number | null = null;
  private held: Held | null = null;
  /** The position that was last shown. */
  private latest: MatchState;
  private made: Made;
  /** How much was taken back by agreement, as far as it was shown. */
  private rewinds: number;
  /** Kept in this browser, so that a recap outlives the page. */
  private since: number;

  /** `client` is connected already: the room was shown before the match began. */
  private constructor(id: string, game: Game, messages: Messages, client: MatchClient) {
    this.id = id;
    this.game = game;
    this.client = client;
    this.latest = client.getState();
    this.rewinds = rewindsIn(this.latest.events).length;
    this.since = Number(browserShelf.get(sinceKey(id)) ?? 0);
    this.held = this.heldBefore(this.latest);
    this.made = madeBefore(id, this.latest.seat);
    this.store = newSession({ game: game.id, messages });
    const stopClient = follow(client, (state) => this.show(state));
    const stopLanguage = followLanguage(
      (locale) => messagesFor(game, locale, optionsIn(client)),
      (next) => this.store.setState({ messages: next }),
    );
    this.stop = () => {
      stopClient();
      stopLanguage();
    };
    this.show(client.getState());
  }

  static async open(id: string, gameId: string, client: MatchClient): Promise<OnlineSession> {
    const game = await titleOf(gameId).load();
    const messages = await messagesFor(game, settings.getState().locale, optionsIn(client));
    return new OnlineSession(id, game, messages, client);
  }

  close(): void {
    this.stop();
    void this.advisor?.then((advisor) => advisor.close());
  }

  play(choice: Choice): Promise<void> {
    return this.choose(choice, []);
  }

  async undo(from?: number, only: TakeBack['only'] = {}): Promise<void> {
    if (this.held && !this.isSent()) {
      const { choice } = this.held;
      this.held = null;
      this.store.setState(({ redo }) => ({ redo: [...redo, choice] }));
      this.show(this.client.getState());
      if (from === undefined || !this.back.plays.includes(from)) return;
    }
    // What is pressed again before the server has answered would be for what was already taken back.
    if (this.store.getState().sending) return;
    const count = from === undefined ? 1 : this.back.plays.filter((play) => play >= from).length;
    await this.attempt(async () => {
      const made = this.madeHere();
      await this.client.undo(from, only);
      const latest = made.slice(-count);
      const taken = latest.filter(({ choice }) => agrees(only, choice)).toReversed();
      this.keepMade([...made.slice(0, -count), ...latest.filter(({ choice }) => !agrees(only, choice))]);
      // What was chosen elsewhere is not known here.
      this.store.setState(({ redo }) => ({
        redo: latest.length < count ? [] : [...redo, ...taken.map(({ choice }) => choice)],
      }));
    });
  }

  async rewind(): Promise<void> {
    await this.attempt(() => this.client.askBack());
  }

  async redo(): Promise<void> {
    const { redo } = this.store.getState();
    const choice = redo.at(-1);
    if (choice) await this.choose(choice, redo.slice(0, -1));
  }

  async commit(): Promise<void> {
    if (this.held && !this.isSent()) await this.send(this.held.choice, this.store.getState().redo);
  }

  async actFor(): Promise<void> {}

  async explain(): Promise<readonly Explained[]> {
    const { position } = this.store.getState();
    if (position === null || position.actor === null) return [];
    return explain(this.game, position.view, position.actor);
  }

  async preview(choice: Choice): Promise<Preview | null> {
    const { position } = this.store.getState();
    if (position === null || position.actor === null) return null;
    const { view, actor, choices } = position;
    return choices.some((one) => same(one, choice)) ? preview(this.game, view, actor, choice) : null;
  }

  async knowledge(): Promise<readonly Pile[]> {
    const { position } = this.store.getState();
    return position ? knowledge(this.game, position.view, position.viewer) : [];
  }

  /** Notes stay in this browser: the server has no business with them. */
  async notes(): Promise<SeatNotes> {
    return notesFromText(browserShelf.get(`getaway.notes.${this.id}`));
  }

  async write(_seat: number, notes: SeatNotes): Promise<void> {
    browserShelf.put(`getaway.notes.${this.id}`, JSON.stringify(notes));
  }

  /** From the own view, in this browser: the server is not asked. */
  async hint(): Promise<Suggestion | null> {
    this.advisor ??= loaded(async () => new (await import('../match/advisor.ts')).Advisor());
    const suggestion = await hintAt(await this.advisor, this.game.id, this.store.getState().position);
    if (suggestion) this.store.setState(({ hints }) => ({ hints: hints + 1 }));
    return suggestion;
  }

  async text(locale: Locale): Promise<string> {
    const { position, players } = this.store.getState();
    const names = players.map(({ name }) => name);
    const { say } = speaker(await messagesFor(this.game, locale, optionsIn(this.client)), {
      locale,
      players: names,
    });
    return position ? (this.game.text?.(position.view, position.viewer, say) ?? '') : '';
  }

  async record(): Promise<NamedRecord | null> {
    if (this.client.getState().proof?.seed === null) return null;
    const record = (await api.call('record', { id: this.id })) as unknown as MatchRecord;
    return named(record, this.store.getState().players);
  }

  /** Where to play again: whoever had a seat gets one, and who looked on opens a table of their own. */
  async rematch(): Promise<string> {
    const { seat, room } = this.client.getState();
    if (seat === null) return room?.rematch ? `/online/${room.rematch}` : `/new/${this.game.id}`;
    const { match } = await api.call('rematch', { id: this.id });
    return `/online/${match.id}`;
  }

  dismissTrouble(): void {
    this.store.setState({ trouble: null });
  }

  /** Holds a choice back that ends the turn, unless somebody wants to go on at once. */
  private async choose(choice: Choice, redo: readonly Choice[]): Promise<void> {
    // What is pressed again before the server has answered would be for a decision that was made.
    if (this.held || this.isSent()) return;
    if (settings.getState().commit !== 'instant') this.held = hold(this.game, this.client.getState(), choice);
    if (!this.held) return this.send(choice, redo);
    this.store.setState({ redo });
    this.show(this.client.getState());
  }

  /** What was held back when the page was left, if the match still waits for it. */
  private heldBefore(state: MatchState): Held | null {
    const waiting = state.seat === null ? null : waitingOf(this.id, state.seat);
    return waiting && stillHeld(this.game, state, { ...waiting, foreseen: null });
  }

  /** The open decision has been made, and the server has not answered yet. */
  private isSent(): boolean {
    return this.sentAt === this.client.getState().turn;
  }

  private async send(choice: Choice, redo: readonly Choice[]): Promise<void> {
    const { turn, events, seat, view } = this.client.getState();
    const asked = (view as Base | null)?.agenda.at(-1)?.step;
    this.sentAt = turn;
    if (seat !== null) keepWaiting(this.id, seat, null);
    this.store.setState({ commitDue: false });
    await this.attempt(async () => {
      const made = this.madeHere();
      await this.client.play(choice);
      this.setSince(afterPlay(this.client.getState().events, events.length));
      this.keepMade([...made, { choice, play: this.since - 1 }]);
      this.store.setState({ redo, made: { choice, asked } });
    }).finally(() => {
      if (this.sentAt === turn) this.sentAt = null;
      if (this.held?.turn === turn) this.held = null;
      this.show(this.client.getState());
    });
  }

  private madeHere(): Made['choices'] {
    const { turn, choices } = this.made;
    return turn === this.client.getState().turn ? choices : [];
  }

  private keepMade(choices: Made['choices']): void {
    const { seat, turn } = this.client.getState();
    this.made = keepMade(this.id, seat, { turn, choices });
  }

  private setSince(since: number): void {
    this.since = since;
    browserShelf.put(sinceKey(this.id), String(since));
  }

  /** Everybody agreed to take something back: what was chosen here since then is to be chosen again, or is no more. */
  private followRewinds({ events, seat, turn }: MatchState): void {
    const rewinds = rewindsIn(events);
    const mark = rewinds.length > this.rewinds ? rewinds.at(-1) : undefined;
    this.rewinds = rewinds.length;
    if (mark === undefined) return;
    // That all agreed counts as an act of every seat.
    const made = this.made.turn === turn - 1 ? this.made.choices : [];
    const taken = made.filter(({ play }) => play >= mark.play).toReversed();
    this.keepMade(made.filter(({ play }) => play < mark.play));
    // A draft follows what is taken back; but only who asked is where the same can be chosen again.
    this.store.setState(({ redo }) => ({ redo: [...redo, ...taken.map(({ choice }) => choice)] }));
    if (seatOf(mark.event) !== seat) this.store.setState({ redo: [] });
  }

  private show(state: MatchState): void {
    this.followRewinds(state);
    if (this.held && state.view !== this.latest.view) this.held = stillHeld(this.game, state, this.held);
    this.latest = state;
    const { room } = state;
    const seats = room?.seats ?? [];
    const names = withBotNames(seats, room?.campaign);
    const players = seats.map((seat, number): Player => ({
      kind: seat.kind === 'bot' ? 'bot' : 'person',
      name: names[number] ?? '',
      mark: seat.colour,
    }));
    const coming = (this.held?.foreseen?.events ?? []).map((event) => ({ event, play: state.no }));
    const log = [...state.events, ...coming].map(({ event, play }, i) => ({ n: i + 1, play, event }));
    const commitDue = this.held !== null && !this.isSent();
    if (state.seat !== null) keepWaiting(this.id, state.seat, commitDue ? this.held : null);
    const chapter = room?.campaign ?? null;
    const agreement = room?.friendly ? 'asked' : null;
    this.store.setState({
      status: 'ready',
      chapter,
      players,
      log,
      position: this.position(state),
      commitDue,
      agreement,
    });
    void this.askUndoable(state);
  }

  private position(state: MatchState): Position | null {
    const { held } = this;
    const view = held?.foreseen?.view ?? (state.view as Base | null);
    if (view === null) return null;
    const plays = held ? state.no + 1 : state.no;
    const waiting = held ? (held.foreseen?.asked ?? []) : state.asked;
    return {
      viewer: state.seat,
      actor: state.seat,
      view,
      moment: this.game.moment?.(view) ?? null,
      decision: questionOf(this.game, view),
      waiting,
      mayAct: waiting,
      choices: held ? [] : state.choices,
      secretive: false,
      undoable: held ? [...this.back.plays, state.no] : this.back.plays,
      unsure: this.backAt !== state.no,
      takeBacks: this.back.takeBacks,
      byAgreement: this.byAgreement(state),
      plays,
      since: held ? plays : Math.min(this.since, afterPlay(state.events)),
      outcome: view.outcome,
      seedHash: state.proof?.sha256 ?? '',
      seed: state.proof?.seed ?? null,
    };
  }

  private byAgreement({ seat, room }: MatchState): Position['byAgreement'] {
    const { byAgreement } = this.back;
    const isAsked = room?.asking?.ended === null;
    return this.held || isAsked || seat === null || !byAgreement ? null : { ...byAgreement, seat };
  }

  /** Asks the server what may be taken back, once a position. */
  private asked = -1;
  private backAt = -1;
  private async askUndoable(state: MatchState): Promise<void> {
    if (state.no === this.asked || state.seat === null || state.view === null || state.status !== 'online')
      return;
    this.asked = state.no;
    const back = (await this.client.undoable().catch(() => null)) as WayBack | null;
    this.back = back ?? NO_WAY_BACK;
    this.backAt = state.no;
    // What the seat had chosen since its latest play was taken back by agreement.
    const since = (this.back.byAgreement?.from ?? this.back.plays.at(-1) ?? -1) + 1;
    if (this.rewinds > 0 && back !== null && since < this.since) this.setSince(since);
    this.store.setState({ position: this.position(this.client.getState()) });
  }

  private async attempt(deed: () => Promise<void>): Promise<void> {
    this.store.setState({ sending: true });
    try {
      await deed();
      this.store.setState({ trouble: null });
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      const { rule = null, params, message, code } = error;
      this.store.setState({ trouble: { rule, params, message, code } });
    } finally {
      this.store.setState({ sending: false });
    }
  }
}
