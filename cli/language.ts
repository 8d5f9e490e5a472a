// The languages that a terminal can be spoken to in.
import type { Game } from '@getaway/engine';
import { type Messages, type Speaker, speaker } from '@getaway/words';
import type { Args } from './command.ts';
import en from './locales/en.json';
import pl from './locales/pl.json';
import ptBR from './locales/pt-BR.json';

const OWN = { en, 'pt-BR': ptBR, pl } as const;
type Locale = keyof typeof OWN;
const LOCALES = Object.keys(OWN) as Locale[];

export const LANG_FLAG = {
  lang: { value: 'NAME', about: `${LOCALES.join(', ')} (default: the language of LANG, or else en)` },
} as const;

/** `pt_BR.UTF-8`, `pt` and `pt-BR` all name Portuguese. */
const localeLike = (name: string): Locale | undefined => {
  const language = name.split(/[._@-]/, 1)[0]?.toLowerCase();
  return LOCALES.find((locale) => locale.split('-', 1)[0] === language);
};

function localeOf(args: Args): Locale {
  const wanted = args.text('lang');
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  if (wanted === undefined) return localeLike(LC_ALL || LC_MESSAGES || LANG || 'en') ?? 'en';
  const locale = localeLike(wanted);
  if (locale === undefined)
    throw args.misused(`there is no language "${wanted}"; there is: ${LOCALES.join(', ')}`);
  return locale;
}

/** What a game or a campaign says, in the terminal's language where it speaks it. */
type Spoken = Pick<Game, 'words' | 'translations'>;

export class Language {
  readonly locale: Locale;
  /** The terminal's own words. */
  readonly say: Speaker['say'];

  constructor(args: Args) {
    this.locale = localeOf(args);
    this.say = speaker(OWN[this.locale], { locale: this.locale }).say;
  }

  async messagesOf({ words, translations }: Spoken): Promise<Messages> {
    return { ...words?.['en'], ...(await translations?.[this.locale]?.()) };
  }
}
