import type { TakeBack } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import { type ReactNode, useRef } from 'react';
import type { LogEntry } from '../match/position.ts';
import type { TableSession } from '../match/session.ts';
import { useWords } from '../words/words.tsx';
import { focusPrompt } from './focusParts.ts';
import { lineOf } from './LogPanel.tsx';
import css from './TurnTimeline.module.css';

interface TurnTimelineProps {
  readonly session: TableSession;
  readonly log: readonly LogEntry[];
  /** The numbers of the plays that may be taken back. */
  readonly undoable: readonly number[];
  /** What of it may be taken back by itself, or what speaks against it. */
  readonly takeBacks: readonly TakeBack[];
  readonly words: Speaker;
}

/** As much of what came to light as tells what it was. */
const LINES = 3;

/** The steps since something last came to light: whoever presses one is back where it was about to be made. */
export function TurnTimeline(props: TurnTimelineProps): ReactNode {
  const { session, log, undoable, takeBacks, words } = props;
  const { say } = useWords();
  const list = useRef<HTMLElement>(null);
  const [first] = undoable;
  if (first === undefined || undoable.length < 2) return null;
  const told = (play: number): string[] =>
    log.filter((entry) => entry.play === play).map(({ event }) => lineOf({ ...event }, words, say));
  const before = told(first - 1).slice(-LINES);
  const goBack = (from: number, only?: TakeBack['only']): void => {
    list.current?.hidePopover();
    void session.undo(from, only);
    // With fewer steps the way back here may be gone.
    focusPrompt();
  };
  // Where nothing else was done since, the step above does the same.
  const alone = takeBacks.filter(
    ({ plays, from }) => plays.length < undoable.filter((no) => no >= from).length,
  );
  return (
    <>
      <button
        type="button"
        className="button"
        popoverTarget="turn-steps"
        aria-label={say('turn.steps')}
        title={say('turn.steps')}
      >
        <span aria-hidden="true">⋮</span>
      </button>
      <section
        ref={list}
        id="turn-steps"
        popover="auto"
        className={`popup ${css['steps']}`}
        aria-label={say('turn.steps')}
      >
        {before.length > 0 && <p>{say('turn.barrier', { lines: before.join(' ') })}</p>}
        <ol>
          {undoable.map((play, i) => {
            const line = told(play)[0] ?? say('turn.step', { number: i + 1 });
            return (
              <li key={play}>
                <button type="button" aria-label={say('turn.before', { line })} onClick={() => goBack(play)}>
                  {line}
                </button>
              </li>
            );
          })}
          {alone.map(({ choice, from, only, plays, refusal }) => (
            <li key={`only ${from}`}>
              <button type="button" aria-disabled={refusal !== null} onClick={() => goBack(from, only)}>
                {say('turn.alone', { line: words.choice({ ...choice }), more: plays.length - 1 })}{' '}
                {refusal && <small>{words.why(refusal)}</small>}
              </button>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
