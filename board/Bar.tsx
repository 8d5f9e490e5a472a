import { type ReactNode, useEffect, useRef } from 'react';
import css from './Bar.module.css';
import type { BoardProps } from './props.ts';

interface BarProps extends Pick<BoardProps, 'words'> {
  readonly label: string;
  /** What it has the keyboard for, where somebody came by keyboard. */
  readonly focusFor?: string | undefined;
  /** Without it the bar stays. */
  readonly onClose?: () => void;
  /** It only explains what the board shows. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A bar below the board; Escape puts it away. */
export function Bar({ words, label, focusFor, onClose, quiet = false, children }: BarProps): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusFor !== undefined) bar.current?.querySelector('button')?.focus();
  }, [focusFor]);
  return (
    <div
      ref={bar}
      className={css['bar']}
      data-quiet={quiet || undefined}
      data-passing={onClose !== undefined || undefined}
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onClose) return;
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
      {onClose && (
        <button
          type="button"
          className="button plain"
          aria-label={words.say('board.close')}
          onClick={onClose}
        >
          ✕
        </button>
      )}
    </div>
  );
}
