import { SeatMark } from '@getaway/board';
import type { Speaker } from '@getaway/words';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { LogEntry } from '../match/position.ts';
import { change, useSettings } from '../settings/settings.ts';
import { useNarrow } from '../ui/useNarrow.ts';
import { useWords } from '../words/words.tsx';
import { lineOf } from './lineOf.ts';
import { groupsOf } from './logGroups.ts';
import { toldOf } from './news.ts';
import css from './Recap.module.css';

interface RecapProps {
  readonly news: readonly LogEntry[];
  readonly words: Speaker;
  /** Where the match is kept, if it may be stepped through with the viewer's own eyes. */
  readonly id: string | null;
}

/**
 * What others did since the viewer last chose. It opens by itself until somebody shuts it; on a phone only when it is
 * pressed, since there it would push what is asked out of sight.
 */
export function Recap({ news, words, id }: RecapProps): ReactNode {
  const { say } = useWords();
  const { recap } = useSettings();
  const narrow = useNarrow();
  const [pressed, setPressed] = useState<number | null>(null);
  // What went by itself is told by what came of it.
  const told = toldOf(
    news.filter(({ event }) => event.event !== 'automatic'),
    words,
    ({ event }) => lineOf({ ...event }, words, say),
  );
  const [first] = news;
  if (!first || told.length === 0) return null;
  const open = narrow ? pressed === first.n : recap;
  const press = (): void => (narrow ? setPressed(open ? null : first.n) : change({ recap: !open }));
  return (
    <details data-recap className={css['recap']} open={open}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          press();
        }}
      >
        {say('recap.title', { count: told.length })}
      </summary>
      <ol tabIndex={0} aria-label={say('recap.title', { count: told.length })}>
        {groupsOf(told).map(({ seat, lines }) => (
          <li key={lines[0]?.n}>
            {seat !== null && <SeatMark seat={seat} size={14} />}
            <ol aria-label={seat === null ? undefined : words.player(seat)}>
              {lines.map(({ n, text }) => (
                <li key={n}>{text}</li>
              ))}
            </ol>
          </li>
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
