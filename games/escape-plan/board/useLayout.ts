import { useMemo, useState } from 'react';
import { boxAround, type DrawnTile } from './geometry.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import { badgeScale, fewNamesOn, type Label, namesOn, nameSizeAt, NEAR } from './labels.ts';
import type { Patch } from './patches.ts';
import { type Badged, badgeSpots, type PieceSpots, pieceSpots } from './pieceSpots.ts';

interface Layout {
  readonly pieces: PieceSpots;
  readonly badges: ReadonlyMap<string, Patch>;
  readonly labels: readonly Label[];
  /** The name of what somebody pointed at, where it is not among them. */
  readonly missing: readonly Label[];
  /** How large names are drawn, in the picture's own units. */
  readonly nameSize: number;
  /** To be told how many pixels such a unit takes. */
  readonly onPixels: (pixels: number) => void;
}

/** What lies where on the map, worked out once for all that is drawn: pieces, badges, and the names that can be read. */
export function useLayout(
  { view, words }: Pick<EscapePlanBoardProps, 'view' | 'words'>,
  tiles: readonly DrawnTile[],
  badged: readonly Badged[],
  pointedAt: string | null = null,
): Layout {
  const [nameSize, setNameSize] = useState(NEAR);
  const pieces = useMemo(() => pieceSpots({ view, words }, tiles, nameSize), [view, words, tiles, nameSize]);
  const badges = useMemo(
    () => badgeSpots(pieces, badged, badgeScale(nameSize), boxAround(view.city.cells)),
    [pieces, badged, nameSize, view.city.cells.length],
  );
  const labels = useMemo(() => {
    if (nameSize <= NEAR) return namesOn({ view, words }, tiles);
    const taken = [...pieces.taken, ...badges.values()];
    return fewNamesOn({ view, words }, tiles, nameSize, (id) => badges.has(id), taken);
  }, [view, words, tiles, nameSize, pieces, badges]);
  const missing = useMemo(() => {
    const isMissing = labels.every(({ id }) => id !== pointedAt);
    return isMissing ? namesOn({ view, words }, tiles, nameSize).filter(({ id }) => id === pointedAt) : [];
  }, [view, words, tiles, nameSize, labels, pointedAt]);
  return { pieces, badges, labels, missing, nameSize, onPixels: (pixels) => setNameSize(nameSizeAt(pixels)) };
}
