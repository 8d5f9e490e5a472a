import { Table } from '@getaway/engine';
import { choose, matchFrom, offers, situation } from '@getaway/engine/testing';
import {
  CASE_SLOTS,
  type CaseCardId,
  type HeroId,
  type MapTileId,
  type PoiTileId,
  SPACE_IDS,
  type SpaceId,
  type TaskId,
  uspf,
} from '../content/index.ts';
import { escapeFromNewYork } from '../index.ts';
import { type AnyStep, push } from '../rules/agenda.ts';
import { POI_SPACES, roadBetween, spaceNo } from '../rules/board/index.ts';
import type { Choice } from '../rules/choices.ts';
import { putEnemy } from '../rules/city/enemies.ts';
import type { Options } from '../rules/options.ts';
import type { ActionPiece, ItemPiece } from '../rules/pieces.ts';
import type { EnemyKind, State } from '../rules/state.ts';
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
export const resolving = (
  s: State,
  list: string,
  by: 'card' | 'band' | 'mission' | 'cop' | 'task' | 'event' | 'timer' | 'trap',
  next = 0,
): AnyStep => ({
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

/** Lays a task at a place of the row; the one that lay there goes where the other came from. */
export function layTask(s: State, index: number, task: TaskId): void {
  const { row, taskDeck, tasksUnused } = s.uspf;
  const entry = row[index];
  if (entry === undefined) throw new Error(`the row has no place ${index}`);
  const there = row.find((other) => other.task === task);
  if (there !== undefined) there.task = entry.task;
  const pile = [taskDeck, tasksUnused].find((cards) => cards.includes(task));
  if (pile !== undefined) pile[pile.indexOf(task)] = entry.task;
  entry.task = task;
}

/** Puts available cops on a space. */
export function putCops(s: State, space: SpaceId, n = 1): void {
  s.uspf.copsLeft -= n;
  s.uspf.cops[spaceNo(space)] = (s.uspf.cops[spaceNo(space)] ?? 0) + n;
}

export const copsAt = (s: State, space: SpaceId): number => s.uspf.cops[spaceNo(space)] ?? 0;

/** Gives rewards worth some points out of those that were not used; the decks stay as they are. */
export function giveRewards(s: State, seat: number, ...points: number[]): void {
  const { rewardDeck, rewardsUnused, row, rewards } = s.uspf;
  for (const worth of points) {
    const card = [...rewardsUnused, ...rewardDeck, ...row.map(({ reward }) => reward)].find(
      (id) => uspf.rewards[id].points === worth,
    );
    if (card === undefined) throw new Error(`no reward of ${worth} points is left`);
    const { tier } = uspf.rewards[card];
    const spare = rewardsUnused.includes(card)
      ? rewardsUnused.indexOf(card)
      : rewardsUnused.findIndex((id) => uspf.rewards[id].tier === tier);
    const [taken = card] = rewardsUnused.splice(spare, 1);
    if (rewardDeck.includes(card)) rewardDeck[rewardDeck.indexOf(card)] = taken;
    for (const entry of row) if (entry.reward === card) entry.reward = taken;
    rewards[seat]?.push({ tier, card });
  }
}

/** A table with the police, as if their first tile and cop were not there. */
export function policeScene(cast: Cast = {}): State {
  const s = scene({ ...cast, options: { ...cast.options, uspf: true } });
  const head = s.uspf.cops.indexOf(1);
  const tile = s.tiles[head];
  if (tile) s.cityDeck.unshift(tile);
  s.tiles[head] = null;
  s.uspf.cops[head] = 0;
  return s;
}
