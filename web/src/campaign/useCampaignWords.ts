import { type Messages, type Speaker, speaker } from '@getaway/words';
import { useMemo } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useLoaded } from '../ui/useLoaded.ts';
import { remoteDesk } from './remoteDesk.ts';

/** What campaigns say, in the language that is set; null until it is there. */
export function useCampaignWords(): Speaker | null {
  const { locale } = useSettings();
  const messages = useLoaded<Messages | null>(
    `campaign ${locale}`,
    () => remoteDesk().messages(locale),
    null,
  );
  return useMemo(() => messages && speaker(messages, { locale }), [messages, locale]);
}
