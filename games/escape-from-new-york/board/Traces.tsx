import { Blockers, useSeatColour } from '@getaway/board';
import type { ReactNode } from 'react';
import type { SpaceId } from '../content/index.ts';
import { centreOf, outlineOf } from './geometry.ts';
import type { NewYorkBoardProps } from './index.tsx';
import css from './Manhattan.module.css';
import { tracesOf } from './traces.ts';

type TracesProps = Pick<NewYorkBoardProps, 'viewer' | 'news' | 'pointed' | 'blockers'>;

/** What others did since the viewer chose last, and what stands in the way of what somebody asks about. */
export const Traces = (props: TracesProps): ReactNode => (
  <>
    <Stirred {...props} />
    <Blockers blockers={props.blockers} outlineOf={(id) => outlineOf(id as SpaceId)} />
  </>
);

/** Ways gone in the colours of those who went, and where the city stirred. */
function Stirred({ viewer, news = [], pointed = null }: TracesProps): ReactNode {
  const colourOf = useSeatColour();
  // Whoever points at a line of the log sees that and nothing else.
  const traces = pointed === null ? tracesOf(news, viewer) : tracesOf([pointed], null);
  return traces.map(({ who, route }) => {
    const end = route.at(-1)!;
    const line = route.map(centreOf).map(({ x, y }) => `${x},${y}`);
    const colour = who === null ? undefined : colourOf(who);
    return (
      <g
        key={`${who} ${end}`}
        className={css['trace']}
        data-trace={who ?? 'city'}
        {...(colour && { stroke: colour })}
      >
        <path d={outlineOf(end)} className={css['casing']} />
        <path d={outlineOf(end)} />
        {line.length > 1 && <polyline points={line.join(' ')} />}
      </g>
    );
  });
}
