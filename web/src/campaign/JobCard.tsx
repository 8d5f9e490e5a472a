import type { Job } from '@getaway/master-heist/campaign';
import type { ReactNode } from 'react';
import { RuleLink } from '../rules/RuleLink.tsx';
import css from './Campaign.module.css';
import { JobFacts } from './JobFacts.tsx';
import { useDesk } from './useDesk.ts';
import { Reason } from './Reason.tsx';

/** A heist to choose: how hard it is for the team, what has to be done, and what it brings. */
export function JobCard({ job, children }: { readonly job: Job; readonly children?: ReactNode }): ReactNode {
  const { words } = useDesk();
  const { term, difficulty, fit, played, won, rule, refusal } = job;
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
      <JobFacts job={job} words={words}>
        {rule !== null && (
          <li>
            {words.say('desk.special')} <RuleLink game="master-heist" rule={rule} />
          </li>
        )}
      </JobFacts>
      {refusal !== null && <Reason refusal={refusal} />}
      {children}
    </article>
  );
}
