import { RuleNumbers, SeatMark } from '@getaway/board';
import type { ReactNode } from 'react';
import { scenarioTerm } from '../exchange/index.ts';
import { boardOf } from '../rules/spaces.ts';
import css from './Ending.module.css';
import type { MasterHeistBoardProps } from './index.tsx';
import { personName } from './names.ts';
import { Goals } from './Rail.tsx';

/** How the heist ended: the goals, who got away, and what was brought home. */
export function Ending({ view, words }: Pick<MasterHeistBoardProps, 'view' | 'words'>): ReactNode {
  const won = (view.outcome?.winners.length ?? 0) > 0;
  const { scenario } = boardOf(view);
  return (
    <section className={css['ending']} aria-label={words.say('ending.title')}>
      <h2>
        {words.term(scenarioTerm(scenario))} <RuleNumbers rules={['MH-END-01']} />
      </h2>
      <Goals view={view} words={words} />
      <table>
        <caption>
          {words.say('board.crew')} <RuleNumbers rules={['MH-ESC-26']} />
        </caption>
        <tbody>
          {view.characters.map((one, c) => (
            <tr key={one.id}>
              <th scope="row">
                <SeatMark seat={c} size={18} /> {personName(view, c, words)}
              </th>
              <td data-status={one.status}>{words.say(`status.${one.status}`)}</td>
              <td>
                {one.rolled > 0 &&
                  words.say('ending.rolled', { rolled: one.rolled, needed: Math.max(0, one.needed) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {words.say('ending.home', {
          cash: view.banked.cash,
          jewels: view.banked.jewel,
          reward: won ? scenario.rewards.cash : 0,
        })}{' '}
        <RuleNumbers rules={won ? ['MH-END-06', 'MH-END-07'] : ['MH-END-07']} />
      </p>
      <p>{words.say('ending.rounds', { rounds: view.round, noise: view.noise })}</p>
    </section>
  );
}
