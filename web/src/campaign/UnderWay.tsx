import type { ReactNode } from 'react';
import { RuleLink } from '../rules/RuleLink.tsx';
import css from './Campaign.module.css';
import { useDesk } from './useDesk.ts';
import { remoteDesk } from './remoteDesk.ts';

/** The heist that the campaign waits for. */
export function UnderWay(): ReactNode {
  const { id, sheet, unusable, words, goTo } = useDesk();
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
      {unusable && (
        <p role="alert">
          {words.say('desk.notCarried')} <RuleLink game="master-heist" rule="MH-CMP-16" />
        </p>
      )}
      <button
        type="button"
        className={unusable ? 'button' : 'button primary'}
        onClick={() => goTo(() => remoteDesk().heist(id, unusable))}
      >
        {unusable ? words.say('desk.again') : words.say('desk.goOn')}
      </button>
    </section>
  );
}
