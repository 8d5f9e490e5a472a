import type { ReactNode } from 'react';
import css from './City.module.css';
import type { XY } from './geometry.ts';
import type { Risk } from './risk.ts';

/** Something on the board that can be pointed at. */
export interface Target {
  readonly id: string;
  readonly path: string;
  readonly centre: XY;
}

interface RiskBadgesProps {
  readonly targets: readonly Target[];
  readonly risks: ReadonlyMap<string, Risk>;
  /** Shows whom each way passes, too. */
  readonly detailed: boolean;
}

/** What it costs and risks to go to each of the places that can be chosen. */
export function RiskBadges({ targets, risks, detailed }: RiskBadgesProps): ReactNode {
  return targets.map(({ id, centre }) => {
    const risk = risks.get(id);
    return risk && <RiskBadge key={id} x={centre.x + 16} y={centre.y - 15} risk={risk} detailed={detailed} />;
  });
}

interface RiskBadgeProps extends XY {
  readonly risk: Risk;
  readonly detailed: boolean;
}

/** Movement points; below them, the wounds that cannot be avoided; in detail, whom the way passes. */
function RiskBadge({ x, y, risk, detailed }: RiskBadgeProps): ReactNode {
  const { movement, officers, wounds } = risk;
  return (
    <g className={css['badge']} data-wounds={wounds || undefined}>
      <circle cx={x} cy={y} r={7.5} />
      <text x={x} y={y + 3.4}>
        {movement}
      </text>
      {detailed && (
        <g>
          <rect x={x - 9} y={y + 8} width={wounds > 0 ? 29 : 18} height={11} rx={3} />
          <path d="M0-4 3.5-2V2L0 4-3.5 2V-2z" transform={`translate(${x - 4} ${y + 13.5})`} />
          <text x={x + 4} y={y + 16.5}>
            {officers}
          </text>
        </g>
      )}
      {wounds > 0 && (
        <text x={detailed ? x + 14 : x} y={y + 16.8} className={css['hurts']}>
          −{wounds}
        </text>
      )}
    </g>
  );
}
