import type { BoardWords } from '@getaway/board';
import type { State } from '../rules/state.ts';

/** The time that is left, the noise that the city spends, and the cards that a hero lives on. */
export function glance(
  { timer, noise, heroes, current }: State,
  viewer: number | null,
  words: BoardWords,
): string {
  const { hand = [] } = heroes[viewer ?? current] ?? heroes[current] ?? {};
  return words.say('board.glance', { timer: timer.length, noise, hand: hand.length });
}
