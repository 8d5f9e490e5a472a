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
  lang: { value: 'NAME', about: 'flag.lang' },
} as const;

/** `pt_BR.UTF-8`, `pt` and `pt-BR` all name Portuguese. */
const localeLike = (name: string): Locale | undefined => {
  const language = name.split(/[._@-]/, 1)[0]?.toLowerCase();
  return LOCALES.find((locale) => locale.split('-', 1)[0] === language);
};

/** That of the environment. */
function usualLocale(): Locale {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return localeLike(LC_ALL || LC_MESSAGES || LANG || 'en') ?? 'en';
}

function localeOf(args: Args): Locale {
  const wanted = args.text('lang');
  if (wanted === undefined) return usualLocale();
  const locale = localeLike(wanted);
  if (locale === undefined) throw args.misused('wrong.language', { name: wanted, known: LOCALES.join(', ') });
  return locale;
}

const sayIn = (locale: Locale): Speaker['say'] => speaker(OWN[locale], { locale }).say;

/** The terminal's own words for a call whose flags may be wrong, so that it can say so. */
export function sayFor(argv: readonly string[]): Speaker['say'] {
  const at = argv.findIndex((word) => /^--lang(=|$)/.test(word));
  const wanted = at < 0 ? '' : (argv[at]?.split('=')[1] ?? argv[at + 1] ?? '');
  return sayIn(localeLike(wanted) ?? usualLocale());
}

/** What a game or a campaign says, in the terminal's language where it speaks it. */
type Spoken = Pick<Game, 'words' | 'translations'>;

export class Language {
  readonly locale: Locale;
  /** The terminal's own words. */
  readonly say: Speaker['say'];

  constructor(args: Args) {
    this.locale = localeOf(args);
    this.say = sayIn(this.locale);
  }

  async messagesOf({ words, translations }: Spoken): Promise<Messages> {
    return { ...words?.['en'], ...(await translations?.[this.locale]?.()) };
  }
}
