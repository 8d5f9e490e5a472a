import type { BoardWords } from '@getaway/board';
import type { ReactNode } from 'react';
import { Sign } from './Sign.tsx';

/** How many ideas somebody has, as a figure; screen readers are told what it counts. */
export const Ideas = ({
  count,
  words,
}: {
  readonly count: number;
  readonly words: BoardWords;
}): ReactNode => (
  <span>
    <Sign name="idea" size={16} /> {count}
    <span className="visually-hidden"> {words.say('board.ideas', { count })}</span>
  </span>
);
