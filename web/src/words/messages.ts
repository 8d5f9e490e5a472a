import type { Game } from '@getaway/engine';
import type { Messages } from '@getaway/words';
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
