import { type ReactNode, useRef } from 'react';
import css from './Campaign.module.css';
import { CardText } from './CardText.tsx';
import { DecisionButton } from './DecisionButton.tsx';
import { dealsTo, useDesk } from './useDesk.ts';

/** The upgrades that are due, each of them final (MH-LVL-07). */
export function LevelUps(): ReactNode {
  const { sheet, words } = useDesk();
  const heading = useRef<HTMLHeadingElement>(null);
  const due = sheet.universe.characters.filter((who) => who.due !== null);
  const upgrades = dealsTo(sheet.deals, 'levelUp');
  if (due.length === 0) return null;
  return (
    <section aria-labelledby="levels" className={css['part']}>
      <h2 id="levels" ref={heading} tabIndex={-1}>
        {words.say('desk.levelUps')}
      </h2>
      {due.map(({ name, level, due: player }) => (
        <section key={name} className={css['card']} aria-label={name}>
          <h3>{words.say('desk.reaches', { name, level })}</h3>
          <p className={css['dim']}>{words.say('desk.chooses', { name: player })}</p>
          <ul className={css['upgrades']}>
            {upgrades
              .filter(({ choice }) => choice.who === name)
              .map((deal) => {
                const { from, to } = deal.choice;
                return (
                  <li key={`${from} ${to}`}>
                    <div>
                      <p>
                        {words.term(from)} → <strong>{words.term(to)}</strong>
                      </p>
                      <CardText card={to} />
                    </div>
                    <DecisionButton
                      deal={deal}
                      about={words.choice({ ...deal.choice })}
                      onDone={() => heading.current?.focus()}
                    >
                      {words.say('desk.take')}
                    </DecisionButton>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </section>
  );
}
