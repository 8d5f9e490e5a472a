import type { ReactNode } from 'react';
import type { Mates } from '../mates/mates.ts';
import type { Player } from '../match/position.ts';
import type { TableSession } from '../match/session.ts';
import { onSeat, SeatMark } from '@getaway/board';
import { useWords } from '../words/words.tsx';
import { ActFor } from './OthersToAct.tsx';
import css from './PlayersPanel.module.css';

interface PlayersPanelProps {
  readonly session: TableSession;
  readonly players: readonly Player[];
  readonly waiting: readonly number[];
  readonly actor: number | null;
  /** Whose hands the device may go to now. */
  readonly others: readonly number[];
  /** The viewer's own. */
  readonly notes: Readonly<Record<string, string>>;
  readonly mates: Mates | undefined;
}

/** Who sits where and who is to act. On a shared device, also who acts now. */
export default function PlayersPanel(props: PlayersPanelProps): ReactNode {
  const { session, players, waiting, actor, others, notes, mates } = props;
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
          {mates?.whom()?.includes(seat) && (
            <button type="button" className="button" onClick={() => mates.onSuggest(seat)}>
              {say('suggest.to', { name })}
            </button>
          )}
          {others.includes(seat) && <ActFor session={session} name={name} seat={seat} />}
        </li>
      ))}
    </ul>
  );
}
