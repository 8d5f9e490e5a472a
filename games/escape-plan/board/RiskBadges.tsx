import { memo, type ReactNode } from 'react';
import css from './City.module.css';
import type { XY } from './geometry.ts';
import type { Patch } from './patches.ts';
import { type Badged, numberIn } from './pieceSpots.ts';
import type { Risk } from './risk.ts';

/** Something on the board that can be pointed at. */
export interface Target {
  readonly id: string;
  readonly path: string;
  readonly centre: XY;
}

/** Which of the places that can be chosen have a badge, and of how many lines. */
export const badgedOf = (
  targets: readonly Target[],
  risks: ReadonlyMap<string, Risk>,
  detailed: boolean,
): Badged[] =>
  targets.flatMap(({ id, centre }) => {
    const risk = risks.get(id);
    return risk ? [{ id, centre, lines: 1 + Number(detailed) + Number(risk.wounds > 0) }] : [];
  });

interface RiskBadgesProps {
  readonly spots: ReadonlyMap<string, Patch>;
  readonly risks: ReadonlyMap<string, Risk>;
  readonly scale: number;
  /** Shows whom each way passes, too. */
  readonly detailed: boolean;
}

/** What it costs and risks to go to each of the places that can be chosen. */
export const RiskBadges = memo(function RiskBadges(props: RiskBadgesProps): ReactNode {
  const { spots, risks, scale, detailed } = props;
  return [...spots].map(([id, spot]) => {
    const risk = risks.get(id);
    const { x, y } = numberIn(spot, scale);
    return (
      risk && (
        <g key={id} transform={`translate(${x} ${y}) scale(${scale})`}>
          <RiskBadge risk={risk} detailed={detailed} />
        </g>
      )
    );
  });
});

/** Movement points; below them, the wounds that cannot be avoided; in detail, whom the way passes. */
function RiskBadge({
  risk: { movement, officers, wounds },
  detailed,
}: {
  readonly risk: Risk;
  readonly detailed: boolean;
}): ReactNode {
  const below = detailed ? 18 : 8;
  return (
    <g className={css['badge']} data-wounds={wounds || undefined}>
      <circle r={7.5} />
      <text y={3.4}>{movement}</text>
      {detailed && (
        <>
          <rect x={-9} y={8} width={18} height={11} rx={3} />
          <path d="M0-4 3.5-2V2L0 4-3.5 2V-2z" transform="translate(-4 13.5)" />
          <text x={4} y={16.7}>
            {officers}
          </text>
        </>
      )}
      {wounds > 0 && (
        <>
          <rect x={-8} y={below} width={16} height={11} rx={3} />
          <text y={below + 8.7} className={css['hurts']}>
            −{wounds}
          </text>
        </>
      )}
    </g>
  );
}
