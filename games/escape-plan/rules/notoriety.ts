import { PLAYER_BOARD } from '../content/index.ts';
import { named } from './characters.ts';
import type { Emit } from './play.ts';
import type { State } from './state.ts';

const cubesAtBottom = (s: State, who: number): number =>
  PLAYER_BOARD.notorietyCubes - s.red[who]! - s.blue[who]!;

/** EP-NOT-04, EP-NOT-05: a cube can still go towards blue. */
export const canLoseNotoriety = (s: State, who: number): boolean =>
  s.blue[who]! < PLAYER_BOARD.notorietyCubes;

/** EP-NOT-02, EP-NOT-03, as often as given (EP-NOT-06); what cannot be moved is ignored (EP-NOT-07). */
export function gainNotoriety(s: State, who: number, amount: number, rule: string, emit: Emit): void {
  let moved = 0;
  for (; moved < amount; moved++) {
    if (cubesAtBottom(s, who) > 0) s.red[who]!++;
    else if (s.blue[who]! > 0) s.blue[who]!--;
    else break;
  }
  if (moved > 0) {
    emit?.({ event: 'notorietyGained', seat: named(s, who), amount: moved, rules: ['EP-NOT-02', rule] });
  }
}

/** EP-NOT-04, EP-NOT-05, as often as given. */
export function loseNotoriety(s: State, who: number, amount: number, rule: string, emit: Emit): void {
  let moved = 0;
  for (; moved < amount; moved++) {
    if (cubesAtBottom(s, who) > 0) s.blue[who]!++;
    else if (s.red[who]! > 0) s.red[who]!--;
    else break;
  }
  if (moved > 0) {
    emit?.({ event: 'notorietyLost', seat: named(s, who), amount: moved, rules: ['EP-NOT-04', rule] });
  }
}
