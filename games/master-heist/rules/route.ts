import { hasToken } from './movement.ts';
import { person } from './people.ts';
import { isTile, tilesNear } from './spaces.ts';
import type { Heist } from './state.ts';
import { filled } from './filled.ts';

// Whole ways of planning tokens, as a convenience of planning.

const UNREACHED = -2;
const SOURCE = -1;

/** The shortest ways of a character from its start or tokens, by tile. */
export interface Ways {
  /** The tile before it on the way. */
  readonly before: readonly number[];
  /** How many new tokens the way needs. */
  readonly needed: readonly number[];
}

export function waysOfTokens(s: Heist, c: number): Ways {
  const { at } = person(s, c);
  const before = filled(s.plan.length, UNREACHED);
  const needed = filled(s.plan.length, 0);
  if (at < 0) return { before, needed };
  const queue: number[] = [];
  const reach = (tile: number, from: number): void => {
    if (before[tile] !== UNREACHED) return;
    before[tile] = from;
    needed[tile] = (from === SOURCE ? 0 : (needed[from] as number)) + (needsToken(s, c, tile, at) ? 1 : 0);
    queue.push(tile);
  };
  for (let tile = 0; tile < s.plan.length; tile++) if (hasToken(s, c, tile)) reach(tile, SOURCE);
  if (isTile(s, at)) reach(at, SOURCE);
  else for (const tile of tilesNear(s, at)) reach(tile, SOURCE);
  for (let i = 0; i < queue.length; i++) {
    for (const next of tilesNear(s, queue[i] as number)) reach(next, queue[i] as number);
  }
  return { before, needed };
}

const needsToken = (s: Heist, c: number, tile: number, at: number): boolean =>
  !hasToken(s, c, tile) && tile !== at;

/** Tiles on the way to a tile that need a new token; empty where no way leads. */
export function newTokens(s: Heist, c: number, { before }: Ways, to: number): number[] {
  const { at } = person(s, c);
  const path: number[] = [];
  for (let tile = to; tile >= 0 && before[tile] !== UNREACHED; tile = before[tile] as number) {
    if (needsToken(s, c, tile, at)) path.push(tile);
  }
  return path.reverse();
}
