import { caseTokens, type PoiTileId } from '../content/index.ts';
import { distance, POI_SPACES, type Space, spaceNo } from '../rules/board/index.ts';
import { hitPoints } from '../rules/city/enemies.ts';
import type { Enemy, EnemyKind, HeroState, State } from '../rules/state.ts';
import type { Streets } from './streets.ts';
import { weights } from './weights.ts';

/** What the heroes must fetch for the collective victory (NY-WIN-04), where that is, and who should go. */

export interface Errand {
  readonly space: Space;
  /** The President, the case card of a slot, or a facedown POI tile that may hide either. */
  readonly fetches: 'president' | number | 'unknown';
  /** Turns that the enemies there will cost. */
  readonly fight: number;
}

/** Who does what and when, in turns from now. */
export interface Schedule {
  /** By errand. */
  readonly done: readonly number[];
  /** By hero: the first errand, or -1. */
  readonly first: readonly number[];
  /** By hero: when all errands are done, and where that will be. */
  readonly free: readonly { readonly turns: number; readonly at: Space }[];
  /** By hero: steps to every space. */
  readonly ways: readonly Float32Array[];
}

const BOSS_OF_TILE: Readonly<Record<string, PoiTileId>> = { romero: 'rail-yard', slag: 'fight-ring' };
/** The POI tile that brings the case of each slot, itself or with its boss. */
const TILE_OF_SLOT = caseTokens.map(({ source }) =>
  'poi' in source ? source.poi : (BOSS_OF_TILE[source.boss] as PoiTileId),
);
const BOSS_OF_SLOT = caseTokens.map(({ source }): EnemyKind | null =>
  'boss' in source ? source.boss : null,
);

/** Steps of a turn; a car takes its driver farther. */
export const stepsATurn = (hero: HeroState): number =>
  hero.car === 'none' ? weights().stepsATurn : weights().stepsWithCar;

/** What keeps a hero from errands: something to bring to the exit, soon or some day. */
export type Bearer = 'soon' | 'later' | 'no';
/** Turns that an errand costs such a hero more. */
const DELAY: Readonly<Record<Bearer, number>> = { soon: 4, later: 0.6, no: 0 };

/** A POI tile as the current player knows it. */
const isKnown = (s: State, place: number): boolean => {
  const poi = s.poi[place];
  return poi !== undefined && (poi.faceup || poi.seen.includes(s.current));
};

function knownSpace(s: State, tile: PoiTileId): Space | null {
  for (let place = 0; place < s.poi.length; place++) {
    if (isKnown(s, place) && s.poi[place]?.tile === tile) return POI_SPACES[place] as Space;
  }
  return null;
}

/** Turns to clear a space; `kill` is a boss who must die there. */
function fightAt(s: State, space: Space, kill: EnemyKind | null): number {
  let turns = 0;
  for (const enemy of s.enemies) {
    if (spaceNo(enemy.at) !== space || enemy.tricked) continue;
    const left = (hitPoints(s, enemy.kind) - enemy.damage) * weights().hitPoint;
    const trickable = enemy.kind !== 'romero' && enemy.kind !== kill;
    turns += trickable ? Math.min(left, weights().tricked) : left;
  }
  return turns;
}

const caseAt = (s: State, slot: number, space: Space, kill: EnemyKind | null): Errand => ({
  space,
  fetches: slot,
  fight: weights().notInHand + fightAt(s, space, kill),
});

/** Where the case of a slot is to be had as far as is known; null while it hides in a facedown POI tile. */
function caseErrand(s: State, slot: number): Errand | null {
  const token = s.cases[slot]?.token;
  if (token) return caseAt(s, slot, spaceNo(token), null);
  const kind = BOSS_OF_SLOT[slot] as EnemyKind | null;
  const boss: Enemy | undefined = kind === null ? undefined : s.enemies.find((enemy) => enemy.kind === kind);
  if (boss) return caseAt(s, slot, spaceNo(boss.at), kind);
  const space = knownSpace(s, TILE_OF_SLOT[slot] as PoiTileId);
  return space === null ? null : { space, fetches: slot, fight: weights().notInHand + weights().surprise };
}

/** All errands worth running while these slots may hold a card that is wanted. */
export function errandsFor(s: State, slots: readonly number[]): Errand[] {
  const errands: Errand[] = [];
  let searching = false;
  if (s.president === 'slot') {
    const camp = knownSpace(s, 'dukes-camp');
    if (camp === null) searching = true;
    else
      errands.push({ space: camp, fetches: 'president', fight: weights().notFreed + fightAt(s, camp, null) });
  }
  for (const slot of slots) {
    const errand = caseErrand(s, slot);
    if (errand === null) searching = true;
    else errands.push(errand);
  }
  if (!searching) return errands;
  for (let place = 0; place < s.poi.length; place++) {
    if (!isKnown(s, place)) errands.push({ space: POI_SPACES[place] as Space, fetches: 'unknown', fight: 0 });
  }
  return errands;
}

/** Always the errand next that somebody can have done soonest. */
export function scheduleOf(
  s: State,
  errands: readonly Errand[],
  streets: Streets,
  bearers: readonly Bearer[],
): Schedule {
  const done = errands.map(() => -1);
  const first = s.heroes.map(() => -1);
  const starts = s.heroes.map((hero) => spaceNo(hero.at));
  const ways = starts.map((at) => streets.from(at));
  const free = s.heroes.map((_, seat) => ({
    turns: DELAY[bearers[seat] as Bearer],
    at: starts[seat] as Space,
  }));
  const { detour } = weights();
  // When each hero would have done each errand next; a choice changes that for one of them.
  const ends = s.heroes.map(() => errands.map(() => 0));
  const reckon = (seat: number): void => {
    const { turns, at } = free[seat] as { turns: number; at: Space };
    const pace = stepsATurn(s.heroes[seat] as HeroState);
    const way = first[seat] === -1 ? (ways[seat] as Float32Array) : null;
    const own = ends[seat] as number[];
    for (let e = 0; e < errands.length; e++) {
      const { space, fight } = errands[e] as Errand;
      const steps = way ? (way[space] as number) : Math.max(1, detour * distance(at, space));
      own[e] = turns + steps / pace + fight;
    }
  };
  for (let seat = 0; seat < free.length; seat++) reckon(seat);
  for (let left = errands.length; left > 0; left--) {
    let bestErrand = -1;
    let bestSeat = -1;
    let soonest = Infinity;
    for (let e = 0; e < errands.length; e++) {
      if ((done[e] as number) >= 0) continue;
      for (let seat = 0; seat < free.length; seat++) {
        const end = ends[seat]?.[e] as number;
        if (end >= soonest) continue;
        soonest = end;
        bestErrand = e;
        bestSeat = seat;
      }
    }
    done[bestErrand] = soonest;
    if (first[bestSeat] === -1) first[bestSeat] = bestErrand;
    free[bestSeat] = { turns: soonest, at: (errands[bestErrand] as Errand).space };
    if (left > 1) reckon(bestSeat);
  }
  return { done, first, free, ways };
}
