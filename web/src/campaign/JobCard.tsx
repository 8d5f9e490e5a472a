import type { Job } from '@getaway/master-heist/campaign';
import type { ReactNode } from 'react';
import { RuleLink } from '../rules/RuleLink.tsx';
import css from './Campaign.module.css';
import { useDesk } from './useDesk.ts';
import { Reason } from './Reason.tsx';

/** A heist to choose: how hard it is for the team, what has to be done, and what it brings. */
export function JobCard({ job, children }: { readonly job: Job; readonly children?: ReactNode }): ReactNode {
  const { words } = useDesk();
  const { term, difficulty, fit, goals, cash, fixer, known, played, won, rule, refusal } = job;
  return (
    <article className={css['card']}>
      <h3>{words.term(term)}</h3>
      <p className={css['tags']}>
        <span className={css['tag']} data-level={difficulty}>
          {words.term(difficulty)}
        </span>
        <span className={css['tag']} data-fit={fit}>
          {words.say(`desk.fit.${fit}`)}
        </span>
        {played > 0 && <span className={css['tag']}>{words.say('desk.tried', { played, won })}</span>}
      </p>
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
        {rule !== null && (
          <li>
            {words.say('desk.special')} <RuleLink game="master-heist" rule={rule} />
          </li>
        )}
      </ul>
      {refusal !== null && <Reason refusal={refusal} />}
      {children}
    </article>
  );
}
