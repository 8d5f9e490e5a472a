import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { isTaught } from '../learn/taught.ts';
import { useSettings } from '../settings/settings.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { useWords } from '../words/words.tsx';
import { Contents } from './Contents.tsx';
import { hasRulesIn } from './rulebook.ts';
import css from './RulesPage.module.css';
import { RulesText } from './RulesText.tsx';
import { rulesWith } from './search.ts';
import { useRulebook } from './useRulebook.ts';

/** A game's numbered rules; every rule and section can be linked to, and searched. */
export default function RulesPage({ game }: { readonly game: string }): ReactNode {
  const { say } = useWords();
  const { locale } = useSettings();
  const { blocks, locale: written } = useRulebook(game);
  const [wanted, setWanted] = useState('');
  const shown = useMemo(() => rulesWith(blocks, wanted), [blocks, wanted]);
  const [target, setTarget] = useState(ruleAsked);
  useEffect(() => {
    const ask = (): void => setTarget(ruleAsked());
    addEventListener('hashchange', ask);
    return () => removeEventListener('hashchange', ask);
  }, []);
  useEffect(() => {
    const place = document.getElementById(target);
    place?.scrollIntoView({ block: place.matches('h1, h2, h3') ? 'start' : 'center' });
    place?.focus({ preventScroll: true });
  }, [target, blocks]);
  return (
    <main className={css['rules']}>
      <header className={css['header']}>
        {history.length > 1 ? (
          <button type="button" className="button plain" onClick={() => history.back()}>
            ← {say('rules.back')}
          </button>
        ) : (
          <Link href="/">← {say('home.back')}</Link>
        )}
        <SearchField
          value={wanted}
          onSearch={setWanted}
          label={say('rules.search')}
          hint={say('rules.searchHint')}
        />
      </header>
      <div className={css['book']}>
        <Contents blocks={shown} lang={written} />
        <div className={css['column']}>
          {isTaught(game) && wanted === '' && (
            <p className={css['note']}>
              <Link href={`/learn/${game}`}>{say('new.learn')}</Link>
            </p>
          )}
          {!hasRulesIn(game, locale) && <p className={css['note']}>{say('rules.untranslated')}</p>}
          {blocks.length > 0 && shown.length === 0 && (
            <p className={css['note']} role="status">
              {say('rules.none')}
            </p>
          )}
          <article lang={written} className={css['text']}>
            <RulesText blocks={shown} target={target} />
          </article>
        </div>
      </div>
    </main>
  );
}

/** The rule or section that the address names. */
const ruleAsked = (): string => decodeURIComponent(location.hash.slice(1));
