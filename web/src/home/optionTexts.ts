import type { Messages } from '@getaway/words';
import type { Locale } from '../settings/settings.ts';

const texts = import.meta.glob<Messages>('../../../games/*/locales/options/*.json', { import: 'default' });

/**
 * What each option of a game does, in one line. The form asks for what is explained here and for nothing else: that a heist
 * belongs to a campaign is for the campaign to say, and other pictures do not exist.
 */
export const optionTexts = (game: string, locale: Locale): Promise<Messages> =>
  texts[`../../../games/${game}/locales/options/${locale}.json`]!();
