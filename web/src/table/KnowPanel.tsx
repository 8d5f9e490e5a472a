import type { Pile } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import type { ReactNode } from 'react';
import type { Position } from '../match/position.ts';
import type { TableSession } from '../match/session.ts';
import { useAnswer } from '../ui/useAnswer.ts';
import { useWords } from '../words/words.tsx';
import { pileName, placeName, possibilities } from './know.ts';
import css from './KnowPanel.module.css';

interface KnowPanelProps {
  readonly session: Pick<TableSession, 'knowledge'>;
  /** What is looked at; the panel is made anew when it changes. */
  readonly position: Pick<Position, 'view'>;
  readonly words: Speaker;
}

/** Everything face down: what may be there, how often, and how likely it comes next. From the viewer's eyes only. */
export function KnowPanel({ session, position, words }: KnowPanelProps): ReactNode {
  const { say } = useWords();
  const piles = useAnswer<readonly Pile[] | null>(() => session.knowledge(), [session, position], null);
  if (piles === null) return null;
  if (piles.length === 0) return <p className={css['note']}>{say('know.nothing')}</p>;
  return (
    <section className={css['know']} aria-label={say('table.tab.know')}>
      <p className={css['note']}>{say('know.note')}</p>
      {piles.map((pile) => (
        <PileOf key={`${pile.set} ${pile.back}`} pile={pile} words={words} />
      ))}
    </section>
  );
}

function PileOf({ pile, words }: { readonly pile: Pile; readonly words: Speaker }): ReactNode {
  const { say } = useWords();
  const number = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 0 });
  const possible = possibilities(pile, words);
  const likeliest = possible[0]?.odds ?? 1;
  return (
    <details className={css['pile']}>
      <summary>
        <strong>{pileName(pile, words)}</strong>
        <span>
          {pile.places
            .map((place) => say('know.place', { count: place.count, where: placeName(place, words) }))
            .join(' · ')}
        </span>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('know.what')}</th>
            <th scope="col">{say('know.count')}</th>
            <th scope="col">{say('know.odds')}</th>
          </tr>
        </thead>
        <tbody>
          {possible.map(({ name, count, odds }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count}</td>
              <td>
                <span
                  className={css['bar']}
                  style={{ width: `${(50 * odds) / likeliest}px` }}
                  aria-hidden="true"
                />
                {number.format(odds)} %
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
