import { hasToken } from './movement.ts';
import { person } from './people.ts';
import { isTile, tilesNear } from './spaces.ts';
import type { Heist } from './state.ts';
import { filled } from './filled.ts';

// Whole ways of planning tokens, as a convenience of planning.

const UNREACHED = -2;
const SOURCE = -1;

/** For each tile the tile before it on a shortest way from the character's start or tokens. */
export function waysOfTokens(s: Heist, c: number): number[] {
  const { at } = person(s, c);
  const before = filled(s.plan.length, UNREACHED);
  if (at < 0) return before;
  const queue: number[] = [];
  const reach = (tile: number, from: number): void => {
    if (before[tile] !== UNREACHED) return;
    before[tile] = from;
    queue.push(tile);
  };
  for (let tile = 0; tile < s.plan.length; tile++) if (hasToken(s, c, tile)) reach(tile, SOURCE);
  if (isTile(s, at)) reach(at, SOURCE);
  else for (const tile of tilesNear(s, at)) reach(tile, SOURCE);
  for (let i = 0; i < queue.length; i++) {
    for (const next of tilesNear(s, queue[i] as number)) reach(next, queue[i] as number);
  }
  return before;
}

/** Tiles on the way to a tile that need a new token; empty where no way leads. */
export function newTokens(s: Heist, c: number, ways: readonly number[], to: number): number[] {
  const { at } = person(s, c);
  const path: number[] = [];
  for (let tile = to; tile >= 0 && ways[tile] !== UNREACHED; tile = ways[tile] as number) {
    if (!hasToken(s, c, tile) && tile !== at) path.push(tile);
  }
  return path.reverse();
}
