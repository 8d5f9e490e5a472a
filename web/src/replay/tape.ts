import {
  type Base,
  BadRecord,
  type Game,
  type Logged,
  type MatchRecord,
  type Play,
  playAgain,
  Refused,
  rewoundEvent,
  SPECTATOR,
  startState,
  Table,
} from '@getaway/engine';

/** A whole match, every position of it at hand. */
export class Tape {
  readonly game: Game;
  readonly record: MatchRecord;
  private readonly states: Base[] = [];
  private readonly log: Logged[] = [];
  /** By position: how many events had been told. */
  private readonly told: number[] = [];
  /** The plays that begin a turn: another seat chose before, or another stretch of the match has begun. */
  readonly turns: readonly number[];

  constructor(game: Game, record: MatchRecord) {
    this.game = game;
    if (record.version !== game.version) throw new BadRecord(`version ${record.version} of the rules`);
    const { schema } = game;
    const state = record.start === undefined ? startState(game, record) : schema.clone(record.start as Base);
    const table = new Table(game, state, (event) =>
      this.log.push({ n: this.log.length + 1, play: Math.max(0, this.states.length - 1), event }),
    );
    const keep = (): void => {
      this.states.push(schema.clone(table.state));
      this.told.push(this.log.length);
    };
    /** What was taken back by agreement from here. */
    const tellRewinds = (): void => {
      const play = this.states.length;
      for (const rewind of record.rewinds ?? [])
        if (rewind.to === play) this.log.push({ n: this.log.length + 1, play, event: rewoundEvent(rewind) });
    };
    const plays: Play[] = [];
    for (const [i, { seat, choice }] of record.plays.entries()) {
      tellRewinds();
      keep();
      try {
        plays.push({ seat, choice: playAgain(table, seat, choice) });
      } catch (error) {
        throw error instanceof Refused ? new BadRecord(error.message, i + 1) : error;
      }
    }
    tellRewinds();
    keep();
    this.record = { ...record, plays };
    const stretch = (at: number): string => JSON.stringify(game.moment?.(this.state(at)) ?? null);
    this.turns = record.plays.flatMap(({ seat }, i) =>
      record.plays[i - 1]?.seat === seat && stretch(i) === stretch(i - 1) ? [] : [i],
    );
  }

  /** How many choices were made in all. */
  get length(): number {
    return this.record.plays.length;
  }

  get isOver(): boolean {
    return this.state(this.length).outcome !== null;
  }

  /** The position after so many choices, with all its secrets. */
  state(at: number): Base {
    return this.states[at] as Base;
  }

  view(at: number, seat: number | null): Base {
    return this.game.schema.observe(this.state(at), seat ?? SPECTATOR);
  }

  /** What has happened by then, as far as a seat or a bystander may know. */
  events(at: number, seat: number | null): Logged[] {
    return this.log
      .slice(0, this.told[at])
      .filter(({ event: { to } }) => to === undefined || (seat !== null && to.includes(seat)));
  }

  /** Everything that happened, also what only some were told. */
  get everything(): readonly Logged[] {
    return this.log;
  }

  /** The beginning of the turn before, or after, a point. */
  turnBefore(at: number): number {
    return this.turns.findLast((turn) => turn < at) ?? 0;
  }
  turnAfter(at: number): number {
    return this.turns.find((turn) => turn > at) ?? this.length;
  }
}
