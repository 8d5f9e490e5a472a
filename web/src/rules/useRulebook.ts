import { useMemo } from 'react';
import { type Locale, useSettings } from '../settings/settings.ts';
import { useLoaded } from '../ui/useLoaded.ts';
import { type Block, parseRules } from './parse.ts';
import { type Rulebook, rulebookOf } from './rulebook.ts';
import { referenceLast } from './referenceLast.ts';

const UNREAD: Rulebook = { locale: 'en', text: '' };

export interface OpenRulebook {
  readonly locale: Locale;
  readonly blocks: readonly Block[];
}

/** The rules in the language that is set. */
export function useRulebook(game: string): OpenRulebook {
  const { locale } = useSettings();
  const book = useLoaded(`${game} ${locale}`, () => rulebookOf(game, locale), UNREAD);
  return useMemo(() => ({ locale: book.locale, blocks: referenceLast(parseRules(book.text)) }), [book]);
}
