import type { ReactNode } from 'react';
import type { Player } from '../match/position.ts';
import type { TableSession } from '../match/session.ts';
import { useWords } from '../words/words.tsx';
import css from './OthersToAct.module.css';

interface ActForProps {
  readonly session: TableSession;
  readonly name: string;
  readonly seat: number;
}

/** Passes a shared device on to somebody who may act. */
export function ActFor({ session, name, seat }: ActForProps): ReactNode {
  const { say } = useWords();
  return (
    <button type="button" className="button" onClick={() => void session.actFor(seat)}>
      {say('players.actFor', { name })}
    </button>
  );
}

interface OthersToActProps {
  readonly session: TableSession;
  readonly players: readonly Player[];
  readonly others: readonly number[];
}

/** Who may act too, beside what is asked. */
export const OthersToAct = ({ session, players, others }: OthersToActProps): ReactNode =>
  others.length > 0 && (
    <div className={css['others']}>
      {others.map((seat) => (
        <ActFor key={seat} session={session} name={players[seat]?.name ?? ''} seat={seat} />
      ))}
    </div>
  );
