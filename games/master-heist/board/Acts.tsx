import { actsFor, type Acting, Playable } from '@getaway/board';
import type { ReactNode } from 'react';
import type { Choice } from '../rules/choices.ts';
import css from './Dock.module.css';

interface ActsProps extends Acting<Choice> {
  /** Its face, and what it is called. */
  readonly children: ReactNode;
  readonly name: string;
  readonly piece: string;
  /** What it does. */
  readonly text?: string | undefined;
  /** What a press does where no choice is offered yet. */
  readonly onPress?: (() => void) | undefined;
}

/** A card or an action of a character. */
export const Acts = ({ children, name, piece, text, onPress, ...acting }: ActsProps): ReactNode => (
  <Playable
    name={name}
    piece={piece}
    label={name}
    tip={text}
    acts={actsFor(acting)}
    onPress={onPress}
    className={css['act']}
    holderClass={css['holder']}
  >
    {children}
  </Playable>
);
