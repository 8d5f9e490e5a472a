import { spaceNo } from '../rules/board/index.ts';
import type { Choice } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import { goalsOf, lootOf, nearest } from './goals.ts';

/** How often an experienced hero does it, of all that could be done; 1 where nothing is said. */
const USUAL: { readonly [V in Choice['do']]?: number } = {
  escape: 60,
  tryBridge: 60,
  takePresident: 20,
  collectCase: 20,
  collectItem: 6,
  takeCar: 2,
  payItem: 2,
  hit: 3,
  showNothing: 0.05,
  dropItem: 0.01,
  dropCase: 0,
  abandonCar: 0.02,
  payWeapon: 0.02,
  proceed: 0.7,
  stop: 0.5,
  keepTimer: 2,
  steal: 0.2,
  refuse: 0.3,
};
const NEARER = 0.45;

export function sensible(s: State, seat: number, choices: readonly Choice[]): number[] {
  let goals: readonly number[] | null = null;
  return choices.map((choice) => {
    const usual = USUAL[choice.do] ?? 1;
    if (choice.do === 'show') return usual * 4 ** choice.cards.length;
    if (choice.do !== 'move') return usual;
    const hero = s.heroes[seat];
    const end = choice.route.at(-1);
    if (hero === undefined || end === undefined) return usual;
    goals ??= goalsOf(s, lootOf(s));
    return usual * Math.exp(NEARER * (nearest(spaceNo(hero.at), goals) - nearest(spaceNo(end), goals)));
  });
}
