import type { DeedChart } from '@getaway/board';
import type { Speaker } from '@getaway/words';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { BOARDS } from '../table/boards.ts';
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
  const [deeds, setDeeds] = useState<DeedChart | null>(null);
  useEffect(() => {
    void BOARDS[tape.game.id]?.load().then((loaded) => setDeeds(loaded.deeds));
  }, [tape]);
  return (
    <div className={css['charts']}>
      {charts.map((chart) => (
        <ChartView key={`${chart.title} ${chart.seat}`} chart={chart} words={words} at={at} onGo={onGo} />
      ))}
      {deeds && <MatrixView chart={deeds} tape={tape} words={words} at={at} onGo={onGo} />}
    </div>
  );
}
