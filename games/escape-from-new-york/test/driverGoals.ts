import {
  CASE_SLOTS,
  type BridgeId,
  board,
  caseCards,
  caseTokens,
  type CaseCardId,
  objectives,
  type Transport,
} from '../content/index.ts';
import {
  ALL_SPACES,
  KIND,
  NEIGHBOURS,
  POI_SPACES,
  roadBetween,
  spaceNo,
  SUBURB_SPACES,
  type Space,
} from '../rules/board/index.ts';
import { isPrisoner } from '../rules/city/enemies.ts';
import { isBlocked } from '../rules/city/roadblocks.ts';
import { hasRaft, isFacedownPoi, isRevealed } from '../rules/city/spaces.ts';
import { topIsRed } from '../rules/city/timer.ts';
import type { HeroState, State } from '../rules/state.ts';

/** What a hero of the driver wants and where that is. The driver sees everything: it makes fixtures, not fair play. */

export type Plan =
  | { readonly way: 'together'; readonly by: 'bridge' | 'tracer' }
  | { readonly way: 'alone'; readonly seat: number; readonly transport: Transport };

const FAR = 99;

/** What it takes to get from every space to a goal: unexplored spaces must be revealed, roadblocks got round. */
export function wayTo(s: State, goals: readonly Space[]): number[] {
  const cost: number[] = ALL_SPACES.map((space) => (goals.includes(space) ? 0 : FAR));
  const waiting = new Set(goals);
  while (waiting.size > 0) {
    const space = [...waiting].reduce((a, b) => (cost[a]! <= cost[b]! ? a : b));
    waiting.delete(space);
    const enter = isRevealed(s, space) || isFacedownPoi(s, space) ? 1 : 1.7;
    for (const other of NEIGHBOURS[space] ?? []) {
      const step = enter + (isBlocked(s, roadBetween(space, other)) ? 2.5 : 0);
      if (cost[space]! + step >= cost[other]!) continue;
      cost[other] = cost[space]! + step;
      waiting.add(other);
    }
  }
  return cost;
}

const holder = (s: State, card: CaseCardId): number =>
  s.heroes.findIndex((hero) => hero.cases.some((held) => held.card === card));
const poiSpace = (s: State, tile: string): Space =>
  POI_SPACES[s.poi.findIndex((poi) => poi.tile === tile)] ?? 0;

/** Where a case card can be had: at its token, at the boss who owns it, or at the POI tile that brings either. */
function whereIsCase(s: State, card: CaseCardId): Space | null {
  const slot = CASE_SLOTS.findIndex((_, i) => s.cases[i]?.card[0] === card);
  if (slot === -1) return null;
  const token = s.cases[slot]?.token;
  if (token) return spaceNo(token);
  const source = caseTokens[slot]?.source;
  if (source === undefined) return null;
  if ('poi' in source) return poiSpace(s, source.poi);
  const boss = s.enemies.find(({ kind }) => kind === source.boss);
  return boss ? spaceNo(boss.at) : poiSpace(s, source.boss === 'romero' ? 'rail-yard' : 'fight-ring');
}

/** The boss whose case holds a card, while he is on the board. */
export const bossesToKill = (s: State, cards: readonly CaseCardId[]): string[] =>
  caseTokens.flatMap(({ source }, i) => {
    const card = s.cases[i]?.card[0];
    return 'boss' in source && card !== undefined && cards.includes(card) && s.cases[i]?.token === null
      ? [source.boss]
      : [];
  });

const diagram = (bridge: BridgeId): CaseCardId =>
  Object.values(caseCards).find((card) => card.kind === 'diagram' && card.bridge === bridge)!.id;

/** The bridge whose diagram is at hand, or the nearest to be had. */
function bridgeFor(s: State): BridgeId {
  const bridges = board.bridges.map(({ id }) => id);
  const held = bridges.find((id) => holder(s, diagram(id)) !== -1);
  const hadBy = bridges.filter((id) => whereIsCase(s, diagram(id)) !== null);
  const easy = hadBy.find((id) => bossesToKill(s, [diagram(id)]).length === 0);
  return held ?? easy ?? hadBy[0] ?? 'bridge-1';
}

/** The case cards a plan needs. */
export function cardsFor(s: State, plan: Plan): CaseCardId[] {
  if (plan.way === 'together') return ['tape', plan.by === 'tracer' ? 'tracer' : diagram(bridgeFor(s))];
  const cards: CaseCardId[] = plan.transport === 'bridge' ? [diagram(bridgeFor(s))] : [];
  const blue = s.heroes[plan.seat]?.blue[0];
  const requires = blue && objectives.blue[blue].requires;
  if (requires?.type === 'case' && caseCards[requires.card].kind !== 'bracelet') cards.push(requires.card);
  return cards;
}

const headOf = (bridge: BridgeId): Space => spaceNo(board.bridges.find(({ id }) => id === bridge)!.head);

/** The spaces that a hero heads for. */
export function goalsOf(s: State, plan: Plan, seat: number): Space[] {
  if (plan.way === 'alone')
    return seat === plan.seat ? goalsAlone(s, plan.transport, seat) : [spaceNo(s.heroes[seat]!.at)];
  const exit = plan.by === 'tracer' ? spaceNo(s.helicopter.at) : headOf(bridgeFor(s));
  const errands: Space[] = cardsFor(s, plan).flatMap((card) =>
    holder(s, card) === -1 ? (whereIsCase(s, card) ?? []) : [],
  );
  if (s.president === 'slot') errands.push(poiSpace(s, 'dukes-camp'));
  const mine = assign(s, errands).get(seat);
  return mine === undefined ? [exit] : [mine];
}

/** Every errand goes to the nearest hero who has none yet; heroes with room in the supply first. */
function assign(s: State, errands: readonly Space[]): Map<number, Space> {
  const given = new Map<number, Space>();
  for (const errand of errands) {
    const cost = wayTo(s, [errand]);
    const free = s.heroes.map((_, seat) => seat).filter((seat) => !given.has(seat));
    const best = free.toSorted(
      (a, b) => cost[spaceNo(s.heroes[a]!.at)]! - cost[spaceNo(s.heroes[b]!.at)]!,
    )[0];
    if (best !== undefined) given.set(best, errand);
  }
  return given;
}

const prey = (s: State): Space[] =>
  s.enemies.filter(({ kind, tricked }) => isPrisoner(kind) && !tricked).map(({ at }) => spaceNo(at));
const unexplored = (s: State): Space[] => ALL_SPACES.filter((space) => !isRevealed(s, space));
const cubes = (s: State): Space[] => ALL_SPACES.filter((space) => (s.itemCubes[space] ?? 0) > 0);
const shops = (s: State): Space[] =>
  ALL_SPACES.filter(
    (space) => KIND[space] === 'library' || ['city-13', 'city-14', 'city-15'].includes(s.tiles[space] ?? ''),
  );

export const wantsItems = (hero: HeroState): boolean => hero.level < 3 && hero.bar.paid < hero.bar.items;
export const wantsKills = (hero: HeroState): boolean =>
  hero.level < 3 && hero.bar.killed < hero.bar.prisoners;

/** Whether the hero has the object that the blue objective asks for. */
export function hasObject(hero: HeroState): boolean {
  const requires = hero.blue[0] && objectives.blue[hero.blue[0]].requires;
  if (requires?.type === 'item') return hero.items.includes(requires.card);
  if (requires?.type === 'case')
    return hero.cases.some(({ card }) => caseCards[card].kind === caseCards[requires.card].kind);
  return hero.wanted > 0;
}

function goalsAlone(s: State, transport: Transport, seat: number): Space[] {
  const hero = s.heroes[seat]!;
  const lacksItems = wantsItems(hero) && hero.items.length === 0;
  if (wantsKills(hero) && prey(s).length > 0) return prey(s);
  if (
    lacksItems ||
    (hero.level === 3 && !hasObject(hero)) ||
    (s.options.uspf && !hero.items.includes('charge-extractor') && hero.level === 3)
  ) {
    return [...cubes(s), ...shops(s)];
  }
  if (hero.level < 3) return wantsKills(hero) ? unexplored(s) : [spaceNo(hero.at)];
  const missing = cardsFor(s, { way: 'alone', seat, transport }).find(
    (card) => !hero.cases.some((held) => held.card === card),
  );
  const found = missing && whereIsCase(s, missing);
  if (found) return [found];
  if (transport === 'gullfire') return [spaceNo(board.worldTradeCenter)];
  if (transport === 'helicopter') return [spaceNo(s.helicopter.at)];
  if (transport === 'bridge') return [headOf(bridgeFor(s))];
  const rafts = SUBURB_SPACES.filter(
    (space) => hasRaft(s, space) || s.suburbs[SUBURB_SPACES.indexOf(space)]?.counter === 'raft',
  );
  return rafts;
}

/** A lone hero who is ready waits for the red tiles, or hastens them. */
export const waitsForRed = (s: State, plan: Plan, seat: number): boolean =>
  plan.way === 'alone' &&
  plan.seat === seat &&
  s.heroes[seat]!.level === 3 &&
  hasObject(s.heroes[seat]!) &&
  s.president === 'slot' &&
  !topIsRed(s);
