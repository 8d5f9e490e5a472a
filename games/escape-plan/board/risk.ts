import { membersOf } from '../rules/gangs.ts';
import type { Choice, Travel } from '../rules/play.ts';
import { preview } from '../rules/preview/index.ts';
import type { State } from '../rules/state.ts';

/** What the best way to a place costs: movement, whom it passes, and wounds that nothing at hand can avoid. */
export interface Risk {
  readonly movement: number;
  readonly officers: number;
  readonly wounds: number;
  readonly path: readonly string[];
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

const isTravel = (choice: Choice): choice is Travel => choice.do === 'travel' || choice.do === 'escape';

const affordable = ({ gas, using }: Travel, spending: Spending): boolean =>
  (spending.gas || gas === 0) && (spending.gang || !using.includes('gang-member'));

function riskOf(view: State, seat: number, travel: Travel): Risk {
  const { movement, wounds, path } = preview(view, seat, travel);
  return {
    movement: Number(movement),
    officers: travel.officers,
    wounds: Number(wounds),
    path: path as readonly string[],
  };
}

const safer = (a: Risk, b: Risk): number =>
  a.wounds - b.wounds || a.officers - b.officers || a.movement - b.movement;

/** By destination, the safest of its routes that spends no more than this. */
export function risksOf(
  view: State,
  actor: number | null,
  spots: ReadonlyMap<string, readonly Choice[]>,
  spending: Spending,
): Map<string, Risk> {
  const risks = new Map<string, Risk>();
  if (actor === null) return risks;
  const position = spending.gang ? view : withoutGang(view, actor);
  for (const [place, choices] of spots) {
    const routes = choices.filter(isTravel).filter((travel) => affordable(travel, spending));
    const [best] = routes.map((travel) => riskOf(position, actor, travel)).sort(safer);
    if (best) risks.set(place, best);
  }
  return risks;
}
