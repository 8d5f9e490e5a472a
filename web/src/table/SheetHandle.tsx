import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import css from './Table.module.css';

const SIZES = ['peek', 'half', 'full'] as const;
export type SheetSize = (typeof SIZES)[number];

interface SheetHandleProps {
  readonly size: SheetSize;
  readonly onSize: (size: SheetSize) => void;
}

/** On a phone: how much of the screen the panels take from the board. */
export function SheetHandle({ size, onSize }: SheetHandleProps): ReactNode {
  const { say } = useWords();
  const at = SIZES.indexOf(size);
  const to = (by: 1 | -1): void => onSize(SIZES[at + by] ?? size);
  return (
    <div className={css['handle']}>
      <button type="button" aria-label={say('sheet.larger')} disabled={size === 'full'} onClick={() => to(1)}>
        ▴
      </button>
      <button
        type="button"
        aria-label={say('sheet.smaller')}
        disabled={size === 'peek'}
        onClick={() => to(-1)}
      >
        ▾
      </button>
    </div>
  );
}
