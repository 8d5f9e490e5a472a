import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../match/catalog.ts';
import { useWords } from '../words/words.tsx';
import { parseRules, RulesText } from './markdown.tsx';
import css from './RulesPage.module.css';

/** A game's numbered rules; every ID can be linked to, and searched. */
export default function RulesPage({ game }: { readonly game: string }): ReactNode {
  const { say } = useWords();
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('');
  useEffect(() => void titleOf(game).rules().then(setText), [game]);
  const blocks = useMemo(() => parseRules(text), [text]);
  const needle = wanted.trim().toLowerCase();
  const shown = useMemo(() => (needle ? found(blocks, needle) : blocks), [blocks, needle]);
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
      <article lang="en">
        <RulesText blocks={shown} target={target} />
      </article>
    </main>
  );
}

/** The rule that the address names. */
const ruleAsked = (): string => decodeURIComponent(location.hash.slice(1));

type Blocks = ReturnType<typeof parseRules>;

/** The rules that have the words, under the headings they stand under. */
function found(blocks: Blocks, needle: string): Blocks {
  const has = (text: string): boolean => text.toLowerCase().includes(needle);
  return blocks.flatMap((block): Blocks => {
    if (block.kind === 'heading') return [];
    if (block.kind === 'paragraph') return has(block.text) ? [block] : [];
    if (block.kind === 'list') {
      const items = block.items.filter(has);
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    const rows = block.rows.slice(1).filter((row) => has(row.join(' ')));
    return rows.length > 0 ? [{ ...block, rows: [block.rows[0] ?? [], ...rows] }] : [];
  });
}
