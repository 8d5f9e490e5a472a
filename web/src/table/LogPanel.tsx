import { SeatMark } from '@getaway/board';
import type { GameEvent } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { RuleLink } from '../rules/RuleLink.tsx';
import type { LogEntry } from '../match/position.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { useWords } from '../words/words.tsx';
import { withoutAutomatic } from './byItself.ts';
import { lineOf } from './lineOf.ts';
import { groupsOf, type LogGroup, seatOf } from './logGroups.ts';
import css from './LogPanel.module.css';
import { useFollow } from './useFollow.ts';

interface LogPanelProps {
  readonly log: readonly LogEntry[];
  readonly words: Speaker;
  readonly game: string;
  readonly players: readonly { readonly name: string }[];
  /** Where the match is kept, if it may be looked back at from here. */
  readonly id?: string | null;
  /** Points out on the board what a line tells about. */
  readonly onPoint?: ((event: GameEvent | null) => void) | undefined;
}

const SHOWN = 250;

/** What has happened, as far as the viewer may know, by turns, the latest last; all of it, or what is looked for. */
export function LogPanel({ log, words, game, players, id = null, onPoint }: LogPanelProps): ReactNode {
  const { say } = useWords();
  const [seat, setSeat] = useState<number | null>(null);
  const [wanted, setWanted] = useState('');
  const needle = wanted.trim().toLowerCase();
  const lines = withoutAutomatic(log)
    .filter(({ event }) => seat === null || seatOf(event) === seat)
    .map((entry) => ({ ...entry, text: lineOf({ ...entry.event }, words, say) }))
    .filter(({ text }) => text.toLowerCase().includes(needle))
    .slice(-SHOWN);
  const list = useFollow(log);
  return (
    <>
      <div className={css['filters']}>
        <select
          className="input"
          aria-label={say('log.of')}
          value={seat ?? ''}
          onChange={({ target }) => setSeat(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{say('log.all')}</option>
          {players.map(({ name }, number) => (
            <option key={number} value={number}>
              {name}
            </option>
          ))}
        </select>
        <SearchField value={wanted} onSearch={setWanted} label={say('log.search')} />
      </div>
      <div role="log" aria-label={say('table.tab.log')}>
        <ol ref={list} className={css['log']}>
          {groupsOf(lines).map((group) => (
            <Group
              key={group.lines[0]?.n}
              group={group}
              name={group.seat === null ? null : words.player(group.seat)}
              game={game}
              id={id}
              onPoint={onPoint}
            />
          ))}
        </ol>
      </div>
    </>
  );
}

interface GroupProps extends Pick<LogPanelProps, 'game' | 'onPoint'> {
  readonly group: LogGroup;
  readonly name: string | null;
  readonly id: string | null;
}

/** What one player did in a row, or what happened to all. */
function Group({ group: { seat, lines }, name, game, id, onPoint }: GroupProps): ReactNode {
  const { say } = useWords();
  return (
    <li data-seat={seat ?? undefined}>
      {seat !== null && (
        <h2>
          <SeatMark seat={seat} size={14} /> {name}
        </h2>
      )}
      <ol>
        {lines.map(({ n, play, event, text, byItself }) => (
          <li
            key={n}
            data-event={n}
            onPointerEnter={() => onPoint?.(event)}
            onPointerLeave={() => onPoint?.(null)}
          >
            {onPoint ? (
              <button
                type="button"
                onFocus={() => onPoint(event)}
                onBlur={() => onPoint(null)}
                onClick={() => onPoint(event)}
              >
                <Line text={text} byItself={byItself} />
              </button>
            ) : (
              <span>
                <Line text={text} byItself={byItself} />
              </span>
            )}
            {event.rules.slice(0, 1).map((rule) => (
              <RuleLink key={rule} game={game} rule={rule} />
            ))}
            {id !== null && (
              <Link href={`/replay/${id}?at=${play + 1}`} aria-label={say('log.replay', { line: text })}>
                <span aria-hidden="true">▸</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </li>
  );
}

interface LineProps {
  readonly text: string;
  readonly byItself?: boolean | undefined;
}

/** A line, marked where nothing else could be chosen. */
export function Line({ text, byItself }: LineProps): ReactNode {
  const { say } = useWords();
  return (
    <>
      {text} {byItself && <small>{say('log.byItself')}</small>}
    </>
  );
}
