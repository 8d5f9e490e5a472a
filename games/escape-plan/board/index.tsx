import { BoardFrame, BoardPanel, type BoardProps } from '@getaway/board';
import { memo, type ReactNode } from 'react';
import type { Choice } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { City } from './City.tsx';
import { ContactRow } from './ContactRow.tsx';
import { Dock } from './Dock.tsx';
import { PlaceTile } from './PlaceTile.tsx';
import { Rail } from './Rail.tsx';

export type EscapePlanBoardProps = BoardProps<State, Choice>;

/** The table of Escape Plan: the city, the thieves, the contacts and the own board. */
export default memo(function EscapePlanBoard(props: EscapePlanBoardProps): ReactNode {
  const placing = props.choices.some((choice) => choice.do === 'placeTile');
  return (
    <BoardFrame rail="250px" dock="min(212px, 29dvh)">
      <Rail {...props} />
      {placing ? <PlaceTile {...props} /> : <City {...props} />}
      <ContactRow {...props} />
      <Dock {...props} />
    </BoardFrame>
  );
});

/** The own things, where the screen is too narrow for a dock. */
export function MinePanel(props: EscapePlanBoardProps): ReactNode {
  return (
    <BoardPanel>
      <Dock {...props} />
      <ContactRow {...props} />
    </BoardPanel>
  );
}

/** What lies open on the table, where the screen is too narrow for a rail. */
export function TablePanel(props: EscapePlanBoardProps): ReactNode {
  return (
    <BoardPanel>
      <Rail {...props} />
      {/* For others they are among their own things, where they are chosen from. */}
      {props.viewer === null && <ContactRow {...props} />}
    </BoardPanel>
  );
}

/** Keys of the board, each with the message that says what it does. */
export const keys = [
  ['R', 'board.risk'],
  ['B', 'board.bare'],
  ['P', 'board.pin'],
  ['Q E', 'board.turnKeys'],
] as const;
/** Whether a choice says that the turn is over, and nothing else. */
export const endsTurn = ({ do: verb }: Choice): boolean => verb === 'endTurn';
export { isBad } from './badNews.ts';
export { terms } from './cellNames.ts';
export { deeds } from './chases.ts';
export { whereTo } from './compass.ts';
export { Asked } from './ContactRow.tsx';
export { glance } from './glance.ts';
export { pieces } from './notes.ts';
export { worthOf } from './worth.ts';
export { ScoreSheet as ScorePanel } from './ScoreSheet.tsx';
