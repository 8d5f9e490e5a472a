import type { Locale } from '../settings/settings.ts';

/** A game's numbered rules, and the language that they are in. */
export interface Rulebook {
  readonly locale: Locale;
  readonly text: string;
}

const texts = import.meta.glob<string>('../../../games/*/RULES*.md', { query: '?raw', import: 'default' });

const fileOf = (game: string, locale: Locale): string =>
  `../../../games/${game}/RULES${locale === 'en' ? '' : `.${locale}`}.md`;

export const hasRulesIn = (game: string, locale: Locale): boolean => fileOf(game, locale) in texts;

/** Loads the rules in a language, or in English where they have no translation. */
export async function rulebookOf(game: string, locale: Locale): Promise<Rulebook> {
  const written = hasRulesIn(game, locale) ? locale : 'en';
  return { locale: written, text: await texts[fileOf(game, written)]!() };
}
