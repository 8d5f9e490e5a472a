import { SeatMark, useSeatColour } from '@getaway/board';
import type { Speaker } from '@getaway/words';
import { type ReactNode, useId } from 'react';
import { useWords } from '../words/words.tsx';
import type { Chart, Series } from './charts.ts';
import css from './ChartView.module.css';
import { momentWords } from '../words/moment.ts';
import { bandPath, labelsAlong, linePath, type Scale, scaleOf, stackOf } from './scale.ts';

interface ChartViewProps {
  readonly chart: Chart;
  readonly words: Speaker;
  /** Where the replay stands; none at the end of a match. */
  readonly at: number | null;
  readonly onGo: (at: number) => void;
}

const TINTS = ['#7fd1ff', '#ffc857', '#7ddc9a', '#c9a2ff', '#ff8a80'];

/** One chart with its table; every point leads to its place in the match. */
export function ChartView({ chart, words, at, onGo }: ChartViewProps): ReactNode {
  const { say } = useWords();
  const id = useId();
  const { points, series, kind } = chart;
  const scale = scaleOf(chart);
  const title = titleOf(chart, words, say);
  const labelOf = (i: number): string => {
    const label = points[i]?.label;
    return label ? momentWords(label, words) : say('chart.play', { number: points[i]?.at ?? 0 });
  };
  const nameOf = ({ seat, name }: Series): string => {
    if (seat !== null) return words.player(seat);
    return name === null ? say('chart.everybody') : words.say(name);
  };
  const labels = labelsAlong(
    points.map((_, i) => labelOf(i)),
    scale,
  );
  const now = at === null ? -1 : points.findLastIndex((point) => point.at <= at);
  return (
    <figure className={css['chart']}>
      <figcaption id={id}>{title}</figcaption>
      <svg viewBox={`0 0 ${scale.width} ${scale.height}`} role="img" aria-labelledby={id}>
        {scale.ticks.map((tick) => (
          <g key={tick} className={css['tick']}>
            <line x1={scale.left} x2={scale.right} y1={scale.y(tick)} y2={scale.y(tick)} />
            <text x={scale.left - 6} y={scale.y(tick) + 4}>
              {tick}
            </text>
          </g>
        ))}
        {now >= 0 && (
          <line className={css['now']} x1={scale.x(now)} x2={scale.x(now)} y1={scale.top} y2={scale.bottom} />
        )}
        {kind === 'stack' ? (
          stackOf(series).map((band, i) => (
            <path key={i} d={bandPath(band, scale)} fill={TINTS[i % TINTS.length]} className={css['band']} />
          ))
        ) : (
          <Lines series={series} scale={scale} />
        )}
        {points.map((point, i) => (
          <rect
            key={point.at}
            className={css['hit']}
            x={scale.x(i) - scale.step / 2}
            y={scale.top}
            width={scale.step}
            height={scale.bottom - scale.top}
            onClick={() => onGo(point.at)}
          >
            <title>{`${labelOf(i)}: ${series.map((line) => `${nameOf(line)} ${line.values[i] ?? '–'}`).join(', ')}`}</title>
          </rect>
        ))}
        {labels.map(({ text, x }) => (
          <text key={x} className={css['label']} x={x} y={scale.height - 6}>
            {text}
          </text>
        ))}
      </svg>
      {/* The title names what is alone. */}
      {series.length > 1 && (
        <ul className={css['legend']}>
          {series.map((line, i) => (
            <li key={i}>
              {line.seat === null ? (
                <span style={{ background: TINTS[i % TINTS.length] }} aria-hidden="true" />
              ) : (
                <SeatMark seat={line.seat} size={14} />
              )}
              {nameOf(line)}
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{say('chart.table')}</summary>
        <div className={css['scroll']} tabIndex={0} role="region" aria-labelledby={id}>
          <table>
            <thead>
              <tr>
                <td />
                {series.map((line, i) => (
                  <th key={i} scope="col">
                    {nameOf(line)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map((point, i) => (
                <tr key={point.at}>
                  <th scope="row">
                    <button type="button" onClick={() => onGo(point.at)}>
                      {labelOf(i)}
                    </button>
                  </th>
                  {series.map((line, j) => (
                    <td key={j}>{line.values[i] ?? '–'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

function titleOf(chart: Chart, words: Speaker, say: Speaker['say']): string {
  if (chart.title === 'gains') return say('chart.gains', { name: words.player(chart.seat ?? 0) });
  return chart.title === 'chances' ? say('chart.chances') : words.say(chart.title);
}

function Lines({ series, scale }: { readonly series: readonly Series[]; readonly scale: Scale }): ReactNode {
  const colourOf = useSeatColour();
  return series.map(({ seat, values }, i) => {
    const last = values.findLastIndex((value) => value !== null);
    const [x, y] = [scale.x(last), scale.y(values[last] ?? 0)];
    return (
      <g key={i} className={css['line']}>
        <path d={linePath(values, scale)} className={css['casing']} />
        <path d={linePath(values, scale)} stroke={seat === null ? TINTS[i % TINTS.length] : colourOf(seat)} />
        {seat !== null && last >= 0 && <SeatMark seat={seat} size={14} x={x - 7} y={y - 7} />}
      </g>
    );
  });
}
