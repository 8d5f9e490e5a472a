import { Glyph, SeatMark } from '@getaway/board';
import { memo, type ReactNode } from 'react';
import { isHuman } from '../rules/characters.ts';
import css from './City.module.css';
import type { XY } from './geometry.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import { NPC_COLOUR } from './Pieces.tsx';
import type { PieceSpots } from './pieceSpots.ts';
import { MARK, type Marks, marksAt } from './tokens.ts';

interface TokenMarksProps extends Pick<EscapePlanBoardProps, 'view'> {
  readonly spots: PieceSpots;
}

/** Small marks at the top of places: who has been there (underlined: for income, EP-BUS-10), whose gang it is and who is at home, keys, patrols. */
export const TokenMarks = memo(function TokenMarks({ view, spots }: TokenMarksProps): ReactNode {
  return (
    <g className={css['tokens']}>
      {[...spots.tokens].map(([location, { x, y }]) => (
        <g key={location} data-tokens={location}>
          <MarksAt view={view} marks={marksAt(view, location)!} x={x} y={y} />
        </g>
      ))}
    </g>
  );
});

interface MarksAtProps extends Pick<EscapePlanBoardProps, 'view'>, XY {
  readonly marks: Marks;
}

function MarksAt({ view, marks: { owners, incomes, hasKey, text, width }, x, y }: MarksAtProps): ReactNode {
  const left = x - width / 2;
  const top = y - MARK / 2;
  return (
    <>
      <rect x={left - 2} y={y - 5.5} width={width + 4} height={incomes.length > 0 ? 12.5 : 11} rx={3} />
      {owners.map((who, i) => (
        <Owner key={who} view={view} who={who} x={left + i * MARK} y={top} />
      ))}
      {owners.map(
        (who, i) =>
          incomes.includes(who) && (
            <path
              key={`income ${who}`}
              className={css['income']}
              d={`M${left + i * MARK + 1.7} ${y + 4.9}h${MARK - 3.4}`}
            />
          ),
      )}
      {hasKey && <Glyph name="key" size={MARK} x={left + owners.length * MARK} y={top} />}
      <text x={left + (owners.length + Number(hasKey)) * MARK + 0.5} y={y + 3}>
        {text}
      </text>
    </>
  );
}

function Owner({
  view,
  who,
  x,
  y,
}: Pick<EscapePlanBoardProps, 'view'> & XY & { readonly who: number }): ReactNode {
  if (isHuman(view, who)) return <SeatMark seat={who} size={MARK} x={x} y={y} />;
  return <circle cx={x + MARK / 2} cy={y + MARK / 2} r={MARK / 2 - 0.5} fill={NPC_COLOUR} />;
}
