import { Glyph } from '@getaway/board';
import { memo, type ReactNode } from 'react';
import { locationsOf } from '../rules/map/index.ts';
import css from './City.module.css';
import type { DrawnTile } from './geometry.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import { landFill } from './Land.tsx';
import { type Shown, shownAt } from './locations.ts';
import { onPlace } from './notes.ts';

interface GroundProps extends Pick<EscapePlanBoardProps, 'view' | 'words'> {
  readonly tiles: readonly DrawnTile[];
}

/** The land of the city's tiles. Drawn anew only when the city changes. */
export const Ground = memo(function Ground({ tiles }: Pick<GroundProps, 'tiles'>): ReactNode {
  return (
    <g>
      {tiles.map(({ tile, zones, outline }) => (
        <g key={tile}>
          {zones.map(({ id, path, land }) => (
            <path key={id} d={path} fill={landFill(land)} className={css['zone']} />
          ))}
          <path d={outline} className={css['outline']} />
        </g>
      ))}
    </g>
  );
});

/** The places printed and put on the tiles: over the land and over whatever is drawn on it. */
export const Plates = memo(function Plates({ tiles, view, words }: GroundProps): ReactNode {
  return (
    <g>
      {tiles.flatMap(({ tile, locations }) =>
        locations.map(({ path, centre }, i) => {
          const shown = shownAt(view, locationsOf(tile)[i]!, words);
          return <Plate key={shown.id} path={path} x={centre.x} y={centre.y} shown={shown} />;
        }),
      )}
    </g>
  );
});

/** What the places are called: over whatever is lit or traced around them, or the outlines strike it through. */
export const Names = memo(function Names({ tiles, view, words }: GroundProps): ReactNode {
  return tiles.flatMap(({ tile, locations }) =>
    locations.map(({ centre: { x, y } }, i) => {
      const { id, name, shut } = shownAt(view, locationsOf(tile)[i]!, words);
      return (
        <text key={id} x={x} y={y + 11.5} className={css['name']} data-shut={shut || undefined}>
          {name}
        </text>
      );
    }),
  );
});

interface PlateProps {
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly shown: Shown;
}

/** A location as a lit plate with its glyph. */
function Plate({ path, x, y, shown }: PlateProps): ReactNode {
  return (
    <g className={css['plate']} data-piece={onPlace(shown.id)} data-shut={shown.shut || undefined}>
      <path d={path} />
      <Glyph name={shown.glyph} size={19} x={x - 9.5} y={y - 16} />
      {shown.mark && (
        <text x={x - 13} y={y - 3} className={css['mark']}>
          {shown.mark}
        </text>
      )}
    </g>
  );
}
