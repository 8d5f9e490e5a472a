import {
  type Choice,
  loadMatch,
  type Match,
  type MatchRecord,
  type Play,
  type Rewind,
  rewound,
  withoutPlays,
} from '@getaway/engine';
import type { Games } from '@getaway/games';
import { type Entry, PLAYED, REWOUND, TAKEN_BACK } from '../store/journal.ts';
import type { MatchRow } from '../store/matches.ts';

/** What a play that was taken back is stored as. */
interface TakenBack {
  readonly from: number;
  readonly only: object;
}

/** How a match is going: the engine's match, and what the journal adds to it. It can always be had again from there. */
export class Course {
  readonly match: Match;
  /** The seat of every play. */
  private seats: number[];
  /** How often each seat has acted; taking back is an act. */
  readonly turns: number[];
  /** The number of the entry by which each seat acted last; 0 for one that never has. */
  readonly lastActs: number[];
  /** How often plays have been taken back. */
  taken: number;
  /** The requests that have been carried out, by seat. They are many, and seldom looked for. */
  private readonly requests: readonly string[][];

  private constructor(
    match: Match,
    seats: number[],
    turns: number[],
    lastActs: number[],
    taken: number,
    requests: readonly string[][],
  ) {
    this.match = match;
    this.seats = seats;
    this.turns = turns;
    this.lastActs = lastActs;
    this.taken = taken;
    this.requests = requests;
  }

  /** Plays a match again from its journal. Throws `BadRecord` when the rules are not those it was played under. */
  static load(row: MatchRow, seats: number, entries: readonly Entry[], games: Games): Course {
    const record = recordOf(row, seats, entries);
    const turns = Array.from({ length: seats }, () => 0);
    const lastActs = turns.map(() => 0);
    const requests = turns.map((): string[] => []);
    for (const { no, kind, seat, request } of entries) {
      if (seat === null) continue;
      for (const acting of kind === REWOUND ? turns.keys() : [seat]) {
        turns[acting] = (turns[acting] ?? 0) + 1;
        lastActs[acting] = no;
      }
      if (request !== null) requests[seat]?.push(request);
    }
    const taken = entries.filter(({ kind }) => kind === TAKEN_BACK || kind === REWOUND).length;
    const match = loadMatch(record, games);
    return new Course(match, seatsOf(record.plays), turns, lastActs, taken, requests);
  }

  /** Whether this request of the seat has been carried out already. */
  knows(seat: number, request: string): boolean {
    return this.requests[seat]?.includes(request) === true;
  }

  /** Plays a choice. Throws `Refused`, and changes nothing then. */
  play(seat: number, choice: Choice, request: string | null): void {
    this.match.play(seat, choice);
    this.seats.push(seat);
    this.acted(seat, request);
  }

  /** Takes plays back. Returns what to store of it. Throws `Refused`. */
  takeBack(seat: number, from: number | undefined, only: object, request: string): TakenBack {
    const first = from ?? this.seats.lastIndexOf(seat);
    this.match.undo(seat, first, only);
    this.seats = seatsOf(this.match.record().plays);
    this.taken++;
    this.acted(seat, request);
    return { from: first, only };
  }

  /** Takes back the seat's latest play with everything since, as all have agreed. Throws `Refused`. */
  rewind(seat: number, request: string): Rewind {
    const done = this.match.rewind(seat);
    this.seats = seatsOf(this.match.record().plays);
    this.taken++;
    for (const acting of this.turns.keys()) this.turns[acting] = (this.turns[acting] ?? 0) + 1;
    this.requests[seat]?.push(request);
    return done;
  }

  /** The seats that the match waits for. */
  asked(): number[] {
    return this.match.awaited();
  }

  /** All that may choose: also those who have said that they are done. */
  mayChoose(): number[] {
    return this.match.asked();
  }

  choices(seat: number): readonly Choice[] {
    return this.match.pending().find((pending) => pending.seat === seat)?.choices ?? [];
  }

  private acted(seat: number, request: string | null): void {
    this.turns[seat] = (this.turns[seat] ?? 0) + 1;
    if (request !== null) this.requests[seat]?.push(request);
  }
}

/** The match that a journal tells of. It holds the seed. */
export function recordOf(row: MatchRow, seats: number, entries: readonly Entry[]): MatchRecord {
  let plays: Play[] = [];
  let rewinds: Rewind[] = [];
  for (const { kind, seat, body } of entries) {
    if (seat === null || body === null) continue;
    if (kind === PLAYED) plays.push({ seat, choice: JSON.parse(body) as Choice });
    else {
      const { from, only } = JSON.parse(body) as TakenBack;
      const played = { plays, rewinds };
      const left = kind === REWOUND ? rewound(played, seat, from) : withoutPlays(played, seat, from, only);
      plays = [...left.plays];
      rewinds = [...left.rewinds];
    }
  }
  const { game, version, options, seed } = row;
  return { game, version, options, seats, seed, plays, ...(rewinds.length > 0 && { rewinds }) };
}

const seatsOf = (plays: readonly Play[]): number[] => plays.map(({ seat }) => seat);
