import { SUPPLIES } from '../content/index.ts';
import { named } from './characters.ts';
import type { Emit } from './play.ts';
import type { State } from './state.ts';

/** EP-RUL-12: only the supply limits extra action discs. */
export function discsLeft(s: State): number {
  let left = SUPPLIES.extraActionDiscs;
  for (const held of s.discs) left -= held;
  return left;
}

/** EP-AST-09: without a disc in the supply it gives nothing. */
export function takeDisc(s: State, who: number, rule: string, emit: Emit): void {
  if (discsLeft(s) === 0) return;
  s.discs[who]!++;
  emit?.({ event: 'discTaken', seat: named(s, who), rules: [rule] });
}
