import { Fragment, type ReactNode, use } from 'react';
import { RuleOpener } from './RuleLink.tsx';
import css from './Inline.module.css';

const PARTS = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|\b(?:EP|NY|MH)-[A-Z]{2,4}-\w+)/;

/** Bold, italics, code and rule IDs; an ID links to its rule. */
export function Inline({ text }: { readonly text: string }): ReactNode {
  const open = use(RuleOpener);
  return text.split(PARTS).map((part, i) => {
    if (i % 2 === 0) return <Fragment key={i}>{part}</Fragment>;
    if (part.startsWith('**')) return <strong key={i}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('*')) return <em key={i}>{part.slice(1, -1)}</em>;
    if (part.startsWith('`'))
      return (
        <code key={i} className={css['code']}>
          {part.slice(1, -1)}
        </code>
      );
    return (
      <a
        key={i}
        href={`#${part}`}
        className={css['rule']}
        onClick={(event) => {
          if (!open) return;
          event.preventDefault();
          open(part);
        }}
      >
        {part}
      </a>
    );
  });
}
