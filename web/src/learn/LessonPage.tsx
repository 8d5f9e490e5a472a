import type { Game } from '@getaway/engine';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { titleOf } from '../match/catalog.ts';
import { settings, useSettings } from '../settings/settings.ts';
import { Table } from '../table/Table.tsx';
import { useBoardParts } from '../table/useBoardParts.ts';
import { usePictureWords } from '../table/usePictureWords.ts';
import { Notice } from '../ui/Notice.tsx';
import { useLoaded } from '../ui/useLoaded.ts';
import { messagesOf } from '../words/messages.ts';
import { useWords } from '../words/words.tsx';
import { GuidePanel } from './GuidePanel.tsx';
import type { Lesson } from './lesson.ts';
import { type Teaching, teachingOf } from './lessons.ts';
import { LessonSession } from './lessonSession.ts';
import { keepLessonProgress, lessonProgress } from './progress.ts';

/** The first guided game: on the real rules, one thing at a time, and the learner makes the moves. */
export default function LessonPage({ game }: { readonly game: string }): ReactNode {
  const { say } = useWords();
  const { locale } = useSettings();
  const teaching = useLoaded<Teaching | null>(`${game} ${locale}`, () => teachingOf(game, locale), null);
  const rules = useLoaded<Game | null>(game, () => titleOf(game).load(), null);
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
    let opened: LessonSession | null = null;
    let left = false;
    void openLesson(game, lesson).then((next) => {
      if (left) return next.close();
      setSession((opened = next));
    });
    return () => {
      left = true;
      opened?.close();
    };
  }, [game, lesson]);
  return session && <Guided session={session} teaching={teaching} />;
}

async function openLesson(game: Game, lesson: Lesson): Promise<LessonSession> {
  const kept = lessonProgress(game.id);
  const from = kept < lesson.steps.length - 1 ? kept : 0;
  const messages = await messagesOf(game, settings.getState().locale);
  return new LessonSession(game, messages, lesson, from, (number) => keepLessonProgress(game.id, number));
}

interface GuidedProps {
  readonly session: LessonSession;
  readonly teaching: Teaching;
}

function Guided({ session, teaching: { lesson, texts } }: GuidedProps): ReactNode {
  const { say } = useWords();
  const state = useStore(session.store);
  const { meant, step, number } = useStore(session.lesson);
  const { textMode } = useSettings();
  const parts = useBoardParts(state.game);
  const messages = useMemo(() => ({ ...state.messages, ...texts }), [state.messages, texts]);
  const view = state.position?.view ?? null;
  const words = usePictureWords(messages, lesson.players, view, textMode ? null : parts);
  useEffect(() => {
    const frame = requestAnimationFrame(showMeant);
    return () => cancelAnimationFrame(frame);
  }, [number]);
  if (!state.position) return null;
  const panel = <GuidePanel session={session} steps={lesson.steps} game={state.game} words={words} />;
  const guide = { panel, meant, prompt: say('lesson.read'), tab: step.tab, number };
  return <Table session={session} id={null} state={state} position={state.position} guide={guide} />;
}

/** What is meant may lie further down in the panel that shows it; in a lesson nothing else there can be chosen. */
const showMeant = (): void =>
  document.querySelector('[role=tabpanel] [data-legal=now]')?.scrollIntoView({ block: 'center' });
