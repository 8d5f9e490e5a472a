import type { Base } from '@getaway/engine';
import type { Messages, Speaker } from '@getaway/words';
import { useMemo } from 'react';
import { useGameWords } from '../words/words.tsx';
import type { BoardParts } from './boards.ts';

/** A game's words, and those of its picture: what lies where has other names for who sees it than for who reads it. */
export function usePictureWords(
  messages: Messages,
  names: readonly string[],
  view: Base | null,
  parts: BoardParts | null,
): Speaker {
  const words = useGameWords(messages, names);
  const terms = useMemo(() => (view && parts?.terms?.(view, words)) ?? null, [parts, view, words]);
  const all = useMemo(() => (terms ? { ...messages, ...terms } : messages), [messages, terms]);
  return useGameWords(all, names);
}
