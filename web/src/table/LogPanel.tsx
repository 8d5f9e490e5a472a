import type { Speaker } from '@getaway/words';
import type { ReactNode } from 'react';
import { RuleLink } from '../rules/RuleLink.tsx';
import type { LogEntry } from '../match/position.ts';
import { useWords } from '../words/words.tsx';
import { useFollow } from './useFollow.ts';
import css from './LogPanel.module.css';

interface LogPanelProps {
  readonly log: readonly LogEntry[];
  readonly words: Speaker;
  readonly game: string;
}

const SHOWN = 250;

/** What has happened, as far as the viewer may know, the latest last. */
export function LogPanel({ log, words, game }: LogPanelProps): ReactNode {
  const { say } = useWords();
  const list = useFollow(log);
  return (
    <div role="log" aria-label={say('table.tab.log')}>
      <ol ref={list} className={css['log']}>
        {log.slice(-SHOWN).map(({ n, event }) => (
          <li key={n}>
            <span>{lineOf({ ...event }, words, say)}</span>
            {event.rules.slice(0, 1).map((rule) => (
              <RuleLink key={rule} game={game} rule={rule} />
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

export function lineOf(
  event: Readonly<Record<string, unknown>>,
  words: Speaker,
  say: Speaker['say'],
): string {
  if (event['event'] !== 'automatic') return words.event(event);
  return say('log.automatic', { choice: words.choice(event['choice'] as Record<string, unknown>) });
}
