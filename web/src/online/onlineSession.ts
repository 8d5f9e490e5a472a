import {
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
  same,
} from '@getaway/engine';
import type { Suggestion } from '@getaway/bots';
import { Api, MatchClient, type MatchState, NotDone } from '@getaway/server/client';
import { type Messages, speaker } from '@getaway/words';
import type { StoreApi } from 'zustand/vanilla';
import { Advisor } from '../match/advisor.ts';
import { withBotNames } from '../match/botNames.ts';
import { titleOf } from '../match/catalog.ts';
import { notesFromText, type SeatNotes } from '../match/notes.ts';
import type { Player, Position } from '../match/position.ts';
import { hintAt, newSession, type SessionState, type TableSession } from '../match/session.ts';
import { type Locale, settings } from '../settings/settings.ts';
import { messagesOf } from '../words/messages.ts';

const api = new Api();

const sinceKey = (match: string): string => `getaway.since.${match}`;

/** A match on a server, at the table. What may be chosen comes from the server; reasons and previews from the own view. */
export class OnlineSession implements TableSession {
  readonly store: StoreApi<SessionState>;
  readonly client: MatchClient;
  private readonly id: string;
  private readonly game: Game;
  private readonly stop: () => void;
  private readonly advisor = new Advisor();
  private undoable = 0;
  private playing = false;
  /** What was chosen on this page, the latest last: what is taken back can be played again. */
  private made: readonly Choice[] = [];
  /** Kept in this browser, so that a recap outlives the page. */
  private since: number;

  /** `client` is connected already: the room was shown before the match began. */
  private constructor(id: string, game: Game, messages: Messages, client: MatchClient) {
    this.id = id;
    this.game = game;
    this.client = client;
    this.since = Number(localStorage.getItem(sinceKey(id)) ?? 0);
    this.store = newSession({ game: game.id, messages });
    const stopClient = client.subscribe((state) => this.show(state));
    const stopSettings = settings.subscribe(
      ({ locale }) => void messagesOf(game, locale).then((next) => this.store.setState({ messages: next })),
    );
    this.stop = () => {
      stopClient();
      stopSettings();
    };
    this.show(client.getState());
  }

  static async open(id: string, gameId: string, client: MatchClient): Promise<OnlineSession> {
    const game = await titleOf(gameId).load();
    return new OnlineSession(id, game, await messagesOf(game, settings.getState().locale), client);
  }

  close(): void {
    this.stop();
    this.advisor.close();
  }

  async play(choice: Choice): Promise<void> {
    // What is pressed again before the server has answered would be for a decision that was made.
    if (this.playing) return;
    this.playing = true;
    await this.attempt(async () => {
      const { no } = this.client.getState();
      await this.client.play(choice);
      this.made = [...this.made, choice];
      this.store.setState({ redo: [] });
      this.since = no + 1;
      localStorage.setItem(sinceKey(this.id), String(this.since));
      this.show(this.client.getState());
    }).finally(() => (this.playing = false));
  }

  undo(): Promise<void> {
    return this.attempt(async () => {
      await this.client.undo();
      const taken = this.made.at(-1);
      this.made = this.made.slice(0, -1);
      if (taken) this.store.setState(({ redo }) => ({ redo: [...redo, taken] }));
    });
  }

  async redo(): Promise<void> {
    const { redo } = this.store.getState();
    const choice = redo.at(-1);
    if (!choice) return;
    await this.play(choice);
    this.store.setState({ redo: redo.slice(0, -1) });
  }

  async commit(): Promise<void> {}

  async takeOver(): Promise<void> {}

  async actFor(): Promise<void> {}

  async explain(): Promise<readonly Explained[]> {
    const { view, seat } = this.client.getState();
    return view === null || seat === null ? [] : explain(this.game, view as Base, seat);
  }

  async preview(choice: Choice): Promise<Preview | null> {
    const { view, seat, choices } = this.client.getState();
    if (view === null || seat === null || !choices.some((one) => same(one, choice))) return null;
    return preview(this.game, view as Base, seat, choice);
  }

  async knowledge(): Promise<readonly Pile[]> {
    const { view, seat } = this.client.getState();
    return view === null ? [] : knowledge(this.game, view as Base, seat);
  }

  /** Notes stay in this browser: the server has no business with them. */
  async notes(): Promise<SeatNotes> {
    return notesFromText(localStorage.getItem(`getaway.notes.${this.id}`));
  }

  async write(_seat: number, notes: SeatNotes): Promise<void> {
    localStorage.setItem(`getaway.notes.${this.id}`, JSON.stringify(notes));
  }

  /** From the own view, in this browser: the server is not asked. */
  async hint(): Promise<Suggestion | null> {
    const suggestion = await hintAt(this.advisor, this.game.id, this.store.getState().position);
    if (suggestion) this.store.setState(({ hints }) => ({ hints: hints + 1 }));
    return suggestion;
  }

  async text(locale: Locale): Promise<string> {
    const { view, seat } = this.client.getState();
    const players = this.store.getState().players.map(({ name }) => name);
    const { say } = speaker(await messagesOf(this.game, locale), { locale, players });
    return view === null ? '' : (this.game.text?.(view as Base, seat, say) ?? '');
  }

  async record(): Promise<MatchRecord | null> {
    if (this.client.getState().proof?.seed === null) return null;
    return (await api.call('record', { id: this.id })) as unknown as MatchRecord;
  }

  async rematch(): Promise<string> {
    const { match } = await api.call('rematch', { id: this.id });
    return `/online/${match.id}`;
  }

  dismissTrouble(): void {
    this.store.setState({ trouble: null });
  }

  private show(state: MatchState): void {
    const { room, events } = state;
    const seats = room?.seats ?? [];
    const names = withBotNames(seats);
    const players = seats.map((seat, number): Player => ({
      kind: seat.kind === 'bot' ? 'bot' : 'person',
      name: names[number] ?? '',
      mark: seat.colour,
    }));
    const log = events.map(({ event, play }, i) => ({ n: i + 1, play, event }));
    this.store.setState({ status: 'ready', players, log, position: this.position(state) });
    void this.askUndoable(state);
  }

  private position(state: MatchState): Position | null {
    const view = state.view as Base | null;
    if (view === null) return null;
    return {
      viewer: state.seat,
      actor: state.seat,
      view,
      moment: this.game.moment?.(view) ?? null,
      decision: view.outcome === null ? (view.agenda.at(-1) ?? null) : null,
      waiting: state.asked,
      choices: state.choices,
      secretive: false,
      undoable: this.undoable,
      plays: state.no,
      since: Math.min(this.since, state.no),
      outcome: view.outcome,
      seedHash: state.proof?.sha256 ?? '',
      seed: state.proof?.seed ?? null,
    };
  }

  /** Asks the server what may be taken back, once a position. */
  private asked = -1;
  private async askUndoable(state: MatchState): Promise<void> {
    if (state.no === this.asked || state.seat === null || state.view === null || state.status !== 'online')
      return;
    this.asked = state.no;
    this.undoable = (await this.client.undoable().catch(() => [])).length;
    this.store.setState({ position: this.position(this.client.getState()) });
  }

  private async attempt(deed: () => Promise<void>): Promise<void> {
    this.store.setState({ sending: true });
    try {
      await deed();
      this.store.setState({ trouble: null });
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      this.store.setState({
        trouble: { rule: error.rule ?? null, params: error.params, message: error.message },
      });
    } finally {
      this.store.setState({ sending: false });
    }
  }
}
