import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import type { Draggable } from './useSheetDrag.ts';

export type SheetSize = 'peek' | 'half' | 'full';

const NEXT = { peek: 'half', half: 'full', full: 'peek' } as const satisfies Record<SheetSize, SheetSize>;

interface SheetHandleProps {
  readonly size: SheetSize;
  readonly onSize: (size: SheetSize) => void;
  readonly drag: Draggable;
}

/** On a phone: how much of the screen the panels take from the board. It is pressed or drawn, lies under the thumb and takes no row of its own. */
export function SheetHandle({ size, onSize, drag }: SheetHandleProps): ReactNode {
  const { say } = useWords();
  const name = size === 'full' ? say('sheet.smaller') : say('sheet.larger');
  return (
    <button
      type="button"
      className="button"
      aria-label={name}
      title={name}
      data-sheet-handle
      onClick={() => onSize(NEXT[size])}
      {...drag}
    >
      <span aria-hidden="true">{size === 'full' ? '▾' : '▴'}</span>
    </button>
  );
}
