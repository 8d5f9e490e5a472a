import type { BoardProps } from '@getaway/board';
import { type ReactNode, useEffect, useState } from 'react';
import type { Choice } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import css from './Board.module.css';
import { City } from './City.tsx';
import { ContactRow } from './ContactRow.tsx';
import { Dock } from './Dock.tsx';
import { PlaceTile } from './PlaceTile.tsx';
import { Rail } from './Rail.tsx';
import { RouteBar } from './RouteBar.tsx';

export type EscapePlanBoardProps = BoardProps<State, Choice>;

/** The table of Escape Plan: the city, the thieves, the contacts and the own board. */
export default function EscapePlanBoard(props: EscapePlanBoardProps): ReactNode {
  const { view, choices } = props;
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => setTarget(null), [view]);
  const placing = choices.some((choice) => choice.do === 'placeTile');
  return (
    <div className={css['board']}>
      <Rail {...props} />
      <div className={css['middle']}>
        {placing ? <PlaceTile {...props} /> : <City {...props} target={target} onTarget={setTarget} />}
        {target !== null && <RouteBar {...props} target={target} onClose={() => setTarget(null)} />}
      </div>
      <ContactRow {...props} />
      <Dock {...props} />
    </div>
  );
}

/** The own things, where the screen is too narrow for a dock. */
export function MinePanel(props: EscapePlanBoardProps): ReactNode {
  return (
    <div className={css['stacked']}>
      <Dock {...props} />
      <ContactRow {...props} />
    </div>
  );
}

/** What lies open on the table, where the screen is too narrow for a rail. */
export { Rail as TablePanel } from './Rail.tsx';
export { ScoreSheet as ScorePanel } from './ScoreSheet.tsx';
