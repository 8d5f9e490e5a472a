import type { Game } from '@getaway/engine';
import type { Messages } from '@getaway/words';
import type { Locale } from '../settings/settings.ts';

/** A game's messages; what a language lacks is said in English. */
export const messagesOf = (game: Game, locale: Locale): Messages => ({
  ...game.words?.['en'],
  ...game.words?.[locale],
});
