import { SeatMark } from '@getaway/board';
import type { ReactNode } from 'react';
import { PlanPanel } from '../table/PlanPanel.tsx';
import type { Tabletop } from '../table/useTabletop.ts';
import { useCompact } from '../ui/useNarrow.ts';
import { useWords } from '../words/words.tsx';
import type { Mates, Suggested } from './mates.ts';
import css from './Mates.module.css';

interface SuggestionCardsProps {
  readonly top: Tabletop;
  readonly mates: Pick<Mates, 'suggestions' | 'onDecline'>;
}

/** More are found in the talk. */
const MOST = 3;

/** What others suggest, the latest first. Only whoever is asked decides: nothing happens by itself. */
export default function SuggestionCards({ top, mates }: SuggestionCardsProps): ReactNode {
  const { say } = useWords();
  return (
    <section className={css['cards']} aria-label={say('suggest.cards')}>
      {mates.suggestions.slice(0, MOST).map((suggested, i) => (
        <Card
          key={suggested.lines[0]}
          top={top}
          suggested={suggested}
          latest={i === 0}
          onDecline={() => mates.onDecline(suggested)}
        />
      ))}
    </section>
  );
}

interface CardProps {
  readonly top: Tabletop;
  readonly suggested: Suggested;
  readonly latest: boolean;
  readonly onDecline: () => void;
}

function Card({ top, suggested, latest, onDecline }: CardProps): ReactNode {
  const { say } = useWords();
  const { session, words, play, attention } = top;
  const { choice, by } = suggested;
  // Where there is little room, what it brings is told where the action stands in the list.
  const isCompact = useCompact();
  const look = (): void => attention.lookAt(choice);
  return (
    <article>
      <h2>
        {by.map((seat) => (
          <SeatMark key={seat} seat={seat} size={18} />
        ))}{' '}
        {say('suggest.by', { names: by.map((seat) => words.player(seat)), count: by.length })}
      </h2>
      <p data-choice={JSON.stringify(choice)}>{words.choice({ ...choice })}</p>
      {latest && !isCompact && <PlanPanel session={session} choice={choice} words={words} compact untitled />}
      <div className={css['ways']}>
        <button
          type="button"
          className="button primary"
          onClick={() => play(choice)}
          onPointerEnter={look}
          onFocus={look}
        >
          {say('actions.doIt')}
        </button>
        <button type="button" className="button" onClick={onDecline}>
          {say('suggest.decline')}
        </button>
      </div>
    </article>
  );
}
