import type { Choice, GameEvent } from './game.ts';
import { agrees } from './json.ts';
import type { MatchRecord, Play, Rewind } from './record.ts';

/** What was played and not taken back, and what was taken back by agreement. */
export interface Course<C extends Choice = Choice> {
  readonly plays: readonly Play<C>[];
  readonly rewinds: readonly Rewind[];
}

/** Tells that plays were taken back by agreement, at the place where the match went on from. */
export interface RewoundEvent extends GameEvent {
  readonly event: 'rewound';
  readonly seat: number;
  readonly plays: number;
}

export const rewoundEvent = ({ seat, plays }: Rewind): RewoundEvent => ({
  event: 'rewound',
  seat,
  plays,
  rules: [],
});

/** What remains when a seat takes back its own plays from number `from` on, or those of them that agree with `only`. */
export function withoutPlays<C extends Choice>(
  { plays, rewinds }: Course<C>,
  seat: number,
  from: number,
  only: object,
): Course<C> {
  const stays = (play: Play<C>, no: number): boolean =>
    no < from || play.seat !== seat || !agrees(only, play.choice);
  const left = (to: number): number => plays.slice(0, to).filter(stays).length;
  return {
    plays: plays.filter(stays),
    rewinds: rewinds.map((rewind) => ({ ...rewind, to: left(rewind.to) })),
  };
}

/**
 * What remains when everybody agrees that a seat takes back its play number `from`: nothing since then. Chance goes on
 * from where it was, so the same choices have the same luck again, and nobody can fish for better.
 */
export function rewound<C extends Choice>(
  { plays, rewinds }: Course<C>,
  seat: number,
  from: number,
): Course<C> {
  return {
    plays: plays.slice(0, from),
    rewinds: [
      ...rewinds.map((rewind) => ({ ...rewind, to: Math.min(rewind.to, from) })),
      { seat, to: from, plays: plays.length - from },
    ],
  };
}

/** The record of the match as it was after so many plays. */
export function recordUpTo<C extends Choice>(record: MatchRecord<C>, plays: number): MatchRecord<C> {
  const { rewinds = [], ...rest } = record;
  const before = rewinds.filter(({ to }) => to <= plays);
  return {
    ...rest,
    plays: record.plays.slice(0, plays),
    ...(before.length > 0 && { rewinds: before }),
  };
}
