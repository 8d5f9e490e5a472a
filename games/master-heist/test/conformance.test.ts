import { readFileSync } from 'node:fs';
import { conformance } from '@getaway/engine/testing';
import { SCENARIO_IDS } from '../content/index.ts';
import { masterHeist } from '../index.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** Every scenario, with crews of 3 and 4 and every number of seats among them. */
const variants = SCENARIO_IDS.map((scenario, i) => ({
  seats: (i % 4) + 1,
  options: { scenario, ...(i % 4 < 2 && { crewSize: 3 + (i % 2) }) },
}));

conformance(masterHeist, { rules, variants, games: 2, positions: 20, secrecy: 8, every: 60 });
