import { RuleNumbers } from '@getaway/board';
import { type ReactNode, useMemo } from 'react';
import { type CityThreat, isLikely, percentOf, threats } from '../rules/threats.ts';
import type { NewYorkBoardProps } from './index.tsx';
import css from './Threats.module.css';

/** How likely the city can pay in step 11, and how that is counted. */
export function CityPays({ view, words }: Pick<NewYorkBoardProps, 'view' | 'words'>): ReactNode {
  const { city } = useMemo(() => threats(view), [view]);
  if (!city?.pays) return null;
  const { noise, pays, curve } = city;
  return (
    <>
      <Curve curve={curve} noise={noise} />
      <details className={css['pays']} data-likely={isLikely(pays) || undefined}>
        <summary>{words.say('board.cityPays', { percent: percentOf(pays) })}</summary>
        <p>
          {words.say('board.cityPaysHow', {
            noise,
            more: noise - view.noise,
            chances: pays.chances,
            of: pays.of,
          })}{' '}
          <RuleNumbers rules={['NY-NYP-01', 'NY-NYP-02']} />
        </p>
        <table>
          <tbody>
            {curve.map(
              (odds, funds) =>
                odds.chances !== curve[funds - 1]?.chances && (
                  <tr key={funds} aria-current={isAt(curve, funds, noise) ? 'step' : undefined}>
                    <th scope="row">{words.say('board.withNoise', { noise: funds })}</th>
                    <td>{percentOf(odds)}%</td>
                  </tr>
                ),
            )}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** Whether so much noise buys the same as at this row, which is the first of its kind. */
const isAt = (curve: CityThreat['curve'], row: number, noise: number): boolean =>
  row <= noise && curve[row]?.chances === curve[noise]?.chances;

/** Over the noise track: the higher, the likelier the city can pay with so much. */
function Curve({ curve, noise }: Pick<CityThreat, 'curve' | 'noise'>): ReactNode {
  const high = (funds: number): number => 100 - percentOf(curve[funds]!);
  const steps = curve.slice(1).map((_, i) => `H${i * 10}V${high(i + 1)}H${(i + 1) * 10}`);
  return (
    <svg
      className={css['curve']}
      viewBox={`0 -4 ${(curve.length - 1) * 10} 108`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 ${high(0)}${steps.join('')}`} />
      {noise > 0 && <path d={`M${(noise - 1) * 10} ${high(noise)}h10`} data-now />}
    </svg>
  );
}
