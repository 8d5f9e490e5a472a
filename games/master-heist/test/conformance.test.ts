import { readFileSync } from 'node:fs';
import { conformance } from '@getaway/engine/testing';
import { SCENARIO_IDS } from '../content/index.ts';
import { masterHeist } from '../index.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** Every scenario, with crews of 3 and 4, of every level, and every number of seats among them. */
const SEATS = [1, 3, 2, 4, 1, 2];
const variants = SCENARIO_IDS.map((scenario, i) => {
  const seats = SEATS[i % SEATS.length] as number;
  return { seats, options: { scenario, level: 1 + (i % 4), ...(seats < 3 && { crewSize: 3 + (i % 2) }) } };
});

conformance(masterHeist, { rules, variants, games: 1, positions: 15, secrecy: 5, every: 60 });
