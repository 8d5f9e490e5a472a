import { Table } from '@getaway/engine';
import { choose, matchFrom, offers, situation } from '@getaway/engine/testing';
import {
  type AnyNyCardId,
  CASE_SLOTS,
  type CaseCardId,
  type Direction,
  type HeroId,
  type MapTileId,
  type PoiTileId,
  SPACE_IDS,
  type SpaceId,
  type SuburbIcon,
  type TimerTileId,
} from '../content/index.ts';
import { escapeFromNewYork } from '../index.ts';
import { type AnyStep, push, type Source } from '../rules/agenda.ts';
import {
  directionNo,
  POI_SPACES,
  roadAt,
  roadBetween,
  spaceNo,
  SUBURB_SPACES,
} from '../rules/board/index.ts';
import type { Choice } from '../rules/choices.ts';
import { putEnemy } from '../rules/city/enemies.ts';
import type { Options } from '../rules/options.ts';
import type { ActionPiece, ItemPiece } from '../rules/pieces.ts';
import type { EnemyKind, HeroState, State } from '../rules/state.ts';
import { freshTurn } from '../rules/turn/turn.ts';

/** Scenes for tests: a table after setup, arranged in the game's words, with the steps to be played. */

export const game = escapeFromNewYork;

export interface Cast {
  readonly heroes?: readonly HeroId[];
  readonly options?: Partial<Options>;
  readonly seed?: string;
}

/** The table after setup, the first hero's turn, with nothing to be done yet. */
export function scene({ heroes = ['snake', 'maggie'], options = {}, seed = 'scene' }: Cast = {}): State {
  const seats = heroes.length + (options.bands ? 1 : 0);
  const table = new Table(game, situation(game, { seats, options, seed }));
  heroes.forEach((hero, seat) => {
    const asked = table.pending().some(({ choices }) => choices.some((choice) => choice.do === 'takeHero'));
    if (asked) table.play(seat, { do: 'takeHero', hero });
  });
  const s = table.state;
  s.current = 0;
  s.turn = freshTurn(1);
  s.agenda = [];
  return s;
}

/** Plays steps from a scene; the next hero's turn follows. */
export function play(s: State, ...steps: AnyStep[]) {
  s.agenda = [{ step: 'endTurn', seat: s.current }];
  push(s, ...steps);
  return matchFrom(game, s);
}

export type Play = ReturnType<typeof play>;

/** Resolves an effect list for the current hero. */
export const resolving = (s: State, list: string, by: Source, next = 0): AnyStep => ({
  step: 'effects',
  list,
  next,
  hero: s.current,
  by,
  at: null,
});

/** The position as a seat sees it; the first hero's by default. */
export const now = (match: Play, seat = 0): State => match.view(seat);
export const offered = (match: Play, seat: number, part: Partial<Choice> = {}): Choice[] =>
  offers(match, seat, part);
export const take = (match: Play, seat: number, part: Partial<Choice>) => choose(match, seat, part);

/** Whose decision it is. */
export const asked = (match: Play): number[] => match.pending().map(({ seat }) => seat);

export function revealTile(s: State, space: SpaceId, tile: MapTileId): void {
  const deck = tile.startsWith('park-') ? s.parkDeck : s.cityDeck;
  const place = deck.indexOf(tile);
  if (place === -1) throw new Error(`${tile} is not in its deck`);
  deck.splice(place, 1);
  s.tiles[spaceNo(space)] = tile;
}

/** Puts a POI tile faceup on a space without its effects; the tile that lay there changes places with it. */
export function revealPoi(s: State, space: SpaceId, tile: PoiTileId): void {
  const here = POI_SPACES.indexOf(spaceNo(space));
  const there = s.poi.findIndex((poi) => poi.tile === tile);
  const [a, b] = [s.poi[here], s.poi[there]];
  if (a === undefined || b === undefined) throw new Error(`${space} is no POI space`);
  [a.tile, b.tile] = [b.tile, a.tile];
  a.faceup = true;
}

export function putEnemies(s: State, kind: EnemyKind, at: SpaceId, n = 1): number[] {
  return Array.from({ length: n }, () => {
    if (kind === 'prisoner') s.prisoners--;
    if (kind === 'prisonerCar') s.carFigures--;
    return putEnemy(s, kind, at).no;
  });
}

export function block(s: State, a: SpaceId, b: SpaceId): void {
  s.roads[roadBetween(spaceNo(a), spaceNo(b))] = 'blocked';
  s.roadblocks--;
}

export const roadState = (s: State, a: SpaceId, b: SpaceId) => s.roads[roadBetween(spaceNo(a), spaceNo(b))];

export function giveItem(s: State, seat: number, ...items: ItemPiece[]): void {
  for (const item of items) {
    const pile = [s.itemDeck, s.itemsUnused].find((cards) => cards.includes(item));
    if (pile === undefined) throw new Error(`no ${item} is left`);
    pile.splice(pile.indexOf(item), 1);
    s.heroes[seat]?.items.push(item);
    // What was taken out unseen stays as many.
    if (pile === s.itemsUnused) s.itemsUnused.push(...s.itemDeck.splice(0, 1));
  }
}

/** Gives a case card from wherever setup has put it. */
export function giveCase(s: State, seat: number, card: CaseCardId): void {
  const slot = CASE_SLOTS.findIndex((_, i) => s.cases[i]?.card[0] === card);
  if (slot >= 0) s.cases[slot]?.card.pop();
  else {
    const pile = [s.casesUnused, s.casesGone].find((cards) => cards.includes(card));
    if (pile === undefined) throw new Error(`${card} is not in this match`);
    pile.splice(pile.indexOf(card), 1);
    const other = CASE_SLOTS.findIndex((_, i) => s.cases[i]?.card[0]?.startsWith('diagram'));
    const swapped = s.cases[other]?.card.pop();
    if (swapped !== undefined) pile.push(swapped);
  }
  s.heroes[seat]?.cases.push({ faceup: false, card });
}

/** Lays a card on top of the hand's other cards, from wherever the hero has it. */
export function putInHand(s: State, seat: number, card: ActionPiece): void {
  const hero = s.heroes[seat];
  const pile = [hero?.hand, hero?.discard, hero?.specials].find((cards) => cards?.includes(card));
  pile?.splice(pile.indexOf(card), 1);
  hero?.hand.push(card);
}

export const at = (s: State, seat: number): SpaceId => s.heroes[seat]?.at ?? SPACE_IDS[0];
export const place = (s: State, seat: number, space: SpaceId): void => {
  const hero = s.heroes[seat];
  if (hero !== undefined) hero.at = space;
};
export const enemiesAt = (s: State, space: SpaceId) => s.enemies.filter((enemy) => enemy.at === space);

/** A scene against New York's player. */
export const withBands = (cast: Cast = {}): State =>
  scene({ ...cast, options: { ...cast.options, bands: true } });

/** A scene with one hero, or more. */
export const solo = (cast: Cast = {}): State => scene({ heroes: ['snake'], ...cast });

export const hero = (s: State, seat = 0): HeroState => s.heroes[seat] as HeroState;

/** Puts cards of the hand facedown before the hero, as step 2 does. */
export function lay(s: State, ...cards: ActionPiece[]): void {
  const one = hero(s, s.current);
  for (const card of cards) {
    const pile = [one.hand, one.discard, one.specials].find((pile) => pile.includes(card));
    if (!pile) throw new Error(`${card} is not this hero's`);
    pile.splice(pile.indexOf(card), 1);
    one.played.push({ state: 'facedown', card });
  }
}

/** Discards cards of the hand. */
export function discard(s: State, seat: number, n: number): ActionPiece[] {
  const cards = hero(s, seat).hand.splice(0, n);
  hero(s, seat).discard.push(...cards);
  return cards;
}

/** Makes a timer tile the next one. */
export function stackTimer(s: State, ...tiles: TimerTileId[]): void {
  for (const tile of tiles) {
    const pile = s.timer.includes(tile) ? s.timer : s.timerUnused;
    const place = pile.indexOf(tile);
    if (place === -1) throw new Error(`${tile} is not in this match`);
    pile.splice(place, 1);
    if (pile === s.timerUnused) s.timerUnused.push(...s.timer.splice(-1));
  }
  s.timer.push(...tiles);
}

/** Makes NY cards the next ones; the last is on top. */
export function stackNy(s: State, ...cards: AnyNyCardId[]): void {
  for (const card of cards) {
    for (const pile of [s.nyDeck, s.nyDiscard, s.nyAside]) {
      const place = pile.indexOf(card);
      if (place !== -1) pile.splice(place, 1);
    }
  }
  s.nyDeck.push(...cards);
}

/** Turns the timer down to its three red tiles, the hurry up tile gone. */
export function showRed(s: State): void {
  s.timerGone.push(...s.timer.splice(3).reverse());
}

/** Turns a suburb counter up, with nothing else. */
export function flipCounter(s: State, space: SpaceId, icon: SuburbIcon): void {
  const here = SUBURB_SPACES.indexOf(spaceNo(space));
  const there = s.suburbs.findIndex(({ counter, faceup }) => counter === icon && !faceup);
  const [a, b] = [s.suburbs[here], s.suburbs[there]];
  if (!a || !b) throw new Error(`${space} is no suburb, or ${icon} is used up`);
  [a.counter, b.counter] = [b.counter, a.counter];
  a.faceup = true;
  a.raft = icon === 'raft';
}

/** Makes a counter lie facedown on a suburb. */
export function hideCounter(s: State, space: SpaceId, icon: SuburbIcon): void {
  flipCounter(s, space, icon);
  const suburb = s.suburbs[SUBURB_SPACES.indexOf(spaceNo(space))];
  if (suburb) [suburb.faceup, suburb.raft] = [false, false];
}

export const road = (s: State, space: SpaceId, direction: Direction) =>
  s.roads[roadAt(spaceNo(space), directionNo(direction))];

export function blockRoad(s: State, space: SpaceId, direction: Direction): void {
  s.roads[roadAt(spaceNo(space), directionNo(direction))] = 'blocked';
  s.roadblocks--;
}

export const cubesAt = (s: State, space: SpaceId): number => s.itemCubes[spaceNo(space)] ?? 0;

/** A car that nobody sits in. */
export function park(s: State, space: SpaceId): void {
  s.abandonedCars.push(space);
  s.carFigures--;
}

export const LIBRARY: SpaceId = 'c05y05';
/** North of the Library, in the order streets are offered. */
export const NORTH: SpaceId = 'c05y03';
export const SOUTH: SpaceId = 'c05y07';
/** The spaces around the Library. */
export const STREETS = [
  NORTH,
  'c06y04',
  'c06y06',
  SOUTH,
  'c04y06',
  'c04y04',
] as const satisfies readonly SpaceId[];

export const CHOOSING = { step: 'chooseCards', seat: 0 } as const;
export const FREE = { step: 'freeMoment', seat: 0, pay: true } as const;
