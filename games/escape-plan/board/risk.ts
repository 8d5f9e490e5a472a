import { membersOf } from '../rules/gangs.ts';
import { pathOf as regionsOf } from '../rules/itinerary/index.ts';
import type { Choice, Travel } from '../rules/play.ts';
import { preview } from '../rules/preview/index.ts';
import type { State } from '../rules/state.ts';
import { travellerOf } from '../rules/travel.ts';
import { isTravel } from './spots.ts';

/** What the best way to a place costs: movement, whom it passes, and wounds that nothing at hand can avoid. */
export interface Risk {
  readonly movement: number;
  readonly officers: number;
  readonly wounds: number;
  /** The notoriety that it brings crosses a line. */
  readonly crosses: boolean;
  /** Costa stands in the way. */
  readonly toll: boolean;
}

/** What somebody is ready to spend on the way besides cards and tiles. */
export interface Spending {
  readonly gas: boolean;
  readonly gang: boolean;
}

/** What the seat has of it. */
export const purseOf = (view: State, seat: number): Spending => ({
  gas: (view.thieves[seat]?.gasCans ?? 0) > 0,
  gang: membersOf(view, seat) > 0,
});

/** The same position for somebody who keeps the gang out of it. */
const withoutGang = (view: State, seat: number): State => ({
  ...view,
  gangControl: view.gangControl.map((owner) => (owner === seat ? -1 : owner)),
});

const affordable = ({ gas, using }: Travel, spending: Spending): boolean =>
  (spending.gas || gas === 0) && (spending.gang || !using.includes('gang-member'));

function riskOf(view: State, seat: number, travel: Travel): Risk {
  const { movement, wounds, lines, toll } = preview(view, seat, travel);
  return {
    movement: Number(movement),
    officers: travel.officers,
    wounds: Number(wounds),
    crosses: Array.isArray(lines) && lines.length > 0,
    toll: toll === true,
  };
}

const safer = (a: Risk, b: Risk): number =>
  a.wounds - b.wounds || a.officers - b.officers || a.movement - b.movement;

interface Route {
  readonly choice: Choice;
  readonly risk: Risk;
}

/** The routes to a place that spend no more than this, the safest first. */
function routesAmong(
  view: State,
  actor: number,
  choices: readonly Choice[],
  spending: Spending,
): readonly Route[] {
  const position = spending.gang ? view : withoutGang(view, actor);
  return choices
    .filter(isTravel)
    .filter((travel) => affordable(travel, spending))
    .map((choice) => ({ choice, risk: riskOf(position, actor, choice) }))
    .sort((a, b) => safer(a.risk, b.risk));
}

/** By destination, the safest of its routes that spends no more than this. */
export function risksOf(
  view: State,
  actor: number | null,
  spots: ReadonlyMap<string, readonly Choice[]>,
  spending: Spending,
): Map<string, Risk> {
  const risks = new Map<string, Risk>();
  if (actor === null) return risks;
  for (const [place, choices] of spots) {
    const [best] = routesAmong(view, actor, choices, spending);
    if (best) risks.set(place, best.risk);
  }
  return risks;
}

/** What can be done at a place: the safest route first, and last those that spend more than somebody is ready to. */
export function safestFirst(
  view: State,
  actor: number | null,
  choices: readonly Choice[],
  spending: Spending,
): Choice[] {
  const routes =
    actor === null ? [] : routesAmong(view, actor, choices, spending).map(({ choice }) => choice);
  return [...new Set([...routes, ...choices])];
}

/** The regions that a choice leads over, where it is a travel. */
export const pathOf = (view: State, actor: number | null, choice: Choice | undefined): readonly string[] =>
  actor !== null && choice && isTravel(choice) ? regionsOf(travellerOf(view, actor), choice) : [];
