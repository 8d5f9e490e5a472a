import type { MatchRecord } from '@getaway/engine';
import { ApiError } from '@getaway/server/client';
import type { Speaker } from '@getaway/words';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Position } from '../match/position.ts';
import type { SessionState, TableSession } from '../match/session.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { play as playSound } from '../sound/sound.ts';
import { announce } from '../ui/announce.ts';
import { loaded } from '../ui/loading.ts';
import { useWayTo } from '../ui/useWayTo.ts';
import { useWords } from '../words/words.tsx';
import { BOARDS } from './boards.ts';
import css from './EndScreen.module.css';
import { exportFrom } from './exportRecord.ts';
import { headlineOf, waysOf } from './headline.ts';
import { rewindsIn } from './logGroups.ts';
import { LogPanel } from './LogPanel.tsx';
import { Scores } from './Scores.tsx';

const ChapterEnd = lazy(() => loaded(() => import('../campaign/ChapterEnd.tsx')));
const Review = lazy(() => loaded(() => import('../replay/Review.tsx')));

interface EndScreenProps {
  readonly session: TableSession;
  /** Where the match is kept in this browser; none for a match on a server. */
  readonly id: string | null;
  readonly state: SessionState;
  readonly position: Position;
  readonly words: Speaker;
}

/** The result first, then what led to it, then what to do next. */
export function EndScreen({ session, id, state, position, words }: EndScreenProps): ReactNode {
  const { say } = useWords();
  const { goTo, fault } = useWayTo();
  const headline = headlineOf(state, position, words, say);
  useEffect(() => {
    announce(headline);
    playSound('end');
  }, [headline]);

  const [withheld, setWithheld] = useState('');
  /** The match to hand out; null, with the reason said, where its server does not. */
  const record = async (): Promise<MatchRecord | null> => {
    setWithheld('');
    try {
      return await session.record();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWithheld(say(`online.error.${error.code}`));
      return null;
    }
  };

  const board = BOARDS[state.game];
  const rewinds = rewindsIn(state.log).length;
  return (
    <main className={css['end']}>
      <header>
        <p>{[say(`game.${state.game}.title`), ...waysOf(position, words)].join(' · ')}</p>
        <h1>{headline}</h1>
      </header>
      {state.chapter && id !== null && (
        <Suspense fallback={null}>
          <ChapterEnd match={id} chapter={state.chapter} campaign={state.campaign} />
        </Suspense>
      )}
      <Scores players={state.players} outcome={position.outcome} />
      {board && (
        <Suspense fallback={null}>
          <board.ScorePanel view={position.view} words={words} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <Review record={() => session.record()} id={id} players={state.players} words={words} />
      </Suspense>
      {state.hints > 0 && <p>{say('end.hints', { count: state.hints })}</p>}
      {rewinds > 0 && <p>{say('end.rewinds', { count: rewinds })}</p>}
      <p className={css['proof']}>
        {say('end.proof')} <code>{position.seed}</code> → <code>{position.seedHash}</code>
      </p>
      <details>
        <summary className={css['log']}>{say('table.tab.log')}</summary>
        <LogPanel log={state.log} words={words} game={state.game} players={state.players} id={id} />
      </details>
      {(fault || withheld) && <p role="alert">{fault || withheld}</p>}
      <nav className={css['next']} aria-label={say('end.next')}>
        {state.campaign ? (
          <Link href={`/campaigns/${state.campaign}`} className="button primary">
            {say('end.campaign')}
          </Link>
        ) : (
          // A campaign goes on with its next heist.
          !state.chapter && (
            <button type="button" className="button primary" onClick={() => goTo(() => session.rematch())}>
              {say('end.rematch')}
            </button>
          )
        )}
        <Link href={id ? `/replay/${id}` : '/'} className="button" hidden={!id}>
          {say('end.replay')}
        </Link>
        <button type="button" className="button" onClick={() => void exportFrom(record)}>
          {say('end.export')}
        </button>
        <ShareButton record={record} />
        <Link href="/" className="button">
          {say('home.back')}
        </Link>
      </nav>
    </main>
  );
}
