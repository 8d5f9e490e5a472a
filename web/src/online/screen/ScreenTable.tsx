import type { BoardProps } from '@getaway/board';
import { SeatMark } from '@getaway/board';
import type { MatchState } from '@getaway/server/client';
import type { Speaker } from '@getaway/words';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { LensButton } from '../../lens/LensButton.tsx';
import { useOnlookersLens } from '../../lens/useOnlookersLens.ts';
import type { Position } from '../../match/position.ts';
import type { SessionState } from '../../match/session.ts';
import { useSettings } from '../../settings/settings.ts';
import { BOARDS } from '../../table/boards.ts';
import { withoutAutomatic } from '../../table/byItself.ts';
import { lineOf } from '../../table/lineOf.ts';
import { seatOf } from '../../table/logGroups.ts';
import { promptOf } from '../../table/prompt.ts';
import { useShortcuts } from '../../table/useShortcuts.ts';
import { loaded } from '../../ui/loading.ts';
import { momentWords } from '../../words/moment.ts';
import { useWords } from '../../words/words.tsx';
import { ClockFace } from '../ClockFace.tsx';
import css from './Screen.module.css';

const RulesLens = lazy(() => loaded(() => import('../../lens/RulesLens.tsx')));
const Points = lazy(() => loaded(() => import('../../mates/Points.tsx')));

/** How many events can be read from three metres; as many leave their traces on the board. */
const LATEST = 6;
const NO_CHOICES: BoardProps['choices'] = [];
const nothing = (): void => {};

interface ScreenTableProps {
  readonly table: SessionState;
  readonly position: Position;
  readonly match: MatchState;
  readonly words: Speaker;
}

/** The match under way: the board, who is to do what, the time, and what happened last. */
export function ScreenTable({ table, position, match, words }: ScreenTableProps): ReactNode {
  const { say } = useWords();
  const board = BOARDS[table.game];
  const latest = useMemo(() => withoutAutomatic(table.log).slice(-LATEST), [table.log]);
  const news = useMemo(() => latest.map(({ event }) => event), [latest]);
  const { looked, isOn, switchLens } = useOnlookersLens({ ...table, ...position, words });
  const { keys } = useSettings();
  useShortcuts(keys, { l: switchLens });
  const asking = match.room?.asking;
  const asked =
    asking?.ended === null &&
    say('rewind.title', { name: table.players[asking.seat]?.name, count: asking.plays });
  return (
    <main className={css['table']} data-plays={position.plays}>
      <header>
        <p className={css['dim']}>
          {table.chapter ? say('chapter.title', { ...table.chapter }) : say(`game.${table.game}.title`)}
          {position.moment && ` · ${momentWords(position.moment, words)}`}
        </p>
        <h1 aria-live="polite">{asked || promptOf(table, position, words, say)}</h1>
        <LensButton on={isOn} onSwitch={switchLens} />
      </header>
      <div className={css['board']}>
        <Suspense fallback={null}>
          {board && (
            <board.Board
              view={position.view}
              viewer={null}
              actor={null}
              choices={NO_CHOICES}
              words={words}
              news={news}
              onPlay={nothing}
              onLook={nothing}
              keys={false}
            />
          )}
        </Suspense>
        {match.points.length > 0 && (
          <Suspense fallback={null}>
            <Points game={table.game} view={position.view} words={words} points={match.points} own={null} />
          </Suspense>
        )}
      </div>
      <div className={css['side']}>
        <ul className={css['seats']} aria-label={say('company.title')}>
          {table.players.map(({ name }, seat) => (
            <li key={seat} data-asked={position.waiting.includes(seat) || undefined}>
              <SeatMark seat={seat} size={36} />
              <strong>{name}</strong>
              {match.clock && match.room?.seats[seat]?.kind === 'person' && (
                <ClockFace
                  clock={match.clock}
                  seat={seat}
                  running={position.waiting.includes(seat)}
                  ahead={match.ahead}
                />
              )}
            </li>
          ))}
        </ul>
        <h2>{say('screen.latest')}</h2>
        <ol className={css['latest']}>
          {latest.toReversed().map(({ n, event }) => {
            const seat = seatOf(event);
            return (
              <li key={n}>
                {seat !== null && <SeatMark seat={seat} size={22} />}
                <span>{lineOf({ ...event }, words, say)}</span>
              </li>
            );
          })}
        </ol>
      </div>
      {isOn && (
        <Suspense fallback={null}>
          <RulesLens top={looked} prompt="" />
        </Suspense>
      )}
    </main>
  );
}
