import { Glyph, SeatMark } from '@getaway/board';
import { memo, type ReactNode } from 'react';
import { isHuman } from '../rules/characters.ts';
import { locationsOf } from '../rules/map/index.ts';
import css from './City.module.css';
import type { DrawnTile, XY } from './geometry.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import { NPC_COLOUR } from './Pieces.tsx';
import { tokensAt } from './tokens.ts';

interface TokenMarksProps extends Pick<EscapePlanBoardProps, 'view'> {
  readonly tiles: readonly DrawnTile[];
}

const SIZE = 8;
/** Above a place's picture, where nothing is printed. */
const ABOVE = -21;

/** Small marks at the top of places: who has been there, whose gang it is and who is at home, keys, patrols. */
export const TokenMarks = memo(function TokenMarks({ view, tiles }: TokenMarksProps): ReactNode {
  return (
    <g className={css['tokens']}>
      {tiles.flatMap(({ tile, locations }) =>
        locations.map(({ centre }, i) => {
          const location = locationsOf(tile)[i]!;
          return <MarksAt key={location} view={view} location={location} centre={centre} />;
        }),
      )}
    </g>
  );
});

interface MarksAtProps extends Pick<EscapePlanBoardProps, 'view'> {
  readonly location: string;
  readonly centre: XY;
}

function MarksAt({ view, location, centre }: MarksAtProps): ReactNode {
  const { cubes, closesAt, gang, keys, patrols } = tokensAt(view, location);
  const owners = gang ? [gang.owner].flatMap((owner) => owner ?? []) : cubes;
  const text = gang
    ? `×${gang.members}`
    : closesAt !== null && cubes.length > 0
      ? `/${closesAt}`
      : keys.length > 0
        ? `${keys.length}`
        : '▲'.repeat(patrols);
  const marks = owners.length + Math.min(1, keys.length);
  const width = marks * SIZE + text.length * 5;
  if (width === 0) return null;
  const left = centre.x - width / 2;
  const y = centre.y + ABOVE;
  return (
    <g data-tokens={location}>
      <rect x={left - 2} y={y - 5.5} width={width + 4} height={11} rx={3} />
      {owners.map((who, i) => (
        <Owner key={who} view={view} who={who} x={left + i * SIZE} y={y - SIZE / 2} />
      ))}
      {keys.length > 0 && <Glyph name="key" size={SIZE} x={left + owners.length * SIZE} y={y - SIZE / 2} />}
      <text x={left + marks * SIZE + 0.5} y={y + 3}>
        {text}
      </text>
    </g>
  );
}

function Owner({
  view,
  who,
  x,
  y,
}: Pick<EscapePlanBoardProps, 'view'> & XY & { readonly who: number }): ReactNode {
  if (isHuman(view, who)) return <SeatMark seat={who} size={SIZE} x={x} y={y} />;
  return <circle cx={x + SIZE / 2} cy={y + SIZE / 2} r={SIZE / 2 - 0.5} fill={NPC_COLOUR} />;
}
