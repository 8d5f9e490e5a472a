// Safes: unlocks are cracks for those with tools, and tools that lie about are fetched first.
import { startState, Table } from '@getaway/engine';
import { describe, expect, it } from 'vitest';
import { masterHeist } from '../../index.ts';
import type { Choice } from '../../rules/choices.ts';
import { spaceName } from '../../rules/spaces.ts';
import type { Heist } from '../../rules/state.ts';
import { evaluation } from '../evaluation.ts';
import { outlookOf } from '../outlook.ts';
import { forgetGlances } from '../sensible/index.ts';
import { the } from '../../test/scene.ts';

function inAction(level: number): Heist {
  const options = { scenario: 'proving-grounds', level };
  const { state } = new Table(masterHeist, startState(masterHeist, { seats: 4, options, seed: 'safe' }));
  state.phase = 'action';
  state.round = 2;
  for (const character of state.characters) character.at = state.unknown.length;
  return state;
}

const safeOf = (s: Heist): number => s.token.indexOf('safe');
function weigh(s: Heist, seat: number, ...choices: Choice[]): number[] {
  // The situation is changed by hand, without a step that would make anybody look again.
  forgetGlances();
  return evaluation.sensible(s, seat, choices);
}

describe('a crew before a safe', () => {
  it('cracks it with the action that has most unlocks, and with two of them at once', () => {
    const s = inAction(3);
    const cracker = the(s, 'safecracker');
    cracker.at = safeOf(s);
    cracker.die = 6;
    const commit = (action: 'walk' | 'pick' | 'pick-ii'): Choice => ({
      do: 'commit',
      who: 'safecracker',
      action,
    });
    const [walk, one, two] = weigh(s, cracker.seat, commit('walk'), commit('pick'), commit('pick-ii'));
    expect(one).toBeGreaterThan(walk as number);
    expect(two).toBeGreaterThan(one as number);
    const crack = (unlocks: 1 | 2): Choice => ({
      do: 'crack',
      who: 'safecracker',
      item: 'safecracking-tools',
      unlocks,
    });
    const [single, pair] = weigh(s, cracker.seat, crack(1), crack(2));
    expect(pair).toBeGreaterThan(single as number);
  });

  it('helps whoever stands there with unlocks, and with nothing else', () => {
    const s = inAction(3);
    the(s, 'safecracker').at = safeOf(s);
    const helps = (['unlock', 'subdue', 'disable'] as const).map((grant): Choice => ({
      do: 'commit',
      who: 'black-hat',
      action: 'exploit',
      to: 'safecracker',
      grant,
    }));
    const [unlock, ...others] = weigh(s, the(s, 'black-hat').seat, ...helps);
    expect(unlock).toBeGreaterThan(0);
    expect(others).toEqual([0, 0]);
  });

  it('fetches the tools that lie about where nobody has any, and gives nothing up', () => {
    const s = inAction(1);
    const torch = s.items.find(({ id }) => id === 'plasma-torch');
    const { goals, chance } = outlookOf(s);
    expect(goals.map(({ kind, to }) => [kind, spaceName(s, to)])).toEqual([
      ['fetch', spaceName(s, torch?.at ?? -1)],
    ]);
    expect(chance).toBeGreaterThan(1e-20);
  });

  it('leaves it to somebody who picks locks well', () => {
    const s = inAction(1);
    const torch = s.items.find(({ id }) => id === 'plasma-torch');
    for (const character of s.characters) character.at = torch?.at ?? -1;
    expect(outlookOf(s).goals.map(({ c }) => s.characters[c]?.id)).toEqual(['angry-locksmith']);
  });
});
