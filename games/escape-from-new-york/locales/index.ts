import type { Messages } from '@getaway/engine';
import {
  actionCards,
  bands,
  board,
  caseCards,
  events,
  items,
  nyCards,
  timerTiles,
  uspf,
} from '../content/index.ts';
import { NAMES } from '../content/names.ts';
import en from './en.json';

const terms = Object.fromEntries(Object.entries(NAMES).map(([id, name]) => [`term.${id}`, name]));

const A = 'A'.charCodeAt(0);
/** Spaces are called like the squares of a chess board: the letter of the column, then how far down. */
const spaces: Messages = Object.fromEntries(
  board.spaces.map(({ id, col, y }) => [`term.${id}`, `${String.fromCharCode(A + col)}${y}`]),
);

/** What is printed on the cards that heroes hold. */
const printed: Messages = Object.fromEntries(
  [...Object.values(actionCards), ...Object.values(items), ...Object.values(caseCards)].flatMap((card) =>
    'text' in card && card.text !== undefined && card.id !== 'we-go-in'
      ? [[`text.${card.id}`, card.text]]
      : [],
  ),
);

/** What is printed on what New York turns up, and on the cards that lie open in the expansions. */
const open: Messages = Object.fromEntries([
  ...[events, timerTiles, nyCards, bands.cards, bands.missions, uspf.copActions, uspf.tasks]
    .flatMap((cards): { readonly id: string; readonly text: string }[] => Object.values(cards))
    .map(({ id, text }) => [`text.${id}`, text]),
  ...Object.values(bands.cards).map(({ id, powerUpText }) => [`text.${id}.powerUp`, powerUpText]),
]);

/** Everything the game says, by locale. What cards and tiles are called in English comes from the content. */
export const words = { en: { ...terms, ...printed, ...open, ...spaces, ...en } };

export const translations = {
  'pt-BR': async (): Promise<Messages> => ({ ...spaces, ...(await import('./pt-BR.json')).default }),
  pl: async (): Promise<Messages> => ({ ...spaces, ...(await import('./pl.json')).default }),
};
