import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { titleOf } from '../match/catalog.ts';
import { useWords } from '../words/words.tsx';
import { excerptOf } from './excerpt.ts';
import { Inline, parseRules } from './markdown.tsx';
import { RuleOpener } from './RuleLink.tsx';
import css from './RulesAtHand.module.css';

interface RulesAtHandProps {
  readonly game: string;
  readonly children: ReactNode;
}

/** Whatever is in here can show a rule over the page, without leaving it. */
export function RulesAtHand({ game, children }: RulesAtHandProps): ReactNode {
  const { say } = useWords();
  const [rule, setRule] = useState<string | null>(null);
  const [text, setText] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useCallback((wanted: string) => setRule(wanted), []);
  useEffect(() => {
    if (rule === null) return;
    void titleOf(game).rules().then(setText);
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [rule, game]);
  const blocks = useMemo(() => parseRules(text), [text]);
  const excerpt = rule === null ? null : excerptOf(blocks, rule);
  return (
    <RuleOpener value={open}>
      {children}
      <dialog
        ref={dialog}
        className={css['dialog']}
        aria-label={rule ?? undefined}
        onClose={() => setRule(null)}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
      >
        {rule !== null && (
          <article lang="en">
            <p className={css['heading']}>{excerpt?.heading}</p>
            <h2>{rule}</h2>
            {excerpt?.parts.map((part, i) => (
              <p key={i}>
                <Inline text={part} />
              </p>
            ))}
          </article>
        )}
        <footer>
          <a href={`/rules/${game}#${rule}`} target="_blank" rel="noopener">
            {say('rules.open')}
          </a>
          <button type="button" className="button primary" onClick={() => dialog.current?.close()}>
            {say('table.dismiss')}
          </button>
        </footer>
      </dialog>
    </RuleOpener>
  );
}
