import type { NoteSpot } from '@getaway/board';
import type { ReactNode } from 'react';
import css from './Floor.module.css';
import type { DrawnHex } from './geometry.ts';
import { onHex } from './notes.ts';

interface PinnableProps {
  readonly hexes: readonly DrawnHex[];
  readonly onPin: (piece: string) => void;
}

/** At the upper right of each hex. */
export const noteSpots = (hexes: readonly DrawnHex[]): NoteSpot[] =>
  hexes.map(({ id, centre: { x, y } }) => ({ piece: onHex(id), x: x + 16, y: y - 26 }));

/** Every hex, once somebody wants to pin a note to one. */
export function Pinnable({ hexes, onPin }: PinnableProps): ReactNode {
  return hexes.map(({ id, outline }) => (
    <path key={id} d={outline} data-pin={id} className={css['pinnable']} onClick={() => onPin(onHex(id))} />
  ));
}
