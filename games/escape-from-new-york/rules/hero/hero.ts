import type { HeroState, State } from '../state.ts';

export const heroAt = (s: State, seat: number): HeroState => s.heroes[seat] as HeroState;

export const currentHero = (s: State): HeroState => s.heroes[s.current] as HeroState;

/** All hero seats, this one first, then in turn order. */
export function inTurnOrder(s: State, first: number): number[] {
  const count = s.heroes.length;
  return s.heroes.map((_, i) => (first + i) % count);
}

/** NY-CAS-05: what counts for the limit of the personal supply. */
export const supplySize = ({ items, cases, president }: HeroState): number =>
  items.length + cases.length + (president ? 1 : 0);
