import type { Messages } from '@getaway/engine';
import { translations, words } from '../index.ts';
import en from './en.json';

/** The campaign says its own sentences, and calls and explains cards and jobs as the game does. */
const withTermsOf = (game: Messages, own: Messages): Messages => ({
  ...Object.fromEntries(Object.entries(game).filter(([key]) => /^(term|text|goal)\./.test(key))),
  ...own,
});

export const campaignWords = { en: withTermsOf(words.en, en) };

export const campaignTranslations = {
  'pt-BR': async (): Promise<Messages> =>
    withTermsOf(await translations['pt-BR'](), (await import('./pt-BR.json')).default),
  pl: async (): Promise<Messages> =>
    withTermsOf(await translations.pl(), (await import('./pl.json')).default),
};
