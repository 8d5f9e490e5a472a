import { EXIT_COSTS, EXITS } from '../content/index.ts';
import { exitCost } from '../rules/escape.ts';
import { itineraries } from '../rules/itinerary/index.ts';
import { exitLocation } from '../rules/map/index.ts';
import type { State } from '../rules/state.ts';
import { travellerOf, whyNotEnd } from '../rules/travel.ts';

/** How far it is to an exit that is still open, and what leaving costs. */
export interface EscapeOutlook {
  readonly exit: number;
  /** Turns on foot, with nothing spent. */
  readonly turns: number;
  readonly cost: number;
  /** What it costs when one more leaves first. */
  readonly overtaken: number;
  readonly money: number;
}

const MOST_TURNS = 4;

/** The fewest turns on foot to each location, as the rules on visits stand now. */
function turnsFrom(view: State, seat: number): Map<string, number> {
  const start = view.at[seat];
  const turns = new Map<string, number>();
  if (start === null || start === undefined) return turns;
  turns.set(start, 0);
  const onFoot = { ...travellerOf(view, seat), gasCans: 0, tools: [], spent: [], escapeAt: null };
  let edge = [start];
  for (let turn = 1; turn <= MOST_TURNS && edge.length > 0; turn++) {
    const next: string[] = [];
    for (const from of edge) {
      const reached = itineraries({ ...onFoot, from }, (place) => whyNotEnd(view, seat, place, onFoot.money));
      for (const { to } of reached) {
        if (turns.has(to)) continue;
        turns.set(to, turn);
        next.push(to);
      }
    }
    edge = next;
  }
  return turns;
}

/** From the second day on: the nearest open exit. */
export function escapeOutlook(view: State, seat: number | null): EscapeOutlook | null {
  if (seat === null || view.day < 2 || view.thieves[seat]?.status !== 'active') return null;
  const turns = turnsFrom(view, seat);
  const [nearest] = EXITS.filter((exit) => view.closedBy[exit - 1] === 0)
    .map((exit) => ({ exit, turns: turns.get(exitLocation(exit)) ?? MOST_TURNS + 1 }))
    .sort((a, b) => a.turns - b.turns);
  if (!nearest) return null;
  const row = EXIT_COSTS.byPlayers[String(Math.max(view.seats, 2)) as keyof typeof EXIT_COSTS.byPlayers];
  const cost = exitCost(view);
  return { ...nearest, cost, overtaken: row[view.escapes + 1] ?? cost, money: view.thieves[seat].money };
}
