import type { Verdict } from '@getaway/engine';
import type { Exit } from '../../content/index.ts';
import type { BagKind } from '../bags.ts';
import { thiefOf } from '../characters.ts';
import { contactCount } from '../contactSlots.ts';
import { drawBags } from '../draw.ts';
import { region, type RegionId } from '../map/index.ts';
import { receiveIncome } from '../money.ts';
import { exitIsOpen } from '../places.ts';
import type { Choice } from '../play.ts';
import type { State } from '../state.ts';
import { contact } from './contact.ts';
import { company, decision, type Stage } from './stage.ts';

const exitAt = (at: RegionId): Exit => region(at).exit!;
/** The exit tiles that lie on a closed exit (EP-PAT-04, EP-PAT-06). */
export const stackOn = (s: State, exit: Exit): BagKind => (s.closedBy[exit - 1] === 1 ? 'type-1' : 'type-2');

/** EP-EXI-03, EP-EXI-06. */
function whyNotDraw(s: State, seat: number, exit: Exit): Verdict {
  if (exitIsOpen(s, exit)) return 'EP-EXI-02';
  const stack = s.bagStacks[stackOn(s, exit)];
  return contactCount(thiefOf(s, seat)) === 0 || stack.length === 0 ? 'EP-EXI-06' : null;
}

const RECEIVE_INCOME: Choice = { do: 'receiveIncome' };
const DRAW_EXIT_TILES: Choice = { do: 'drawExitTiles' };

/** EP-DEC-13. */
const incomeOrTile = decision({
  answers: ['receiveIncome', 'drawExitTiles'],
  due: () => true,
  offers(s, seat, offer, at) {
    offer(RECEIVE_INCOME);
    offer(DRAW_EXIT_TILES, whyNotDraw(s, seat, exitAt(at)));
  },
  answer(s, seat, choice, at, emit) {
    if (choice.do === 'receiveIncome') return receiveIncome(s, seat, 'EP-EXI-02', emit);
    drawBags(s, seat, stackOn(s, exitAt(at)), contactCount(thiefOf(s, seat)), 'EP-EXI-05', emit);
  },
});

/** EP-EXI-01 to EP-EXI-04. */
export const exit: readonly Stage[] = [company('EP-EXI-01'), incomeOrTile, contact];
