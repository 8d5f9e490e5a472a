import { actsFor } from '@getaway/board';
import type { ReactNode } from 'react';
import { weapons } from '../content/index.ts';
import type { Choice } from '../rules/choices.ts';
import { Card } from './Card.tsx';
import css from './Dock.module.css';
import type { OwnProps } from './Dock.tsx';
import { ActionCard } from './Hand.tsx';
import { printedText } from './names.ts';
import { onCard } from './notes.ts';

const OFFERS: readonly Choice['do'][] = ['takeSpecial', 'returnCard', 'keep'];

export const isOnOffer = (choice: Choice): boolean => OFFERS.includes(choice.do);

/** Cards that are no part of the hand yet, while some of them may be taken. They share its row, so that the board stays. */
export function Offered(props: OwnProps): ReactNode {
  const cards = props.choices.flatMap((choice, i) => offer(props, choice, `${choice.do} ${i}`) ?? []);
  if (cards.length === 0) return null;
  return (
    <div className={css['cards']} role="group" aria-label={props.words.say('board.offered')}>
      {cards}
    </div>
  );
}

function offer(props: OwnProps, choice: Choice, key: string): ReactNode {
  const { words } = props;
  const acts = actsFor(props, (other) => other === choice);
  switch (choice.do) {
    // NY-LVL-06: the special cards set aside. NY-BLD-04: the discard.
    case 'takeSpecial':
    case 'returnCard':
      return <ActionCard key={key} {...props} card={choice.card} acts={acts} />;
    // NY-FX-37: cards just drawn, of which some are kept.
    case 'keep':
      return (
        <Card
          key={key}
          piece={onCard(choice.item)}
          name={words.term(choice.item)}
          glyph={choice.item in weapons ? 'gunShop' : 'item'}
          note={words.say('board.drawn')}
          text={printedText(choice.item, words)}
          clipped={props.crowded ?? false}
          acts={acts}
        />
      );
    default:
      return null;
  }
}
