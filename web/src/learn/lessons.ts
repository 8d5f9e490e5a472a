import type { Messages } from '@getaway/words';
import type { Locale } from '../settings/settings.ts';
import type { Lesson } from './lesson.ts';

/** A game's lesson and what it says, loaded when somebody wants to learn. */
export interface Teaching {
  readonly lesson: Lesson;
  readonly texts: Messages;
}

const texts = import.meta.glob<Messages>('./*/texts/*.json', { import: 'default' });

/** The games that can be learnt by playing. */
export const LESSONS: Readonly<Record<string, (locale: Locale) => Promise<Teaching>>> = {
  'escape-plan': async (locale) => {
    const [{ lesson }, said] = await Promise.all([
      import('./escape-plan/lesson.ts'),
      texts[`./escape-plan/texts/${locale}.json`]?.() ?? {},
    ]);
    return { lesson, texts: said };
  },
};
