import { readFileSync } from 'node:fs';
import { conformance } from '@getaway/engine/testing';
import { escapePlan } from '../index.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

conformance(escapePlan, {
  rules,
  variants: [
    { seats: 1 },
    { seats: 3 },
    { seats: 5 },
    { seats: 2, options: { edition: '2018' } },
    { seats: 1, options: { edition: '2018', costaAvoidable: true } },
    { seats: 4, options: { edition: '2018', assetUseWithoutEffect: true } },
    { seats: 2, options: { edition: '2018-pt' } },
    { seats: 1, options: { edition: '2018-pt' } },
  ],
  games: 2,
  positions: 20,
});
