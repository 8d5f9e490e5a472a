import type { Deal } from '@getaway/master-heist/campaign';
import { type ReactNode, use } from 'react';
import css from './Campaign.module.css';
import { BookContext, CardText } from './CardText.tsx';
import { DecisionButton } from './DecisionButton.tsx';
import { OwnRecruit } from './OwnRecruit.tsx';
import { dealsTo, useDesk } from './useDesk.ts';

/** The characters of the book, and all that can be made of the cards. */
export function Recruits(): ReactNode {
  const { sheet, words } = useDesk();
  const book = use(BookContext);
  return (
    <section aria-labelledby="recruits" className={css['part']}>
      <h2 id="recruits">{words.say('desk.recruits')}</h2>
      <ul className={css['cards']}>
        {dealsTo(sheet.deals, 'recruit')
          .filter(isNew)
          .map((deal) => {
            const { name, character, skills } = deal.choice;
            return (
              <li key={character + skills.join()} className={css['card']}>
                <h3>{name}</h3>
                {[character, ...skills].map((card) => (
                  <p key={card}>
                    {words.term(card)}. <CardText card={card} />
                  </p>
                ))}
                <DecisionButton deal={deal} about={name}>
                  {words.say('desk.recruit')}
                </DecisionButton>
              </li>
            );
          })}
      </ul>
      {book && (
        <details className={css['more']}>
          <summary className="button">{words.say('desk.ownRecruit')}</summary>
          <OwnRecruit cards={book.cards} />
        </details>
      )}
    </section>
  );
}

/** Those whose cards somebody has are among the characters above. */
const isNew = ({ refusal }: Deal): boolean => refusal?.rule !== 'MH-CMP-03';
