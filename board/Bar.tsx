import { type ReactNode, useEffect, useRef } from 'react';
import css from './Bar.module.css';
import type { BoardProps } from './props.ts';

interface BarProps extends Pick<BoardProps, 'words'> {
  readonly label: string;
  /** What it takes the focus for: as something else is pointed at, it takes it again. */
  readonly focusFor?: string;
  /** Whoever came by keyboard goes on by keyboard. */
  readonly byKey?: boolean;
  /** Without it the bar stays. */
  readonly onClose?: () => void;
  /** It only explains what the board shows. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A bar below the board; Escape puts it away. */
export function Bar({
  words,
  label,
  focusFor,
  byKey = false,
  onClose,
  quiet = false,
  children,
}: BarProps): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusFor === undefined) return;
    // Whoever came by pointer presses no button by chance, and still finds Escape and Tab at work.
    const first = byKey ? bar.current?.querySelector('button') : bar.current;
    first?.focus();
  }, [focusFor]);
  return (
    <div
      ref={bar}
      className={css['bar']}
      data-quiet={quiet || undefined}
      data-passing={onClose !== undefined || undefined}
      tabIndex={focusFor === undefined ? undefined : -1}
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
