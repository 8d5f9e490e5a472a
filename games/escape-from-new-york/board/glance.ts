import type { NewYorkBoardProps } from './index.tsx';

/** The time that is left, the noise that the city spends, and the cards that a hero lives on. */
export function glance({
  view: { timer, noise, heroes, current },
  viewer,
  words,
}: Pick<NewYorkBoardProps, 'view' | 'viewer' | 'words'>): string {
  const { hand = [] } = heroes[viewer ?? current] ?? heroes[current] ?? {};
  return words.say('board.glance', { timer: timer.length, noise, hand: hand.length });
}
