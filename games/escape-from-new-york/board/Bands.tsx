import { actsFor } from '@getaway/board';
import type { ReactNode } from 'react';
import { bands } from '../content/index.ts';
import { Card } from './Card.tsx';
import css from './Dock.module.css';
import { inTwoLines } from './inTwoLines.ts';
import type { NewYorkBoardProps } from './index.tsx';
import { printedText } from './names.ts';
import { onCard } from './notes.ts';
import { powerUpWords } from './worth.ts';

interface BandsProps extends NewYorkBoardProps {
  /** It may be as high as it wants. */
  readonly roomy: boolean;
}

/** What they say is longer than on cards of heroes. */
const IN_ONE_LINE = 5;

/** What the New York player plays with: the cards of the bands and the missions (NY-BND-13). */
export function Bands({ roomy, ...props }: BandsProps): ReactNode {
  const { view, words } = props;
  const { hand, missions } = view.bands;
  const cards = hand.length + missions.length;
  const crowded = !roomy && cards > IN_ONE_LINE;
  return (
    <div className={css['hand']} {...(crowded && inTwoLines(cards))}>
      <div className={css['cards']} role="group" aria-label={words.say('board.bands')}>
        {hand.map((card) => (
          <Card
            key={card}
            piece={onCard(card)}
            name={words.term(card)}
            note={words.say('board.cost', { cost: bands.cards[card].cost })}
            text={`${printedText(card, words)} · ${powerUpWords(words, card)}`}
            clipped={crowded}
            acts={actsFor(props, (choice) => 'card' in choice && choice.card === card)}
          />
        ))}
        {hand.length === 0 && <p className={css['none']}>{words.say('board.emptyHand')}</p>}
      </div>
      {missions.length > 0 && (
        <div
          className={`${css['cards']} ${css['missions']}`}
          role="group"
          aria-label={words.say('board.missions')}
        >
          {missions.map((mission, i) => (
            <Card
              key={`${mission} ${i}`}
              piece={onCard(mission)}
              name={words.term(mission)}
              note={words.say('board.missionInPlay')}
              text={printedText(mission, words)}
              clipped={crowded}
              acts={actsFor(props, (choice) => 'mission' in choice && choice.mission === mission)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
