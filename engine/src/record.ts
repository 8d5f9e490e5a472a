import { BadInput, BadRecord, Refused } from './errors.ts';
import type { Base, Choice, Game } from './game.ts';
import { copyJson, isObject } from './json.ts';

export interface Play<C extends Choice = Choice> {
  readonly seat: number;
  readonly choice: C;
}

/** Plays that were taken back by agreement of all. They are gone; that they were, is not: what was seen cannot be unseen. */
export interface Rewind {
  /** Whose choice it was about. */
  readonly seat: number;
  /** How many plays were left. */
  readonly to: number;
  /** How many were taken back, those of other seats among them. */
  readonly plays: number;
}

/** A match: played again, it gives the identical position on any machine. */
export interface MatchRecord<C extends Choice = Choice> {
  readonly game: string;
  /** The version of the game's rules that it was played under. */
  readonly version: number;
  readonly options: { readonly [name: string]: unknown };
  readonly seats: number;
  readonly seed: string;
  /** Where a fork begins: a position instead of the setup. */
  readonly start?: unknown;
  readonly plays: readonly Play<C>[];
  /** What was taken back by agreement, in order; left out where nothing was. */
  readonly rewinds?: readonly Rewind[];
}

const missing = (name: string, wanted: string): BadRecord => new BadRecord(`"${name}" must be ${wanted}`);

/** Checks that a value has the form of a record, and returns a copy of it. */
export function readRecord(value: unknown): MatchRecord {
  if (!isObject(value)) throw new BadRecord('not the record of a match');
  const { game, version, options, seats, seed, start, plays, rewinds = [] } = value;
  if (typeof game !== 'string') throw missing('game', "a game's id");
  if (!Number.isInteger(version)) throw missing('version', 'a whole number');
  if (!isObject(options)) throw missing('options', 'an object');
  if (!Number.isInteger(seats)) throw missing('seats', 'a whole number');
  if (typeof seed !== 'string') throw missing('seed', 'a text');
  if (!Array.isArray(plays)) throw missing('plays', 'a list');
  plays.forEach((play: unknown, i) => {
    if (!isObject(play) || !Number.isInteger(play['seat']) || !isObject(play['choice'])) {
      throw new BadRecord('a seat and a choice expected', i + 1);
    }
  });
  if (!areRewinds(rewinds, seats as number, plays.length)) throw missing('rewinds', 'what was taken back');
  return copyJson({
    game,
    version,
    options,
    seats,
    seed,
    ...(start !== undefined && { start }),
    plays,
    ...(rewinds.length > 0 && { rewinds }),
  }) as MatchRecord;
}

/** Each went back to a play that is there, or to the end of them, and none behind an earlier one's. */
function areRewinds(value: unknown, seats: number, plays: number): value is Rewind[] {
  if (!Array.isArray(value)) return false;
  let least = 0;
  return value.every((rewind: unknown) => {
    if (!isObject(rewind) || ![rewind['seat'], rewind['to'], rewind['plays']].every(Number.isInteger))
      return false;
    const { seat, to, plays: taken } = rewind as { readonly [name: string]: number } & Rewind;
    const fits = seat >= 0 && seat < seats && to >= least && to <= plays && taken > 0;
    least = to;
    return fits;
  });
}

/** Throws when the record belongs to another game or to other rules. */
export function checkVersion<S extends Base, C extends Choice>(game: Game<S, C>, record: MatchRecord): void {
  if (record.game !== game.id) throw new BadRecord(`a record of "${record.game}", not of "${game.id}"`);
  if (record.version !== game.version) {
    throw new BadRecord(
      `played under version ${record.version} of the rules of ${game.title}; this is version ${game.version}`,
    );
  }
}

/** What plays the choices of a record: a match or a table. */
interface Player<C extends Choice> {
  play(seat: number, choice: C): void;
  meant(seat: number, choice: C): C | undefined;
}

/**
 * Plays a choice of a record: where it is not offered any more, the one that is and means the same. Returns what was
 * played. Throws `Refused`.
 */
export function playAgain<C extends Choice>(on: Player<C>, seat: number, choice: C): C {
  try {
    on.play(seat, choice);
    return choice;
  } catch (error) {
    const meant = error instanceof Refused ? on.meant(seat, choice) : undefined;
    if (meant === undefined) throw error;
    on.play(seat, meant);
    return meant;
  }
}

/** Words an error of play number `play` (from 1) as a fault of the record. */
export function asBadRecord(error: unknown, play: number | null): unknown {
  const known = error instanceof Refused || (error instanceof BadInput && !(error instanceof BadRecord));
  return known ? new BadRecord(error.message, play) : error;
}
