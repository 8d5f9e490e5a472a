import { ATLAS } from '../map/atlas.ts';
import type { CityGraph } from '../map/graph.ts';
import type { Region } from '../map/index.ts';
import type { Outcome } from './kit.ts';
import {
  gasOf,
  leavingOf,
  onlyRouteTo,
  outcomeOf,
  routeNumber,
  routesTo,
  runSearch,
  tilesIn,
} from './routes.ts';
import type { Quest } from './search.ts';
import type { ToolId } from './tools.ts';
import type { Itinerary } from './traveller.ts';

const NO_TOOLS: readonly ToolId[] = [];

/**
 * Every unbeaten travel that a search found, and every escape, by number: travels to the same location stand together
 * and escapes come last. Most are never looked at one by one, so nothing else is made of them before that.
 */
export class Journeys {
  readonly count: number;
  /** Of all, how many are travels. */
  readonly travels: number;
  private readonly ends: readonly number[];
  private readonly leaving: readonly number[];
  private readonly gas: readonly number[];
  /** Null where no tools are used. */
  private readonly outcomes: readonly Outcome[] | null;

  constructor(quest: Quest, exit: number) {
    runSearch(quest);
    found.count = 0;
    for (const location of quest.roads.locations) {
      // EP-TRV-01
      if (location !== quest.from) addJourneys(quest, location, false);
    }
    this.travels = found.count;
    if (exit >= 0) addJourneys(quest, exit, true);
    const { count } = found;
    this.count = count;
    this.ends = found.ends.slice(0, count);
    this.leaving = found.leaving.slice(0, count);
    this.gas = found.gas.slice(0, count);
    this.outcomes = quest.kit.ways.length > 0 ? found.outcomes.slice(0, count) : null;
  }

  /** Where a journey ends, and its danger tiles, as bits. */
  end(i: number): Region {
    return ATLAS.regions[this.ends[i]!]!;
  }
  tiles(i: number): number {
    return this.leaving[i]!;
  }

  /** What the tools of a journey cost. */
  cost(i: number): number {
    return this.outcomes === null ? 0 : this.outcomes[i]!.money;
  }

  itinerary(i: number): Itinerary {
    return {
      do: i < this.travels ? 'travel' : 'escape',
      to: this.end(i).id,
      leaving: tilesIn(this.leaving[i]!),
      gas: this.gas[i]!,
      using: this.outcomes === null ? NO_TOOLS : this.outcomes[i]!.using,
    };
  }
}

/** Where journeys are collected before it is known how many there are; used again by the next search. */
const found = {
  count: 0,
  ends: [] as number[],
  leaving: [] as number[],
  gas: [] as number[],
  outcomes: [] as Outcome[],
};

function addJourneys(quest: Quest, end: number, escape: boolean): void {
  const only = onlyRouteTo(quest, end);
  if (only >= 0)
    return addJourney(end, leavingOf(quest, only, end, escape), gasOf(only), outcomeOf(quest, only));
  const count = routesTo(quest, end, escape);
  for (let i = 0; i < count; i++) {
    const { leaving, gas, outcome } = routeNumber(i);
    addJourney(end, leaving, gas, outcome);
  }
}

function addJourney(end: number, leaving: number, gas: number, outcome: Outcome): void {
  const i = found.count++;
  found.ends[i] = end;
  found.leaving[i] = leaving;
  found.gas[i] = gas;
  found.outcomes[i] = outcome;
}

/** A bot's search looks at the same city again and again; when the shelf is full it is cleared. */
const MOST_KEPT = 512;
let shelves = new WeakMap<CityGraph, Map<number, Journeys>>();
let kept = 0;

/** The journeys of a quest, and the escapes through an exit, if one is given. */
export function journeysOf(quest: Quest, exit: number): Journeys {
  const key = keyOf(quest, exit);
  let shelf = shelves.get(quest.roads.graph);
  let known = shelf?.get(key);
  if (!known) {
    known = new Journeys(quest, exit);
    if (kept++ >= MOST_KEPT) {
      shelves = new WeakMap();
      shelf = undefined;
      kept = 1;
    }
    if (!shelf) shelves.set(quest.roads.graph, (shelf = new Map()));
    shelf.set(key, known);
  }
  return known;
}

const KEY_REGIONS = ATLAS.regions.length + 1;
const KEY_TILES = 2 ** ATLAS.tiles.length;

/** All that tells two quests in one city apart, as one number. */
const keyOf = ({ from, gasCans, kit, danger }: Quest, exit: number): number =>
  (((kit.id * KEY_REGIONS + exit + 1) * KEY_REGIONS + from) * 4 + gasCans) * KEY_TILES + danger;
