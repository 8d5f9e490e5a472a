import type { Speaker } from '@getaway/words';
import { type ReactNode, useMemo } from 'react';
import { useBoardParts } from '../table/useBoardParts.ts';
import { useWords } from '../words/words.tsx';
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
  /** One chart, and the others for those who want them. */
  readonly brief?: boolean;
}

/** How the match went: chances, the figures that the game follows, where gains came from, who did what to whom. */
export function ChartsPanel(props: ChartsPanelProps): ReactNode {
  const { tape, chances, words, at, onGo, brief = false } = props;
  const { say } = useWords();
  const charts = useMemo(() => {
    const points = pointsOf(tape);
    return [
      ...(chances ? [chanceChart(points, chances)] : []),
      ...trackCharts(tape, points),
      ...gainCharts(tape, points),
    ];
  }, [tape, chances]);
  const parts = useBoardParts(tape.game.id);
  const [first, ...others] = [
    ...charts.map((chart) => (
      <ChartView key={`${chart.title} ${chart.seat}`} chart={chart} words={words} at={at} onGo={onGo} />
    )),
    parts?.deeds && (
      <MatrixView key="deeds" chart={parts.deeds} tape={tape} words={words} at={at} onGo={onGo} />
    ),
  ];
  if (!brief) {
    return (
      <div className={css['charts']}>
        {first}
        {others}
      </div>
    );
  }
  return (
    <>
      {first}
      <details>
        <summary className={css['more']}>{say('chart.more')}</summary>
        <div className={css['charts']}>{others}</div>
      </details>
    </>
  );
}
