import { type ReactNode, useEffect, useRef } from 'react';
import type { Choice } from '../rules/choices.ts';
import css from './Board.module.css';
import type { MasterHeistBoardProps } from './index.tsx';

interface ChooserProps extends Pick<MasterHeistBoardProps, 'words' | 'onPlay' | 'onLook'> {
  readonly name: string;
  readonly choices: readonly Choice[];
  /** Whoever came by keyboard goes on by keyboard. */
  readonly focus: boolean;
  readonly onClose: () => void;
}

/** What can be done on a hex that was pointed at; one press does it. */
export function Chooser({ words, onPlay, onLook, name, choices, focus, onClose }: ChooserProps): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) bar.current?.querySelector('button')?.focus();
  }, [focus, name]);
  return (
    <div
      ref={bar}
      className={css['chooser']}
      role="group"
      aria-label={words.say('board.chooser')}
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
