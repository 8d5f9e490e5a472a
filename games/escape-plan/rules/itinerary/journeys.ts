import { same } from '@getaway/engine';
import { ATLAS } from '../map/atlas.ts';
import type { Region, RegionId } from '../map/index.ts';
import type { Outcome } from './kit.ts';
import { addEscapes, addTravels, pathOfRoute, routes, runSearch, tilesIn } from './routes.ts';
import type { Quest } from './legs.ts';
import type { ToolId } from './tools.ts';
import type { Itinerary } from './traveller.ts';

const NO_TOOLS: readonly ToolId[] = [];
const NO_EXIT = -1;

/**
 * Every unbeaten travel that a search finds, and every escape, by number: travels to the same location stand together
 * and escapes come last. Most are never looked at one by one, so nothing else is made of them before that.
 */
export class Journeys {
  readonly count: number;
  /** Of all, how many are travels. */
  readonly travels: number;
  private readonly quest: Quest;
  private readonly exit: number;
  private readonly ends: readonly number[];
  private readonly leaving: readonly number[];
  /** Null for who has no gas cans. */
  private readonly gas: readonly number[] | null;
  /** Null where no tools are used. */
  private readonly outcomes: readonly Outcome[] | null;

  constructor(quest: Quest, exit: number) {
    this.travels = find(quest, exit);
    const { count, ends, leaving, gas, outcomes } = routes;
    this.count = count;
    this.quest = quest;
    this.exit = exit;
    this.ends = ends.slice(0, count);
    this.leaving = leaving.slice(0, count);
    this.gas = quest.gasCans > 0 ? gas.slice(0, count) : null;
    this.outcomes = quest.kit.ways.length > 0 ? outcomes.slice(0, count) : null;
  }

  /** Whether these are those of a quest in the same city. */
  answers({ from, gasCans, kit, danger, openWater }: Quest, exit: number): boolean {
    const { quest } = this;
    return (
      quest.from === from &&
      quest.danger === danger &&
      quest.kit === kit &&
      quest.gasCans === gasCans &&
      quest.openWater === openWater &&
      this.exit === exit
    );
  }

  /** Where a journey ends, and its danger tiles, as bits. */
  end(i: number): Region {
    return ATLAS.regions[this.ends[i]!]!;
  }
  tiles(i: number): number {
    return this.leaving[i]!;
  }

  /** The gas cans that are returned for it. */
  gasCans(i: number): number {
    return this.gas === null ? 0 : this.gas[i]!;
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

  /** EP-TRV-11: the regions of a journey's path in order, the start included. Few ask for it, so it is searched for again. */
  path(i: number): RegionId[] {
    find(this.quest, this.exit);
    return pathOfRoute(this.quest, i).map((region) => ATLAS.regions[region]!.id);
  }

  /** The same for one that was offered. */
  pathOf(itinerary: Itinerary): RegionId[] {
    let i = itinerary.do === 'travel' ? 0 : this.travels;
    while (i < this.count && !this.is(i, itinerary)) i++;
    if (i === this.count) throw new Error(`no such travel to "${itinerary.to}"`);
    return this.path(i);
  }

  private is(i: number, { to, leaving, gas, using }: Itinerary): boolean {
    return (
      this.end(i).id === to &&
      this.gasCans(i) === gas &&
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
      gas: this.gasCans(i),
      using: this.using(i),
    };
  }
}

/** Finds all journeys, and says how many are travels. */
function find(quest: Quest, exit: number): number {
  runSearch(quest);
  routes.count = 0;
  addTravels(quest);
  const travels = routes.count;
  if (exit !== NO_EXIT) addEscapes(quest, exit);
  return travels;
}

/** A bot's search looks at the same city again and again; when all that is remembered of it is too much, it is forgotten. */
const MOST_KEPT = 64;

/** The journeys of a quest, and the escapes through an exit, if one is given. */
export function journeysOf(quest: Quest, exit: number): Journeys {
  const known = quest.roads.journeys;
  for (let i = known.length - 1; i >= 0; i--) if (known[i]!.answers(quest, exit)) return known[i]!;
  const journeys = new Journeys(quest, exit);
  if (known.length === MOST_KEPT) known.length = 0;
  known.push(journeys);
  return journeys;
}
