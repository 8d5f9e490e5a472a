import { memo, type ReactNode } from 'react';
import { closedBy } from '../rules/chits.ts';
import { isExit } from '../rules/exits.ts';
import type { Heist } from '../rules/state.ts';
import css from './Floor.module.css';
import { centreOf, type DrawnHex, wallsOf } from './geometry.ts';
import { boardOf } from '../rules/spaces.ts';
import { Sign } from './Sign.tsx';

interface GroundProps {
  readonly view: Heist;
  readonly hexes: readonly DrawnHex[];
}

/** The blueprint: rooms and the walls around them, entrances with an arrow to their room, gates that are shut, places to dig. */
export const Ground = memo(function Ground({ view, hexes }: GroundProps): ReactNode {
  const { cells, gates } = boardOf(view);
  return (
    <g>
      {hexes.map((hex) => (
        <g key={hex.id} className={css[hex.kind]}>
          <path
            d={hex.outline}
            className={css['room']}
            data-closed={(hex.kind === 'tile' && closedBy(view, hex.space) !== null) || undefined}
            data-exit={isExit(view, hex.space) || undefined}
          />
          {hex.kind === 'entrance' && <Arrow view={view} hex={hex} />}
          {hex.kind === 'site' && <path d={DIG} transform={`translate(${hex.centre.x} ${hex.centre.y})`} />}
          <text x={hex.centre.x} y={hex.centre.y - 27} className={css['label']}>
            {hex.id}
          </text>
        </g>
      ))}
      {/* A closed gate is a gap (MH-GTE-02), but everybody looks for what was there. */}
      <g className={css['shut']}>
        {gates.map(
          (tile) => view.gone[tile] && <Sign key={tile} name="gate" size={40} {...centreOf(cells[tile]!)} />,
        )}
      </g>
      {hexes.map(
        (hex) =>
          hex.kind === 'tile' && (
            <path key={hex.id} d={wallsOf(view, hex.space, hex)} className={css['wall']} />
          ),
      )}
    </g>
  );
});

const DIG = 'M-9 0H9M0-9V9';

/** From an entrance to the one room that it leads to (MH-BRD-03). */
function Arrow({ view, hex }: { readonly view: Heist; readonly hex: DrawnHex }): ReactNode {
  const entrance = view.entrances[hex.space - view.unknown.length];
  if (!entrance) return null;
  const to = centreOf(boardOf(view).cells[entrance.tile]!);
  const turn = (Math.atan2(to.y - hex.centre.y, to.x - hex.centre.x) * 180) / Math.PI;
  return (
    <path
      d="M14-4.5h8V-10l11 10-11 10V4.5h-8z"
      className={css['way']}
      transform={`translate(${hex.centre.x} ${hex.centre.y}) rotate(${turn})`}
    />
  );
}
