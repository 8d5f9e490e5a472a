import { useFocusReturn } from '@getaway/board';
import type { Suggestion } from '@getaway/bots';
import type { Choice } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import { type ReactNode, useEffect, useState } from 'react';
import { RuleLink } from '../rules/RuleLink.tsx';
import { change } from '../settings/settings.ts';
import { announce } from '../ui/announce.ts';
import { useWords } from '../words/words.tsx';
import css from './HintPanel.module.css';
import type { Hint } from './useHint.ts';

interface HintPanelProps {
  readonly hint: Hint;
  readonly game: string;
  readonly words: Speaker;
  /** Hints come by themselves. */
  readonly always: boolean;
  /** They do because this is the first match. */
  readonly first: boolean;
  /** Why it is good is told to who asks: what comes by itself must not push away what can be chosen, nor move it under a finger. */
  readonly folded: boolean;
  readonly onPlay: (choice: Choice) => void;
  readonly onDismiss: () => void;
}

const EVENTS = 4;
const RULES = 4;
/** Where the next best choice looks this close, either will do. */
const CLOSE = 0.02;

/** What a good player would do now, and why; one activation takes it. */
export function HintPanel(props: HintPanelProps): ReactNode {
  const { hint, game, words, always, first, folded, onPlay, onDismiss } = props;
  const [opened, setOpened] = useState(false);
  const { say } = useWords();
  useFocusReturn(hint.status === 'given');
  const said = hint.status === 'given' ? words.choice({ ...hint.suggestion.choice }) : '';
  useEffect(() => {
    if (said) announce(say('hint.said', { choice: said }));
  }, [said]);
  if (hint.status !== 'given') {
    return (
      hint.status === 'thinking' && (
        <p className={css['thinking']} data-folded={folded || undefined} role="status">
          {say('hint.thinking')}
        </p>
      )
    );
  }
  const { suggestion } = hint;
  const told = !folded || opened;
  const take = (
    <button
      type="button"
      data-choice={JSON.stringify(suggestion.choice)}
      className={`button primary ${css['take']}`}
      onClick={() => onPlay(suggestion.choice)}
    >
      {said}
    </button>
  );
  return (
    <section className={css['hint']} data-folded={folded || undefined} aria-label={say('hint.title')}>
      <header>
        <h2 className={folded ? 'visually-hidden' : undefined}>{say('hint.title')}</h2>
        {folded && take}
        {folded && (
          <button
            type="button"
            className="button plain"
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            {say('hint.why')}
          </button>
        )}
        <button type="button" className="button plain" aria-label={say('hint.close')} onClick={onDismiss}>
          ✕
        </button>
      </header>
      {!folded && take}
      {told && <p className={css['odds']}>{oddsOf(suggestion, say)}</p>}
      {told && <Why suggestion={suggestion} words={words} />}
      {told && suggestion.rules.length > 0 && (
        <p className={css['rules']}>
          {suggestion.rules.slice(0, RULES).map((rule) => (
            <RuleLink key={rule} game={game} rule={rule} />
          ))}
        </p>
      )}
      {told && first && <p className={css['odds']}>{say('hint.first')}</p>}
      {told && always && (
        <button type="button" className={css['off']} onClick={() => change({ hints: false })}>
          {say('hint.off')}
        </button>
      )}
    </section>
  );
}

function oddsOf({ value, ahead }: Suggestion, say: Speaker['say']): string {
  const chance = Math.round(value * 100);
  if (ahead === null) return say('hint.only', { chance });
  return ahead < CLOSE ? say('hint.close-call', { chance }) : say('hint.best', { chance });
}

function Why({ suggestion, words }: { readonly suggestion: Suggestion; readonly words: Speaker }): ReactNode {
  const events = suggestion.events.filter(({ event }) => event !== 'automatic').slice(0, EVENTS);
  return (
    <ul className={css['reasons']}>
      {suggestion.reasons.map(({ term, change }) => (
        <li key={term} data-way={change > 0 ? 'up' : 'down'}>
          {words.say(`standing.${term}`, { change: signed(change) })}
        </li>
      ))}
      {events.map((event, i) => (
        <li key={i}>{words.event({ ...event })}</li>
      ))}
    </ul>
  );
}

const signed = (change: number): string => `${change > 0 ? '+' : '−'}${Math.abs(Math.round(change))}`;
