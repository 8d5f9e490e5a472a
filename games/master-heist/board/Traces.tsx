import type { GameEvent } from '@getaway/engine';
import { Blockers, useSeatColour } from '@getaway/board';
import type { ReactNode } from 'react';
import { personNo } from '../rules/people.ts';
import type { Heist, Who } from '../rules/state.ts';
import css from './Floor.module.css';
import { type DrawnHex, lineOver } from './geometry.ts';
import type { MasterHeistBoardProps } from './index.tsx';

interface Moved extends GameEvent {
  readonly who: Who;
  readonly from: string;
  readonly at: string;
}

const isMove = (event: GameEvent): event is Moved => event.event === 'moved';

/** Whoever moved since the viewer chose last, and over which hexes. */
function waysGone(view: Heist, news: readonly GameEvent[], seat: number | null): Map<number, string[]> {
  const ways = new Map<number, string[]>();
  for (const { who, from, at } of news.filter(isMove)) {
    const c = personNo(view, who);
    if (view.characters[c]?.seat !== seat) ways.set(c, [...(ways.get(c) ?? [from]), at]);
  }
  return ways;
}

interface TracesProps extends Pick<MasterHeistBoardProps, 'view' | 'viewer' | 'actor' | 'news' | 'blockers'> {
  readonly hexes: readonly DrawnHex[];
}

/** The hex that a line of the log tells of, while somebody points at the line. */
export function Pointed({
  hexes,
  pointed,
}: Pick<TracesProps, 'hexes'> & Pick<MasterHeistBoardProps, 'pointed'>): ReactNode {
  const at = pointed && 'at' in pointed ? pointed.at : null;
  const hex = hexes.find(({ id }) => id === at);
  return hex && <path d={hex.outline} className={css['pointed']} data-pointed={hex.id} />;
}

/** The ways that the others have gone, in their colours, and what stands in the way of what somebody asks about. */
export const Traces = (props: TracesProps): ReactNode => (
  <>
    <WaysGone {...props} />
    <Blockers
      blockers={props.blockers}
      outlineOf={(id) => props.hexes.find((hex) => hex.id === id)?.outline}
    />
  </>
);

function WaysGone({ view, viewer, actor, news = [], hexes }: TracesProps): ReactNode {
  const colourOf = useSeatColour();
  return [...waysGone(view, news, actor ?? viewer)].map(([c, way]) => {
    const points = lineOver(hexes, way);
    return (
      <g key={c} className={css['trace']} stroke={colourOf(c)} data-trace={c}>
        <polyline points={points} className={css['casing']} />
        <polyline points={points} className={css['gone']} />
      </g>
    );
  });
}
