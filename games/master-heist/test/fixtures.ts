import type { MatchRecord } from '@getaway/engine';
import { FIXER_IDS, SCENARIO_IDS, type ScenarioId } from '../content/index.ts';
import { makeHeist, type Setting } from './fixtureMaker.ts';

// Finished heists that are replayed by the tests: every scenario, won and lost, for 1 to 4 seats and crews of 3 and 4.

export interface Fixture {
  readonly name: string;
  readonly scenario: ScenarioId;
  readonly ending: 'success' | 'failure';
  readonly seats: number;
}

export const FIXTURES: readonly Fixture[] = SCENARIO_IDS.flatMap((scenario, i) => [
  { name: `${scenario}-won`, scenario, ending: 'success', seats: [1, 2, 4][i % 3] as number },
  { name: `${scenario}-lost`, scenario, ending: 'failure', seats: (i % 4) + 1 },
]);

/** Professionals with help and tools: winning takes a good crew. */
const PROS = [
  { name: 'Ash', character: 'grifter', skills: ['ninja', 'circumvent'] },
  { name: 'Birch', character: 'black-hat', skills: ['prowl', 'concoct'] },
  { name: 'Cedar', character: 'safecracker', skills: ['extract', 'improvise'] },
  { name: 'Dogwood', character: 'ghost-runner', skills: ['assault', 'splice-in'] },
].map((one) => ({ ...one, level: 4, seat: -1, busted: false }));

function settingOf({ scenario, ending, seats }: Fixture, seed: number): Setting {
  const rich = {
    crew: PROS,
    fixers: FIXER_IDS.filter((id) => id !== 'mayor' && id !== 'bookie'),
    cash: 60,
    items: [
      'perfect-picks',
      'cheap-picks',
      'cheap-picks',
      'flashbang',
      'flashbang',
      'camouflage',
      'safecracking-tools',
      'master-plan-copy',
    ],
  };
  return { seats, options: { scenario, ...(ending === 'success' && rich) }, seed: `${scenario} ${seed}` };
}

const EFFORT = 14;
const SEEDS = 60;

/** Tries one seed after the other until a heist ends as wanted. */
export function make(fixture: Fixture): MatchRecord {
  for (let seed = 0; seed < SEEDS; seed++) {
    const record = makeHeist(settingOf(fixture, seed), fixture.ending, EFFORT);
    if (record) return record;
  }
  throw new Error(`${fixture.name}: no heist ended in ${fixture.ending}`);
}
