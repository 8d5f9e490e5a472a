import type { Chit } from '../content/index.ts';
import type { Emit } from './choices.ts';
import { everybody, has, person } from './people.ts';
import { spaceName, tilesNear } from './spaces.ts';
import type { Heist } from './state.ts';

// MH-CHT: guards, dogs, locks and cameras on tiles, active or handled.

const at = (counts: readonly number[], tile: number): number => counts[tile] as number;
const add = (counts: number[], tile: number, n: number): void => {
  counts[tile] = at(counts, tile) + n;
};

const escortOn = (s: Heist, tile: number, active: boolean): number => {
  let n = 0;
  for (const guard of s.escort) if (guard.at === tile && (guard.subduedIn === 0) === active) n++;
  return n;
};

/** Active guards of every sort: guards, dogs and the convoy's escort. */
export const activeGuards = (s: Heist, tile: number): number =>
  at(s.guards, tile) + at(s.dogs, tile) + (s.escort.length > 0 ? escortOn(s, tile, true) : 0);

export const subduedGuards = (s: Heist, tile: number): number =>
  at(s.subdued, tile) + at(s.subduedDogs, tile) + (s.escort.length > 0 ? escortOn(s, tile, false) : 0);

const activeEscort = (s: Heist, tile: number): number => escortOn(s, tile, true);

/** Active chits of all kinds on a tile. */
export const activeChits = (s: Heist, tile: number): number =>
  activeGuards(s, tile) + at(s.locks, tile) + at(s.cameras, tile);

export const hasChits = (s: Heist, tile: number): boolean =>
  activeChits(s, tile) + subduedGuards(s, tile) + at(s.unlocked, tile) + at(s.disabled, tile) > 0;

const ACTIVE = { guard: 'guards', dog: 'dogs', lock: 'locks', camera: 'cameras' } as const;

/** Dogs that were placed, revealed or have come round may now be next to somebody (MH-DOG-03). */
function startle(s: Heist, tile: number, dogs: number): void {
  for (let i = 0; i < dogs; i++) s.startled.push(tile);
}

/** Puts new active chits from the supply on a tile (MH-CHT-01, 08, 12). */
export function addChit(s: Heist, tile: number, chit: Chit, emit: Emit, rule: string, n = 1): void {
  add(s[ACTIVE[chit]], tile, n);
  s.touched = true;
  if (chit === 'dog') startle(s, tile, n);
  emit?.({ event: 'chitAdded', chit, at: spaceName(s, tile), count: n, rules: [rule] });
}

/** What keeps a tile closed to everybody, dogs too (MH-SUB-02, MH-ESC-07, MH-DOG-06). */
export function closedBy(s: Heist, tile: number): string | null {
  if (at(s.locks, tile) > 0) return 'MH-CHT-04';
  switch (s.token[tile]) {
    case 'remoteLockX':
    case 'remoteLockY':
      return 'MH-RLK-01';
    case 'keycardDoor':
      return 'MH-KEY-01';
    default:
      return null;
  }
}

/** PRESSURE POINTS keep a guard down that is on the Operative's tile or next to it (MH-ABL-07). */
function keptDown(s: Heist, tile: number): boolean {
  return everybody(s).some((c) => {
    const character = person(s, c);
    return (
      has(character, 'pressure-points') &&
      (character.at === tile || tilesNear(s, tile).includes(character.at))
    );
  });
}

/** Every subdued guard of a tile becomes active again; returns how many did. */
export function recover(s: Heist, tile: number, emit: Emit, rule: string): number {
  const n = subduedGuards(s, tile);
  if (n === 0) return 0;
  if (keptDown(s, tile)) {
    emit?.({ event: 'keptDown', at: spaceName(s, tile), rules: ['MH-ABL-07'] });
    return 0;
  }
  add(s.guards, tile, at(s.subdued, tile));
  add(s.dogs, tile, at(s.subduedDogs, tile));
  startle(s, tile, at(s.subduedDogs, tile));
  s.subdued[tile] = s.subduedDogs[tile] = s.stunned[tile] = s.stunnedDogs[tile] = 0;
  for (const guard of s.escort) if (guard.at === tile) guard.subduedIn = 0;
  s.touched = true;
  emit?.({ event: 'guardsRecovered', at: spaceName(s, tile), count: n, rules: [rule] });
  return n;
}

/** Those stunned by a flashbang come round (MH-EVP-09). */
export function recoverStunned(s: Heist, emit: Emit): void {
  for (let tile = 0; tile < s.stunned.length; tile++) {
    const guards = Math.min(at(s.stunned, tile), at(s.subdued, tile));
    const dogs = Math.min(at(s.stunnedDogs, tile), at(s.subduedDogs, tile));
    s.stunned[tile] = s.stunnedDogs[tile] = 0;
    if (guards + dogs === 0 || keptDown(s, tile)) continue;
    add(s.subdued, tile, -guards);
    add(s.guards, tile, guards);
    add(s.subduedDogs, tile, -dogs);
    add(s.dogs, tile, dogs);
    startle(s, tile, dogs);
    emit?.({ event: 'guardsRecovered', at: spaceName(s, tile), count: guards + dogs, rules: ['MH-ITM-13'] });
  }
}

export function recoverEscort(s: Heist, emit: Emit): void {
  for (const guard of s.escort) {
    if (guard.subduedIn === 0 || keptDown(s, guard.at)) continue;
    guard.subduedIn = 0;
    emit?.({ event: 'guardsRecovered', at: spaceName(s, guard.at), count: 1, rules: ['MH-SCN-SAF-04'] });
  }
}

export type GuardKind = 'guard' | 'dog' | 'escort';

/** Guards that a subdue could be aimed at on this tile. */
export function guardKinds(s: Heist, tile: number): GuardKind[] {
  const kinds: GuardKind[] = [];
  if (at(s.guards, tile) > 0) kinds.push('guard');
  if (at(s.dogs, tile) > 0) kinds.push('dog');
  if (s.escort.length > 0 && activeEscort(s, tile) > 0) kinds.push('escort');
  return kinds;
}

/** Turns one active guard down. */
export function subdueGuard(s: Heist, tile: number, kind: GuardKind): void {
  if (kind === 'guard') {
    add(s.guards, tile, -1);
    add(s.subdued, tile, 1);
  } else if (kind === 'dog') {
    add(s.dogs, tile, -1);
    add(s.subduedDogs, tile, 1);
  } else {
    const guard = s.escort.find((one) => one.at === tile && one.subduedIn === 0);
    if (guard) guard.subduedIn = s.round;
  }
}

/** Turns every active guard of a tile down; returns how many. */
export function subdueAll(s: Heist, tile: number): number {
  const n = activeGuards(s, tile);
  for (const kind of ['guard', 'dog', 'escort'] as const) {
    while (guardKinds(s, tile).includes(kind)) subdueGuard(s, tile, kind);
  }
  return n;
}

export function openLock(s: Heist, tile: number): void {
  add(s.locks, tile, -1);
  add(s.unlocked, tile, 1);
}

/** Every unlocked lock of a tile locks again. */
export function relock(s: Heist, tile: number, emit: Emit, rule: string): void {
  const n = at(s.unlocked, tile);
  if (n === 0) return;
  add(s.locks, tile, n);
  s.unlocked[tile] = 0;
  s.touched = true;
  emit?.({ event: 'relocked', at: spaceName(s, tile), count: n, rules: [rule] });
}

export function disableCamera(s: Heist, tile: number): void {
  add(s.cameras, tile, -1);
  add(s.disabled, tile, 1);
}

/** Every disabled camera of a tile is live again; returns how many. */
export function repower(s: Heist, tile: number, emit: Emit, rule: string): number {
  const n = at(s.disabled, tile);
  if (n === 0) return 0;
  add(s.cameras, tile, n);
  s.disabled[tile] = 0;
  s.touched = true;
  emit?.({ event: 'camerasLive', at: spaceName(s, tile), count: n, rules: [rule] });
  return n;
}
