import { useSeatColour } from '@getaway/board';
import type { ReactNode } from 'react';
import { centreOf, outlineOf } from './geometry.ts';
import type { NewYorkBoardProps } from './index.tsx';
import css from './Manhattan.module.css';
import { tracesOf } from './traces.ts';

type TracesProps = Pick<NewYorkBoardProps, 'viewer' | 'news' | 'pointed'>;

/** What others did since the viewer chose last: ways gone in their colours, and where the city stirred. */
export function Traces({ viewer, news = [], pointed = null }: TracesProps): ReactNode {
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
