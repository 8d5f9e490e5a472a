import { SeatMark } from '@getaway/board';
import type { ReactNode } from 'react';
import { OFFICER_TYPES } from '../content/index.ts';
import { locationsOf } from '../rules/map/index.ts';
import { officersOn } from '../rules/officers.ts';
import { costaOf, isHuman, sandraOf } from '../rules/characters.ts';
import { has } from '../rules/bits.ts';
import type { DrawnTile, XY } from './geometry.ts';
import type { EscapePlanBoardProps } from './index.tsx';

interface PiecesProps extends Pick<EscapePlanBoardProps, 'view' | 'words'> {
  readonly tiles: readonly DrawnTile[];
}

/** An officer's badge differs in shape and letter, not only in colour. */
const BADGES = {
  federal: { fill: '#FF8A80', shape: 'M0-7 6-3.5V3.5L0 7-6 3.5V-3.5z', letter: 'F' },
  county: { fill: '#8FB8FF', shape: 'M-6-6H6V2Q6 6 0 8Q-6 6-6 2z', letter: 'C' },
  swat: { fill: '#D7DEE6', shape: 'M-6.5-5H6.5V5H-6.5z', letter: 'S' },
} as const;

/** The officers of each tile, in a row at its lower edge. */
export function Officers({ view, tiles, words }: PiecesProps): ReactNode {
  return (
    <g>
      {tiles.map(({ tile, centre }) => {
        const there = OFFICER_TYPES.filter((_, i) => has(officersOn(view, tile), i));
        return there.map((type, i) => (
          <Officer
            key={`${tile} ${type}`}
            type={type}
            label={words.term(type)}
            at={{ x: centre.x + (i - (there.length - 1) / 2) * 15, y: centre.y + 47 }}
          />
        ));
      })}
    </g>
  );
}

export function Officer({
  type,
  label,
  at,
}: {
  readonly type: keyof typeof BADGES;
  readonly label: string;
  readonly at: XY;
}): ReactNode {
  const { fill, shape, letter } = BADGES[type];
  return (
    <g transform={`translate(${at.x} ${at.y})`} role="img" aria-label={label}>
      <path d={shape} fill={fill} stroke="#05080C" strokeWidth={1.2} />
      <text y={2.6} fontSize={7.5} fontWeight={700} textAnchor="middle" fill="#05080C">
        {letter}
      </text>
    </g>
  );
}

/** Everybody's pawn, beside each other where they share a place. */
export function Pawns({ view, tiles, words }: PiecesProps): ReactNode {
  const centres = new Map(
    tiles.flatMap(({ tile, locations }) =>
      locations.map(({ centre }, i) => [locationsOf(tile)[i], centre] as const),
    ),
  );
  const seen = new Map<string, number>();
  return (
    <g>
      {view.at.map((location, who) => {
        const centre = location === null ? undefined : centres.get(location);
        if (location === null || !centre) return null;
        const before = seen.get(location) ?? 0;
        seen.set(location, before + 1);
        const [x, y] = [centre.x - 15 + before * 11, centre.y + 10];
        if (isHuman(view, who)) {
          return (
            <g key={who} role="img" aria-label={words.player(who)}>
              <SeatMark seat={who} size={13} x={x} y={y} />
            </g>
          );
        }
        const name = who === sandraOf(view) ? 'sandra' : who === costaOf(view) ? 'costa' : '';
        return (
          <g
            key={who}
            role="img"
            aria-label={words.term(name)}
            transform={`translate(${x + 6.5} ${y + 6.5})`}
          >
            <circle r={6.5} fill="#C792EA" stroke="#05080C" strokeWidth={1.2} />
            <text y={3} fontSize={8} fontWeight={700} textAnchor="middle" fill="#05080C">
              {name.charAt(0).toUpperCase()}
            </text>
          </g>
        );
      })}
    </g>
  );
}
