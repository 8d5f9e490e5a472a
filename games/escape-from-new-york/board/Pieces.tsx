import { onSeat, SeatMark } from '@getaway/board';
import { memo, type ReactNode } from 'react';
import { SPACE_IDS, type SpaceId } from '../content/index.ts';
import { spaceNo } from '../rules/board/index.ts';
import { isBoss } from '../rules/city/enemies.ts';
import { poiTileAt } from '../rules/city/spaces.ts';
import { centreOf, TILE } from './geometry.ts';
import type { NewYorkBoardProps } from './index.tsx';
import css from './Manhattan.module.css';
import { onEnemy } from './notes.ts';
import { type Crowd, crowdsAt, ENEMY_GLYPH, type Thing, thingsAt } from './things.ts';
import { Glyph } from './Glyph.tsx';

type Seen = Pick<NewYorkBoardProps, 'view'>;

/** Everything that lies or stands on the spaces: things above, enemies below them, heroes at the bottom. */
export const Pieces = memo(function Pieces({ view }: Seen): ReactNode {
  return (
    <g className={css['pieces']}>
      {SPACE_IDS.map((id) => (
        <OnSpace key={id} id={id} view={view} />
      ))}
    </g>
  );
});

const LINE = 27;
const CROWDS = { inALine: 2, apart: 42 } as const;
const THINGS = { inALine: 3, apart: 28 } as const;
/** What has room above the heroes, below the label of a space or the name of a point of interest. */
const ROOM = { poi: 58, other: 78 } as const;
const LARGEST = 1.5;
const HERO = 28;

const linesOf = (n: number, { inALine }: { readonly inALine: number }): number => Math.ceil(n / inALine);
const widthOf = (
  n: number,
  { inALine, apart }: { readonly inALine: number; readonly apart: number },
): number => Math.min(n, inALine) * apart;

function OnSpace({ id, view }: Seen & { readonly id: SpaceId }): ReactNode {
  const things = thingsAt(view, id);
  const crowds = crowdsAt(view, id);
  const seats = view.heroes.flatMap(({ at, hero }, seat) => (at === id && hero !== null ? [seat] : []));
  if (things.length + crowds.length + seats.length === 0) return null;
  const { x, y } = centreOf(id);
  // The less lies on a space, the larger it is drawn.
  const height = (linesOf(things.length, THINGS) + linesOf(crowds.length, CROWDS)) * LINE;
  const width = Math.max(widthOf(things.length, THINGS), widthOf(crowds.length, CROWDS));
  const room = poiTileAt(view, spaceNo(id)) === null ? ROOM.other : ROOM.poi;
  const scale = Math.min(LARGEST, room / height, (TILE.width - 4) / width);
  const apart = Math.min(HERO - 2, (TILE.width - HERO - 4) / Math.max(1, seats.length - 1));
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`translate(0 33) scale(${scale.toFixed(2)})`}>
        {crowds.map((crowd, i) => (
          <CrowdChip key={i} crowd={crowd} {...placeIn(i, crowds.length, CROWDS, 0)} />
        ))}
        {things.map((thing, i) => (
          <ThingMark
            key={thing.say + thing.mark}
            thing={thing}
            {...placeIn(i, things.length, THINGS, linesOf(crowds.length, CROWDS))}
          />
        ))}
      </g>
      {seats.map((seat, i) => (
        <HeroMark key={seat} view={view} seat={seat} x={(i - (seats.length - 1) / 2) * apart} y={49} />
      ))}
    </g>
  );
}

/** A hero's mark, ringed while it has the turn, with the car it drives. */
function HeroMark({ view, seat, x, y }: Seen & Place & { readonly seat: number }): ReactNode {
  return (
    <g data-piece={onSeat(seat)}>
      {seat === view.current && <circle cx={x} cy={y} r={HERO / 2 + 2} className={css['current']} />}
      <SeatMark seat={seat} size={HERO} x={x - HERO / 2} y={y - HERO / 2} />
      {view.heroes[seat]!.car !== 'none' && (
        <g className={css['driven']}>
          <circle cx={x + 12} cy={y + 8} r={9} />
          <Glyph name="car" size={14} x={x + 5} y={y + 1} />
        </g>
      )}
    </g>
  );
}

/** Where the i-th of so many stands, line by line upwards from the heroes. */
function placeIn(
  i: number,
  of: number,
  { inALine, apart }: { readonly inALine: number; readonly apart: number },
  above: number,
): Place {
  const line = Math.floor(i / inALine);
  const here = Math.min(inALine, of - line * inALine);
  return { x: ((i % inALine) - (here - 1) / 2) * apart, y: -(above + line + 0.5) * LINE };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Enemies alike: what they are, how many, and the hit points left of those that have more than one. */
function CrowdChip({ crowd, x, y }: Place & { readonly crowd: Crowd }): ReactNode {
  const { kind, count, tricked, hitPoints, damage } = crowd;
  const boss = isBoss(kind);
  const left = hitPoints - damage;
  const mark = boss ? String(left) : count > 1 ? `×${count}` : '';
  return (
    <g
      className={css['crowd']}
      data-piece={onEnemy(kind)}
      data-boss={boss || undefined}
      data-tricked={tricked || undefined}
      transform={`translate(${x} ${y})`}
    >
      <rect x={-20} y={-13} width={40} height={26} rx={boss ? 4 : 13} />
      <g transform={tricked ? 'rotate(90 -9 0)' : undefined}>
        <Glyph name={ENEMY_GLYPH[kind]} size={20} x={mark === '' ? -10 : -19} y={-10} />
      </g>
      {mark !== '' && (
        <text x={8} y={6} {...(mark.length > 2 && { textLength: 17, lengthAdjust: 'spacingAndGlyphs' })}>
          {mark}
        </text>
      )}
      {!boss && hitPoints > 1 && (
        <g className={css['life']}>
          <circle cx={-17} cy={-11} r={8} />
          <text x={-17} y={-6.4}>
            {left}
          </text>
        </g>
      )}
    </g>
  );
}

function ThingMark({ thing, x, y }: Place & { readonly thing: Thing }): ReactNode {
  const { glyph, piece, mark } = thing;
  return (
    <g className={css['thing']} data-thing={glyph} data-piece={piece} transform={`translate(${x} ${y})`}>
      <rect x={-12.5} y={-12.5} width={25} height={25} rx={5} />
      <Glyph name={glyph} size={19} x={-9.5} y={-9.5} />
      {mark !== '' && (
        <text x={8} y={12}>
          {mark}
        </text>
      )}
    </g>
  );
}
