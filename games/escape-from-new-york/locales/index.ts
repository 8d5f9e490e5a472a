import { NAMES } from '../content/names.ts';
import en from './en.json';

const terms = Object.fromEntries(Object.entries(NAMES).map(([id, name]) => [`term.${id}`, name]));

/** Everything the game says, by locale. What cards and tiles are called in English comes from the content. */
export const words = { en: { ...terms, ...en } };

export const translations = {
  'pt-BR': async () => (await import('./pt-BR.json')).default,
  pl: async () => (await import('./pl.json')).default,
};
