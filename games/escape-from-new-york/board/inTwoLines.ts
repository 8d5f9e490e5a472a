import type { CSSProperties } from 'react';

/** Lays out more cards than one line of the dock holds. */
export const inTwoLines = (cards: number) => ({
  'data-crowded': true,
  style: { '--columns': Math.ceil(cards / 2) } as CSSProperties,
});
