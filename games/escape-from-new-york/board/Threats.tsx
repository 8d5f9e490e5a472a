import { Explained, RuleNumbers } from '@getaway/board';
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
            <path d="M-8-20H20V-28L46 0 20 28V20H-8z" transform={`rotate(${turn.toFixed(1)})`} />
            <rect x={-32} y={-17} width={64} height={34} rx={8} />
            <text y={9}>{percentOf(side)}%</text>
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
    <Explained words={words} label={words.say('board.threats')} summary={words.say('board.threats')}>
      <p>
        {first ? words.say('board.threatsHow', { of: first.of }) : words.say('board.threatsNone')}{' '}
        <RuleNumbers rules={['NY-NYP-08']} />
      </p>
    </Explained>
  );
}
