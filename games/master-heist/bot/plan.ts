import { exitsOf } from '../rules/exits.ts';
import { hasToken } from '../rules/movement.ts';
import { has, isNpc } from '../rules/people.ts';
import { isTile, ruleOf } from '../rules/spaces.ts';
import { startsFor, whyNotStart } from '../rules/starts.ts';
import type { Character, Heist } from '../rules/state.ts';
import { crackToll, cracksLeft, isTool, toolOf } from './cracking.ts';
import { CLOSED, closed, type Errand, errandsOf, handoversOf, OPENED } from './errands.ts';
import { shutsOf } from './gates.ts';
import { hidingPlaces } from './hidden.ts';
import { type Links, linksOf } from './links.ts';
import { isUrgent } from './minds.ts';
import { tollAt, tollsOf } from './tolls.ts';
import { ANY_TIME, FAR, pathTo, spread, waysOut } from './ways.ts';
import { weights } from './weights.ts';

// Before the heist: who goes where, from which entrance, over which tiles.

interface Route {
  readonly start: number;
  /** Where it leads. */
  readonly to: number;
  /** Tiles that need a token, in the order of the way. */
  readonly tiles: readonly number[];
  readonly cost: number;
  /** What is left of the cost after the place where it waits for others. */
  readonly late: number;
  readonly out: number;
}

/** By character: where to start and which tiles to plan. */
export type Plan = readonly (Route | null)[];

/** For each token that is missing where Escape would be too late. */
const TOO_LATE = 8;
/** Without the tools that a safe takes. */
const TOOLLESS = 6;

/** Whoever comes too early waits this far before the end. */
const BEFORE_THE_END = 2;

/** The cheapest way of a character to do an errand from a start. */
function routeOf(
  s: Heist,
  links: Links,
  c: number,
  start: number,
  one: Errand,
  out: readonly number[],
): Route {
  const character = s.characters[c] as Character;
  const { stops, back, waitsAtFirst } = one;
  const { planToken, planGate, planOutside, short } = weights();
  const shuts = shutsOf(s);
  const tolls = tollsOf(s, character, false);
  const extra = (space: number): number =>
    (isTile(s, space) ? planToken : 0) +
    (isGate(s, space) ? planGate : 0) +
    (closed(s, space) ? (one.after.length === 0 ? CLOSED : OPENED) : 0);
  const toll = links.map((_, space) => tollAt(s, character, tolls, space, false) + extra(space));
  const tiles: number[] = [];
  let cost = 0;
  let first = 0;
  let at = start;
  for (const stop of stops) {
    const ways = spread(links, at, cost, toll, { opens: null, shuts });
    let to = -1;
    for (const space of stop)
      if (to < 0 || (ways.far[space] as number) < (ways.far[to] as number)) to = space;
    if (to < 0 || (ways.far[to] as number) >= FAR)
      return { start, to: at, tiles, cost: FAR * 2, late: 0, out: 0 };
    cost = ways.far[to] as number;
    if (stop === stops[0]) first = cost;
    for (const space of pathTo(ways, to)) {
      if (!isTile(s, space) || tiles.includes(space)) continue;
      tiles.push(space);
      toll[space] = (toll[space] as number) - planToken;
    }
    at = to;
  }
  const memory = memoryOf(s, c);
  cost += crackingOf(s, c, one);
  cost += (isUrgent(s) ? TOO_LATE : short) * Math.max(0, tiles.length - memory);
  if (has(character, 'autopwn') || has(character, 'exploit')) cost += planOutside;
  const late = waitsAtFirst ? cost - first : Math.min(cost, BEFORE_THE_END);
  return { start, to: at, tiles, cost, late, out: back ? (out[at] ?? FAR) : 0 };
}

const isGate = (s: Heist, space: number): boolean =>
  isTile(s, space) && (s.token[space]?.startsWith('gate') ?? false);
/** What the safe at the end of an errand costs a character: with its own tools, those it fetches, or for want of any. */
function crackingOf(s: Heist, c: number, { stops }: Errand): number {
  const left = Math.max(0, ...stops.flat().map((space) => cracksLeft(s, space)));
  if (left === 0) return 0;
  const lying = stops.length > 1 ? s.items.find(({ id }) => isTool(id))?.id : undefined;
  const tool = toolOf(s, c) ?? (lying && isTool(lying) ? lying : null);
  const toll = crackToll(s.characters[c] as Character, tool ?? 'safecracking-tools');
  return left * toll + (tool === null ? TOOLLESS : 0);
}
const memoryOf = (s: Heist, c: number): number => (s.characters[c] as Character).tokens + tokensOnBoard(s, c);
const tokensOnBoard = (s: Heist, c: number): number => {
  let n = 0;
  for (let tile = 0; tile < s.plan.length; tile++) if (hasToken(s, c, tile)) n++;
  return n;
};

let latest: { key: string; plan: Plan } | null = null;
const dug = new Map<string, number>();

/** Plans are made by weights, and are nothing without them. */
export function forgetPlans(): void {
  latest = null;
  dug.clear();
}

/** How long everything would take with one more entrance at a tile (MH-TUN-01). */
export function timeWithTunnel(s: Heist, tile: number, cell: number): number {
  const key = `${keyOf(s)} ${tile} ${cell}`;
  let time = dug.get(key);
  if (time === undefined) {
    if (dug.size > 200) dug.clear();
    const entrance = { name: 'tunnel', tile, cell, tunnel: true };
    time = devise({ ...s, entrances: [...s.entrances, entrance] }).time;
    dug.set(key, time);
  }
  return time;
}

/** What a plan depends on. */
function keyOf(s: Heist): string {
  const people = s.characters.map(({ id, at, status }, c) => [id, at, status, memoryOf(s, c)]);
  const tiles = s.entrances.map(({ tile }) => tile);
  return JSON.stringify([s.scenario, people, s.unknown, s.locks, s.guards, tiles, s.items.length]);
}

/** The plan; asked again before anything has changed that matters for it, it is the same. */
export function planOf(s: Heist): Plan {
  const key = keyOf(s);
  if (latest?.key !== key) latest = { key, plan: devise(s).plan };
  return latest.plan;
}

/** Who does what: all ways to deal the errands out, the quickest for the crew. */
function devise(s: Heist): { plan: Plan; time: number } {
  const links = linksOf(s);
  const people = s.characters.flatMap((character, c) =>
    isNpc(character) || character.status !== 'active' ? [] : [c],
  );
  const slow = waysOut(s, links, exitsOf(s), 'open', { slips: false, picks: false });
  const free = waysOut(s, links, exitsOf(s), 'open', { slips: true, picks: false });
  const outOf = (c: number): readonly number[] =>
    has(s.characters[c] as Character, 'there-are-better-ways') ? free : slow;
  let best: Deal = { routes: people.map(() => null), time: Infinity };
  for (const variant of errandsOf(s, links).flatMap((errands) => [errands, ...handoversOf(s, errands)])) {
    const routes = variant.map((one) =>
      people.map((c) => startsOf(s, c).map((start) => routeOf(s, links, c, start, one, outOf(c)))),
    );
    best = deal(s, variant, routes, people, best);
  }
  const plan: (Route | null)[] = s.characters.map(() => null);
  best.routes.forEach((route, i) => {
    if (route) plan[people[i] as number] = route;
  });
  const room = roomOf(s, people);
  // Nobody knows yet where it will turn up, so that everybody had better be able to go for it.
  const sought = hidingPlaces(s, 'keycard').length > 0 && s.token.includes('keycardDoor');
  for (const c of people) if (plan[c]) room.take(plan[c].start, c);
  for (const c of people) {
    if (plan[c]) continue;
    const starts = startsOf(s, c).filter((space) => room.isAt(space, c));
    const around = starts.map((start) => (sought ? tilesAround(s, links, c, start) : []));
    const most = Math.max(...around.map((tiles) => tiles.length));
    const i = around.findIndex((tiles) => tiles.length === most);
    const start = starts[i] ?? -1;
    room.take(start, c);
    plan[c] = { start, to: start, tiles: around[i] ?? [], cost: 0, late: 0, out: 0 };
  }
  const whole = plan.map((route, c) => route && { ...route, tiles: filledUp(s, links, c, route) });
  return { plan: whole, time: best.time };
}

/** As many tiles as a character has tokens for, the nearest first. */
function tilesAround(s: Heist, links: Links, c: number, start: number): number[] {
  const character = s.characters[c] as Character;
  const tolls = tollsOf(s, character, false);
  const toll = links.map((_, space) =>
    closed(s, space) ? CLOSED : tollAt(s, character, tolls, space, false),
  );
  const { far } = spread(links, start, 0, toll, ANY_TIME);
  return far
    .flatMap((cost, space) => (isTile(s, space) && cost < CLOSED ? [space] : []))
    .sort((one, other) => (far[one] as number) - (far[other] as number))
    .slice(0, memoryOf(s, c));
}

const startsOf = (s: Heist, c: number): number[] => {
  const { at } = s.characters[c] as Character;
  return at >= 0 ? [at] : startsFor(s, c).filter((space) => whyNotStart(s, c, space) === null);
};

/** At most two start on one entrance (MH-PLN-05); whoever is placed already stays. */
const ROOM = 2;

function roomOf(s: Heist, people: readonly number[]) {
  const crowd = new Map<number, number>();
  const placed = (c: number): boolean => (s.characters[c] as Character).at >= 0;
  const add = (space: number, n: number): Map<number, number> =>
    crowd.set(space, (crowd.get(space) ?? 0) + n);
  for (const c of people) if (placed(c)) add((s.characters[c] as Character).at, 1);
  const limit = ruleOf(s, 'noEntranceLimit') || ruleOf(s, 'breakInToBreakOut') ? people.length : ROOM;
  return {
    isAt: (space: number, c: number): boolean => placed(c) || (crowd.get(space) ?? 0) < limit,
    take: (space: number, c: number): unknown => placed(c) || add(space, 1),
    leave: (space: number, c: number): unknown => placed(c) || add(space, -1),
  };
}

type Routes = readonly (readonly (readonly Route[])[])[];

interface Deal {
  /** By place in the list of people. */
  readonly routes: readonly (Route | null)[];
  readonly time: number;
}

/** The better of what is known and the best way to deal these errands out. */
function deal(
  s: Heist,
  errands: readonly Errand[],
  routes: Routes,
  people: readonly number[],
  known: Deal,
): Deal {
  const room = roomOf(s, people);
  const { planWayOut, planOpener, meeting } = weights();
  let best = known;
  const taken: (Route | null)[] = people.map(() => null);
  const done = new Map<Errand, number>();
  const next = (n: number, time: number): void => {
    if (time >= best.time) return;
    const [one, options] = [errands[n], routes[n]];
    if (one === undefined || options === undefined) {
      best = { routes: [...taken], time };
      return;
    }
    let possible = false;
    options.forEach((own, i) => {
      if (taken[i]) return;
      const c = people[i] as number;
      for (const route of own) {
        if (!room.isAt(route.start, c)) continue;
        possible = true;
        let finish = route.cost;
        for (const before of one.after) {
          const wait = one.waitsAtFirst ? meeting : 0;
          finish = Math.max(finish, (done.get(before) ?? 0) + route.late) + wait;
        }
        taken[i] = route;
        room.take(route.start, c);
        done.set(one, finish);
        next(n + 1, time + (one.back ? finish + planWayOut * route.out : planOpener * finish));
        room.leave(route.start, c);
        taken[i] = null;
      }
    });
    if (!possible) next(n + 1, time + FAR);
  };
  next(0, 0);
  return best;
}

/** Spare tokens go beside the way, where a lock or guard might have to be walked around. */
function filledUp(s: Heist, links: Links, c: number, { start, tiles }: Route): number[] {
  const memory = memoryOf(s, c);
  const all = tiles.slice(0, memory);
  if (tiles.length === 0) return all;
  const way = [start, ...tiles];
  const beside: { tile: number; worth: number }[] = [];
  for (let tile = 0; tile < s.plan.length; tile++) {
    if (all.includes(tile) || s.gone[tile] || closed(s, tile)) continue;
    const near = way.filter((space) => (links[space] as readonly number[]).includes(tile));
    if (near.length < 2) continue;
    const first = way.indexOf(near[0] as number);
    const last = way.indexOf(near[near.length - 1] as number);
    if (last - first < 2) continue;
    const around = way.slice(first + 1, last);
    const trouble = around.reduce(
      (sum, space) =>
        sum + (isTile(s, space) && (s.unknown[space] || (s.locks[space] as number) > 0) ? 1 : 0.2),
      0,
    );
    beside.push({ tile, worth: trouble - (s.locks[tile] as number) * 0.5 - (s.unknown[tile] ? 0.2 : 0) });
  }
  beside.sort((one, other) => other.worth - one.worth);
  for (const { tile } of beside) if (all.length < memory) all.push(tile);
  return all;
}
