import { LETTERS } from '../content/index.ts';
import { npcNo } from '../rules/people.ts';
import { boardOf, isTile, ruleOf } from '../rules/spaces.ts';
import type { ChitLoot, Heist } from '../rules/state.ts';
import { roadAhead } from './convoy.ts';
import type { Links } from './links.ts';
import { tilesWith } from './openings.ts';
import { FAR, pathTo, spread } from './ways.ts';

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

/** Through a door that nobody opens. */
export const CLOSED = 50;

const errand = (stops: readonly (readonly number[])[], back: boolean): Errand => ({
  stops,
  back,
  after: [],
  waitsAtFirst: false,
});

/** Everything that has to be done for the objective, without doors. */
function fetchesOf(s: Heist): Errand[] {
  const errands: Errand[] = [];
  for (const part of boardOf(s).scenario.objective.all) {
    if (part.type === 'npcEscapes') {
      const npc = s.characters[npcNo(s)];
      if (npc?.status === 'inactive' && npc.at >= 0) {
        const road = roadAhead(s);
        errands.push(errand([road.length > 3 ? road.slice(2, -1) : [npc.at]], true));
      }
    } else if (part.type !== 'insideStarterEscapes') {
      const lying = s.loot[part.loot].flatMap((count, space) => Array.from({ length: count }, () => space));
      for (const space of lying) errands.push(errand([[space]], true));
      if (lying.length >= part.count) continue;
      for (const safe of tilesWith(s, 'safe')) errands.push(errand([...toolsFor(s), [safe]], true));
    }
  }
  return errands;
}

/** Somebody may have to fetch the tools first. */
function toolsFor(s: Heist): number[][] {
  const tools = s.items.filter(({ id }) => id === 'safecracking-tools' || id === 'plasma-torch');
  if (tools.some(({ place }) => place === 'held' || place === 'home')) return [];
  const lying = tools.filter(({ place }) => place === 'lying').map(({ at }) => at);
  return lying.length > 0 ? [lying] : [];
}

/** All errands in the order in which they can be done: first those that open doors for others. */
export function errandsOf(s: Heist, links: Links): Errand[] {
  const fetches = fetchesOf(s);
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
  const toll = links.map((_, space) => (closed(s, space) ? (back ? 5 : CLOSED) : 1));
  const doors: number[][][] = [];
  for (const to of stops.flat()) {
    let path: number[] = [];
    let best = FAR;
    for (const exit of entrances(s)) {
      const ways = spread(links, exit, 0, toll, null);
      if ((ways.far[to] as number) >= best) continue;
      best = ways.far[to] as number;
      path = pathTo(ways, to);
    }
    path.forEach((tile, i) => {
      const token = isTile(s, tile) ? s.token[tile] : null;
      for (const letter of LETTERS) {
        if (token !== `remoteLock${letter}`) continue;
        const shell = ruleOf(s, 'crackCipher')?.opens === letter ? s.characters[npcNo(s)] : undefined;
        doors.push(shell ? [lying(s, 'usb'), [shell.at]] : [tilesWith(s, `server${letter}`)]);
      }
      if (token !== 'keycardDoor') return;
      const beyond = path.slice(i);
      doors.push([
        lying(s, 'keycard'),
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

const lying = (s: Heist, kind: ChitLoot): number[] =>
  s.loot[kind].flatMap((count, space) => (count > 0 ? [space] : []));
const entrances = (s: Heist): number[] => s.entrances.map((_, i) => s.unknown.length + i);
export const closed = (s: Heist, space: number): boolean => {
  const token = isTile(s, space) ? s.token[space] : null;
  return token === 'keycardDoor' || token === 'remoteLockX' || token === 'remoteLockY';
};
