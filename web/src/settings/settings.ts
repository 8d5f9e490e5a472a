import { isMark, type Mark } from '@getaway/board';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { browserShelf } from '../storage/shelf.ts';

export const LOCALES = ['en', 'pt-BR', 'pl'] as const;
export type Locale = (typeof LOCALES)[number];
export const MOTIONS = ['off', 'fast', 'normal', 'slow'] as const;
export type Motion = (typeof MOTIONS)[number];

/** What a person has set, kept in this browser. */
export interface Settings {
  readonly locale: Locale;
  readonly theme: 'dark' | 'light';
  readonly name: string;
  readonly mark: Mark;
  /** When a turn is over: ask first, wait a little, or go on at once. */
  readonly commit: 'ask' | 'grace' | 'instant';
  /** How many seconds it waits. */
  readonly grace: number;
  /** Read and play the board as text. */
  readonly textMode: boolean;
  readonly sound: boolean;
  /** How fast pieces go. */
  readonly motion: Motion;
  /** A first touch of a finger shows what an action brings, a second takes it. */
  readonly arm: boolean;
  /** Single-key shortcuts. */
  readonly keys: boolean;
  /** On a shared device: what is secret shows without being held open. */
  readonly openSecrets: boolean;
  /** A hint at every own decision, without asking; null, as long as nobody has said, in the first match of a game. */
  readonly hints: boolean | null;
  /** What others did is told at once when it is the own turn. */
  readonly recap: boolean;
}

const KEY = 'getaway.settings';

const preferredLocale = (): Locale =>
  LOCALES.find((locale) =>
    navigator.languages.some((wanted) => wanted.split('-')[0] === locale.split('-')[0]),
  ) ?? 'en';

const defaults = (): Settings => ({
  locale: preferredLocale(),
  theme: matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark',
  name: '',
  mark: 'vermillion',
  commit: 'ask',
  grace: 8,
  textMode: false,
  sound: true,
  motion: 'normal',
  arm: true,
  keys: true,
  openSecrets: false,
  hints: null,
  recap: true,
});

/** What was kept, as far as it still makes sense. */
function kept(): Partial<Settings> {
  try {
    const value: unknown = JSON.parse(browserShelf.get(KEY) ?? '{}');
    const { locale, mark, ...rest } = value as Partial<Settings>;
    return {
      ...rest,
      ...(LOCALES.includes(locale as Locale) && { locale: locale as Locale }),
      ...(isMark(mark) && { mark }),
    };
  } catch {
    return {};
  }
}

export const settings = createStore<Settings>(() => ({ ...defaults(), ...kept() }));

settings.subscribe((state) => {
  browserShelf.put(KEY, JSON.stringify(state));
  showOnPage(state);
});

export function showOnPage({ theme, locale, motion }: Settings): void {
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.dataset['motion'] = motion;
  document.documentElement.lang = locale;
}

export const useSettings = (): Settings => useStore(settings);
export const change = (part: Partial<Settings>): void => settings.setState(part);
