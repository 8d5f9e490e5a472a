import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../words/words.tsx';
import { excerptOf } from './excerpt.ts';
import { Inline } from './Inline.tsx';
import css from './RuleDialog.module.css';
import { useRulebook } from './useRulebook.ts';

interface RuleDialogProps {
  readonly game: string;
  readonly rule: string;
  readonly onClose: () => void;
}

/** One rule, over the page. */
export default function RuleDialog({ game, rule, onClose }: RuleDialogProps): ReactNode {
  const { say } = useWords();
  const { blocks, locale } = useRulebook(game);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const excerpt = excerptOf(blocks, rule);
  return (
    <dialog
      ref={dialog}
      className={css['dialog']}
      aria-label={rule}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <article lang={locale}>
        <p className={css['heading']}>{excerpt?.heading}</p>
        <h2>{rule}</h2>
        {excerpt?.parts.map((part, i) => (
          <p key={i}>
            <Inline text={part} />
          </p>
        ))}
      </article>
      <footer>
        <a href={`/rules/${game}#${rule}`} target="_blank" rel="noopener">
          {say('rules.open')}
        </a>
        <button type="button" className="button primary" onClick={() => dialog.current?.close()}>
          {say('table.dismiss')}
        </button>
      </footer>
    </dialog>
  );
}
