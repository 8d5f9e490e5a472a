import { activeChits, activeGuards, subduedGuards } from './chits.ts';
import { everybody, indoors, person } from './people.ts';
import { adjacent, externalTiles, isTile, tilesNear } from './spaces.ts';
import type { Heist } from './state.ts';
import { lootLiesOn } from './loot.ts';
import { hasToken } from './movement.ts';
import { nextGate } from './gates.ts';

// The places, characters and conditions that event cards speak of (MH-EVT).

/** Whether the card sees cameras: on a loop some do not (MH-ABL-22). */
export type Sees = (tile: number) => boolean;

const near = (s: Heist, c: number, test: (tile: number) => boolean): boolean =>
  tilesNear(s, person(s, c).at).some(test);

const onOrNear = (s: Heist, c: number, test: (tile: number) => boolean): boolean =>
  (isTile(s, person(s, c).at) && test(person(s, c).at)) || near(s, c, test);

export const besideCamera = (s: Heist, sees: Sees): number[] => everybody(s).filter((c) => near(s, c, sees));

export const CONDITIONS = {
  anyCharacterAdjacentLiveCamera: (s: Heist, sees: Sees) => besideCamera(s, sees).length > 0,
  anyCharacterAdjacentActiveGuard: (s: Heist) =>
    everybody(s).some((c) => near(s, c, (tile) => activeGuards(s, tile) > 0)),
  anyCharacterOnExternalTile(s: Heist) {
    const external = externalTiles(s);
    return everybody(s).some((c) => external[person(s, c).at] === true);
  },
};

/** Entrances with two characters or more (MH-EVT-2). */
export const crowdedEntrances = (s: Heist): number =>
  s.entrances.filter((_, i) => {
    const space = s.unknown.length + i;
    return everybody(s).filter((c) => person(s, c).at === space).length >= 2;
  }).length;

const tilesWhere = (s: Heist, test: (tile: number) => boolean): number[] =>
  s.unknown.flatMap((_, tile) => (test(tile) ? [tile] : []));

const besideSomebody = (s: Heist): boolean[] => {
  const beside = s.unknown.map(() => false);
  for (const c of everybody(s)) for (const tile of tilesNear(s, person(s, c).at)) beside[tile] = true;
  return beside;
};

const besideSomebodyAnd = (s: Heist, test: (tile: number) => boolean): number[] => {
  const beside = besideSomebody(s);
  return tilesWhere(s, (tile) => beside[tile] === true && test(tile));
};

export const PLACES = {
  tilesWithActiveGuardAdjacentToCharacter: (s: Heist) =>
    besideSomebodyAnd(s, (tile) => activeGuards(s, tile) > 0),
  tilesWithLiveCameraAdjacentToCharacter: (s: Heist) =>
    besideSomebodyAnd(s, (tile) => (s.cameras[tile] as number) > 0),
  tilesWithLockedLockAdjacentToCharacter: (s: Heist) =>
    besideSomebodyAnd(s, (tile) => (s.locks[tile] as number) > 0),
  tilesWithCharacterAdjacentToLiveCamera: (s: Heist, sees: Sees) => {
    const seen = besideCamera(s, sees).map((c) => person(s, c).at);
    return tilesWhere(s, (tile) => seen.includes(tile));
  },
  tilesWithLiveCameraAdjacentToSubduedGuard: (s: Heist, sees: Sees) =>
    tilesWhere(s, (tile) => sees(tile) && tilesNear(s, tile).some((other) => subduedGuards(s, other) > 0)),
  nextOpenGate: (s: Heist) => (nextGate(s) < 0 ? [] : [nextGate(s)]),
  tilesWithLoot: (s: Heist) => tilesWhere(s, (tile) => lootLiesOn(s, tile)),
};

export const tilesBesideCharacters = (s: Heist): number[] => besideSomebodyAnd(s, () => true);
export const tilesWithCharacters = (s: Heist): number[] =>
  tilesWhere(s, (tile) => everybody(s).some((c) => person(s, c).at === tile));

/** MH-EVT-8: disabled cameras next to other disabled cameras. */
export const camerasToReboot = (s: Heist): number[] => {
  const off = (tile: number): boolean => (s.disabled[tile] as number) > 0;
  return tilesWhere(s, (tile) => off(tile) && tilesNear(s, tile).some(off));
};

export const LOSERS = {
  characterWithAtLeast2ActiveChitsOnOrAdjacent: (s: Heist, c: number) => {
    const { at } = person(s, c);
    const tiles = isTile(s, at) ? [at, ...tilesNear(s, at)] : tilesNear(s, at);
    return tiles.reduce((sum, tile) => sum + activeChits(s, tile), 0) >= 2;
  },
  characterWithNoOtherCharacterOnOrAdjacent: (s: Heist, c: number) =>
    !everybody(s).some((other) => other !== c && together(s, c, other)),
  characterSharingTileWithActiveGuard: (s: Heist, c: number) =>
    indoors(s, person(s, c)) && activeGuards(s, person(s, c).at) > 0,
  characterWithPlanningTokenOnUnknownTile: (s: Heist, c: number) =>
    s.unknown.some((unknown, tile) => unknown && hasToken(s, c, tile)),
  characterNotOnOrAdjacentLiveCameraButOnOrAdjacentActiveGuard: (s: Heist, c: number) =>
    !onOrNear(s, c, (tile) => (s.cameras[tile] as number) > 0) &&
    onOrNear(s, c, (tile) => activeGuards(s, tile) > 0),
};

/** On the same space or on adjacent ones. */
export function together(s: Heist, a: number, b: number): boolean {
  const [here, there] = [person(s, a).at, person(s, b).at];
  return here === there || adjacent(s, here, there);
}
