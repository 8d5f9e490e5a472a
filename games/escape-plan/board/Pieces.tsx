import { SeatMark } from '@getaway/board';
import { memo, type ReactNode } from 'react';
import { OFFICER_TYPES } from '../content/index.ts';
import { has } from '../rules/bits.ts';
import { isHuman, named } from '../rules/characters.ts';
import { officersOn } from '../rules/officers.ts';
import css from './City.module.css';
import type { XY } from './geometry.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import { onCharacter, onOfficer } from './notes.ts';
import { PAWN, type PieceSpots, placeIn } from './pieceSpots.ts';

interface PiecesProps extends Pick<EscapePlanBoardProps, 'view' | 'words'> {
  readonly spots: PieceSpots;
}

/** An officer's badge differs in shape and letter, not only in colour. */
const BADGES = {
  federal: { fill: '#FF8A80', shape: 'M0-8.5 7.5-4.2V4.2L0 8.5-7.5 4.2V-4.2z', letter: 'F' },
  county: { fill: '#8FB8FF', shape: 'M-7-7.5H7V2Q7 6.5 0 9Q-7 6.5-7 2z', letter: 'C' },
  swat: { fill: '#D7DEE6', shape: 'M-7.5-6.5H7.5V6.5H-7.5z', letter: 'S' },
} as const;

/** The officers of each tile, in a row where the tile has nothing printed. */
export const Officers = memo(function Officers({ view, spots }: Omit<PiecesProps, 'words'>): ReactNode {
  return (
    <g className={css['pieces']}>
      {[...spots.officers].map(([tile, spot]) => {
        const there = OFFICER_TYPES.filter((_, i) => has(officersOn(view, tile), i));
        return there.map((type, i) => (
          <Officer key={`${tile} ${type}`} type={type} at={placeIn(spot, i, there.length)} />
        ));
      })}
    </g>
  );
});

function Officer({ type, at }: { readonly type: keyof typeof BADGES; readonly at: XY }): ReactNode {
  const { fill, shape, letter } = BADGES[type];
  return (
    <g data-piece={onOfficer(type)} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      <path d={shape} fill={fill} stroke="#05080C" strokeWidth={1.4} />
      <text y={3.2} fontSize={9} fontWeight={700} textAnchor="middle" fill="#05080C">
        {letter}
      </text>
    </g>
  );
}

/** Of Sandra and Costa, whom nobody plays. */
export const NPC_COLOUR = '#C792EA';

/** Everybody's pawn at its place, beside each other where they share it; it is seen going there. */
export const Pawns = memo(function Pawns({ view, spots, words }: PiecesProps): ReactNode {
  return (
    <g className={css['pieces']}>
      {view.at.map((location, who) => {
        const spot = location === null ? undefined : spots.pawns.get(location);
        if (!spot) return null;
        const there = view.at.flatMap((place, other) => (place === location ? [other] : []));
        const place = placeIn(spot, there.indexOf(who), there.length);
        return <Pawn key={who} view={view} words={words} who={who} {...place} />;
      })}
    </g>
  );
});

interface PawnProps extends Pick<EscapePlanBoardProps, 'view' | 'words'>, XY {
  readonly who: number;
}

function Pawn({ view, words, who, x, y }: PawnProps): ReactNode {
  return (
    <g
      className={css['pawn']}
      data-pawn={who}
      data-piece={onCharacter(view, who)}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      {isHuman(view, who) ? (
        <SeatMark seat={who} size={PAWN.size} x={-PAWN.size / 2} y={-PAWN.size / 2} />
      ) : (
        <>
          <circle r={7.5} fill={NPC_COLOUR} stroke="#05080C" strokeWidth={1.2} />
          <text y={3.2} fontSize={9} fontWeight={700} textAnchor="middle" fill="#05080C">
            {words.term(String(named(view, who))).charAt(0)}
          </text>
        </>
      )}
    </g>
  );
}
