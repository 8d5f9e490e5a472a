import type { Pauses } from '@getaway/board';
import type { Suggestion } from '@getaway/bots';
import type { Choice, Explained, MatchRecord, Pile, Preview } from '@getaway/engine';
import { same } from '@getaway/engine';
import type { StoreApi } from 'zustand/vanilla';
import { Advisor } from '../match/advisor.ts';
import type { LocalHost } from '../match/localHost.ts';
import type { SeatNotes } from '../match/notes.ts';
import type { Host, LogEntry, Player, Position } from '../match/position.ts';
import { Queue } from '../match/queue.ts';
import { hintAt, newSession, type SessionState, type TableSession } from '../match/session.ts';
import type { Locale } from '../settings/settings.ts';
import { counted, type Draft, NO_DRAFT, toDo } from './draft.ts';

/** The match that is planned for: what its seat sees of it, and the seat's own notes. */
export interface Planned {
  readonly state: Pick<SessionState, 'game' | 'players' | 'log' | 'messages'>;
  readonly position: Position;
  readonly session: Pick<TableSession, 'notes' | 'write'>;
  /** The pauses of its game, where it has any. */
  readonly pauses: Pauses | undefined;
}

/** A match that is only thought of. */
interface Imagined extends Host, Pick<LocalHost, 'botPlays' | 'text'> {
  record(): MatchRecord | Promise<MatchRecord>;
}

/** Where it is thought of. */
export interface Mind extends Pick<Advisor, 'imagine' | 'suggest' | 'close'> {
  match(record: MatchRecord, players: readonly Player[]): Promise<Imagined>;
}

/** Who guesses what others will do: quickly, because nobody knows anyway, and always the same. */
const GUESS = 'greedy';

/**
 * How a match might go on as far as its seat knows: a match of its own, which begins with what the seat sees. The seat
 * makes its choices; what it cannot see is dealt anew, and what others do is a guess. Nothing of it goes back to the
 * match, and nothing anywhere but the draft, to this browser.
 */
export class PlanSession implements TableSession {
  readonly store: StoreApi<SessionState>;
  private readonly planned: Planned;
  private readonly seat: number;
  private readonly players: readonly Player[];
  private readonly mind: Mind;
  private readonly onDraft: (draft: Draft) => void;
  private readonly queue = new Queue();
  private host: Imagined;
  private steps: Draft = NO_DRAFT;
  /** The number of the play that each step was. */
  private plays: readonly number[] = [];
  private closed = false;

  private constructor(
    planned: Planned,
    seat: number,
    [players, mind, host]: readonly [readonly Player[], Mind, Imagined],
    onDraft: (draft: Draft) => void,
  ) {
    this.planned = planned;
    this.seat = seat;
    this.players = players;
    this.mind = mind;
    this.host = host;
    this.onDraft = onDraft;
    this.store = newSession({ game: planned.state.game, players, sandbox: true });
  }

  /** Goes through what was drafted before, as far as it goes, so that planning can go on at its end. */
  static async open(
    planned: Planned,
    draft: Draft,
    onDraft: (draft: Draft) => void,
    mind: Mind = new Advisor(),
  ): Promise<PlanSession> {
    const { view, viewer, plays, seedHash } = planned.position;
    if (viewer === null) throw new Error('who looks on has nothing to plan');
    const { game } = planned.state;
    // The same guess from the same position, so that a plan can be looked at again.
    const start = await mind.imagine(game, { view, viewer }, `plan ${plays} ${seedHash}`);
    const players = planned.state.players.map(({ name, mark = null }, seat): Player => ({
      name,
      mark,
      ...(seat === viewer ? { kind: 'person' } : { kind: 'bot', bot: GUESS }),
    }));
    const host = await mind.match(start, players);
    const session = new PlanSession(planned, viewer, [players, mind, host], onDraft);
    await session.show();
    void session.queue.add(() => session.goThrough(toDo(draft)));
    return session;
  }

  /** How much is planned. */
  get count(): number {
    return counted(this.steps).length;
  }

  close(): void {
    this.closed = true;
    this.mind.close();
  }

  async play(choice: Choice): Promise<void> {
    const pressedAt = this.position;
    await this.queue.add(async () => {
      // Whoever pressed twice saw the same choices both times, and means one of them.
      if (pressedAt !== this.position) return;
      await this.choose(choice, []);
      await this.changed();
    });
  }

  /** Any of the own choices can be taken back, with all that came after it: none of it has happened. */
  async undo(from?: number): Promise<void> {
    await this.queue.add(async () => {
      const first = from === undefined ? this.plays.length - 1 : this.plays.indexOf(from);
      const play = this.plays[first];
      if (play === undefined) return;
      const record = await this.host.record();
      const plays = record.plays.slice(0, play - this.offset);
      this.host = await this.mind.match({ ...record, plays }, this.players);
      const taken = this.steps.slice(first).map(({ choice }) => choice);
      this.steps = this.steps.slice(0, first);
      this.plays = this.plays.slice(0, first);
      this.store.setState(({ redo }) => ({ redo: [...redo, ...taken.toReversed()], trouble: null }));
      await this.changed();
    });
  }

  async rewind(): Promise<void> {}

  async redo(): Promise<void> {
    await this.queue.add(async () => {
      const { redo } = this.store.getState();
      const choice = redo.at(-1);
      if (!choice) return;
      await this.choose(choice, redo.slice(0, -1));
      await this.changed();
    });
  }

  /** Where all act side by side, others wait for the seat until they are let. */
  async letOthersAct(): Promise<void> {
    await this.queue.add(() => this.othersActToo());
  }

  async commit(): Promise<void> {}
  async actFor(): Promise<void> {}

  explain(): Promise<readonly Explained[]> {
    return this.host.explain(this.seat);
  }

  preview(choice: Choice): Promise<Preview | null> {
    return this.host.preview(this.seat, choice);
  }

  hint(): Promise<Suggestion | null> {
    return hintAt(this.mind, this.planned.state.game, this.position);
  }

  knowledge(): Promise<readonly Pile[]> {
    return this.host.knowledge(this.seat);
  }

  notes(seat: number): Promise<SeatNotes> {
    return this.planned.session.notes(seat);
  }

  write(seat: number, notes: SeatNotes): Promise<void> {
    return this.planned.session.write(seat, notes);
  }

  text(locale: Locale): Promise<string> {
    return this.host.text(this.seat, this.planned.state.messages, locale);
  }

  async record(): Promise<null> {
    return null;
  }

  async rematch(): Promise<string> {
    return `/new/${this.planned.state.game}`;
  }

  dismissTrouble(): void {
    this.store.setState({ trouble: null });
  }

  private async goThrough(draft: Draft): Promise<void> {
    await this.othersAct();
    for (const { choice } of draft) {
      if (!this.offers(choice)) await this.othersActToo();
      if (this.closed || !this.offers(choice)) return;
      await this.choose(choice, []);
      await this.show();
      await this.othersAct();
    }
  }

  private async choose(choice: Choice, redo: readonly Choice[]): Promise<void> {
    const { decision, plays, view, choices } = this.position;
    const goOn = this.planned.pauses?.goOn(view, choices) ?? null;
    const answer = await this.host.play(this.seat, choice);
    this.store.setState({ trouble: answer.ok ? null : answer, redo });
    if (!answer.ok) return;
    const step = { choice, asked: decision?.step ?? '', passes: answer.passed };
    this.steps = [...this.steps, goOn && same(goOn, choice) ? { ...step, pause: true } : step];
    this.plays = [...this.plays, plays];
  }

  private async changed(): Promise<void> {
    this.onDraft(this.steps);
    await this.show();
    await this.othersAct();
  }

  private async othersAct(): Promise<void> {
    while (this.mayGoOn() && !this.isAsked() && (await this.host.botPlays())) await this.show();
  }

  /** Until the seat is asked something else. */
  private async othersActToo(): Promise<void> {
    const { decision } = this.position;
    const isTheSame = (): boolean => !this.isAsked() || this.position.decision?.step === decision?.step;
    while (this.mayGoOn() && isTheSame() && (await this.host.botPlays())) await this.show();
  }

  private offers(choice: Choice): boolean {
    return this.position.choices.some((one) => same(one, choice));
  }

  /** Others pause for what is pressed meanwhile. */
  private mayGoOn(): boolean {
    return !this.closed && !this.queue.pressed && this.position.outcome === null;
  }

  private isAsked(): boolean {
    return this.position.choices.length > 0;
  }

  private get position(): Position {
    return this.store.getState().position as Position;
  }

  /** How much had been chosen in the match itself. */
  private get offset(): number {
    return this.planned.position.plays;
  }

  private async show(): Promise<void> {
    const { seat, offset } = this;
    const here = await this.host.position(seat, seat);
    const known = this.planned.state.log;
    const last = known.at(-1)?.n ?? 0;
    const events = (await this.host.log(seat, 0)).map(({ n, play, event }): LogEntry => ({
      n: last + n,
      play: offset + play,
      event,
    }));
    this.store.setState({
      status: 'ready',
      position: {
        ...here,
        secretive: false,
        undoable: this.plays,
        takeBacks: [],
        byAgreement: null,
        plays: offset + here.plays,
        since: offset + here.since,
        seed: null,
      },
      log: [...known, ...events],
    });
  }
}
