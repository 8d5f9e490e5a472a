import type { Messages } from '@getaway/engine';
import { ABILITIES, CRISES, EVENTS, FIXERS, ITEMS } from '../content/index.ts';
import en from './en.json';

/** What cards do. The content says it in English, the other languages say it themselves. */
const printed: Messages = Object.fromEntries(
  [ABILITIES, ITEMS, EVENTS, CRISES, FIXERS]
    .flatMap((cards) => Object.values<{ readonly id: string; readonly description: string }>(cards))
    .map(({ id, description }) => [`text.${id}`, description]),
);

/** Everything the game says, by locale. */
export const words = { en: { ...printed, ...en } };

export const translations = {
  'pt-BR': async (): Promise<Messages> => (await import('./pt-BR.json')).default,
  pl: async (): Promise<Messages> => (await import('./pl.json')).default,
};
