import { type Messages, type Speaker, speaker } from '@getaway/words';
import { useMemo } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useLoaded } from '../ui/useLoaded.ts';
import english from './locales/en.json';

const catalogues = import.meta.glob<Messages>('./locales/*.json', { import: 'default' });

/** What only those read who look for it, so that nobody else has to wait for it. */
export function useNoticeWords(): Speaker {
  const { locale } = useSettings();
  const messages = useLoaded(
    `notices ${locale}`,
    async () => (await catalogues[`./locales/${locale}.json`]?.()) ?? {},
    english,
  );
  return useMemo(() => speaker({ ...english, ...messages }, { locale }), [messages, locale]);
}
