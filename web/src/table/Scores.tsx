import { SeatMark } from '@getaway/board';
import type { Outcome } from '@getaway/engine';
import { figure } from '@getaway/words';
import type { ReactNode } from 'react';
import type { Player } from '../match/position.ts';
import css from './Scores.module.css';

interface ScoresProps {
  readonly players: readonly Player[];
  readonly outcome: Outcome | null;
}

/** How all came off, the best first. */
export function Scores({ players, outcome }: ScoresProps): ReactNode {
  const { winners = [], scores = [] } = outcome ?? {};
  // Where all win or lose together and nothing is counted, the headline has said it.
  const uncounted = scores.every((score) => score === null);
  if (uncounted && [0, players.length].includes(winners.length)) return null;
  const order = players
    .map((player, seat) => ({ player, seat, score: scores[seat] ?? null }))
    .sort((a, b) => (b.score ?? -Infinity) - (a.score ?? -Infinity));
  return (
    <ol className={css['scores']}>
      {order.map(({ player, seat, score }) => (
        <li key={seat} data-winner={winners.includes(seat) || undefined}>
          <SeatMark seat={seat} size={28} />
          <strong>{player.name}</strong>
          {!uncounted && <span>{score === null ? '–' : figure(score)}</span>}
        </li>
      ))}
    </ol>
  );
}
