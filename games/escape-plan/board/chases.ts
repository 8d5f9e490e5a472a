import type { Deed, DeedChart } from '@getaway/board';
import type { Logged } from '@getaway/engine';

/** EP-THR-03: whoever crosses a line is chased until somebody crosses the next. Cards move officers after nobody. */
function chasesOf(log: readonly Logged[]): Deed[] {
  const chases: Deed[] = [];
  let crosser: number | string | null = null;
  for (const { play, event } of log) {
    if (!('seat' in event)) continue;
    const seat = event.seat as number | string;
    if (event.event === 'thresholdCrossed') crosser = seat;
    if (event.event !== 'officerMoved') continue;
    chases.push({ by: Number(seat), at: event.rules.includes('EP-THR-04') ? crosser : null, play });
  }
  return chases;
}

/** Who moved police at whom. */
export const deeds: DeedChart = { title: 'board.chases', aimless: 'board.movedByCards', of: chasesOf };
