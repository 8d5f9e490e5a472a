// Gates that will shut, and tokens that have to lie elsewhere.
import { seeded, startState, Table } from '@getaway/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { masterHeist } from '../../index.ts';
import type { Choice } from '../../rules/choices.ts';
import { hasToken } from '../../rules/movement.ts';
import { placeToken } from '../../rules/plans.ts';
import { boardOf, spaceName, spaceNo } from '../../rules/spaces.ts';
import type { Character, Heist } from '../../rules/state.ts';
import { evaluation } from '../evaluation.ts';
import { shutsOf } from '../gates.ts';
import { forgetGlances } from '../sensible/index.ts';
import { play } from './playing.ts';

const begin = (scenario: string, level = 1): Table<Heist, Choice> =>
  new Table(masterHeist, startState(masterHeist, { seats: 4, options: { scenario, level }, seed: 'gates' }));

describe('gates', () => {
  it('shut in the order of their letters, each with its crisis, and can be passed until then', () => {
    const { state } = begin('proving-grounds');
    const [a, b, c, d] = boardOf(state).gates.map((gate) => shutsOf(state)![gate]!) as [
      number,
      number,
      number,
      number,
    ];
    expect(a).toBeLessThan(b);
    expect(b).toBeLessThan(c);
    expect(c).toBeLessThanOrEqual(d);
    state.deck = state.deck.slice(6);
    expect(shutsOf(state)![boardOf(state).gates[0]!]).toBeLessThan(a);
  });

  it('that shut before anybody can be through them are no way to plan', () => {
    const table = begin('proving-grounds', 3);
    table.state.deck = ['1', 'C3', ...table.state.deck];
    const chance = { rng: seeded('gates') };
    while (table.state.phase === 'planning') play(table, chance);
    const { state } = table;
    const safecracker = state.characters.findIndex(({ id }) => id === 'safecracker');
    expect(hasToken(state, safecracker, state.token.indexOf('safe'))).toBe(true);
    expect(hasToken(state, safecracker, boardOf(state).gates[0]!)).toBe(false);
  });
});

describe('CHANGE OF PLANS', () => {
  let s: Heist;
  let urchin: Character;
  const ability: Choice = { do: 'useAbility', who: 'street-urchin', ability: 'change-of-plans' };
  const weigh = (...choices: Choice[]): number[] => {
    forgetGlances();
    return evaluation.sensible(s, urchin.seat, choices);
  };

  beforeEach(() => {
    s = begin('greedy-prisoner').state;
    s.phase = 'action';
    s.round = 3;
    s.unknown.fill(false);
    for (const character of s.characters)
      character.at = character.id === 'npc' ? character.at : spaceNo(s, 'x2');
    urchin = s.characters.find(({ id }) => id === 'street-urchin')!;
    urchin.at = spaceNo(s, 'c4');
    urchin.ideas = 3;
    for (const tile of ['a8', 'a7', 'a6', 'b5', 'c4'])
      placeToken(s, s.characters.indexOf(urchin), spaceNo(s, tile));
  });

  it('is made where the way to the server was not planned, and only there', () => {
    expect(weigh(ability)[0]).toBeGreaterThan(1);
    for (const tile of ['c3', 'd3', 'c2']) placeToken(s, s.characters.indexOf(urchin), spaceNo(s, tile));
    expect(weigh(ability)[0]).toBe(0);
  });

  it('moves a token from behind to the next tile of that way', () => {
    const step = { step: 'newPlan', seat: urchin.seat, c: s.characters.indexOf(urchin), tokens: 3, ideas: 0 };
    s.agenda = [{ ...step, of: -1, from: -1, to: -1, refusals: 0 }];
    const lift = (at: string): Choice => ({ do: 'lift', who: 'street-urchin', of: 'street-urchin', at });
    const [behind, under] = weigh(lift('a8'), lift('b5'));
    expect(behind).toBeGreaterThan(under!);
    s.agenda = [{ ...step, of: step.c, from: spaceNo(s, 'a8'), to: -1, refusals: 0 }];
    const tiles = s.plan.map((_, tile) => tile).filter((tile) => !hasToken(s, step.c, tile));
    const weights = weigh(
      ...tiles.map((tile): Choice => ({ do: 'put', who: 'street-urchin', at: spaceName(s, tile) })),
    );
    const best = tiles[weights.indexOf(Math.max(...weights))]!;
    expect(['c3', 'd3']).toContain(spaceName(s, best));
  });
});
