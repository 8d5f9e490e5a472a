import type { NoteSpot } from '@getaway/board';
import type { ReactNode } from 'react';
import { SPACE_IDS } from '../content/index.ts';
import { centreOf, outlineOf, TILE } from './geometry.ts';
import css from './Manhattan.module.css';
import { onSpace } from './notes.ts';

/** At the left edge of each space. */
export const noteSpots: readonly NoteSpot[] = SPACE_IDS.map((id) => {
  const { x, y } = centreOf(id);
  return { piece: onSpace(id), x: x - TILE.width / 2 + 10, y };
});

/** Everything on the board that a note can be pinned to, once somebody wants to. */
export function Pinnable({ onPin }: { readonly onPin: (piece: string) => void }): ReactNode {
  return SPACE_IDS.map((id) => (
    <path
      key={id}
      d={outlineOf(id)}
      data-pin={id}
      className={css['pinnable']}
      onClick={() => onPin(onSpace(id))}
    />
  ));
}
