import type { Choice } from '@getaway/engine';
import type { ReactNode } from 'react';
import { Bar } from './Bar.tsx';
import css from './ChoiceBar.module.css';
import { Pinned } from './Pinned.tsx';
import type { BoardProps } from './props.ts';

interface ChoiceBarProps<C extends Choice> extends Pick<BoardProps, 'words'> {
  /** What was pointed at. */
  readonly name: string;
  /** What lies there. */
  readonly about?: string;
  /** What tells a choice from others with the same words. */
  readonly detail?: (choice: C) => string;
  /** What the viewer has written on it. */
  readonly note?: string | undefined;
  /** None while it is still to be pointed at where something goes. */
  readonly choices: readonly C[];
  readonly onPlay: (choice: C) => void;
  readonly onLook: (choice: C | null) => void;
  /** Whoever came by keyboard goes on by keyboard. */
  readonly focus: boolean;
  readonly onClose: () => void;
}

/** What can be done where somebody pointed; one press does it. */
export function ChoiceBar<C extends Choice>({
  words,
  name,
  about,
  detail,
  note,
  choices,
  onPlay,
  onLook,
  focus,
  onClose,
}: ChoiceBarProps<C>): ReactNode {
  return (
    <Bar words={words} label={words.say('board.choices')} focusFor={name} byKey={focus} onClose={onClose}>
      <div className={css['what']}>
        <strong>{name}</strong>
        {about && <span>{about}</span>}
      </div>
      <Pinned note={note} words={words} />
      <div className={css['choices']}>
        {choices.map((choice) => (
          <button
            key={JSON.stringify(choice)}
            type="button"
            data-choice={JSON.stringify(choice)}
            className="button primary"
            onPointerEnter={() => onLook(choice)}
            onFocus={() => onLook(choice)}
            onClick={() => onPlay(choice)}
          >
            {[words.choice({ ...(choice as Choice) }), detail?.(choice)].filter(Boolean).join(': ')}
          </button>
        ))}
      </div>
    </Bar>
  );
}
