import type { Messages } from '@getaway/words';
import { type Locale, settings } from '../settings/settings.ts';

/** Shows the messages whenever another language is set, unless it is left before they come. Returns what ends that. */
export const followLanguage = (
  read: (locale: Locale) => Promise<Messages>,
  show: (messages: Messages) => void,
): (() => void) =>
  settings.subscribe(({ locale }, { locale: before }) => {
    if (locale === before) return;
    void read(locale).then((messages) => {
      if (settings.getState().locale === locale) show(messages);
    });
  });
