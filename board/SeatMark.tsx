import type { ReactNode } from 'react';
import { seatColour, seatShape } from './seats.ts';

interface SeatMarkProps {
  readonly seat: number;
  readonly size?: number;
  /** Where to draw it inside another picture. */
  readonly x?: number;
  readonly y?: number;
}

/** A seat's colour and shape. */
export function SeatMark({ seat, size = 20, x, y }: SeatMarkProps): ReactNode {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={seatShape(seat)} fill={seatColour(seat)} stroke="#05080C" strokeWidth={1.5} />
    </svg>
  );
}
