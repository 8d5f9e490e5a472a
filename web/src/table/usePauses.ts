import type { Choice } from '@getaway/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Position } from '../match/position.ts';
import type { SessionState, TableSession } from '../match/session.ts';
import { asPlayed, goesOn, isWithoutPauses, passing, whatNext, withShortcut } from '../match/unpaused.ts';
import { announce } from '../ui/announce.ts';
import { useWords } from '../words/words.tsx';
import type { BoardParts } from './boards.ts';

export interface GoingOn {
  /** What may be chosen, with the way on without pauses where there is one. */
  readonly choices: readonly Choice[];
  readonly play: (choice: Choice) => void;
  /** `since` of the position, but for what the page chose: that is no reason to be told less. */
  readonly since: number;
  /** Pauses again; null unless pauses are being let pass. */
  readonly pauseAgain: (() => void) | null;
}

/** Lets the pauses of a turn pass for whoever wants that, until something new can be done or something is taken back. */
export function usePauses(
  session: TableSession,
  { unpaused, commitDue, shared }: SessionState,
  position: Position,
  parts: BoardParts | null,
): GoingOn {
  const { say } = useWords();
  const pauses = parts?.pauses;
  const { actor, plays } = position;
  const latest = useRef(position);
  latest.current = position;
  const set = useCallback(
    (next: SessionState['unpaused']) => session.store.setState({ unpaused: next }),
    [session],
  );

  const [untold, setUntold] = useState<{ readonly seat: number; readonly since: number } | null>(null);
  /** How many choices had been played when this was last looked at, and when a pause last passed, or was come back to. */
  const seen = useRef(plays);
  const passed = useRef(-1);
  /** The turn in which somebody went on from a pause. */
  const gone = useRef<number | null>(null);
  /** The plays that nobody chose: nobody is asked whether to take back only these. */
  const byPage = useRef(new Set<number>());
  const pass = (goOn: Choice, seat: number, isOwn: boolean): void => {
    if (!isOwn) {
      setUntold((earlier) => earlier ?? { seat, since: position.since });
      byPage.current.add(plays);
    }
    passed.current = plays;
    void session.play(goOn);
  };
  useEffect(() => {
    const isTakenBack = plays < seen.current;
    seen.current = plays;
    if (!pauses) return;
    if (isTakenBack) {
      gone.current = null;
      passed.current = plays;
      byPage.current.clear();
      if (!unpaused) return;
      set(null);
      return announce(say('pauses.off'));
    }
    // Whoever passes the device on sees first what came of the own turn.
    if (commitDue && !shared && isOnlyOf(position, byPage.current)) void session.commit();
    if (!unpaused) {
      if (actor === null || commitDue || passed.current === plays) return;
      const isFirst = gone.current !== pauses.turn(position.view);
      const goOn = shared && isFirst ? null : passing(pauses, position, gone.current);
      if (goOn === null) return;
      gone.current = pauses.turn(position.view);
      return pass(goOn, actor, false);
    }
    const next = whatNext(pauses, unpaused, position);
    if (next === 'wait') return;
    if (next === 'end') return set(null);
    if (next === 'stop') {
      set(null);
      return announce(say('pauses.new'));
    }
    if (passed.current !== plays) pass(next, unpaused.seat, passed.current < 0);
  }, [pauses, unpaused, position, commitDue]);

  const play = useCallback(
    (choice: Choice) => {
      const { actor: seat, view, choices: open } = latest.current;
      setUntold(null);
      if (pauses && pauses.goOn(view, open) === asPlayed(choice)) gone.current = pauses.turn(view);
      if (!pauses || seat === null || !isWithoutPauses(choice)) return void session.play(asPlayed(choice));
      passed.current = -1;
      set(goesOn(pauses, latest.current, seat));
      announce(say('pauses.on'));
    },
    [session, pauses, set],
  );
  const choices = useMemo(
    () => (pauses && !unpaused ? withShortcut(pauses, position) : position.choices),
    [pauses, unpaused, position.choices],
  );
  const since = untold?.seat === actor ? Math.min(position.since, untold.since) : position.since;
  const isOn = unpaused !== null && unpaused.seat === actor;
  const pauseAgain = useCallback(() => {
    set(null);
    announce(say('pauses.off'));
  }, [set]);
  return { choices, play, since, pauseAgain: isOn ? pauseAgain : null };
}

/** Whether all that can be taken back is among these plays. */
const isOnlyOf = ({ undoable, unsure }: Position, plays: ReadonlySet<number>): boolean =>
  !unsure && undoable.length > 0 && undoable.every((play) => plays.has(play));
