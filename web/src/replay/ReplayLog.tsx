import type { Logged } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import type { ReactNode } from 'react';
import { withoutAutomatic } from '../table/byItself.ts';
import { lineOf } from '../table/lineOf.ts';
import { Line } from '../table/LogPanel.tsx';
import { useWords } from '../words/words.tsx';
import { useFollow } from '../table/useFollow.ts';
import css from './ReplayLog.module.css';

interface ReplayLogProps {
  readonly log: readonly Logged[];
  readonly words: Speaker;
  readonly onGo: (at: number) => void;
}

const SHOWN = 120;

/** What has happened so far; a line leads to where it happened. */
export function ReplayLog({ log, words, onGo }: ReplayLogProps): ReactNode {
  const { say } = useWords();
  const list = useFollow(log);
  return (
    <ol ref={list} className={css['log']} aria-label={say('table.tab.log')}>
      {withoutAutomatic(log)
        .slice(-SHOWN)
        .map(({ n, play, event, byItself }) => (
          <li key={n} data-event={n}>
            <button type="button" onClick={() => onGo(play + 1)}>
              <Line text={lineOf({ ...event }, words, say)} byItself={byItself} />
            </button>
          </li>
        ))}
    </ol>
  );
}
