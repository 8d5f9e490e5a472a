import { actsFor } from '@getaway/board';
import type { ReactNode } from 'react';
import { bands } from '../content/index.ts';
import { Card } from './Card.tsx';
import css from './Dock.module.css';
import type { NewYorkBoardProps } from './index.tsx';
import { printedText } from './names.ts';
import { onCard } from './notes.ts';
import { powerUpWords } from './worth.ts';

/** What the New York player plays with: the cards of the bands and the missions (NY-BND-13). */
export function Bands(props: NewYorkBoardProps): ReactNode {
  const { view, words } = props;
  const { hand, missions } = view.bands;
  return (
    <div className={css['hand']}>
      <div className={css['cards']} role="group" aria-label={words.say('board.bands')}>
        {hand.map((card) => (
          <Card
            key={card}
            piece={onCard(card)}
            name={words.term(card)}
            note={words.say('board.cost', { cost: bands.cards[card].cost })}
            text={`${printedText(card, words)} · ${powerUpWords(words, card)}`}
            acts={actsFor(props, (choice) => 'card' in choice && choice.card === card)}
          />
        ))}
        {hand.length === 0 && <p className={css['none']}>{words.say('board.emptyHand')}</p>}
      </div>
      {missions.length > 0 && (
        <div className={css['cards']} role="group" aria-label={words.say('board.missions')}>
          {missions.map((mission, i) => (
            <Card
              key={`${mission} ${i}`}
              piece={onCard(mission)}
              name={words.term(mission)}
              text={printedText(mission, words)}
              acts={actsFor(props, (choice) => 'mission' in choice && choice.mission === mission)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
