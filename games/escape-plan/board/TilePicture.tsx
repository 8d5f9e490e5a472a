import type { ReactNode } from 'react';
import { locationsOf } from '../rules/map/index.ts';
import { drawTile } from './geometry.ts';
import { Ground, Names, Plates } from './Ground.tsx';
import type { EscapePlanBoardProps } from './index.tsx';
import { namesOn } from './labels.ts';
import { shownAt } from './locations.ts';
import { officersAt } from './names.ts';
import { Officers } from './Pieces.tsx';
import { pieceSpots } from './pieceSpots.ts';

interface TilePictureProps extends Pick<EscapePlanBoardProps, 'view' | 'words'> {
  readonly tile: string;
}

/** One tile by itself, with the officers that come with it. */
export function TilePicture({ tile, view, words }: TilePictureProps): ReactNode {
  const drawn = drawTile(tile, '0,0', 0);
  const names = locationsOf(tile).map((id) => shownAt(view, id, words).name);
  return (
    <svg
      viewBox="-54 -62 108 124"
      role="img"
      aria-label={[words.term(tile), ...names, ...officersAt({ view, words }, tile)].join(', ')}
    >
      <g aria-hidden="true">
        <Ground tiles={[drawn]} />
        <Plates tiles={[drawn]} view={view} words={words} />
        <Names labels={namesOn({ view, words }, [drawn])} />
        <Officers view={view} spots={pieceSpots({ view, words }, [drawn])} />
      </g>
    </svg>
  );
}
