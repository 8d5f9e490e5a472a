import type { Speaker } from '@getaway/words';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { LogEntry } from '../match/position.ts';
import { useWords } from '../words/words.tsx';
import { lineOf } from './LogPanel.tsx';
import css from './Recap.module.css';

interface RecapProps {
  readonly log: readonly LogEntry[];
  /** The number of the last event before others began to act. */
  readonly since: number;
  readonly words: Speaker;
  /** Where the match is kept, if it may be stepped through with the viewer's own eyes. */
  readonly id: string | null;
}

/** What others did since the viewer last chose. */
export function Recap({ log, since, words, id }: RecapProps): ReactNode {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  const news = log.filter(({ n }) => n > since);
  useEffect(() => setOpen(false), [since]);
  if (news.length === 0) return null;
  return (
    <details
      data-recap
      className={css['recap']}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{say('recap.title', { count: news.length })}</summary>
      <ol>
        {news.slice(-60).map(({ n, event }) => (
          <li key={n}>{lineOf(event as unknown as Record<string, unknown>, words, say)}</li>
        ))}
      </ol>
      {id !== null && (
        <Link href={`/replay/${id}?at=${news[0]?.play ?? 0}`} className={css['step']}>
          {say('recap.step')}
        </Link>
      )}
    </details>
  );
}
