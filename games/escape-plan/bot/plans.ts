import { type PlanCardId, PLAN_PLACES } from '../content/index.ts';
import { has } from '../rules/bits.ts';
import { isIncomeOn } from '../rules/places.ts';
import type { State } from '../rules/state.ts';

/** EP-BUS-10: whether the card says income where the thief's cubes lie on income symbols, and nowhere else. */
function fits(world: State, seat: number, card: PlanCardId): boolean {
  return PLAN_PLACES.every(
    (place, i) =>
      !has(world.cubes[i]!, seat) || isIncomeOn(card, place) === has(world.incomeVisits[i]!, seat),
  );
}

/** In an imagined world, gives the others plan cards that fit their cubes: this seat has seen where those lie. */
export function fitPlans(world: State, seat: number): void {
  const others = [...world.thieves.keys()].filter((other) => other !== seat);
  const planOf = (other: number): PlanCardId => world.thieves[other]!.plan;
  if (others.every((other) => fits(world, other, planOf(other)))) return;
  const dealt = dealtToFit(world, others, [...others.map(planOf), ...world.planBox, ...world.costaPlan]);
  if (dealt === null) return;
  others.forEach((other, i) => (world.thieves[other]!.plan = dealt[i]!));
  const rest = dealt.slice(others.length);
  world.planBox = rest.slice(0, world.planBox.length);
  world.costaPlan = rest.slice(world.planBox.length);
}

/** The same cards, those of the thieves first, each of them one that fits. */
function dealtToFit(
  world: State,
  thieves: readonly number[],
  cards: readonly PlanCardId[],
): PlanCardId[] | null {
  const [thief, ...later] = thieves;
  if (thief === undefined) return [...cards];
  for (const [i, card] of cards.entries()) {
    if (!fits(world, thief, card)) continue;
    const rest = dealtToFit(world, later, cards.toSpliced(i, 1));
    if (rest !== null) return [card, ...rest];
  }
  return null;
}
