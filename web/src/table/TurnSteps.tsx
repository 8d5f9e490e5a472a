import type { TakeBack } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import type { ReactNode } from 'react';
import type { LogEntry } from '../match/position.ts';
import { useWords } from '../words/words.tsx';
import { withoutAutomatic } from './byItself.ts';
import { lineOf } from './lineOf.ts';

export interface TurnStepsProps {
  readonly log: readonly LogEntry[];
  /** The numbers of the plays that may be taken back. */
  readonly undoable: readonly number[];
  /** What of it may be taken back by itself, or what speaks against it. */
  readonly takeBacks: readonly TakeBack[];
  readonly words: Speaker;
}

interface GoBack {
  readonly onGoBack: (from: number, only?: TakeBack['only']) => void;
}

/** As much of what came to light as tells what it was. */
const LINES = 3;

/** Whoever presses a step is back where it was about to be made. */
export default function TurnSteps(props: TurnStepsProps & GoBack): ReactNode {
  const { log, undoable, takeBacks, words, onGoBack } = props;
  const { say } = useWords();
  const told = (play: number): string[] =>
    withoutAutomatic(log.filter((entry) => entry.play === play)).map(({ event }) =>
      lineOf({ ...event }, words, say),
    );
  const before = told((undoable[0] ?? 0) - 1).slice(-LINES);
  // Where nothing else was done since, the step above does the same.
  const alone = takeBacks.filter(
    ({ plays, from }) => plays.length < undoable.filter((no) => no >= from).length,
  );
  return (
    <>
      {before.length > 0 && <p>{say('turn.barrier', { lines: before.join(' ') })}</p>}
      <ol>
        {undoable.map((play, i) => {
          const line = told(play)[0] ?? say('turn.step', { number: i + 1 });
          return (
            <li key={play}>
              <button type="button" aria-label={say('turn.before', { line })} onClick={() => onGoBack(play)}>
                {line}
              </button>
            </li>
          );
        })}
        {alone.map(({ choice, from, only, plays, refusal }) => (
          <li key={`only ${from}`}>
            <button type="button" aria-disabled={refusal !== null} onClick={() => onGoBack(from, only)}>
              {say('turn.alone', { line: words.choice({ ...choice }), more: plays.length - 1 })}{' '}
              {refusal && <small>{words.why(refusal)}</small>}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
