import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { RuleLink } from '../rules/RuleLink.tsx';
import css from './Campaign.module.css';
import { useDesk } from './useDesk.ts';
import { remoteDesk } from './remoteDesk.ts';

/** The heist that the campaign waits for. */
export function UnderWay(): ReactNode {
  const { id, sheet, fault, words } = useDesk();
  const [, go] = useLocation();
  const { planned } = sheet;
  const { plan } = sheet.universe;
  if (plan === null || planned === null) return null;
  return (
    <section className={css['underWay']} aria-labelledby="under-way">
      <h2 id="under-way">{words.say('desk.underWay', { scenario: planned.term })}</h2>
      <p>{plan.crew.map((member) => words.say('status.member', member)).join(', ')}</p>
      <p className={css['dim']}>
        {words.say('desk.wait')} <RuleLink game="master-heist" rule="MH-CMP-15" />
      </p>
      {fault === null ? (
        <button
          type="button"
          className="button primary"
          onClick={() => void remoteDesk().heist(id, false).then(go)}
        >
          {words.say('desk.goOn')}
        </button>
      ) : (
        <>
          <p role="alert">{words.say('desk.notCarried', { reason: fault })}</p>
          <button type="button" className="button" onClick={() => void remoteDesk().heist(id, true).then(go)}>
            {words.say('desk.again')}
          </button>
        </>
      )}
    </section>
  );
}
