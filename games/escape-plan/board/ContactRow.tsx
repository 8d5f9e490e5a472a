import { actsFor, Pinned } from '@getaway/board';
import { memo, type ReactNode } from 'react';
import { Card } from './Card.tsx';
import { CONTACT_CARD } from '../content/index.ts';
import css from './Board.module.css';
import type { EscapePlanBoardProps } from './index.tsx';
import { onCard } from './notes.ts';

/** On phones the contacts come with the question which of them to take. */
export const Asked = (props: EscapePlanBoardProps): ReactNode =>
  props.choices.some((choice) => choice.do === 'takeContact') && <ContactRow {...props} />;

/** The open contacts. When one may be taken, each offers its ways. */
export const ContactRow = memo(function ContactRow(props: EscapePlanBoardProps): ReactNode {
  const { view, words, notes } = props;
  return (
    <section className={css['contacts']} tabIndex={0} aria-label={words.say('board.contacts')}>
      <h2>{words.say('board.contacts')}</h2>
      {view.contactDisplay.map((id, i) => {
        const { cost, notoriety } = CONTACT_CARD[id];
        return (
          <Card
            key={`${i} ${id}`}
            piece={onCard(id)}
            name={words.term(id)}
            note={words.say('board.cardCost', { cost, notoriety })}
            text={words.has(`text.${id}`) ? words.say(`text.${id}`) : CONTACT_CARD[id].text}
            clipped
            pinned={<Pinned note={notes?.[onCard(id)]} words={words} />}
            acts={actsFor(props, (choice) => choice.do === 'takeContact' && choice.card === id)}
          />
        );
      })}
    </section>
  );
});
