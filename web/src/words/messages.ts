import type { Game } from '@getaway/engine';
import { type Messages, withNames } from '@getaway/words';
import type { Locale } from '../settings/settings.ts';
import { loaded } from '../ui/loading.ts';

/** The messages of a game or a campaign; what a language lacks is said in English. */
export const messagesOf = async (
  game: Pick<Game, 'words' | 'translations'>,
  locale: Locale,
): Promise<Messages> => ({
  ...game.words?.['en'],
  ...(await loaded(async () => game.translations?.[locale]?.())),
});

/** The same for a match with these options, in which pieces may have names of their own. */
export const messagesFor = async (game: Game, locale: Locale, options: unknown): Promise<Messages> =>
  withNames(await messagesOf(game, locale), game.names?.(options) ?? {});
