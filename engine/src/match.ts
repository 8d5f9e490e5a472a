import { commitment, seeded } from './chance.ts';
import { BadRecord, Refused } from './errors.ts';
import { type Explained, explain } from './explain.ts';
import type { Base, Choice, Emit, Game, GameEvent, Outcome } from './game.ts';
import { copyJson } from './json.ts';
import { type MatchSetup, startState } from './options.ts';
import { mayKnow, type Preview, preview } from './preview.ts';
import {
  asBadRecord,
  checkVersion,
  type MatchRecord,
  type Play,
  playAgain,
  readRecord,
  type Rewind,
} from './record.ts';
import { type Course, recordUpTo, rewound, rewoundEvent, withoutPlays } from './rewind.ts';
import { SPECTATOR } from './schema/kind.ts';
import type { Views } from './schema/views.ts';
import { type Pending, Table } from './table.ts';
import { type Barrier, History, type WayBack } from './undo.ts';

/** An event with its number, counted from 1, and how many choices had been played before it. */
export interface Logged {
  readonly n: number;
  readonly play: number;
  readonly event: GameEvent;
}

/** Everything about one match: the position, its record, and what each seat may know and do. */
export class Match<S extends Base = Base, C extends Choice = Choice> {
  readonly game: Game<S, C>;
  private readonly setup: MatchSetup;
  /** The position that a fork begins with. */
  private readonly origin: S | null;
  private plays: Play<C>[] = [];
  /** What was taken back by agreement. */
  private rewinds: readonly Rewind[];
  private log: Logged[] = [];
  private table: Table<S, C>;

  /** `rewinds` are told again as the plays between which they happened are played again. */
  constructor(game: Game<S, C>, setup: MatchSetup, origin: S | null = null, rewinds: readonly Rewind[] = []) {
    this.game = game;
    this.rewinds = rewinds;
    const { seats, options, seed } = setup;
    // Named one by one: a copy of whatever a setup has takes as long as two moves of a small game.
    this.setup = { seats, options: copyJson(options ?? {}), seed };
    this.origin = origin && game.schema.clone(origin);
    this.table = this.restart();
  }

  /** Every seat that may act now, with all its legal choices. */
  pending(): readonly Pending<C>[] {
    return this.table.pending();
  }

  /** The same without what they may choose, which costs less. */
  asked(): number[] {
    return this.table.asked().map(({ seat }) => seat);
  }

  /** Those of them that the match waits for: who has said that they are done may still act, but need not. */
  awaited(): number[] {
    return this.table.awaited();
  }

  /** Plays one of the offered choices. Throws `Refused` and changes nothing when it is not offered. */
  play(seat: number, choice: C): void {
    try {
      this.table.play(seat, choice);
    } catch (error) {
      if (!(error instanceof Refused)) this.replay(this.course());
      throw error;
    }
    this.plays.push({ seat, choice: copyJson(choice) });
    this.tellRewinds();
  }

  /** See `Table`. */
  meant(seat: number, choice: C): C | undefined {
    return this.table.meant(seat, choice);
  }

  /** The position as a seat may know it, or as a spectator may (null). */
  view(seat: number | null): S {
    return this.game.schema.observe(this.table.state, seat ?? SPECTATOR);
  }

  /** Makes an earlier view of a seat or a spectator the present one, in place; the JSON of a `Change` says what that took. */
  follow(view: S, seat: number | null): string {
    return this.game.schema.follow(view, this.table.state, seat ?? SPECTATOR);
  }

  /** What several seats or spectators know, to be kept up to date as the match goes on. */
  views(): Views<S> {
    return this.game.schema.views(() => this.table.state);
  }

  /** What the seat might expect to do now and cannot, each with the rule that forbids it and what would help. */
  explain(seat: number): Explained<C>[] {
    return explain(this.game, this.view(seat), seat);
  }

  /** What a choice will change for certain and whether it uses chance, as far as the seat can know. */
  preview(seat: number, choice: C): Preview {
    return preview(this.game, this.view(seat), seat, choice);
  }

  /** The numbers (from 0) of the plays that the seat may still take back, the latest last. */
  undoable(seat: number): number[] {
    return this.history().undoable(seat);
  }

  /** The same, and what of it may be taken back by itself. */
  wayBack(seat: number): WayBack<C> {
    return this.history().wayBack(seat);
  }

  /**
   * Takes back the seat's plays from number `from` on (by default its latest), or those of them that agree with
   * `only`. What other seats did since then stays, if it is still possible. Throws `Refused`.
   */
  undo(seat: number, from?: number, only: object = {}): void {
    const history = this.history();
    const possible = history.undoable(seat);
    const first = from ?? possible.at(-1);
    if (first === undefined || !possible.includes(first)) {
      const rule = this.game.rules.undo ?? this.game.rules.turn;
      throw new Refused({ rule }, `Seat ${seat} has nothing to take back`);
    }
    const objection = history.objection(seat, first, only);
    if (objection) throw new Refused(objection, 'What came after it stands in the way');
    this.replay(withoutPlays(this.course(), seat, first, only));
  }

  /**
   * Takes back the seat's latest play and everything since, whatever came to light: all who play have agreed to it.
   * Nobody's view keeps what it showed, but the record says that it happened. Throws `Refused`.
   */
  rewind(seat: number): Rewind {
    const { plays, table, game } = this;
    const from = plays.findLastIndex((play) => play.seat === seat);
    if (table.state.outcome) throw new Refused({ rule: game.rules.over }, 'The match is over');
    if (from < 0) {
      const rule = game.rules.undo ?? game.rules.turn;
      throw new Refused({ rule }, `Seat ${seat} has nothing to take back`);
    }
    this.replay(rewound(this.course(), seat, from));
    return this.rewinds.at(-1) as Rewind;
  }

  /** For each play, what it brought to light. */
  barriers(): Barrier[] {
    return this.history().barriers();
  }

  /** What happened since event number `since`, as far as a seat or a spectator (null) may know. */
  events(seat: number | null, since = 0): Logged[] {
    return this.log.slice(since).filter(({ event }) => mayKnow(event, seat));
  }

  /** How many events there were before play number `play` (from 0), by default all: also those that few may know of. */
  happened(play = Infinity): number {
    let count = this.log.length;
    while (count > 0 && (this.log[count - 1] as Logged).play >= play) count--;
    return count;
  }

  outcome(): Outcome | null {
    return this.table.state.outcome && copyJson(this.table.state.outcome);
  }

  /** The match itself. It holds the seed, so only show it to players once the match is over. */
  record(): MatchRecord<C> {
    const { game, setup, origin, plays, rewinds } = this;
    const { seats, seed, options = {} } = setup;
    const start = origin ? { start: game.schema.clone(origin) } : {};
    const taken = rewinds.length > 0 ? { rewinds } : {};
    return copyJson({
      game: game.id,
      version: game.version,
      options,
      seats,
      seed,
      ...start,
      plays,
      ...taken,
    });
  }

  /** The hash of the seed, for all to see from the start, and the seed once the match is over. */
  proof(): { readonly sha256: string; readonly seed: string | null } {
    const { seed } = this.setup;
    return { sha256: commitment(seed), seed: this.table.state.outcome ? seed : null };
  }

  /** The match as it was after `plays` plays, to go on from in another way. */
  fork(plays = this.plays.length): Match<S, C> {
    const fork = new Match(this.game, this.setup, this.origin);
    const record = recordUpTo(this.record(), plays);
    fork.replay({ plays: record.plays, rewinds: record.rewinds ?? [] });
    return fork;
  }

  /** A match that goes on from here in a world that this seat (or a spectator) thinks possible: it shows no secrets. */
  sandbox(seat: number | null, seed: string): Match<S, C> {
    const world = this.game.schema.imagine(this.view(seat), seat ?? SPECTATOR, { rng: seeded(seed) });
    return new Match(this.game, { ...this.setup, seed }, world);
  }

  private history(): History<S, C> {
    return new History(this.game, (emit) => this.open(emit), this.plays);
  }

  private open(emit?: Emit): Table<S, C> {
    const { game, origin, setup } = this;
    return new Table(game, origin ? game.schema.clone(origin) : startState(game, setup), emit);
  }

  private restart(): Table<S, C> {
    this.plays = [];
    this.log = [];
    this.table = this.open((event) => this.tell(event));
    this.tellRewinds();
    return this.table;
  }

  private tell(event: GameEvent): void {
    this.log.push({ n: this.log.length + 1, play: this.plays.length, event });
  }

  /** Tells what was taken back by agreement from here. */
  private tellRewinds(): void {
    for (const rewind of this.rewinds) if (rewind.to === this.plays.length) this.tell(rewoundEvent(rewind));
  }

  private course(): Course<C> {
    const { plays, rewinds } = this;
    return { plays, rewinds };
  }

  private replay({ plays, rewinds }: Course<C>): void {
    this.rewinds = rewinds;
    this.restart();
    for (const { seat, choice } of plays) this.play(seat, choice);
  }
}

/** Begins a match. Throws `BadInput` or `Refused` when the setup is not possible. */
export const createMatch = <S extends Base, C extends Choice>(
  game: Game<S, C>,
  setup: MatchSetup,
): Match<S, C> => new Match(game, setup);

/** Plays a stored match again; its record then has what its choices mean today. Throws `BadRecord`, with the number of the play that is wrong. */
export function loadMatch(value: unknown, games: { readonly [id: string]: Game }): Match {
  const record = readRecord(value);
  const game = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
  if (!game) throw new BadRecord(`unknown game "${record.game}"`);
  checkVersion(game, record);
  const match = startAgain(game, record);
  record.plays.forEach(({ seat, choice }, i) => {
    try {
      playAgain(match, seat, choice);
    } catch (error) {
      throw asBadRecord(error, i + 1);
    }
  });
  return match;
}

function startAgain(game: Game, record: MatchRecord): Match {
  try {
    if (record.start !== undefined) game.schema.validate(record.start);
    return new Match(game, record, (record.start as Base | undefined) ?? null, record.rewinds);
  } catch (error) {
    throw asBadRecord(error, null);
  }
}
