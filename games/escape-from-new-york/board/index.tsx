import { BoardFrame, BoardPanel, type BoardProps } from '@getaway/board';
import { memo, type ReactNode } from 'react';
import type { Choice } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import { Dock } from './Dock.tsx';
import { Manhattan } from './Manhattan.tsx';
import { Rail } from './Rail.tsx';

export type NewYorkBoardProps = BoardProps<State, Choice>;

/** The table of Escape from New York: the island, the city's tracks with the heroes, and the own cards. */
export default memo(function NewYorkBoard(props: NewYorkBoardProps): ReactNode {
  return (
    <BoardFrame rail="224px" dock="min(240px, 34dvh)">
      <Rail {...props} />
      <Manhattan {...props} />
      <Dock {...props} />
    </BoardFrame>
  );
});

/** The own things, where the screen is too narrow for a dock. */
export function MinePanel(props: NewYorkBoardProps): ReactNode {
  return (
    <BoardPanel>
      <Dock {...props} roomy />
    </BoardPanel>
  );
}

/** What lies open on the table, where the screen is too narrow for a rail. */
export function TablePanel(props: NewYorkBoardProps): ReactNode {
  return (
    <BoardPanel>
      <Rail {...props} />
    </BoardPanel>
  );
}

/** Keys of the board, each with the message that says what it does. */
export const keys = [
  ['R', 'board.threats'],
  ['B', 'board.bare'],
  ['P', 'board.pin'],
] as const;
export { Asked } from './Asked.tsx';
export { isBad } from './badNews.ts';
export { isNews } from './news.ts';
export { whereTo } from './compass.ts';
export { givesUp } from './givesUp.ts';
export { glance } from './glance.ts';
export { pieces } from './notes.ts';
export { pauses } from './pauses.ts';
export { worthOf } from './worth.ts';
export { EndSheet as ScorePanel } from './EndSheet.tsx';
