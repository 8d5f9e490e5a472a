import { type ReactNode, useRef, useState } from 'react';
import css from './Campaign.module.css';
import { CrewPicker } from './CrewPicker.tsx';
import { DecisionButton } from './DecisionButton.tsx';
import { JobCard } from './JobCard.tsx';
import { OwnBoard } from './OwnBoard.tsx';
import { Reason } from './Reason.tsx';
import { remoteDesk } from './remoteDesk.ts';
import { dealsTo, useDesk } from './useDesk.ts';

/** The next heist, its crew, and off they go. */
export function HeistsPanel(): ReactNode {
  const { sheet, words } = useDesk();
  const { planned } = sheet;
  const [choosing, setChoosing] = useState(planned === null);
  const crew = useRef<HTMLHeadingElement>(null);
  const chosen = (): void => {
    setChoosing(false);
    // The way on; the button that was pressed is gone.
    requestAnimationFrame(() => crew.current?.focus());
  };
  if (sheet.underWay && planned !== null) return <JobCard job={planned} />;
  const open = planned === null || choosing;
  return (
    <>
      <section aria-labelledby="next-heist" className={css['part']}>
        <h2 id="next-heist">{words.say('desk.next')}</h2>
        {open ? (
          <Jobs onChosen={chosen} />
        ) : (
          <JobCard job={planned}>
            <button type="button" className="button" onClick={() => setChoosing(true)}>
              {words.say('desk.another')}
            </button>
          </JobCard>
        )}
      </section>
      {!open && (
        <>
          <section aria-labelledby="crew" className={css['part']}>
            <h2 id="crew" ref={crew} tabIndex={-1}>
              {words.say('desk.crew')}
            </h2>
            <CrewPicker />
          </section>
          <Begin />
        </>
      )}
    </>
  );
}

function Jobs({ onChosen }: { readonly onChosen: () => void }): ReactNode {
  const { sheet, words } = useDesk();
  const plans = dealsTo(sheet.deals, 'plan');
  return (
    <>
      <div className={css['cards']}>
        {sheet.jobs.map((job) => {
          const deal = plans.find(({ choice }) => choice.scenario === job.scenario);
          return (
            <JobCard key={job.scenario} job={job}>
              {deal && (
                <DecisionButton deal={deal} about={words.term(job.term)} onDone={onChosen}>
                  {words.say('desk.plan')}
                </DecisionButton>
              )}
            </JobCard>
          );
        })}
      </div>
      <OwnBoard onChosen={onChosen} />
    </>
  );
}

function Begin(): ReactNode {
  const { id, sheet, words, begin, goTo, setOpening } = useDesk();
  const [deal] = dealsTo(sheet.deals, 'begin');
  if (!deal) return null;
  const { refusal } = deal;
  async function start(online: boolean): Promise<void> {
    if (refusal !== null || !(await begin())) return;
    if (online) setOpening(true);
    else goTo(() => remoteDesk().heist(id, false));
  }
  const possible = {
    type: 'button',
    'aria-disabled': refusal !== null || undefined,
    'data-disabled': refusal !== null || undefined,
    'aria-describedby': 'begin-state',
  } as const;
  return (
    <footer className={css['begin']}>
      <p id="begin-state">
        {words.say('desk.crewOf', { count: sheet.universe.plan?.crew.length ?? 0 })}{' '}
        {refusal !== null && <Reason refusal={refusal} />}
      </p>
      <div className={css['row']}>
        <button {...possible} className="button" onClick={() => void start(true)}>
          {words.say('desk.beginOnline')}
        </button>
        <button
          {...possible}
          className={refusal === null ? 'button primary' : 'button'}
          onClick={() => void start(false)}
        >
          {words.choice({ do: 'begin' })}
        </button>
      </div>
    </footer>
  );
}
