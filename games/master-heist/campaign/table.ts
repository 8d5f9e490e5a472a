// A heist of the campaign at an online table.
import { commitment, type Verdict } from '@getaway/engine';
import type { ChoiceOf } from './choice.ts';
import type { Universe } from './universe.ts';

/** The table that deals the heist which is under way, if one does. */
export const tableOf = ({ plan }: Universe) => plan?.table ?? null;

/** MH-CMP-16, 18: whether the heist under way is dealt by this seed. */
export function isDealtBy({ plan }: Universe, seed: string): boolean {
  if (plan === null || plan.seed === null) return false;
  return plan.table === undefined ? plan.seed === seed : plan.table.sha256 === commitment(seed);
}

export function whyNotHandOver({ plan }: Universe): Verdict {
  if (plan === null || plan.seed === null) return 'MH-CMP-18';
  return plan.table === undefined ? null : { rule: 'MH-CMP-19', params: { table: 'true' } };
}

export function handOver(universe: Universe, { at, sha256 }: ChoiceOf<'handOver'>): void {
  if (universe.plan !== null) universe.plan.table = { at, sha256 };
  universe.form = 2;
}

/** MH-CMP-19: the heist is as it was when it began. */
export function callOff({ plan }: Universe): void {
  delete plan?.table;
}

/** How often each heist was called off, those that are over and the one that comes next (MH-CMP-19). */
export function callsOff({ history }: Universe): number[] {
  const calls = [0];
  for (const entry of history) {
    if ('heist' in entry) calls.push(0);
    else if (entry.choice.do === 'callOff') calls.push((calls.pop() ?? 0) + 1);
  }
  return calls;
}
