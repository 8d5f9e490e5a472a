import { same } from '@getaway/engine';
import { ATLAS } from '../map/atlas.ts';
import type { Region, RegionId } from '../map/index.ts';
import type { Outcome } from './kit.ts';
import { type LabelTree, placesTo } from './labels.ts';
import {
  gasOf,
  labelTree,
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

/** Playouts never ask for a path: so what paths are made of is kept only once somebody has. */
let keepsTrees = false;

const NO_TOOLS: readonly ToolId[] = [];

/**
 * Every unbeaten travel that a search finds, and every escape, by number: travels to the same location stand together
 * and escapes come last. Most are never looked at one by one, so nothing else is made of them before that.
 */
export class Journeys {
  readonly count: number;
  /** Of all, how many are travels. */
  readonly travels: number;
  private readonly quest: Quest;
  private readonly ends: readonly number[];
  /** The search's label where each ends; -1 for a medevac, which needs no search. */
  private readonly labels: readonly number[];
  private readonly leaving: readonly number[];
  private readonly gas: readonly number[];
  /** Null where no tools are used. */
  private readonly outcomes: readonly Outcome[] | null;
  private tree: LabelTree | null;

  constructor(quest: Quest, exit: number) {
    this.travels = find(quest, exit);
    const { count } = found;
    this.count = count;
    this.quest = quest;
    this.ends = found.ends.slice(0, count);
    this.labels = found.labels.slice(0, count);
    this.leaving = found.leaving.slice(0, count);
    this.gas = found.gas.slice(0, count);
    this.outcomes = quest.kit.ways.length > 0 ? found.outcomes.slice(0, count) : null;
    this.tree = keepsTrees ? labelTree() : null;
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

  /** How many of a tool a journey uses. */
  uses(i: number, tool: ToolId): number {
    let count = 0;
    for (const used of this.using(i)) if (used === tool) count++;
    return count;
  }

  /** EP-TRV-11: the regions of a journey's path in order, the start included. */
  path(i: number): RegionId[] {
    const { quest, ends } = this;
    const label = this.labels[i]!;
    const places = label === -1 ? [quest.from, ends[i]!] : placesTo(this.treeOfLabels(), label);
    // The air and the sewer are no regions.
    return places.flatMap((place) => ATLAS.regions[place]?.id ?? []);
  }

  /** The same for one that was offered. */
  pathOf(itinerary: Itinerary): RegionId[] {
    let i = itinerary.do === 'travel' ? 0 : this.travels;
    while (i < this.count && !this.is(i, itinerary)) i++;
    if (i === this.count) throw new Error(`no such travel to "${itinerary.to}"`);
    return this.path(i);
  }

  private treeOfLabels(): LabelTree {
    if (this.tree === null) {
      keepsTrees = true;
      runSearch(this.quest);
      this.tree = labelTree();
    }
    return this.tree;
  }

  private is(i: number, { to, leaving, gas, using }: Itinerary): boolean {
    return (
      this.end(i).id === to &&
      this.gas[i] === gas &&
      same(tilesIn(this.leaving[i]!), leaving) &&
      same(this.using(i), using)
    );
  }

  private using(i: number): readonly ToolId[] {
    return this.outcomes === null ? NO_TOOLS : this.outcomes[i]!.using;
  }

  itinerary(i: number): Itinerary {
    return {
      do: i < this.travels ? 'travel' : 'escape',
      to: this.end(i).id,
      leaving: tilesIn(this.leaving[i]!),
      gas: this.gas[i]!,
      using: this.using(i),
    };
  }
}

/** Where journeys are collected before it is known how many there are; used again by the next search. */
const found = {
  count: 0,
  ends: [] as number[],
  /** The search's label where each ends; -1 for a medevac, which needs no search. */
  labels: [] as number[],
  leaving: [] as number[],
  gas: [] as number[],
  outcomes: [] as Outcome[],
};

/** Finds all journeys, and says how many are travels. */
function find(quest: Quest, exit: number): number {
  runSearch(quest);
  found.count = 0;
  for (const location of quest.roads.locations) {
    // EP-TRV-01
    if (location !== quest.from) addJourneys(quest, location, false);
  }
  const travels = found.count;
  if (exit >= 0) addJourneys(quest, exit, true);
  return travels;
}

function addJourneys(quest: Quest, end: number, escape: boolean): void {
  const only = onlyRouteTo(quest, end);
  if (only >= 0)
    return addJourney(end, only, leavingOf(quest, only, end, escape), gasOf(only), outcomeOf(quest, only));
  const count = routesTo(quest, end, escape);
  for (let i = 0; i < count; i++) {
    const { label, leaving, gas, outcome } = routeNumber(i);
    addJourney(end, label, leaving, gas, outcome);
  }
}

function addJourney(end: number, label: number, leaving: number, gas: number, outcome: Outcome): void {
  const i = found.count++;
  found.ends[i] = end;
  found.labels[i] = label;
  found.leaving[i] = leaving;
  found.gas[i] = gas;
  found.outcomes[i] = outcome;
}

/** A bot's search looks at the same city again and again; when all that is remembered of it is too much, it is forgotten. */
const MOST_KEPT = 64;

/** The journeys of a quest, and the escapes through an exit, if one is given. */
export function journeysOf(quest: Quest, exit: number): Journeys {
  const known = quest.roads.journeys;
  const key = keyOf(quest, exit);
  let journeys = known.get(key);
  if (!journeys) {
    journeys = new Journeys(quest, exit);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, journeys);
  }
  return journeys;
}

const KEY_REGIONS = ATLAS.regions.length + 1;
const KEY_TILES = 2 ** ATLAS.tiles.length;

/** All that tells two quests in one city apart, as one number. */
const keyOf = ({ from, gasCans, kit, danger }: Quest, exit: number): number =>
  (((kit.id * KEY_REGIONS + exit + 1) * KEY_REGIONS + from) * 4 + gasCans) * KEY_TILES + danger;
