import type { Game } from '@getaway/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { titleOf } from '../match/catalog.ts';
import { useSettings } from '../settings/settings.ts';
import { Table } from '../table/Table.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useGameWords, useWords } from '../words/words.tsx';
import { GuidePanel } from './GuidePanel.tsx';
import type { Lesson } from './lesson.ts';
import { LESSONS, type Teaching } from './lessons.ts';
import { LessonSession } from './lessonSession.ts';
import { keepLessonProgress, lessonProgress } from './progress.ts';

/** The first guided game: on the real rules, one thing at a time, and the learner makes the moves. */
export default function LessonPage({ game }: { readonly game: string }): ReactNode {
  const { say } = useWords();
  const { locale } = useSettings();
  const [teaching, setTeaching] = useState<Teaching | null>(null);
  const [rules, setRules] = useState<Game | null>(null);
  useEffect(() => void LESSONS[game]?.(locale).then(setTeaching), [game, locale]);
  useEffect(() => void titleOf(game).load().then(setRules), [game]);
  if (!teaching || !rules) return <Notice title={say('loading')} />;
  return <Opened key={game} game={rules} teaching={teaching} />;
}

interface OpenedProps {
  readonly game: Game;
  readonly teaching: Teaching;
}

function Opened({ game, teaching }: OpenedProps): ReactNode {
  const { lesson } = teaching;
  const [session, setSession] = useState<LessonSession | null>(null);
  useEffect(() => {
    const opened = openLesson(game, lesson);
    setSession(opened);
    return () => opened.close();
  }, [game, lesson]);
  return session && <Guided session={session} teaching={teaching} />;
}

function openLesson(game: Game, lesson: Lesson): LessonSession {
  const kept = lessonProgress(game.id);
  const from = kept < lesson.steps.length - 1 ? kept : 0;
  return new LessonSession(game, lesson, from, (number) => keepLessonProgress(game.id, number));
}

interface GuidedProps {
  readonly session: LessonSession;
  readonly teaching: Teaching;
}

function Guided({ session, teaching: { lesson, texts } }: GuidedProps): ReactNode {
  const { say } = useWords();
  const state = useStore(session.store);
  const { meant, step, number } = useStore(session.lesson);
  const words = useGameWords({ ...state.messages, ...texts }, lesson.players);
  if (!state.position) return null;
  const panel = <GuidePanel session={session} steps={lesson.steps} game={state.game} words={words} />;
  const guide = { panel, meant, prompt: say('lesson.read'), tab: step.tab, number };
  return <Table session={session} id={null} state={state} position={state.position} guide={guide} />;
}
