import { type FixerId, FIXERS } from '../content/index.ts';
import { ruleOf } from './spaces.ts';
import type { Heist } from './state.ts';

// MH-FIX-01: which fixers work for the team in this heist.

/** Why a fixer cannot be used in this part of the heist. */
export function fixerMayWork(s: Heist, fixer: FixerId): string | null {
  if (!s.options.fixers.includes(fixer)) return 'MH-FIX-01';
  if (ruleOf(s, 'fixersUnavailable')) return fixer === 'old-friend' ? 'MH-SCN-FIN-01' : 'MH-SCN-FIN-06';
  return ruleOf(s, 'fixerUnavailable')?.fixer === fixer ? 'MH-SCN-FIN-01' : null;
}

export function noteFixer(s: Heist, fixer: FixerId): void {
  if (!s.fixersUsed.includes(fixer)) s.fixersUsed.push(fixer);
}

export interface Tier {
  readonly count: number;
  readonly cost: number;
}

/** The price steps of a fixer (MH-FIX-03). */
export function tiersOf(fixer: FixerId): readonly Tier[] {
  const { effect } = FIXERS[fixer];
  return 'tiers' in effect ? effect.tiers : [];
}
