import { type ReactNode, useEffect } from 'react';
import { play as sound } from '../sound/sound.ts';
import { announce } from '../ui/announce.ts';
import { useWords } from '../words/words.tsx';
import css from './Draft.module.css';

interface PlanBannerProps {
  /** How much is planned. */
  readonly steps: number;
  /** The match has gone on since. */
  readonly moved: boolean;
  /** The seat is asked there, and was not when the plan began. */
  readonly asked: boolean;
  /** Plans from where the match is now. */
  readonly onMoveUp: () => void;
  /** Lets others act who wait for the seat; null where none do. */
  readonly onOthers: (() => void) | null;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Above the table as long as somebody plans: so that nobody takes a plan for the match. */
export function PlanBanner(props: PlanBannerProps): ReactNode {
  const { steps, moved, asked, onMoveUp, onOthers, onKeep, onDiscard } = props;
  const { say } = useWords();
  const news = moved ? (asked ? say('draft.yourTurn') : say('draft.moved')) : '';
  useEffect(() => announce(news, 'draft'), [news]);
  useEffect(() => {
    if (moved && asked) sound('yourTurn');
  }, [moved && asked]);
  return (
    <section className={`banner ${css['banner']}`} aria-label={say('draft.plan')}>
      <p>
        <strong>{say('draft.planning')}</strong> <span>{say('draft.guess')}</span>{' '}
        <span>{say('draft.count', { count: steps })}</span>
      </p>
      <div className={css['ways']}>
        <button type="button" className="button" data-less onClick={onDiscard}>
          {say('draft.discard')}
        </button>
        <button type="button" className="button" aria-keyshortcuts="d" onClick={onKeep}>
          {say('draft.keep')}
        </button>
      </div>
      {(moved || onOthers) && (
        <div className={css['also']}>
          <p>{news}</p>
          {moved && (
            <button type="button" className="button" data-less onClick={onMoveUp}>
              {say('draft.moveUp')}
            </button>
          )}
          {onOthers && (
            <button type="button" className="button" data-less onClick={onOthers}>
              {say('draft.others')}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
