import type { Choice } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import { type ReactNode, useEffect, useState } from 'react';
import type { Position } from '../match/position.ts';
import type { TableSession } from '../match/session.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.tsx';
import { CommandLine } from './CommandLine.tsx';
import css from './TextBoard.module.css';

interface TextBoardProps {
  readonly session: TableSession;
  readonly position: Position;
  readonly words: Speaker;
  readonly onPlay: (choice: Choice) => void;
}

/** The position in words, and a line to type what to do: "go casino", "rest". */
export function TextBoard({ session, position, words, onPlay }: TextBoardProps): ReactNode {
  const { say } = useWords();
  const { locale } = useSettings();
  const [text, setText] = useState('');
  useEffect(() => {
    void session.text(locale).then(setText);
  }, [session, position, locale]);
  return (
    <div className={css['board']}>
      <div className={css['text']} tabIndex={0} role="region" aria-label={say('table.textBoard')}>
        {partsOf(text).map((part, i) => (
          <pre key={i} data-drawn={part.isDrawn || undefined}>
            {part.lines.join('\n')}
          </pre>
        ))}
      </div>
      <CommandLine session={session} choices={position.choices} words={words} onPlay={onPlay} />
    </div>
  );
}

interface Part {
  readonly isDrawn: boolean;
  readonly lines: string[];
}

/** Something that is drawn in letters keeps its columns; sentences break where the screen ends. */
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
