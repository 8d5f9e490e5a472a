import { LETTERS } from '../content/index.ts';
import { npcNo, npcRule } from '../rules/people.ts';
import { boardOf, entrances, isTile, ruleOf } from '../rules/spaces.ts';
import type { ChitLoot, Heist } from '../rules/state.ts';
import { roadAhead } from './convoy.ts';
import { hidingPlaces } from './hidden.ts';
import type { Links } from './links.ts';
import { tilesWith } from './openings.ts';
import { ANY_TIME, FAR, pathTo, spread } from './ways.ts';

// What has to be done in the building.

/** Something to do in the building: places to go to, one after the other. */
export interface Errand {
  readonly stops: readonly (readonly number[])[];
  /** Whoever does it must come out again. */
  readonly back: boolean;
  /** Waits for other errands: at its first stop, or a little before its last. */
  readonly after: readonly Errand[];
  readonly waitsAtFirst: boolean;
}

/** Through a door that nobody opens, and through one that somebody will have opened. */
export const CLOSED = 50;
export const OPENED = 4;

const errand = (stops: readonly (readonly number[])[], back: boolean): Errand => ({
  stops,
  back,
  after: [],
  waitsAtFirst: false,
});

/** Everything that has to be done for the objective, without doors: where more lies about than is asked for, each way to do it. */
function fetchesOf(s: Heist): Errand[][] {
  let ways: Errand[][] = [[]];
  const and = (parts: readonly Errand[][]): void => {
    ways = ways.flatMap((way) => parts.map((part) => [...way, ...part]));
  };
  for (const part of boardOf(s).scenario.objective.all) {
    if (part.type === 'npcEscapes') {
      const npc = s.characters[npcNo(s)];
      if (npc?.status === 'inactive' && npc.at >= 0) and([[errand([placeToFree(s, npc.at)], true)]]);
    } else if (part.type !== 'insideStarterEscapes') {
      const lying = s.loot[part.loot].flatMap((count, space) => Array.from({ length: count }, () => space));
      and(choose(lying, part.count).map((some) => some.map((space) => errand([[space]], true))));
      if (lying.length >= part.count) continue;
      for (const safe of tilesWith(s, 'safe')) and([[errand([...toolsFor(s), [safe]], true)]]);
    }
  }
  return ways;
}

/** Where somebody has to be to set the NPC free: on its road, at a server that opens its cell, or where it is. */
function placeToFree(s: Heist, at: number): readonly number[] {
  const road = roadAhead(s);
  if (road.length > 3) return road.slice(2, -1);
  const freedWhen = npcRule(s)?.freedWhen;
  return freedWhen?.type === 'remoteLockRemoved' ? tilesWith(s, `server${freedWhen.kind}`) : [at];
}

/** All ways to choose so many of a list, or the whole list where it has no more. */
function choose<T>(list: readonly T[], count: number): T[][] {
  const [first, ...rest] = list;
  if (first === undefined || list.length <= count) return [[...list]];
  if (count === 0) return [[]];
  return [...choose(rest, count - 1).map((others) => [first, ...others]), ...choose(rest, count)];
}

/** Somebody may have to fetch the tools first. */
function toolsFor(s: Heist): number[][] {
  const tools = s.items.filter(({ id }) => id === 'safecracking-tools' || id === 'plasma-torch');
  if (tools.some(({ place }) => place === 'held' || place === 'home')) return [];
  const lying = tools.filter(({ place }) => place === 'lying').map(({ at }) => at);
  return lying.length > 0 ? [lying] : [];
}

/** Every way to reach the objective, as errands in the order in which they can be done: those that open doors come first. */
export const errandsOf = (s: Heist, links: Links): Errand[][] =>
  fetchesOf(s).map((fetches) => withOpeners(s, links, fetches));

function withOpeners(s: Heist, links: Links, fetches: readonly Errand[]): Errand[] {
  const all: Errand[] = [];
  const openers = new Map<string, Errand>();
  const opened = (stops: readonly (readonly number[])[]): Errand | null => {
    if (stops.some((stop) => stop.length === 0)) return null;
    const key = JSON.stringify(stops);
    const known = openers.get(key);
    if (known) return known;
    openers.set(key, errand(stops, false));
    const complete = add(errand(stops, false));
    openers.set(key, complete);
    return complete;
  };
  const add = (one: Errand): Errand => {
    const doors = doorsOn(s, links, one);
    const after = doors.flatMap((stops) => opened(stops) ?? []);
    const complete = { ...one, after };
    all.push(complete);
    return complete;
  };
  for (const fetch of fetches) add(fetch);
  return all;
}

/** What has to be opened on the way of an errand: the stops of those who open it. */
function doorsOn(s: Heist, links: Links, { stops, back }: Errand): number[][][] {
  // Those who open doors for others look for ways without any.
  const toll = links.map((_, space) => (closed(s, space) ? (back ? OPENED + 1 : CLOSED) : 1));
  const doors: number[][][] = [];
  for (const to of stops.flat()) {
    let path: number[] = [];
    let best = FAR;
    for (const exit of entrances(s)) {
      const ways = spread(links, exit, 0, toll, ANY_TIME);
      if ((ways.far[to] as number) >= best) continue;
      best = ways.far[to] as number;
      path = pathTo(ways, to);
    }
    path.forEach((tile, i) => {
      const token = isTile(s, tile) ? s.token[tile] : null;
      for (const letter of LETTERS) {
        if (token !== `remoteLock${letter}`) continue;
        const shell = ruleOf(s, 'crackCipher')?.opens === letter ? s.characters[npcNo(s)] : undefined;
        doors.push(shell ? [placesOf(s, 'usb'), [shell.at]] : [tilesWith(s, `server${letter}`)]);
      }
      if (token !== 'keycardDoor') return;
      const beyond = path.slice(i);
      doors.push([
        placesOf(s, 'keycard'),
        (links[tile] as readonly number[]).filter((space) => !beyond.includes(space)),
      ]);
    });
  }
  return doors;
}

/** The same errands with a handover: somebody brings the keycard half the way to whoever goes through the door. */
export function handoversOf(s: Heist, errands: readonly Errand[]): Errand[][] {
  const variants: Errand[][] = [];
  for (const fetch of errands) {
    const opener = fetch.after.find(({ stops }) => stops.length === 2);
    if (opener === undefined || fetch.stops.length !== 1) continue;
    for (let tile = 0; tile < s.plan.length; tile++) {
      if (closed(s, tile)) continue;
      const giving = { ...opener, stops: [opener.stops[0] as readonly number[], [tile]] };
      const after = fetch.after.map((one) => (one === opener ? giving : one));
      const taking = { ...fetch, stops: [[tile], ...fetch.stops], after, waitsAtFirst: true };
      variants.push(errands.map((one) => (one === opener ? giving : one === fetch ? taking : one)));
    }
  }
  return variants;
}

/** Where a thing lies, or may turn up. */
const placesOf = (s: Heist, kind: ChitLoot): number[] => {
  const lying = s.loot[kind].flatMap((count, space) => (count > 0 ? [space] : []));
  return lying.length > 0 ? lying : hidingPlaces(s, kind);
};
export const closed = (s: Heist, space: number): boolean => {
  const token = isTile(s, space) ? s.token[space] : null;
  return token === 'keycardDoor' || token === 'remoteLockX' || token === 'remoteLockY';
};
