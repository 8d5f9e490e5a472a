import type { Choice, GameEvent } from '@getaway/engine';
import { useCallback, useEffect, useState } from 'react';

export const TABS = ['do', 'plan', 'why', 'know', 'players', 'log'] as const;
export const NARROW_TABS = ['do', 'mine', 'table', 'why', 'know', 'log'] as const;
export const TALK = 'talk';
export type TabName = (typeof TABS | typeof NARROW_TABS)[number] | typeof TALK;

/** A question why something is not possible. One who asks it again wants to be told again. */
export interface Question {
  readonly about: string;
}

/** What somebody looks at, points at and asks about. */
export interface Attention {
  readonly tab: TabName;
  readonly open: (tab: TabName) => void;
  /** A choice that somebody points at. */
  readonly looked: Choice | null;
  readonly lookAt: (choice: Choice | null) => void;
  /** The one that was pointed at on the board last. */
  readonly aimed: Choice | null;
  readonly aimAt: (choice: Choice | null) => void;
  /** A line of the log that somebody points at. */
  readonly pointed: GameEvent | null;
  readonly pointAt: (event: GameEvent | null) => void;
  /** What stands in the way of something that somebody asks about. */
  readonly blockers: readonly string[];
  readonly light: (blockers: readonly string[]) => void;
  /** What somebody pointed at on the board and asked about last. */
  readonly asked: Question | null;
  readonly askWhy: (name: string) => void;
  /** What the rules lens was asked for by name; empty while it waits for a press, null while it is off. */
  readonly lens: string | null;
  readonly setLens: (name: string | null) => void;
  /** An answer to somebody who asked why not. */
  readonly answer: string;
  readonly tell: (answer: string) => void;
  /** The answer is why something cannot be taken back, so it goes with what else could be done. */
  readonly aboutUndo: boolean;
  readonly tellWhyNoUndo: (answer: string) => void;
  /** What somebody pointed at on the board to write about it. */
  readonly noted: string | null;
  readonly writeNote: (piece: string) => void;
  readonly noteOpened: () => void;
}

/** A choice that is looked at, and an answer, are forgotten when something is played. */
export function useAttention(plays: number): Attention {
  const [tab, open] = useState<TabName>('do');
  const [looked, lookAt] = useState<Choice | null>(null);
  const [aimed, setAimed] = useState<Choice | null>(null);
  const [pointed, pointAt] = useState<GameEvent | null>(null);
  const [blockers, light] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Question | null>(null);
  const [lens, setLens] = useState<string | null>(null);
  const [answer, setAnswer] = useState('');
  const [aboutUndo, setAboutUndo] = useState(false);
  const [noted, setNoted] = useState<string | null>(null);
  const aimAt = useCallback((choice: Choice | null) => {
    lookAt(choice);
    setAimed(choice);
  }, []);
  const askWhy = useCallback((name: string) => {
    setAsked({ about: name });
    open('why');
  }, []);
  const writeNote = useCallback((piece: string) => {
    setNoted(piece);
    open('know');
  }, []);
  const tell = useCallback((text: string) => {
    setAnswer(text);
    setAboutUndo(false);
  }, []);
  const tellWhyNoUndo = useCallback((text: string) => {
    setAnswer(text);
    setAboutUndo(true);
  }, []);
  const noteOpened = useCallback(() => setNoted(null), []);
  useEffect(() => {
    aimAt(null);
    tell('');
  }, [plays]);
  return {
    tab,
    open,
    looked,
    lookAt,
    aimed,
    aimAt,
    pointed,
    pointAt,
    blockers,
    light,
    asked,
    askWhy,
    lens,
    setLens,
    answer,
    tell,
    aboutUndo,
    tellWhyNoUndo,
    noted,
    writeNote,
    noteOpened,
  };
}
