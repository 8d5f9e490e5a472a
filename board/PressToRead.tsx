import { type ReactNode, useId, useRef } from 'react';
import { place } from './place.ts';
import css from './PressToRead.module.css';

interface PressToReadProps {
  /** The piece that it is, by the name that notes on it have. */
  readonly piece: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A line that there is more to read about, where it has no room: pressed, it is told over what lies below. */
export function PressToRead({ piece, label, children }: PressToReadProps): ReactNode {
  const id = useId();
  const line = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={line} type="button" className={css['line']} popoverTarget={id} data-piece={piece}>
        {label}
      </button>
      <div
        id={id}
        popover="auto"
        className={css['more']}
        onToggle={({ currentTarget, newState }) =>
          newState === 'open' &&
          line.current &&
          place(currentTarget, line.current.getBoundingClientRect(), 'below')
        }
      >
        {children}
      </div>
    </>
  );
}
