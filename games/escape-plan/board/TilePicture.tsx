import type { ReactNode } from 'react';
import { OFFICER_TYPES } from '../content/index.ts';
import { has } from '../rules/bits.ts';
import { locationsOf } from '../rules/map/index.ts';
import { officersOn } from '../rules/officers.ts';
import { Ground, Plate } from './City.tsx';
import { drawTile } from './geometry.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import { shownAt } from './locations.ts';
import { Officer } from './Pieces.tsx';

interface TilePictureProps extends Pick<EscapePlanBoardProps, 'view' | 'words'> {
  readonly tile: string;
}

/** One tile by itself, with the officers that come with it. */
export function TilePicture({ tile, view, words }: TilePictureProps): ReactNode {
  const drawn = drawTile(tile, '0,0', 0);
  const officers = OFFICER_TYPES.filter((_, i) => has(officersOn(view, tile), i));
  const names = locationsOf(tile).map((id) => shownAt(view, id, words).name);
  return (
    <svg
      viewBox="-56 -62 112 124"
      role="img"
      aria-label={[...names, ...officers.map((type) => words.term(type))].join(', ')}
    >
      <Ground tiles={[drawn]} />
      {drawn.locations.map(({ path, centre }, i) => (
        <Plate
          key={path}
          path={path}
          x={centre.x}
          y={centre.y}
          shown={shownAt(view, locationsOf(tile)[i]!, words)}
        />
      ))}
      {officers.map((type, i) => (
        <Officer
          key={type}
          type={type}
          label={words.term(type)}
          at={{ x: (i - (officers.length - 1) / 2) * 15, y: 46 }}
        />
      ))}
    </svg>
  );
}
