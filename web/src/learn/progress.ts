import { browserShelf } from '../storage/shelf.ts';

/** How far somebody has come in a game's lesson, kept in this browser. */
const KEY = 'getaway.lesson.';

export function lessonProgress(game: string): number {
  const kept = Number(browserShelf.get(KEY + game));
  return Number.isInteger(kept) && kept > 0 ? kept : 0;
}

export const keepLessonProgress = (game: string, number: number): void =>
  browserShelf.put(KEY + game, String(number));
