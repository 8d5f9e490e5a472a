import { conformance } from '@getaway/engine/testing';
import { readFileSync } from 'node:fs';
import { escapeFromNewYork } from '../index.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

conformance(escapeFromNewYork, {
  rules,
  variants: [{ seats: 1 }, { seats: 2 }, { seats: 3 }, { seats: 4 }],
  games: 2,
  positions: 25,
});
