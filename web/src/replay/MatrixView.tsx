import { type DeedChart, SeatMark } from '@getaway/board';
import type { Speaker } from '@getaway/words';
import { type CSSProperties, type ReactNode, useId, useMemo } from 'react';
import { useWords } from '../words/words.tsx';
import css from './MatrixView.module.css';
import { matrixOf, nextOf } from './matrix.ts';
import type { Tape } from './tape.ts';

interface MatrixViewProps {
  readonly chart: DeedChart;
  readonly tape: Tape;
  readonly words: Speaker;
  /** Where the replay stands; none at the end of a match. */
  readonly at: number | null;
  readonly onGo: (at: number) => void;
}

/** Who did how much to whom, as a table whose cells are the denser the more there is; each leads to its next place. */
export function MatrixView({ chart, tape, words, at, onGo }: MatrixViewProps): ReactNode {
  const { say } = useWords();
  const id = useId();
  const { columns, cells, most } = useMemo(
    () => matrixOf(chart.of(tape.everything), tape.state(0).seats),
    [chart, tape],
  );
  if (most === 0) return null;
  return (
    <figure className={css['matrix']}>
      <figcaption id={id}>{words.say(chart.title)}</figcaption>
      <div className={css['scroll']} tabIndex={0} role="region" aria-labelledby={id}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <td />
              {columns.map((whom) => (
                <th key={String(whom)} scope="col">
                  <Named whom={whom} aimless={chart.aimless} words={words} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.map((row, seat) => (
              <tr key={seat}>
                <th scope="row">
                  <Named whom={seat} aimless={chart.aimless} words={words} />
                </th>
                {row.map((places, i) => (
                  <td key={i} style={heat(places.length / most)}>
                    {places.length === 0 ? (
                      0
                    ) : (
                      <button type="button" onClick={() => onGo(nextOf(places, at) ?? 0)}>
                        {places.length} <span className="visually-hidden">{say('chart.goTo')}</span>
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{say('chart.matrix')}</p>
    </figure>
  );
}

const heat = (share: number): CSSProperties => ({ '--heat': `${Math.round(100 * share)}%` }) as CSSProperties;

interface NamedProps {
  readonly whom: number | string | null;
  readonly aimless: string;
  readonly words: Speaker;
}

function Named({ whom, aimless, words }: NamedProps): ReactNode {
  if (whom === null) return words.say(aimless);
  if (typeof whom === 'string') return words.term(whom);
  return (
    <>
      <SeatMark seat={whom} size={14} /> {words.player(whom)}
    </>
  );
}
