import type { Speaker } from '@getaway/words';
import type { ReactNode } from 'react';
import type { Position } from '../match/position.ts';
import type { SessionState, TableSession } from '../match/session.ts';
import { useWords } from '../words/words.tsx';
import { CommitButton } from './CommitButton.tsx';
import css from './PromptBar.module.css';
import { TurnTimeline } from './TurnTimeline.tsx';
import { isStuck } from './whyNoUndo.ts';

interface TurnButtonsProps {
  readonly session: TableSession;
  readonly state: SessionState;
  readonly position: Position;
  readonly words: Speaker;
  readonly onHint: (() => void) | null;
  readonly onAskUndo: () => void;
  /** What ends the turn, or a pause of it, while there is more to choose; none where nothing says just that. */
  readonly way: WayOn | null;
  readonly handle: ReactNode;
}

/** One press that does nothing but go on. */
export interface WayOn {
  readonly says: string;
  readonly go: () => void;
}

/** The way back and on, always at the same place: in the bar, and on a phone where the thumbs are. */
export function TurnButtons(props: TurnButtonsProps): ReactNode {
  const { session, state, position, words, onHint, onAskUndo, way, handle } = props;
  const { say } = useWords();
  const { undoable, takeBacks } = position;
  const stuck = isStuck(position);
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
        {undoable.length > 1 && (
          <button
            type="button"
            className="button"
            aria-label={say('table.restart')}
            title={say('table.restart')}
            onClick={() => void session.undo(undoable[0])}
          >
            <span aria-hidden="true">⟲</span>
          </button>
        )}
        <TurnTimeline session={session} log={state.log} {...{ undoable, takeBacks, words }} />
        {state.redo.length > 0 && (
          <button type="button" className="button" onClick={() => void session.redo()}>
            <span aria-hidden="true">↷</span> <span className={css['label']}>{say('table.redo')}</span>
          </button>
        )}
      </div>
      {handle}
      {state.commitDue && <CommitButton onCommit={() => void session.commit()} />}
      {way && (
        <button type="button" className="button primary" data-end aria-keyshortcuts="c" onClick={way.go}>
          {way.says} <span aria-hidden="true">▸</span>
        </button>
      )}
    </div>
  );
}
