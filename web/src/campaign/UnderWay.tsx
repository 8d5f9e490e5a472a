import { type ReactNode, useEffect, useRef } from 'react';
import { RuleLink } from '../rules/RuleLink.tsx';
import css from './Campaign.module.css';
import { OnlineTable } from './OnlineTable.tsx';
import { OpenTable } from './OpenTable.tsx';
import { remoteDesk } from './remoteDesk.ts';
import { useDesk } from './useDesk.ts';

/** The heist that the campaign waits for. */
export function UnderWay(): ReactNode {
  const { sheet, words, opening } = useDesk();
  const { planned, calledOff } = sheet;
  const { plan } = sheet.universe;
  const heading = useRef<HTMLHeadingElement>(null);
  const table = plan?.table;
  const shown = table?.at ?? opening;
  const before = useRef(shown);
  // The button that was pressed is gone.
  useEffect(() => {
    if (before.current !== shown) heading.current?.focus();
    before.current = shown;
  }, [shown]);
  if (plan === null || planned === null) return null;
  return (
    <section className={css['underWay']} aria-labelledby="under-way">
      <h2 id="under-way" ref={heading} tabIndex={-1}>
        {words.say('desk.underWay', { scenario: planned.term })}
      </h2>
      <p>{plan.crew.map((member) => words.say('status.member', member)).join(', ')}</p>
      <p className={css['dim']}>
        {words.say('desk.wait')} <RuleLink game="master-heist" rule="MH-CMP-15" />
      </p>
      {calledOff > 0 && (
        <p className={css['dim']}>
          {words.say('desk.calledOff', { count: calledOff })}{' '}
          <RuleLink game="master-heist" rule="MH-CMP-19" />
        </p>
      )}
      {table ? <OnlineTable key={table.at} at={table.at} /> : opening ? <OpenTable /> : <Here />}
    </section>
  );
}

/** It is played on this device, or may go to an online table before its first choice. */
function Here(): ReactNode {
  const { id, unusable, played, words, goTo, setOpening } = useDesk();
  return (
    <>
      {unusable && (
        <p role="alert">
          {words.say('desk.notCarried')} <RuleLink game="master-heist" rule="MH-CMP-16" />
        </p>
      )}
      <p className={css['row']}>
        <button
          type="button"
          className={unusable ? 'button' : 'button primary'}
          onClick={() => goTo(() => remoteDesk().heist(id, unusable))}
        >
          {unusable ? words.say('desk.again') : words.say('desk.goOn')}
        </button>
        {!played && (
          <button type="button" className="button" onClick={() => setOpening(true)}>
            {words.say('desk.playOnline')}
          </button>
        )}
      </p>
      {played && (
        <p className={css['dim']}>
          {words.say('desk.playedHere')} <RuleLink game="master-heist" rule="MH-CMP-18" />
        </p>
      )}
    </>
  );
}
