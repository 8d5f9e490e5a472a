import type { TimerTileId } from '../../content/index.ts';
import { AGENDA, push } from '../agenda.ts';
import { tell } from '../hooks.ts';
import type { State } from '../state.ts';
import { type Emit, step } from '../step.ts';
import { newYorkWins } from '../victory/defeat.ts';

/** NY-TMR. The deck lies in a known order of colours, so its height tells what is on top (NY-SET-07). */

export const RED_TILES = 3;

export const topIsRed = (s: State): boolean => s.timer.length <= RED_TILES;

export function landHelicopter(s: State, emit: Emit): void {
  if (s.helicopter.landed) return;
  s.helicopter.landed = true;
  emit?.({ event: 'helicopterLanded', at: s.helicopter.at, rules: ['NY-FX-55'] });
}

/** NY-TMR-03, NY-TMR-04 */
function revealHurryUp(s: State, emit: Emit): void {
  if (s.timer.length !== RED_TILES + 1) return;
  s.timerGone.push(s.timer.pop() as TimerTileId);
  emit?.({ event: 'hurryUp', rules: ['NY-TMR-03'] });
  landHelicopter(s, emit);
}

function takeTopTile(s: State): TimerTileId {
  const tile = s.timer.pop() as TimerTileId;
  s.timerGone.push(tile);
  return tile;
}

/** NY-TMR-02, NY-TMR-06 */
export const revealTimer = step({
  fields: AGENDA.revealTimer,
  run(s, { left }, emit) {
    if (left === 0) return;
    const tile = takeTopTile(s);
    emit?.({ event: 'timerRevealed', tile, left: s.timer.length, rules: ['NY-TMR-02'] });
    push(
      s,
      { step: 'effects', list: tile, next: 0, hero: s.current, by: 'timer', at: null },
      { step: 'tileResolved' },
      { step: 'revealTimer', left: left - 1 },
    );
    revealHurryUp(s, emit);
  },
});

export const tileResolved = step({
  fields: AGENDA.tileResolved,
  run: (s, _step, emit) => tell(s, (expansion) => expansion.tileResolved?.(s, emit)),
});

/** NY-TMR-07 */
export const discardTimer = step({
  fields: AGENDA.discardTimer,
  run(s, { left }, emit) {
    if (left === 0) return;
    const tile = takeTopTile(s);
    emit?.({ event: 'timerDiscarded', tile, left: s.timer.length, rules: ['NY-TMR-07'] });
    if (tile === 'red-new-york-wins') return newYorkWins(s, emit);
    push(s, { step: 'discardTimer', left: left - 1 });
    revealHurryUp(s, emit);
  },
});
