// Things that nobody has seen yet, and what has to be done before Escape.
import { seeded, startState, Table } from '@getaway/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { masterHeist } from '../../index.ts';
import type { Choice } from '../../rules/choices.ts';
import { hasToken } from '../../rules/movement.ts';
import { spaceNo } from '../../rules/spaces.ts';
import type { Heist } from '../../rules/state.ts';
import { evaluation } from '../evaluation.ts';
import { outlooksOf } from '../outlook.ts';
import { forgetGlances } from '../sensible/index.ts';
import { play } from './playing.ts';

function planned(scenario: string): Heist {
  const table: Table<Heist, Choice> = new Table(
    masterHeist,
    startState(masterHeist, { seats: 4, options: { scenario }, seed: 'hidden' }),
  );
  const chance = { rng: seeded('hidden') };
  while (table.state.phase === 'planning') play(table, chance);
  return table.state;
}

describe('a keycard in the bag', () => {
  let s: Heist;
  beforeEach(() => {
    s = planned('hospitality-job');
    s.phase = 'action';
  });

  it('is looked for, by a crew that can go for it from more than one side', () => {
    expect(outlooksOf(s).onFoot.openings.some(({ sought, c }) => sought === 'keycard' && c >= 0)).toBe(true);
    const planners = s.characters.filter((_, c) => s.plan.some((_tile, tile) => hasToken(s, c, tile)));
    expect(planners.length).toBeGreaterThan(2);
    expect(new Set(planners.map(({ at }) => at)).size).toBeGreaterThan(1);
  });

  it('makes reveals worth more than the ideas of somebody who waits, until it is found', () => {
    const { openings } = outlooksOf(s).onFoot;
    const seeker = openings.find(({ sought }) => sought !== null)!.c;
    const idle = s.characters.find(({ id }, c) => c !== seeker && id === 'street-urchin')!;
    const commit = (action: string): Choice => ({ do: 'commit', who: idle.id, action }) as Choice;
    const weigh = (): number[] => {
      forgetGlances();
      return evaluation.sensible(s, idle.seat, [commit('discover'), commit('walk')]);
    };
    idle.at = spaceNo(s, 'x1');
    const [discovered, walked] = weigh();
    expect(discovered).toBeGreaterThan(walked!);
  });

  it('is sought no more when it lies on the board', () => {
    const tile = s.unknown.indexOf(true);
    s.unknown[tile] = false;
    s.bag.keycard = 0;
    s.loot.keycard[tile] = 1;
    expect(outlooksOf(s).onFoot.openings.every(({ sought }) => sought === null)).toBe(true);
  });
});

describe('what Escape would be too late for', () => {
  it('is judged on foot, however many ideas there are', () => {
    const s = planned('proving-grounds');
    for (const character of s.characters) character.ideas = 30;
    const { onFoot, best } = outlooksOf(s);
    expect(best).toBe(onFoot);
    s.token[s.token.indexOf('safe')] = null;
    s.loot.documents[spaceNo(s, 'g4')] = 1;
    expect(outlooksOf(s).best.dash).toBe(true);
  });
});
