import type { Speaker } from '@getaway/words';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { LogEntry } from '../match/position.ts';
import { change, useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.tsx';
import { lineOf } from './lineOf.ts';
import { toldOf } from './news.ts';
import css from './Recap.module.css';

interface RecapProps {
  readonly news: readonly LogEntry[];
  readonly words: Speaker;
  /** Where the match is kept, if it may be stepped through with the viewer's own eyes. */
  readonly id: string | null;
}

/** What others did since the viewer last chose. It opens by itself until somebody shuts it. */
export function Recap({ news, words, id }: RecapProps): ReactNode {
  const { say } = useWords();
  const { recap } = useSettings();
  // What went by itself is told by what came of it.
  const told = toldOf(
    news.filter(({ event }) => event.event !== 'automatic'),
    words,
    ({ event }) => lineOf({ ...event }, words, say),
  );
  const [first] = news;
  if (!first || told.length === 0) return null;
  return (
    <details data-recap className={css['recap']} open={recap}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          change({ recap: !recap });
        }}
      >
        {say('recap.title', { count: told.length })}
      </summary>
      <ol tabIndex={0} aria-label={say('recap.title', { count: told.length })}>
        {told.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
      {id !== null && (
        <Link href={`/replay/${id}?at=${first.play}`} className={css['step']}>
          {say('recap.step')}
        </Link>
      )}
    </details>
  );
}
