import { type ReactNode, useRef } from 'react';
import { useNarrow } from '../ui/useNarrow.ts';
import { useWords } from '../words/words.tsx';
import css from './Contents.module.css';
import type { Block, Heading } from './parse.ts';

interface ContentsProps {
  readonly blocks: readonly Block[];
  /** The language that the headings are in. */
  readonly lang: string;
}

const isEntry = (block: Block): block is Heading =>
  block.kind === 'heading' && block.level > 1 && block.level < 4;

/** The sections to go to: beside the text, or on a phone folded away above it. */
export function Contents({ blocks, lang }: ContentsProps): ReactNode {
  const { say } = useWords();
  const narrow = useNarrow();
  const folded = useRef<HTMLDetailsElement>(null);
  const headings = blocks.filter(isEntry);
  if (headings.length === 0) return null;
  const entries = (
    <ul lang={lang}>
      {headings.map(({ id, level, text }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`} onClick={() => folded.current?.removeAttribute('open')}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={css['contents']} aria-label={say('rules.contents')}>
      {narrow ? (
        <details ref={folded}>
          <summary>{say('rules.contents')}</summary>
          {entries}
        </details>
      ) : (
        entries
      )}
    </nav>
  );
}
