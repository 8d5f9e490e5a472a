import type { ReactNode } from 'react';
import type { Position } from '../match/position.ts';
import type { SessionState, TableSession } from '../match/session.ts';
import { useWords } from '../words/words.tsx';
import { CommitButton } from './CommitButton.tsx';
import css from './PromptBar.module.css';
import { restartTurn } from './restartTurn.ts';

interface TurnButtonsProps {
  readonly session: TableSession;
  readonly state: SessionState;
  readonly position: Position;
  readonly onHint: (() => void) | null;
  readonly onAskUndo: () => void;
}

/** The way back and on, always at the same place: in the bar, and on a phone where the thumbs are. */
export function TurnButtons({ session, state, position, onHint, onAskUndo }: TurnButtonsProps): ReactNode {
  const { say } = useWords();
  const stuck = position.undoable === 0;
  return (
    <div className={css['buttons']}>
      {onHint && (
        <button type="button" className="button" onClick={onHint} aria-keyshortcuts="h">
          {say('hint.ask')}
        </button>
      )}
      <div className={css['back']}>
        <button
          type="button"
          className="button"
          aria-disabled={stuck}
          data-disabled={stuck || undefined}
          onClick={() => (stuck ? onAskUndo() : void session.undo())}
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
      </div>
      {state.commitDue && <CommitButton onCommit={() => void session.commit()} />}
    </div>
  );
}
