import { type MatchClient, type MatchState, mustAnswer, type Room } from '@getaway/server/client';
import { type ReactNode, useEffect, useState } from 'react';
import type { SessionState } from '../match/session.ts';
import { focusPrompt } from '../table/focusParts.ts';
import { takenLines } from '../table/takenLines.ts';
import { alarm, announce } from '../ui/announce.ts';
import { useGameWords, useWords } from '../words/words.tsx';
import css from './Asking.module.css';
import { countAgain } from './badge.ts';
import { showTurn } from './notices.ts';
import { quietly } from './quietly.ts';

interface AskingProps {
  readonly client: MatchClient;
  readonly state: MatchState;
  readonly room: Room;
  readonly table: SessionState;
  readonly asking: NonNullable<Room['asking']>;
}

/** Somebody asks to take back by agreement (UX-UND-04): everybody sees what, and who has to answer can. */
export default function Asking({ client, state, room, table, asking }: AskingProps): ReactNode {
  const { say } = useWords();
  const { id, seat: who, agreed, ended, by } = asking;
  const names = table.players.map(({ name }) => name);
  const words = useGameWords(table.messages, names);
  const [read, setRead] = useState('');
  const { seat } = state;
  const missing = room.seats.flatMap(({ kind }, other) =>
    kind === 'person' && !agreed.includes(other) ? [names[other] ?? ''] : [],
  );
  const title = say('rewind.title', { name: names[who] ?? '', count: asking.plays });
  const end = ended === null ? '' : say(`rewind.ended.${ended}`, { name: names[by ?? who] ?? '' });
  const isAsked = seat !== null && mustAnswer(room, seat);
  useEffect(() => {
    if (isAsked) alarm(title);
    else announce(end || title, 'asking');
  }, [id, ended]);
  useEffect(() => {
    if (!isAsked) return;
    showTurn(room.id, true, title, 'Getaway');
    void countAgain();
    return () => {
      const { asked, room: now } = client.getState();
      const mine = now?.state === 'live' && asked.includes(seat);
      showTurn(room.id, mine, say('online.yourTurn', { title: say(`game.${table.game}.title`) }), 'Getaway');
      void countAgain();
    };
  }, [id, isAsked]);
  if (read === id || (ended !== null && by === seat)) return null;
  const answer = (agrees: boolean) => (): void => {
    quietly(client.answerBack(id, agrees));
    // The button that was pressed is gone in a moment.
    focusPrompt();
  };
  return (
    <section className={`banner ${css['asking']}`} data-quiet aria-label={title}>
      <div>
        <strong>{end || title}</strong>
        {ended === null && (
          <>
            <ul tabIndex={0} aria-label={title}>
              {takenLines(table.log, asking.from, words, say).map((line, i) => (
                <li key={i}>{line}</li>
              ))}
            </ul>
            <small>
              {say('rewind.luck')} {say('rewind.waiting', { names: missing })}
            </small>
          </>
        )}
      </div>
      {isAsked && (
        <>
          <button type="button" className="button primary" onClick={answer(true)}>
            {say('rewind.agree')}
          </button>
          <button type="button" className="button" onClick={answer(false)}>
            {say('rewind.leave')}
          </button>
        </>
      )}
      {ended === null && seat === who && (
        <button type="button" className="button" onClick={answer(false)}>
          {say('rewind.withdraw')}
        </button>
      )}
      {ended !== null && (
        <button type="button" className="button" onClick={() => setRead(id)}>
          {say('table.dismiss')}
        </button>
      )}
    </section>
  );
}
