import { BoardFrame, BoardPanel, type BoardProps, SeatMarks } from '@getaway/board';
import { memo, type ReactNode } from 'react';
import type { Choice } from '../rules/choices.ts';
import type { Heist } from '../rules/state.ts';
import { useCrewMarks } from './crew.ts';
import { Dock } from './Dock.tsx';
import { Ending } from './Ending.tsx';
import { Floor } from './Floor.tsx';
import { Rail } from './Rail.tsx';

export type MasterHeistBoardProps = BoardProps<Heist, Choice>;

/** The table of Master Heist: the floor, the crew, and the character at hand. */
export default memo(function MasterHeistBoard(props: MasterHeistBoardProps): ReactNode {
  return (
    <SeatMarks value={useCrewMarks(props.view)}>
      <BoardFrame rail="264px" dock="232px">
        <Rail {...props} />
        <Floor {...props} />
        <Dock {...props} />
      </BoardFrame>
    </SeatMarks>
  );
});

/** The characters at hand, where the screen is too narrow for a dock. */
export function MinePanel(props: MasterHeistBoardProps): ReactNode {
  return (
    <SeatMarks value={useCrewMarks(props.view)}>
      <BoardPanel>
        <Dock {...props} />
      </BoardPanel>
    </SeatMarks>
  );
}

/** What everybody knows, where the screen is too narrow for a rail. */
export function TablePanel(props: MasterHeistBoardProps): ReactNode {
  return (
    <SeatMarks value={useCrewMarks(props.view)}>
      <BoardPanel>
        <Rail {...props} />
        {/* Who has no character of their own looks at all of them. */}
        {props.viewer === null && <Dock {...props} />}
      </BoardPanel>
    </SeatMarks>
  );
}

/** How the heist ended. */
export function ScorePanel(props: Pick<MasterHeistBoardProps, 'view' | 'words'>): ReactNode {
  return (
    <SeatMarks value={useCrewMarks(props.view)}>
      <Ending {...props} />
    </SeatMarks>
  );
}

/** Keys of the board, each with the message that says what it does. */
export const keys = [
  ['R', 'board.wayOut'],
  ['B', 'board.bare'],
  ['P', 'board.pin'],
  ['1 2 3 4 5', 'board.atHand'],
] as const;
export { isBad } from './badNews.ts';
export { givesUp } from './givesUp.ts';
export { pieces } from './notes.ts';
export { worthOf } from './worth.ts';
