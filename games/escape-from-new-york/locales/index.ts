import { NAMES } from '../content/names.ts';
import { bandsWords } from '../rules/expansions/bands/words.ts';
import { extrasWords } from '../rules/expansions/extras/words.ts';
import { uspfWords } from '../rules/expansions/uspf/words.ts';
import { variantsWords } from '../rules/expansions/variants/words.ts';
import en from './en.json';

const terms = Object.fromEntries(Object.entries(NAMES).map(([id, name]) => [`term.${id}`, name]));

/** Everything the game says, by locale. What cards and tiles are called comes from the content. */
export const words = {
  en: { ...terms, ...en, ...bandsWords, ...uspfWords, ...variantsWords, ...extrasWords },
};
