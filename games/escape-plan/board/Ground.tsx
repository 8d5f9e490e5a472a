import { Glyph } from '@getaway/board';
import { memo, type ReactNode } from 'react';
import { locationsOf } from '../rules/map/index.ts';
import css from './City.module.css';
import type { DrawnTile, XY } from './geometry.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import { type Label, NEAR, printFor } from './labels.ts';
import { landFill } from './Land.tsx';
import { type Shown, shownAt } from './locations.ts';
import { onPlace } from './notes.ts';

interface PlatesProps extends Pick<EscapePlanBoardProps, 'view' | 'words'> {
  readonly tiles: readonly DrawnTile[];
  readonly nameSize?: number;
}

/** The land of the city's tiles. Drawn anew only when the city changes. */
export const Ground = memo(function Ground({ tiles }: Pick<PlatesProps, 'tiles'>): ReactNode {
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
export const Plates = memo(function Plates(props: PlatesProps): ReactNode {
  const { tiles, view, words, nameSize = NEAR } = props;
  return (
    <g>
      {tiles.flatMap(({ tile, locations }) =>
        locations.map(({ path, centre }, i) => {
          const shown = shownAt(view, locationsOf(tile)[i]!, words);
          return <Plate key={shown.id} path={path} {...centre} shown={shown} nameSize={nameSize} />;
        }),
      )}
    </g>
  );
});

/** What the places are called: over whatever is lit or traced around them, or the outlines strike it through. */
export const Names = memo(function Names({
  labels,
  size = NEAR,
}: {
  readonly labels: readonly Label[];
  readonly size?: number;
}): ReactNode {
  return labels.map(({ id, name, shut, x, y }) => (
    <text
      key={id}
      x={x}
      y={y + size * BASELINE}
      fontSize={size}
      className={css['name']}
      data-name={id}
      data-shut={shut || undefined}
    >
      {name}
    </text>
  ));
});

/** How far letters reach below their middle, in parts of their size. */
const BASELINE = 0.345;

interface PlateProps extends XY {
  readonly path: string;
  readonly shown: Shown;
  readonly nameSize: number;
}

/** A location as a lit plate with its glyph. */
function Plate({ path, x, y, shown, nameSize }: PlateProps): ReactNode {
  const { picture, y: up, mark, left } = printFor(nameSize);
  return (
    <g className={css['plate']} data-piece={onPlace(shown.id)} data-shut={shown.shut || undefined}>
      <path d={path} />
      <Glyph name={shown.glyph} size={picture} x={x - picture / 2} y={y + up - picture / 2} />
      {shown.mark && (
        <text x={x + left} y={y + up + mark * BASELINE} fontSize={mark} className={css['mark']}>
          {shown.mark}
        </text>
      )}
    </g>
  );
}
