import { boardOf } from '../rules/spaces.ts';
import type { ChitLoot, Heist } from '../rules/state.ts';

// Pieces that nobody has seen yet: they are in the bag, and turn up where tiles are revealed (MH-BAG-06, 07).

/** Moves of the crew that a reveal takes, on average. */
const LOOKING = 1;

const bagged = ({ bag }: Heist, kind: ChitLoot): number =>
  kind in bag ? bag[kind as keyof Heist['bag']] : 0;

const isUnseen = (s: Heist, kind: ChitLoot): boolean =>
  !s.loot[kind].some((count) => count > 0) && !s.characters.some(({ carries }) => carries[kind] > 0);

/** Where loot of the objective has to be found too, that comes first: a crew that went for the keycard won less. */
const seeksLoot = (s: Heist): boolean =>
  boardOf(s).scenario.objective.objectiveLoot.some((kind) => bagged(s, kind) > 0);

/** Tiles under which it may be: all unknown ones, if it is anywhere. */
export function hidingPlaces(s: Heist, kind: ChitLoot): number[] {
  if (bagged(s, kind) === 0 || !isUnseen(s, kind) || seeksLoot(s)) return [];
  return s.unknown.flatMap((unknown, tile) => (unknown && !s.gone[tile] ? [tile] : []));
}

/** Moves until it is found. */
export function timeToFind(s: Heist, kind: ChitLoot): number {
  let total = 0;
  for (const count of Object.values(s.bag)) total += count;
  return (LOOKING * (total + 1)) / (bagged(s, kind) + 1);
}

/** How much sooner it is found for each tile that is revealed. */
export const worthOfReveal = (s: Heist, kind: ChitLoot): number => LOOKING / (bagged(s, kind) + 1);
