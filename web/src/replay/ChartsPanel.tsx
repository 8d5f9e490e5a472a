import type { Speaker } from '@getaway/words';
import { type ReactNode, useMemo } from 'react';
import { useBoardParts } from '../table/useBoardParts.ts';
import { chanceChart, gainCharts, pointsOf, trackCharts } from './charts.ts';
import css from './ChartsPanel.module.css';
import { ChartView } from './ChartView.tsx';
import { MatrixView } from './MatrixView.tsx';
import type { Tape } from './tape.ts';

interface ChartsPanelProps {
  readonly tape: Tape;
  readonly chances: readonly (readonly number[])[] | null;
  readonly words: Speaker;
  readonly at: number | null;
  readonly onGo: (at: number) => void;
}

/** How the match went: chances, the figures that the game follows, where gains came from, who did what to whom. */
export function ChartsPanel({ tape, chances, words, at, onGo }: ChartsPanelProps): ReactNode {
  const charts = useMemo(() => {
    const points = pointsOf(tape);
    return [
      ...(chances ? [chanceChart(points, chances)] : []),
      ...trackCharts(tape, points),
      ...gainCharts(tape, points),
    ];
  }, [tape, chances]);
  const parts = useBoardParts(tape.game.id);
  return (
    <div className={css['charts']}>
      {charts.map((chart) => (
        <ChartView key={`${chart.title} ${chart.seat}`} chart={chart} words={words} at={at} onGo={onGo} />
      ))}
      {parts && <MatrixView chart={parts.deeds} tape={tape} words={words} at={at} onGo={onGo} />}
    </div>
  );
}
