import { type Exit, PATROL_CARD } from '../content/index.ts';
import { exitLocation, tileOf } from './map/index.ts';
import { type Emit, step } from './play.ts';
import type { State } from './state.ts';

/** EP-PAT-01: two cards on days 1 and 2, the last one on day 3. */
const CARDS_ON_DAY = [0, 2, 2, 1];

export const patrol = step({
  fields: {},
  run(s, _step, emit) {
    for (let i = 0; i < CARDS_ON_DAY[s.day]!; i++) revealPatrol(s, emit);
  },
});

/** EP-PAT-02: patrol cards on the space of an exit. */
export function patrolsAt(s: State, exit: Exit): number {
  let cards = 0;
  for (let i = 0; i < s.patrols; i++) if (PATROL_CARD[s.patrolDeck[i]!].exit === exit) cards++;
  return cards;
}

function revealPatrol(s: State, emit: Emit): void {
  const { exit } = PATROL_CARD[s.patrolDeck[s.patrols]!];
  s.patrols++;
  emit?.({ event: 'patrolRevealed', exit: `exit-${exit}`, rules: ['EP-PAT-02'] });
  if (patrolsAt(s, exit) < 2) return;
  // EP-PAT-06: the first exit to close takes type 1, the second type 2.
  s.closedBy = s.closedBy.with(exit - 1, 1 + s.closedBy.filter((type) => type > 0).length);
  emit?.({ event: 'exitClosed', exit: `exit-${exit}`, rules: ['EP-PAT-03'] });
  if (isVisible(s, exit)) emit?.({ event: 'exitTilesPlaced', exit: `exit-${exit}`, rules: ['EP-PAT-04'] });
}

/** EP-PAT-04, EP-PAT-05: its tile is in the city or turned up in the display. */
function isVisible(s: State, exit: Exit): boolean {
  const tile = tileOf(exitLocation(exit));
  return s.stacks.some((stack) => stack.slice(0, s.shown).includes(tile));
}
