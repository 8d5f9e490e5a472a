import type { Job } from '@getaway/master-heist/campaign';
import type { Speaker } from '@getaway/words';
import type { ReactNode } from 'react';
import css from './Campaign.module.css';

interface JobFactsProps {
  readonly job: Job;
  readonly words: Speaker;
  readonly children?: ReactNode;
}

/** What has to be done in a heist, and what it brings. */
export function JobFacts({ job: { goals, cash, fixer, known }, words, children }: JobFactsProps): ReactNode {
  return (
    <ul className={css['facts']}>
      {goals.map((goal, i) => (
        <li key={i}>{words.say(`goal.${goal.type}`, { ...goal, have: 0 })}</li>
      ))}
      {cash > 0 && <li>{words.say('desk.pays', { cash })}</li>}
      {fixer !== null && (
        <li>
          {known ? (
            words.say('desk.brought', { fixer })
          ) : (
            <>
              {words.say('desk.brings', { fixer })}{' '}
              <span className={css['dim']}>{words.say(`text.${fixer}`)}</span>
            </>
          )}
        </li>
      )}
      {children}
    </ul>
  );
}
