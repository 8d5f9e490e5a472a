import type { Messages } from '@getaway/words';
import type { Locale } from '../settings/settings.ts';
import type { Lesson } from './lesson.ts';

/** A game's lesson and what it says, loaded when somebody wants to learn. */
export interface Teaching {
  readonly lesson: Lesson;
  readonly texts: Messages;
}

const lessons = import.meta.glob<Lesson>('./*/lesson.ts', { import: 'lesson' });
const texts = import.meta.glob<Messages>('./*/texts/*.json', { import: 'default' });

/** The lesson in a game's folder; null where there is none. */
export async function teachingOf(game: string, locale: Locale): Promise<Teaching | null> {
  const [lesson, said] = await Promise.all([
    lessons[`./${game}/lesson.ts`]?.(),
    texts[`./${game}/texts/${locale}.json`]?.(),
  ]);
  return lesson && said ? { lesson, texts: said } : null;
}
