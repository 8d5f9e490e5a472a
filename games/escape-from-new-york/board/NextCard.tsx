import type { ReactNode } from 'react';
import { type AnyNyCardId, DIRECTIONS, type Direction, nyCards } from '../content/index.ts';
import type { NewYorkBoardProps } from './index.tsx';
import { onTrack } from './notes.ts';
import css from './Rail.module.css';

/** Where each direction lies on the compass, in degrees clockwise from north. */
const TURN: Readonly<Record<Direction, number>> = { n: 0, ne: 54, se: 126, s: 180, sw: 234, nw: 306 };

/** NY-INF-10: the back of New York's top card: its cost, where enemies come from, where it puts a roadblock. */
export function NextCard({ view, words }: Pick<NewYorkBoardProps, 'view' | 'words'>): ReactNode {
  const top = view.nyDeck.at(-1) as AnyNyCardId | null | undefined;
  if (!top) return null;
  const { cost, moveFrom, roadblock } = nyCards[top];
  return (
    <div className={css['next']} data-piece={onTrack('deck')}>
      <svg viewBox="-40 -40 80 80" width={72} height={72} aria-hidden="true">
        <circle r={9} />
        {DIRECTIONS.map((direction) => (
          <g key={direction} transform={`rotate(${TURN[direction]})`}>
            <path
              d="M-7-37H7L0-18z"
              className={css['arrow']}
              data-on={moveFrom.includes(direction) || undefined}
            />
            {direction === roadblock && <path d="M-11-16H11V-11H-11z" className={css['block']} />}
          </g>
        ))}
      </svg>
      <div>
        <h2>{words.say('board.nextCard')}</h2>
        <strong>{words.term(top)}</strong>
        <span>{words.say('board.cost', { cost })}</span>
        <span className="visually-hidden">
          {words.say('text.nyCard', { card: top, cost, from: [...moveFrom], roadblock })}
        </span>
      </div>
    </div>
  );
}
