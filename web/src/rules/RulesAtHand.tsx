import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '../words/words.tsx';
import { excerptOf } from './excerpt.ts';
import { Inline } from './Inline.tsx';
import { RuleOpener } from './RuleLink.tsx';
import css from './RulesAtHand.module.css';
import { useRulebook } from './useRulebook.ts';

interface RulesAtHandProps {
  readonly game: string;
  readonly children: ReactNode;
}

/** Whatever is in here can show a rule over the page, without leaving it. */
export function RulesAtHand({ game, children }: RulesAtHandProps): ReactNode {
  const { say } = useWords();
  const [rule, setRule] = useState<string | null>(null);
  const { blocks, locale } = useRulebook(game, rule !== null);
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useCallback((wanted: string) => setRule(wanted), []);
  useEffect(() => {
    if (rule !== null && !dialog.current?.open) dialog.current?.showModal();
  }, [rule]);
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
          <article lang={locale}>
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
