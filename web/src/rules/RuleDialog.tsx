import type { ReactNode } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
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
  const excerpt = excerptOf(blocks, rule);
  return (
    <Dialog label={rule} className={css['rule']} light onClose={onClose}>
      <article lang={locale}>
        <p className={css['heading']}>{excerpt?.heading}</p>
        <h2>{rule}</h2>
        {excerpt?.parts.map((part, i) => (
          <p key={i}>
            <Inline text={part} />
          </p>
        ))}
      </article>
      <form method="dialog">
        <a href={`/rules/${game}#${rule}`} target="_blank" rel="noopener">
          {say('rules.open')}
        </a>
        <button type="submit" className="button primary">
          {say('table.dismiss')}
        </button>
      </form>
    </Dialog>
  );
}
