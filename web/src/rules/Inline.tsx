import { Fragment, type ReactNode, use } from 'react';
import { useWords } from '../words/words.tsx';
import { RuleOpener } from './RuleLink.tsx';
import css from './Inline.module.css';

const PARTS = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|\[[SPO]\b\]?|\b(?:EP|NY|MH)-[A-Z]{2,4}-\w+)/;

/** Bold, italics, code, where something comes from, and rule IDs; an ID links to its rule. */
export function Inline({ text }: { readonly text: string }): ReactNode {
  const open = use(RuleOpener);
  return text.split(PARTS).map((part, i) => {
    if (i % 2 === 0) return <Fragment key={i}>{part}</Fragment>;
    if (part.startsWith('**'))
      return (
        <strong key={i}>
          <Inline text={part.slice(2, -2)} />
        </strong>
      );
    if (part.startsWith('*')) return <em key={i}>{part.slice(1, -1)}</em>;
    if (part.startsWith('['))
      return (
        <Fragment key={i}>
          {!part.endsWith(']') && '['}
          <Source tag={part.charAt(1)} />
        </Fragment>
      );
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

/** Where a rule comes from, in words: those who write the rules mark it by a letter. */
function Source({ tag }: { readonly tag: string }): ReactNode {
  const { say } = useWords();
  return <span className={css['source']}>{say(`rules.source.${tag}`)}</span>;
}
