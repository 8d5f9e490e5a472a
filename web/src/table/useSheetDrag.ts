import { type DOMAttributes, useRef } from 'react';
import type { SheetSize } from './SheetHandle.tsx';

const SIZES = ['peek', 'half', 'full'] as const satisfies readonly SheetSize[];

/** A finger that only touches slips by so much; in pixels. */
const SLOP = 10;

/** The size of the panels when they are drawn up by so much, on a screen of this height: each is a quarter of it apart. */
export function sizeAfter(from: SheetSize, up: number, height: number): SheetSize {
  const at = SIZES.indexOf(from) + Math.round(up / (height / 4));
  return SIZES[Math.max(0, Math.min(SIZES.length - 1, at))]!;
}

export type Draggable = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onClickCapture'
> & { readonly 'data-drag': true };

/** For what the panels are drawn up and down by. They stand still at each size, so that nothing moves by itself. */
export function useSheetDrag(size: SheetSize, onSize: (size: SheetSize) => void): Draggable {
  const from = useRef<{ readonly y: number; readonly size: SheetSize } | null>(null);
  const drawn = useRef(false);
  const end = (): void => {
    from.current = null;
  };
  return {
    'data-drag': true,
    onPointerDown: ({ isPrimary, button, clientY }) => {
      drawn.current = false;
      from.current = isPrimary && button === 0 ? { y: clientY, size } : null;
    },
    onPointerMove: ({ currentTarget, pointerId, clientY }) => {
      if (!from.current) return;
      const up = from.current.y - clientY;
      if (!drawn.current && Math.abs(up) <= SLOP) return;
      drawn.current = true;
      currentTarget.setPointerCapture(pointerId);
      onSize(sizeAfter(from.current.size, up, innerHeight));
    },
    onPointerUp: end,
    onPointerCancel: end,
    // Whoever draws presses nothing.
    onClickCapture: (event) => {
      if (!drawn.current) return;
      drawn.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
