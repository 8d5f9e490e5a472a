import type { Speaker } from '@getaway/words';
import { type ReactNode, Suspense } from 'react';
import type { Position } from '../../match/position.ts';
import type { SessionState } from '../../match/session.ts';
import { BOARDS } from '../../table/boards.ts';
import { headlineOf } from '../../table/headline.ts';
import { rewindsIn } from '../../table/logGroups.ts';
import { Scores } from '../../table/Scores.tsx';
import { useWords } from '../../words/words.tsx';
import { JoinCode } from './JoinCode.tsx';
import css from './Screen.module.css';

interface ScreenEndProps {
  readonly match: string;
  readonly table: SessionState;
  readonly position: Position;
  readonly words: Speaker;
}

/** The result and what it is made of; and how to play again. */
export function ScreenEnd({ match, table, position, words }: ScreenEndProps): ReactNode {
  const { say } = useWords();
  const board = BOARDS[table.game];
  const rewinds = rewindsIn(table.log).length;
  return (
    <main className={css['halves']}>
      <div>
        <h1>{headlineOf(table, position, words, say)}</h1>
        <div className={css['sheet']}>
          <Scores players={table.players} outcome={position.outcome} />
          {rewinds > 0 && <p>{say('end.rewinds', { count: rewinds })}</p>}
          <Suspense fallback={null}>
            {board && <board.ScorePanel view={position.view} words={words} />}
          </Suspense>
        </div>
      </div>
      <JoinCode
        match={match}
        text={table.chapter ? say('chapter.keeper') : say('screen.again', { button: say('end.rematch') })}
      />
    </main>
  );
}
