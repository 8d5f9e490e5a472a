import { Bar } from '@getaway/board';
import type { ReactNode } from 'react';
import { directionNo, roadAt, spaceNo } from '../rules/board/index.ts';
import { percentOf, type Side } from '../rules/threats.ts';
import { centreOf, roadMiddle } from './geometry.ts';
import type { NewYorkBoardProps } from './index.tsx';
import css from './Threats.module.css';

interface ThreatsProps extends Pick<NewYorkBoardProps, 'view'> {
  readonly sides: readonly Side[];
}

/** Step 12 on the map: how likely those on each side of the current hero come in. */
export function Threats({ view, sides }: ThreatsProps): ReactNode {
  const { at } = view.heroes[view.current]!;
  const here = centreOf(at);
  return (
    <g className={css['threats']}>
      {sides.map((side) => {
        const { x, y } = roadMiddle(roadAt(spaceNo(at), directionNo(side.direction)));
        const turn = (Math.atan2(here.y - y, here.x - x) * 180) / Math.PI;
        return (
          <g
            key={side.direction}
            data-side={side.direction}
            data-near={side.enemies > 0 || undefined}
            transform={`translate(${x} ${y})`}
          >
            <path d="M-34-19H14V-30L38 0 14 30V19H-34z" transform={`rotate(${turn.toFixed(1)})`} />
            <text y={7}>{percentOf(side)}%</text>
          </g>
        );
      })}
    </g>
  );
}

interface ThreatBarProps extends Pick<NewYorkBoardProps, 'words'> {
  readonly sides: readonly Side[];
}

/** What the arrows mean, and how they are counted. */
export function ThreatBar({ words, sides }: ThreatBarProps): ReactNode {
  const [first] = sides;
  return (
    <Bar quiet words={words} label={words.say('board.threats')}>
      <span>
        {first ? words.say('board.threatsHow', { of: first.of }) : words.say('board.threatsNone')}{' '}
        <small>NY-NYP-08</small>
      </span>
    </Bar>
  );
}
