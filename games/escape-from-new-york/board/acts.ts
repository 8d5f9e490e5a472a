import type { Choice } from '../rules/choices.ts';
import type { NewYorkBoardProps } from './index.tsx';

/** Something that can be done with a card. */
export interface Act {
  readonly label: string;
  readonly play: () => void;
  readonly look: () => void;
}

export type Acting = Pick<NewYorkBoardProps, 'choices' | 'words' | 'onPlay' | 'onLook'>;

/** What is offered and fits, in its own words. */
export const actsFor = (
  { choices, words, onPlay, onLook }: Acting,
  fits: (choice: Choice) => boolean,
): Act[] =>
  choices.filter(fits).map((choice) => ({
    label: words.choice({ ...choice }),
    play: () => onPlay(choice),
    look: () => onLook(choice),
  }));
