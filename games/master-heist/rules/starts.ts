import { tileNo } from './board.ts';
import { npcNo, person } from './people.ts';
import { boardOf, entrances, isTile, ruleOf } from './spaces.ts';
import type { Heist } from './state.ts';

// MH-PLN-04, 05: where characters may start.

const MOST = 2;

/** Tiles that this scenario lets player characters start on: inside spots or hideouts. */
function insideStarts(s: Heist): readonly number[] {
  const spots = ruleOf(s, 'breakInToBreakOut')?.insideSpots ?? ruleOf(s, 'startOnHideouts')?.at ?? [];
  return spots.map((cell) => tileNo(boardOf(s), cell));
}

const startsOnHideout = (s: Heist): boolean => ruleOf(s, 'startOnHideouts') !== undefined;

/** Spaces a player character may choose from. */
export function startsFor(s: Heist, c: number): readonly number[] {
  const inside = startsOnHideout(s) || person(s, c).startedInside;
  return inside ? insideStarts(s) : entrances(s);
}

/** How many characters an entrance or hideout takes in planning; inside spots may be shared (MH-SCN-CTY-02). */
function limitOf(s: Heist, space: number): number {
  if (isTile(s, space)) return startsOnHideout(s) ? MOST : 9;
  return ruleOf(s, 'noEntranceLimit') ? 9 : MOST;
}

const startersOn = (s: Heist, space: number): number =>
  s.characters.filter((character) => character.at === space && character.status === 'active').length;

/** What forbids starting on a space that is not the character's yet. */
export function whyNotStart(s: Heist, c: number, space: number): string | null {
  const character = person(s, c);
  if (character.placedByMayor) return 'MH-FIX-mayor';
  if (s.parts.length > 1) return 'MH-SCN-FIN-05';
  if (character.id !== 'npc' && !startsFor(s, c).includes(space)) {
    return isTile(s, space) ? 'MH-PLN-04' : startsOnHideout(s) ? 'MH-SCN-FIN-05' : 'MH-SCN-CTY-02';
  }
  return startersOn(s, space) >= limitOf(s, space) ? 'MH-PLN-05' : null;
}

export const npcWaitsForPlace = (s: Heist): boolean => {
  const c = npcNo(s);
  return c >= 0 && ruleOf(s, 'npc')?.start === 'entrance' && person(s, c).at < 0;
};

/** More characters start outside than the entrances take, so a tunnel must be dug. */
export function startsAreShort(s: Heist): boolean {
  const outside = s.characters.filter(
    (character, c) =>
      !character.placedByMayor &&
      (character.id === 'npc'
        ? ruleOf(s, 'npc')?.start === 'entrance'
        : !isTile(s, startsFor(s, c)[0] ?? -1)),
  ).length;
  const places = entrances(s).reduce((sum, space) => sum + limitOf(s, space), 0);
  return outside > places;
}
