import { readFileSync } from 'node:fs';
import { conformance } from '@getaway/engine/testing';
import { escapePlan } from '../index.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

// Both secrecy laws over 2,000 positions for each seat count: whole games, every decision.
conformance(escapePlan, {
  rules,
  variants: [{ seats: 1 }, { seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 5 }],
  games: 1,
  positions: 5,
  secrecy: 2000,
  every: 1,
});
