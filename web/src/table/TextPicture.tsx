import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import css from './TextBoard.module.css';

/** A position in words. What is drawn in letters keeps its columns; sentences break where the screen ends. */
export function TextPicture({ text }: { readonly text: string }): ReactNode {
  const { say } = useWords();
  return (
    <div className={css['text']} tabIndex={0} role="region" aria-label={say('table.textBoard')}>
      {partsOf(text).map((part, i) => (
        <pre key={i} data-drawn={part.isDrawn || undefined}>
          {part.lines.join('\n')}
        </pre>
      ))}
    </div>
  );
}

interface Part {
  readonly isDrawn: boolean;
  readonly lines: string[];
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const line of text.split('\n')) {
    const isDrawn = /\S {3,}\S|^ {5,}\S/.test(line);
    const last = parts.at(-1);
    if (last?.isDrawn === isDrawn) last.lines.push(line);
    else parts.push({ isDrawn, lines: [line] });
  }
  return parts;
}
