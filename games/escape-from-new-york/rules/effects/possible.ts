import type { Refusal } from '@getaway/engine';
import { type Effects, EFFECTS } from '../../content/index.ts';
import type { Space } from '../board/index.ts';
import { here } from '../hero/steps.ts';
import type { State } from '../state.ts';
import { primitiveOf } from './interpreter.ts';

/** NY-ACT-06 to NY-ACT-12: whether an action card or the personal ability can be performed entirely. */

/** Follows a list from effect to effect: where the hero may end up, or why it cannot be done. */
export function reachThrough(
  s: State,
  list: Effects,
  seat: number,
  start: readonly Space[],
): readonly Space[] | Refusal {
  let from = start;
  for (const effect of list) {
    const reached = primitiveOf(effect).reach?.(s, effect, seat, from) ?? from;
    if (isRefusal(reached)) return reached;
    from = reached;
  }
  return from;
}

export const isRefusal = (reached: readonly Space[] | Refusal): reached is Refusal => 'rule' in reached;

/** Why the card would be skipped; null when it can be performed. */
export function whyNotPerform(s: State, seat: number, list: string): Refusal | null {
  const reached = reachThrough(s, EFFECTS[list] ?? [], seat, [here(s, seat)]);
  return isRefusal(reached) ? reached : null;
}
