import type { ReactNode } from 'react';
import type { Player } from '../match/position.ts';
import type { TableSession } from '../match/session.ts';
import { onSeat, SeatMark } from '@getaway/board';
import { useWords } from '../words/words.tsx';
import css from './PlayersPanel.module.css';

interface PlayersPanelProps {
  readonly session: TableSession;
  readonly players: readonly Player[];
  readonly waiting: readonly number[];
  readonly actor: number | null;
  /** The viewer's own. */
  readonly notes: Readonly<Record<string, string>>;
}

/** Who sits where and who is to act. On a shared device, also who acts now. */
export function PlayersPanel({ session, players, waiting, actor, notes }: PlayersPanelProps): ReactNode {
  const { say } = useWords();
  return (
    <ul className={css['players']} aria-label={say('table.tab.players')}>
      {players.map(({ name, kind }, seat) => (
        <li key={seat} data-piece={onSeat(seat)} data-active={seat === actor || undefined}>
          <SeatMark seat={seat} size={24} />
          <strong>{name}</strong>
          <span>{kind === 'bot' ? say('players.bot') : ''}</span>
          <span>{waiting.includes(seat) ? say('players.toAct') : ''}</span>
          {notes[onSeat(seat)] && <em className={css['note']}>✎ {notes[onSeat(seat)]}</em>}
          {kind === 'person' && waiting.includes(seat) && seat !== actor && (
            <button type="button" className="button" onClick={() => void session.actFor(seat)}>
              {say('players.actFor', { name })}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
