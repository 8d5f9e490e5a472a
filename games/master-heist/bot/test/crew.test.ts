// Whole heists as the bots see them at a glance, without any search.
import { seeded, startState, Table } from '@getaway/engine';
import { describe, expect, it } from 'vitest';
import { masterHeist } from '../../index.ts';
import type { Choice } from '../../rules/choices.ts';
import { hasToken } from '../../rules/movement.ts';
import type { Heist } from '../../rules/state.ts';
import { outlookOf } from '../outlook.ts';
import { play } from './playing.ts';

const begin = (scenario: string, seed: string, seats = 4): Table<Heist, Choice> =>
  new Table(masterHeist, startState(masterHeist, { seats, options: { scenario }, seed }));

function plan(scenario: string): Heist {
  const table = begin(scenario, 'plan');
  const chance = { rng: seeded('plan') };
  while (table.state.phase === 'planning') play(table, chance);
  return table.state;
}

describe('a crew of bots', () => {
  it('plans a way for somebody to every piece of loot', () => {
    const s = plan('inclusion-job');
    s.loot.jewel.forEach((count, tile) => {
      if (count > 0) expect(s.characters.some((_, c) => hasToken(s, c, tile))).toBe(true);
    });
    expect(outlookOf(s).goals.map(({ kind }) => kind)).toEqual(['fetch', 'fetch', 'fetch']);
  });

  it('knows that doors have to be opened first, and one behind the other', () => {
    const { goals } = outlookOf(plan('dark-horse-job'));
    expect(goals.map(({ kind }) => kind)).toEqual(['open', 'open', 'fetch']);
    expect(new Set(goals.map(({ c }) => c)).size).toBe(3);
  });

  it('digs the tunnel before anybody chooses an entrance', () => {
    const s = plan('side-channel');
    expect(s.entrances.filter(({ tunnel }) => tunnel)).toHaveLength(1);
    expect(s.characters.some(({ at }) => at === s.unknown.length + 1)).toBe(true);
  });

  it.each(['waver 24', 'waver 57'])('never withdraws a confirmation only to confirm again (%s)', (seed) => {
    const table = begin('dark-horse-job', seed, 2);
    const chance = { rng: seeded(seed) };
    const before: string[] = [];
    while (table.state.outcome === null) {
      const { seat, choice } = play(table, chance);
      const wavers = before[seat]?.startsWith('resume') && /^(end|ready)/.test(choice.do);
      expect(wavers ? `${before[seat]}, ${choice.do}` : '').toBe('');
      before[seat] = choice.do;
    }
  });

  it('always has something sensible to do, and gets away with most amateur heists', () => {
    let won = 0;
    for (let i = 0; i < 6; i++) {
      const scenario = i % 2 === 0 ? 'inclusion-job' : 'dark-horse-job';
      const table = begin(scenario, `glance ${i}`);
      const chance = { rng: seeded(`glance ${i}`) };
      while (table.state.outcome === null) play(table, chance);
      won += table.state.outcome.winners.length > 0 ? 1 : 0;
    }
    expect(won).toBeGreaterThanOrEqual(3);
  });
});
