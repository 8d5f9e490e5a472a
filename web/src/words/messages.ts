import type { Game } from '@getaway/engine';
import type { Messages } from '@getaway/words';
import type { Locale } from '../settings/settings.ts';

/** A game's messages; what a language lacks is said in English. */
export const messagesOf = async (game: Game, locale: Locale): Promise<Messages> => ({
  ...game.words?.['en'],
  ...(await game.translations?.[locale]?.()),
});
