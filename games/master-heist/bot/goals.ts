import { npcNo } from '../rules/people.ts';
import { boardOf } from '../rules/spaces.ts';
import type { ChitLoot, Heist } from '../rules/state.ts';
import { crackToll, cracksLeft, isTool, toolOf } from './cracking.ts';
import { type Opening, tilesWith } from './openings.ts';
import { chanceToGet, chanceToGetOut } from './chances.ts';
import { cellDoorsOf, freeing, opens } from './freeing.ts';
import { bringing, chanceOf, type Goal, UNSEEN } from './goal.ts';
import { linksOf } from './links.ts';
import { afootTo, arrivalAt, hoursOf, type Mind } from './minds.ts';
import { FAR, pathTo, spread } from './ways.ts';
import { weights } from './weights.ts';

/** From one goal to the next. */
const DETOUR = 4;

interface Found {
  readonly goals: Goal[];
  readonly chance: number;
}

/** What has to be done for the objective, each by whoever does it best. */
export function goalsOf(s: Heist, minds: readonly (Mind | null)[], openings: readonly Opening[]): Found {
  if (s.objectiveFailed) return { goals: [], chance: 0 };
  const goals: Goal[] = [];
  let chance = 1;
  for (const part of boardOf(s).scenario.objective.all) {
    if (part.type === 'npcEscapes') chance *= freeing(s, minds, openings, goals);
    else if (part.type === 'insideStarterEscapes') chance *= breakingOut(s, minds, goals);
    else chance *= acquiring(s, minds, part.loot, part.count, goals);
  }
  return { goals, chance: chance * opening(s, minds, openings, goals) };
}

/** Pieces in hands, on tiles and in safes, the surest first. */
function acquiring(
  s: Heist,
  minds: readonly (Mind | null)[],
  kind: ChitLoot,
  count: number,
  goals: Goal[],
): number {
  let missing = count - s.banked[kind];
  for (const { status, carries } of s.characters) if (status === 'escaped') missing -= carries[kind];
  let chance = 1;
  const held: Goal[] = [];
  for (const mind of minds) {
    if (mind === null) continue;
    for (let i = 0; i < mind.character.carries[kind]; i++) held.push(bringing(s, mind));
  }
  const lying = placesOf(s, kind);
  const busy = new Map<number, Goal>();
  held.sort((one, other) => other.chance - one.chance);
  while (missing > 0) {
    const [inHand] = held;
    const next = bestFetch(s, minds, lying, busy);
    const best = inHand && (!next || inHand.chance >= next.goal.chance) ? inHand : next?.goal;
    if (best === undefined) return chance * UNSEEN ** missing;
    if (best === inHand) held.shift();
    else if (next) {
      lying.splice(next.place, 1);
      busy.set(best.c, best);
    }
    goals.push(best);
    chance *= best.chance;
    missing--;
  }
  return chance;
}

interface Place {
  readonly at: number;
  /** Whether it has to be cracked, by somebody with the right item. */
  readonly safe: boolean;
}

function placesOf(s: Heist, kind: ChitLoot): Place[] {
  const places: Place[] = [];
  s.loot[kind].forEach((count, at) => {
    for (let i = 0; i < count; i++) places.push({ at, safe: false });
  });
  for (const at of tilesWith(s, 'safe')) places.push({ at, safe: true });
  return places;
}

function bestFetch(
  s: Heist,
  minds: readonly (Mind | null)[],
  places: readonly Place[],
  busy: ReadonlyMap<number, Goal>,
): { goal: Goal; place: number } | null {
  let best: { goal: Goal; place: number } | null = null;
  for (let place = 0; place < places.length; place++) {
    const { at, safe } = places[place] as Place;
    for (const mind of minds) {
      if (mind === null) continue;
      const before = busy.get(mind.c);
      const way = safe ? wayToCrack(s, mind, at) : { first: at, arrival: arrivalAt(s, mind, at) };
      let { arrival } = way;
      if (before) arrival = Math.max(arrival, before.arrival) + DETOUR;
      if (arrival >= FAR) continue;
      const goal = fetching(s, mind, { first: way.first, last: at }, arrival, safe);
      if (best === null || goal.chance > best.goal.chance) best = { goal, place };
    }
  }
  return best;
}

/** Where to go first for what is in a safe, and when it would be open: whoever has no tools fetches some that lie about. */
function wayToCrack(s: Heist, mind: Mind, safe: number): { first: number; arrival: number } {
  const { c, character, ways, toll } = mind;
  const held = toolOf(s, c);
  const left = cracksLeft(s, safe);
  if (held !== null)
    return { first: safe, arrival: arrivalAt(s, mind, safe) + left * crackToll(character, held) };
  let best = { first: -1, arrival: FAR };
  for (const { id, place, at } of s.items) {
    if (!isTool(id) || place !== 'lying') continue;
    const onwards = spread(linksOf(s), at, ways.far[at] as number, toll, hoursOf(s));
    const arrival = (onwards.far[safe] as number) + left * crackToll(character, id);
    if (arrival < best.arrival) best = { first: at, arrival };
  }
  return best;
}

function fetching(
  s: Heist,
  mind: Mind,
  { first, last }: { first: number; last: number },
  arrival: number,
  onFoot: boolean,
): Goal {
  const { c, outAgain, budget, ideas, tolls } = mind;
  const moves = outAgain[last] ?? FAR;
  const afoot = afootTo(s, mind, first);
  const got = chanceToGet({ arrival, afoot }, budget, onFoot ? 0 : ideas, tolls.move);
  const chance = got * chanceToGetOut(moves, budget - arrival, ideas, budget);
  return { kind: 'fetch', c, to: first, arrival, afoot, out: moves, chance, onFoot };
}

/** One of those who started inside is enough (MH-SCN-CTY-04). */
function breakingOut(s: Heist, minds: readonly (Mind | null)[], goals: Goal[]): number {
  let caught = 1;
  for (const mind of minds) {
    if (mind === null) continue;
    const goal = bringing(s, mind);
    goals.push(goal);
    if (mind.character.startedInside) caught *= 1 - goal.chance;
  }
  return 1 - caught;
}

/** Doors on the way of any goal have to be opened first, and doors on the way to those. */
function opening(
  s: Heist,
  minds: readonly (Mind | null)[],
  openings: readonly Opening[],
  goals: Goal[],
): number {
  if (openings.length === 0) return 1;
  let chance = 1;
  const wanted = new Set<Opening>();
  const want = (mind: Mind | null | undefined, to: number): void => {
    if (!mind) return;
    for (const space of pathTo(mind.ways, to)) {
      const found = openings.find(({ tiles }) => tiles.includes(space));
      if (!found || wanted.has(found) || found.c < 0) continue;
      wanted.add(found);
      want(minds[found.c], found.first);
      want(minds[found.c], found.last);
    }
  };
  for (const goal of goals) want(minds[goal.c], goal.to);
  const npc = s.characters[npcNo(s)];
  if (npc?.status === 'inactive') {
    const cell = cellDoorsOf(s);
    for (const found of openings) {
      if (found.c < 0 || !opens(found.tiles, cell)) continue;
      wanted.add(found);
      want(minds[found.c], found.first);
      want(minds[found.c], found.last);
    }
  }
  const onFoot = goals.some((goal) => goal.onFoot);
  for (const { c, first, time, handover } of wanted) {
    const mind = minds[c] as Mind;
    const arrival = mind.dash ? time : time + weights().behindDoor;
    const afoot = afootTo(s, mind, first);
    const goal = { kind: 'open' as const, c, to: first, arrival, afoot, out: 0, onFoot };
    const likely = chanceOf(goal, mind.budget, mind.ideas, mind.tolls.move);
    goals.unshift({ ...goal, chance: likely });
    if (handover) goals.unshift({ ...goal, c: handover.to, to: handover.at, chance: likely });
    chance *= likely;
  }
  return chance;
}
