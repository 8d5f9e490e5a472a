import { SeatMark } from '@getaway/board';
import { memo, type ReactNode } from 'react';
import { isNpc } from '../rules/people.ts';
import type { Heist } from '../rules/state.ts';
import { lootOn, peopleAt, plannedBy, securityOn, type Thing, tokenOn } from '../rules/contents.ts';
import css from './Floor.module.css';
import { corners, type DrawnHex, point, RADIUS, type XY } from './geometry.ts';
import { onCard, onPerson, onSign } from './notes.ts';
import { Sign } from './Sign.tsx';

interface PiecesProps {
  readonly view: Heist;
  readonly hexes: readonly DrawnHex[];
}

/** Where the rows of a hex lie, by how many there are. */
const ROWS: readonly (readonly number[])[] = [[], [1], [-11, 14], [-15, 4, 23]];
/** The fewer rows, the larger what is in them. */
const LARGEST = [1, 1.5, 1.2, 1] as const;
/** How much fits beside each other. */
const ROOM = 58;
const SIZE = 19;

/** What lies and stands on the floor: security and tokens, loot below, people at the bottom, plans in the corners. */
export const Pieces = memo(function Pieces({ view, hexes }: PiecesProps): ReactNode {
  return (
    <g className={css['pieces']}>
      {hexes.map((hex) => (
        <g key={hex.id}>
          {hex.kind === 'tile' && <Plans view={view} hex={hex} />}
          <Contents view={view} hex={hex} />
        </g>
      ))}
    </g>
  );
});

function Contents({
  view,
  hex: { kind, space, centre },
}: {
  readonly view: Heist;
  readonly hex: DrawnHex;
}): ReactNode {
  if (kind === 'site') return null;
  const hidden = kind === 'tile' && view.unknown[space] === true;
  const rows = [
    [
      ...(hidden ? [<Shield key="?" />] : []),
      ...things([...tokenOn(view, space), ...securityOn(view, space)]),
    ],
    things(lootOn(view, space)),
    peopleAt(view, space).map((c) => <Person key={`c${c}`} view={view} c={c} />),
  ].filter((row) => row.length > 0);
  const at = ROWS[rows.length] ?? [];
  const largest = LARGEST[rows.length] ?? 1;
  return rows.map((row, i) => (
    <Row key={i} at={{ x: centre.x, y: centre.y + (at[i] ?? 0) }} pieces={row} largest={largest} />
  ));
}

interface RowProps {
  readonly at: XY;
  readonly pieces: readonly ReactNode[];
  readonly largest: number;
}

/** Pieces beside each other, smaller where they are many. */
function Row({ at, pieces, largest }: RowProps): ReactNode {
  const apart = SIZE + 1;
  const scale = Math.min(largest, ROOM / (pieces.length * apart));
  return pieces.map((piece, i) => (
    <g
      key={i}
      transform={`translate(${(at.x + (i - (pieces.length - 1) / 2) * apart * scale).toFixed(1)} ${at.y}) scale(${scale.toFixed(2)})`}
    >
      {piece}
    </g>
  ));
}

const things = (all: readonly Thing[]): ReactNode[] =>
  all.map((thing) =>
    thing.sign === 'cash' ? (
      <Cash key="cash" count={thing.count} />
    ) : (
      <Piece key={thing.item ?? thing.sign} thing={thing} />
    ),
  );

function Piece({ thing: { sign, count, mark, item } }: { readonly thing: Thing }): ReactNode {
  return (
    <g
      className={css['piece']}
      data-sign={sign}
      data-piece={item === undefined ? onSign(sign) : onCard(item)}
    >
      <Sign name={sign} size={SIZE} />
      {(mark !== undefined || count > 1) && (
        <text x={6} y={10} className={css['mark']}>
          {mark ?? count}
        </text>
      )}
    </g>
  );
}

const Cash = ({ count }: { readonly count: number }): ReactNode => (
  <g data-piece={onSign('cash')}>
    <rect x={-11} y={-7.5} width={22} height={15} rx={3} className={css['plate']} />
    <text y={4.4} className={css['cash']}>
      ${count}
    </text>
  </g>
);

const Shield = (): ReactNode => (
  <g className={css['piece']} data-sign="unknown" data-piece={onSign('unknown')}>
    <Sign name="unknown" size={22} />
  </g>
);

function Person({ view, c }: { readonly view: Heist; readonly c: number }): ReactNode {
  const one = view.characters[c]!;
  return (
    <g data-piece={onPerson(one.id)}>
      {one.status === 'inactive' && <circle r={11} className={css['waits']} />}
      <SeatMark seat={c} size={SIZE} x={-SIZE / 2} y={-SIZE / 2} />
      {isNpc(one) && (
        <text y={3.6} className={css['npc']}>
          N
        </text>
      )}
    </g>
  );
}

/** The corners of a hex that belong to the characters, in their order. */
const CORNERS = [5, 1, 4, 2] as const;

function Plans({ view, hex }: { readonly view: Heist; readonly hex: DrawnHex }): ReactNode {
  const ends = corners(hex.centre, RADIUS - 3);
  return plannedBy(view, hex.space).map((c) => {
    const corner = CORNERS[c % 4]!;
    const [tip, before, after] = [ends[corner]!, ends[(corner + 5) % 6]!, ends[(corner + 1) % 6]!];
    const along = (to: XY): XY => ({ x: tip.x + (to.x - tip.x) * 0.42, y: tip.y + (to.y - tip.y) * 0.42 });
    const inward = 0.2;
    const [x, y] = [tip.x + (hex.centre.x - tip.x) * inward, tip.y + (hex.centre.y - tip.y) * inward];
    return (
      <g key={c}>
        <path d={`M${[along(before), tip, along(after)].map(point).join('L')}z`} className={css['plan']} />
        <SeatMark seat={c} size={14} x={x - 7} y={y - 7} />
      </g>
    );
  });
}
