import { type Messages, type Speaker, speaker } from '@getaway/words';
import { createContext, type ReactNode, use, useMemo } from 'react';
import english from '../../locales/en.json';
import { useSettings } from '../settings/settings.ts';
import { useLoaded } from '../ui/useLoaded.ts';

const shells = import.meta.glob<Messages>('../../locales/*.json', { import: 'default' });

const Words = createContext<Speaker>(speaker(english));

/** The shell's words in the language that is set. */
export const useWords = (): Speaker => use(Words);

export function WordsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { locale } = useSettings();
  const messages = useLoaded(
    `shell ${locale}`,
    async () => (await shells[`../../locales/${locale}.json`]?.()) ?? {},
    english,
  );
  const words = useMemo(() => speaker({ ...english, ...messages }, { locale }), [messages, locale]);
  return <Words value={words}>{children}</Words>;
}

/** A game's words with the names of its players. */
export function useGameWords(messages: Messages, players: readonly string[]): Speaker {
  const { locale } = useSettings();
  const names = players.join('\n');
  return useMemo(() => speaker(messages, { locale, players: names.split('\n') }), [messages, locale, names]);
}
