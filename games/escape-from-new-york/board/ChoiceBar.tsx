import { type ReactNode, useEffect, useRef } from 'react';
import type { Choice } from '../rules/choices.ts';
import css from './Board.module.css';
import type { NewYorkBoardProps } from './index.tsx';

interface ChoiceBarProps extends Pick<NewYorkBoardProps, 'words' | 'onPlay' | 'onLook'> {
  readonly name: string;
  /** None while it is still to be pointed at where something goes. */
  readonly choices: readonly Choice[];
  /** Whoever came by keyboard goes on by keyboard. */
  readonly focus: boolean;
  readonly onClose: () => void;
}

/** What can be done at a place that was pointed at; one press does it. */
export function ChoiceBar({
  words,
  onPlay,
  onLook,
  name,
  choices,
  focus,
  onClose,
}: ChoiceBarProps): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) bar.current?.querySelector('button')?.focus();
  }, [focus, name]);
  return (
    <div
      ref={bar}
      className={css['bar']}
      role="group"
      aria-label={words.say('board.choices')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <strong>{name}</strong>
      <div>
        {choices.map((choice) => (
          <button
            key={JSON.stringify(choice)}
            type="button"
            className="button primary"
            onPointerEnter={() => onLook(choice)}
            onFocus={() => onLook(choice)}
            onClick={() => onPlay(choice)}
          >
            {words.choice({ ...choice })}
          </button>
        ))}
      </div>
      <button type="button" className="button plain" aria-label={words.say('board.close')} onClick={onClose}>
        ✕
      </button>
    </div>
  );
}
