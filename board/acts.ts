import type { Base, Choice } from '@getaway/engine';
import type { BoardProps } from './props.ts';

/** Something that can be done with a card. */
export interface Act {
  readonly label: string;
  readonly play: () => void;
  readonly look: () => void;
}

export type Acting<C extends Choice> = Pick<BoardProps<Base, C>, 'choices' | 'words' | 'onPlay' | 'onLook'>;

/** What is offered and fits, in its own words. */
export const actsFor = <C extends Choice>(
  { choices, words, onPlay, onLook }: Acting<C>,
  fits: (choice: C) => boolean = () => true,
): Act[] =>
  choices.filter(fits).map((choice) => ({
    label: words.choice({ ...(choice as Choice) }),
    play: () => onPlay(choice),
    look: () => onLook(choice),
  }));
