import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.tsx';
import { RulesText } from './markdown.tsx';
import { hasRulesIn } from './rulebook.ts';
import css from './RulesPage.module.css';
import { rulesWith } from './search.ts';
import { useRulebook } from './useRulebook.ts';

/** A game's numbered rules; every ID can be linked to, and searched. */
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
    const rule = document.getElementById(target);
    rule?.scrollIntoView({ block: 'center' });
    rule?.focus({ preventScroll: true });
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
        <input
          type="search"
          className="input"
          value={wanted}
          placeholder={say('rules.search')}
          aria-label={say('rules.search')}
          onChange={(event) => setWanted(event.target.value)}
        />
      </header>
      {!hasRulesIn(game, locale) && <p className={css['note']}>{say('rules.untranslated')}</p>}
      {blocks.length > 0 && shown.length === 0 && (
        <p className={css['note']} role="status">
          {say('rules.none')}
        </p>
      )}
      <article lang={written}>
        <RulesText blocks={shown} target={target} />
      </article>
    </main>
  );
}

/** The rule that the address names. */
const ruleAsked = (): string => decodeURIComponent(location.hash.slice(1));
