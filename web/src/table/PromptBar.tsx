import type { ReactNode } from 'react';
import type { Position } from '../match/position.ts';
import type { SessionState, TableSession } from '../match/session.ts';
import { SeatMark } from '@getaway/board';
import { useWords } from '../words/words.tsx';
import css from './PromptBar.module.css';
import { restartTurn } from './restartTurn.ts';
import { TableMenu } from './TableMenu.tsx';

interface PromptBarProps {
  readonly session: TableSession;
  readonly state: SessionState;
  readonly position: Position;
  readonly prompt: string;
  readonly title: string;
  /** Day and part of day, or the round. */
  readonly moment: string | null;
  /** The time that the viewer has left, where a clock runs. */
  readonly clock: ReactNode;
  readonly local: boolean;
  /** Asks for a hint; none where there is nothing to choose. */
  readonly onHint: (() => void) | null;
}

/** Always there: who must decide what, and the way back and on. */
export function PromptBar({
  session,
  state,
  position,
  prompt,
  title,
  moment,
  clock,
  local,
  onHint,
}: PromptBarProps): ReactNode {
  const { say } = useWords();
  return (
    <header className={css['bar']}>
      <TableMenu session={session} state={state} position={position} local={local} />
      <span className={css['title']}>{state.sandbox ? say('table.sandbox', { title }) : title}</span>
      {moment !== null && <span className={css['moment']}>{moment}</span>}
      <h1 className={css['prompt']} id="prompt" tabIndex={-1}>
        {position.actor !== null && <SeatMark seat={position.actor} />}
        <span>{prompt}</span>
      </h1>
      {clock}
      <div className={css['buttons']}>
        {onHint && (
          <button type="button" className="button" onClick={onHint} aria-keyshortcuts="h">
            {say('hint.ask')}
          </button>
        )}
        <button
          type="button"
          className="button"
          disabled={position.undoable === 0}
          onClick={() => void session.undo()}
        >
          <span aria-hidden="true">↶</span> <span className={css['label']}>{say('table.undo')}</span>
        </button>
        {position.undoable > 1 && (
          <button
            type="button"
            className="button"
            aria-label={say('table.restart')}
            title={say('table.restart')}
            onClick={() => void restartTurn(session)}
          >
            <span aria-hidden="true">⟲</span>
          </button>
        )}
        {state.redo.length > 0 && (
          <button type="button" className="button" onClick={() => void session.redo()}>
            <span aria-hidden="true">↷</span> <span className={css['label']}>{say('table.redo')}</span>
          </button>
        )}
        {state.commitDue && (
          <button type="button" className="button primary" data-commit onClick={() => void session.commit()}>
            {say('table.commit')} <span aria-hidden="true">▸</span>
          </button>
        )}
      </div>
    </header>
  );
}
