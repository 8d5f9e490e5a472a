import type { Choice, Game } from '@getaway/engine';
import type { MatchState } from '@getaway/server/client';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import css from '../draft/Draft.module.css';
import { useSettings } from '../settings/settings.ts';
import { focusPrompt } from '../table/focusParts.ts';
import { Table } from '../table/Table.tsx';
import { useShortcuts } from '../table/useShortcuts.ts';
import type { TableProps } from '../table/useTabletop.ts';
import { announce } from '../ui/announce.ts';
import { useWords } from '../words/words.tsx';
import { nextAfter } from './mates.ts';
import { SuggestSession } from './suggestSession.ts';

interface SuggestTableProps {
  readonly game: Game;
  /** The match itself, which goes on meanwhile. */
  readonly live: TableProps;
  readonly match: MatchState;
  /** To whom. */
  readonly seat: number;
  /** Whom else something may be suggested to. */
  readonly others: readonly number[];
  readonly onTurnTo: (seat: number) => void;
  readonly onSuggest: (seat: number, choice: Choice) => void;
  readonly onLeave: () => void;
  /** They have acted meanwhile. */
  readonly onGone: () => void;
}

/** The same table with what somebody else may choose, and a banner that says so: choosing something suggests it. */
export default function SuggestTable(props: SuggestTableProps): ReactNode {
  const { game, live, match, seat, others, onTurnTo, onSuggest, onLeave, onGone } = props;
  const { say } = useWords();
  const { keys } = useSettings();
  const session = useMemo(
    () => new SuggestSession(game, seat, live, match, (choice) => onSuggest(seat, choice)),
    [game, seat],
  );
  useEffect(() => () => session.close(), [session]);
  useEffect(() => session.follow(live, match), [session, live.state, match.view, match.asked]);
  const state = useStore(session.store);
  const { position } = state;
  const gone = position === null;
  useEffect(() => {
    if (gone) onGone();
  }, [gone]);
  const name = live.state.players[seat]?.name ?? '';
  const about = say('suggest.mode', { name });
  useEffect(() => {
    focusPrompt();
    announce(`${about} ${say('mates.escape')}`);
  }, [seat]);
  const next = nextAfter(seat, others);
  useShortcuts(keys, { s: () => next !== undefined && onTurnTo(next) });
  useLayoutEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      const isTaken =
        event.defaultPrevented || document.querySelector('dialog[open], :popover-open') !== null;
      if (event.key === 'Escape' && !isTaken) onLeave();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  });
  if (!position) return null;
  return (
    <>
      <section className={`banner ${css['banner']}`} aria-label={say('suggest.title')}>
        <p>
          <strong>{about}</strong>
        </p>
        <div className={css['ways']}>
          {next !== undefined && (
            <button
              type="button"
              className="button"
              data-less
              aria-keyshortcuts="s"
              onClick={() => onTurnTo(next)}
            >
              {say('suggest.next', { name: live.state.players[next]?.name ?? '' })}
            </button>
          )}
          <button type="button" className="button" aria-keyshortcuts="Escape" onClick={onLeave}>
            {say('suggest.leave')}
          </button>
        </div>
      </section>
      <Table
        session={session}
        id={null}
        state={{ ...state, messages: live.state.messages }}
        position={position}
        clock={live.clock}
        talk={live.talk}
        planned
        suggesting
        points={live.mates?.points}
      />
    </>
  );
}
