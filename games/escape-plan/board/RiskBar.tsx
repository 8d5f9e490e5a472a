import { Bar } from '@getaway/board';
import type { ReactNode } from 'react';
import css from './Board.module.css';
import type { EscapePlanBoardProps } from './index.tsx';
import type { Spending } from './risk.ts';

interface RiskBarProps extends Pick<EscapePlanBoardProps, 'words'> {
  readonly has: Spending;
  readonly spending: Spending;
  readonly onSpending: (spending: Spending) => void;
}

const KINDS = ['gas', 'gang'] as const;

/** The risk view's line: what the figures mean, and what one is ready to spend for them. */
export function RiskBar({ words, has, spending, onSpending }: RiskBarProps): ReactNode {
  return (
    <Bar quiet words={words} label={words.say('board.risk')}>
      <span>{words.say('board.riskHelp')}</span>
      {KINDS.map((kind) => (
        <label key={kind} className={css['spend']}>
          <input
            type="checkbox"
            checked={has[kind] && spending[kind]}
            disabled={!has[kind]}
            onChange={(event) => onSpending({ ...spending, [kind]: event.target.checked })}
          />
          {words.say(kind === 'gas' ? 'board.riskGas' : 'board.riskGang')}
        </label>
      ))}
    </Bar>
  );
}
