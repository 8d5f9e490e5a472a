import { memo, type ReactNode } from 'react';
import css from './City.module.css';
import type { DrawnTile, XY } from './geometry.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import { badgeSpots } from './pieceSpots.ts';
import type { Risk } from './risk.ts';

/** Something on the board that can be pointed at. */
export interface Target {
  readonly id: string;
  readonly path: string;
  readonly centre: XY;
}

interface RiskBadgesProps extends Pick<EscapePlanBoardProps, 'view' | 'words'> {
  readonly tiles: readonly DrawnTile[];
  readonly targets: readonly Target[];
  readonly risks: ReadonlyMap<string, Risk>;
  /** Shows whom each way passes, too. */
  readonly detailed: boolean;
}

/** What it costs and risks to go to each of the places that can be chosen. */
export const RiskBadges = memo(function RiskBadges(props: RiskBadgesProps): ReactNode {
  const { tiles, targets, risks, detailed } = props;
  const badges = targets.flatMap(({ id, centre }) => {
    const risk = risks.get(id);
    return risk ? [{ id, centre, risk, lines: detailed || risk.wounds > 0 ? 2 : 1 }] : [];
  });
  const spots = badgeSpots(props, tiles, badges);
  return badges.map(({ id, risk }) => (
    <RiskBadge key={id} {...spots.get(id)!} risk={risk} detailed={detailed} />
  ));
});

interface RiskBadgeProps extends XY {
  readonly risk: Risk;
  readonly detailed: boolean;
}

/** Movement points; below them, the wounds that cannot be avoided; in detail, whom the way passes. */
function RiskBadge({ x, y, risk, detailed }: RiskBadgeProps): ReactNode {
  const { movement, officers, wounds } = risk;
  const hurt = detailed ? x + 15 : x;
  return (
    <g className={css['badge']} data-wounds={wounds || undefined}>
      <circle cx={x} cy={y} r={7.5} />
      <text x={x} y={y + 3.4}>
        {movement}
      </text>
      {detailed && (
        <>
          <rect x={x - 9} y={y + 8} width={18} height={11} rx={3} />
          <path d="M0-4 3.5-2V2L0 4-3.5 2V-2z" transform={`translate(${x - 4} ${y + 13.5})`} />
          <text x={x + 4} y={y + 16.7}>
            {officers}
          </text>
        </>
      )}
      {wounds > 0 && (
        <>
          <rect x={hurt - 8} y={y + 8} width={16} height={11} rx={3} />
          <text x={hurt} y={y + 16.7} className={css['hurts']}>
            −{wounds}
          </text>
        </>
      )}
    </g>
  );
}
