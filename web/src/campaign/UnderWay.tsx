import type { ReactNode } from 'react';
import { RuleLink } from '../rules/RuleLink.tsx';
import css from './Campaign.module.css';
import { useDesk } from './useDesk.ts';
import { remoteDesk } from './remoteDesk.ts';

/** The heist that the campaign waits for. */
export function UnderWay(): ReactNode {
  const { id, sheet, fault, words, goTo } = useDesk();
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
          onClick={() => goTo(() => remoteDesk().heist(id, false))}
        >
          {words.say('desk.goOn')}
        </button>
      ) : (
        <>
          <p role="alert">{words.say('desk.notCarried', { reason: fault })}</p>
          <button type="button" className="button" onClick={() => goTo(() => remoteDesk().heist(id, true))}>
            {words.say('desk.again')}
          </button>
        </>
      )}
    </section>
  );
}
