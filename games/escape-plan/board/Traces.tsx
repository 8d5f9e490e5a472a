import { Blockers, useSeatColour } from '@getaway/board';
import type { ReactNode } from 'react';
import { locationsOf } from '../rules/map/index.ts';
import { isHuman } from '../rules/characters.ts';
import css from './City.module.css';
import type { DrawnTile, XY } from './geometry.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import { NPC_COLOUR } from './Pieces.tsx';
import { pointedAt, type Trace, tracesOf } from './traces.ts';

interface TracesProps extends Pick<EscapePlanBoardProps, 'view' | 'viewer' | 'news' | 'pointed'> {
  readonly tiles: readonly DrawnTile[];
  /** Only the places where pawns ended, which are drawn over the land. */
  readonly ends?: boolean;
}

interface Shape {
  readonly outline: string;
  readonly centre: XY;
}

/** What the others did since the viewer chose last, in their colours: ways gone, officers sent, tiles laid. */
export function Traces({ view, viewer, news = [], tiles, ends = false }: TracesProps): ReactNode {
  const colourOf = useSeatColour();
  const shapes = shapesOf(tiles);
  return tracesOf(view, news, viewer).map((trace) => {
    const colour = isHuman(view, trace.who) ? colourOf(trace.who) : NPC_COLOUR;
    const drawn = ends ? { ...trace, path: trace.path.slice(-1) } : trace;
    if (ends && trace.kind !== 'pawn') return null;
    return <TraceOf key={`${trace.kind} ${trace.who}`} trace={drawn} shapes={shapes} colour={colour} />;
  });
}

type PointedProps = Pick<EscapePlanBoardProps, 'view' | 'pointed' | 'blockers'> & Pick<TracesProps, 'tiles'>;

/** What somebody points at elsewhere, such as a line of the log, and what stands in the way of what they ask about. */
export function Pointed({ view, pointed = null, blockers, tiles }: PointedProps): ReactNode {
  const trace = pointedAt(view, pointed);
  const shapes = shapesOf(tiles);
  return (
    <>
      {trace && (
        <g className={css['pointed']}>
          <TraceOf trace={trace} shapes={shapes} colour={POINTER} />
        </g>
      )}
      <Blockers blockers={blockers} outlineOf={(id) => shapes.get(id)?.outline} />
    </>
  );
}

const POINTER = '#ffc857';

interface TraceProps {
  readonly trace: Trace;
  readonly shapes: ReadonlyMap<string, Shape>;
  readonly colour: string;
}

function TraceOf({ trace: { kind, path, who }, shapes, colour }: TraceProps): ReactNode {
  const end = shapes.get(path.at(-1) ?? '');
  if (!end) return null;
  const line = path.flatMap((id) => shapes.get(id)?.centre ?? []).map(({ x, y }) => `${x},${y}`);
  return (
    <g className={css['trace']} data-trace={kind} data-who={who} stroke={colour}>
      <path d={end.outline} className={css['casing']} />
      <path d={end.outline} />
      {line.length > 1 && <polyline points={line.join(' ')} className={css['casing']} />}
      {line.length > 1 && <polyline points={line.join(' ')} className={css['way']} />}
    </g>
  );
}

/** Everything that has a trace: tiles, their zones, and their locations. */
const shapesOf = (tiles: readonly DrawnTile[]): Map<string, Shape> =>
  new Map(
    tiles.flatMap(({ tile, outline, centre, zones, locations }): [string, Shape][] => [
      [tile, { outline, centre }],
      ...zones.map(({ id, path, centre: at }): [string, Shape] => [
        `${tile}.${id}`,
        { outline: path, centre: at },
      ]),
      ...locations.map(({ path, centre: at }, i): [string, Shape] => [
        locationsOf(tile)[i]!,
        { outline: path, centre: at },
      ]),
    ]),
  );
