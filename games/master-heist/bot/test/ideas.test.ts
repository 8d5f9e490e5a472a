// Ideas are the moves of Escape: who has them, who needs them, and who waits for whom.
import { pick, seeded, startState, Table } from '@getaway/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { masterHeist } from '../../index.ts';
import type { Choice } from '../../rules/choices.ts';
import { spaceNo } from '../../rules/spaces.ts';
import type { Character, Heist } from '../../rules/state.ts';
import { evaluation, evaluationWith } from '../evaluation.ts';
import { forgetLands } from '../land.ts';
import { outlooksOf } from '../outlook.ts';
import { forgetGlances } from '../sensible/index.ts';
import { WEIGHTS } from '../weights.ts';
import { the } from '../../test/scene.ts';

const begin = (scenario: string, seed: string): Table<Heist, Choice> =>
  new Table(masterHeist, startState(masterHeist, { seats: 4, options: { scenario }, seed }));

/** A heist under way, with everybody at an entrance, whose event deck is nearly used up. */
function lastRound(scenario: string): Heist {
  const { state } = begin(scenario, 'ideas');
  state.phase = 'action';
  state.round = 8;
  state.deck = ['24', 'Z1'];
  state.unknown.fill(false);
  for (const character of state.characters) {
    character.at = spaceNo(state, 'x1');
    character.ideas = 0;
    character.action = 'walk';
  }
  return state;
}

function weigh(s: Heist, who: Character, ...choices: Choice[]): number[] {
  // The situation is changed by hand, without a step that would make anybody look again.
  forgetGlances();
  return evaluation.sensible(s, who.seat, choices);
}

describe('ideas of those outside', () => {
  let s: Heist;
  let runner: Character;
  let friend: Character;
  beforeEach(() => {
    s = lastRound('startup-job');
    runner = the(s, 'street-urchin');
    friend = the(s, 'script-kiddie');
    runner.at = spaceNo(s, 'c3');
    runner.carries.keycard = 1;
    s.loot.keycard.fill(0);
    runner.ideas = 8;
    friend.ideas = 6;
  });
  const lend: Choice = { do: 'teamwork', who: 'script-kiddie', to: 'street-urchin' };

  it('go to whoever is short of them, at the last moment', () => {
    expect(weigh(s, friend, lend)[0]).toBeGreaterThan(0);
    s.deck = ['13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', 'Z1'];
    expect(weigh(s, friend, lend)[0]).toBe(0);
  });

  it('stay where they are when there are enough, or when one may still need them for an action', () => {
    runner.ideas = 30;
    expect(weigh(s, friend, lend)[0]).toBe(0);
    runner.ideas = 8;
    friend.action = null;
    expect(weigh(s, friend, lend)[0]).toBe(0);
  });

  it('make victory likelier, as long as they can be given', () => {
    const value = (): number => evaluation.values(s)[0] as number;
    const many = value();
    friend.ideas = 0;
    expect(value()).toBeLessThan(many);
  });
});

describe('a die', () => {
  it('is turned one way round, towards something better', () => {
    const s = lastRound('startup-job');
    const who = the(s, 'script-kiddie');
    who.action = null;
    who.ideas = 5;
    const ways = ([-1, 1] as const).map((by): Choice => ({ do: 'changeDie', who: 'script-kiddie', by }));
    const stride: Choice = { do: 'commit', who: 'script-kiddie', action: 'stride' };
    // Hurry and Yank Wires have EXAMINE on 5 and 6: three ideas for those who need them.
    who.die = 4;
    const [back, on] = weigh(s, who, ...ways, stride) as [number, number];
    expect(on).toBeGreaterThan(0);
    expect(back).toBe(0);
    who.die = 5;
    const examine: Choice = { do: 'commit', who: 'script-kiddie', action: 'examine' };
    expect(weigh(s, who, ...ways, examine).slice(0, 2)).toEqual([0, 0]);
  });
});

describe('Escape', () => {
  it('needs no plan, so that its ways are no longer than those on foot', () => {
    const s = lastRound('startup-job');
    const { onFoot, dashing } = outlooksOf(s);
    const to = spaceNo(s, 'f2');
    onFoot.minds.forEach((mind, c) => {
      expect(dashing.minds[c]?.ways.far[to]).toBeLessThan(mind?.ways.far[to] as number);
    });
  });

  it('leads out again through the doors that it led in by', () => {
    const s = lastRound('startup-job');
    s.phase = 'escape';
    const runner = the(s, 'street-urchin');
    runner.at = spaceNo(s, 'c3');
    runner.ideas = 15;
    s.loot.keycard.fill(0);
    runner.carries.keycard = 1;
    const closed = evaluation.values(s)[0] as number;
    s.token[spaceNo(s, 'b2')] = null;
    expect(closed).toBeGreaterThan(0.5);
    expect(evaluation.values(s)[0]).toBeGreaterThanOrEqual(closed);
  });

  it('lets whoever is to go through a door wait for those who open it', () => {
    const s = lastRound('dark-horse-job');
    s.phase = 'escape';
    const [runner, opener] = [the(s, 'street-urchin'), the(s, 'thug')];
    const end: Choice = { do: 'endEscape' };
    runner.at = spaceNo(s, 'i2');
    runner.ideas = 12;
    opener.at = spaceNo(s, 'f4');
    opener.ideas = 3;
    expect(weigh(s, runner, end)).toEqual([0]);
    s.token = s.token.map((token) => (token?.startsWith('remoteLock') ? null : token));
    expect(weigh(s, runner, { do: 'resumeEscape' })).toEqual([1]);
    expect(weigh(s, runner, end, { do: 'escapeMove', who: 'street-urchin', to: 'i1' })).toEqual([0, 8]);
  });
});

describe('what the crew remembers of the land', () => {
  it('is what it would find if it looked again', () => {
    for (const scenario of ['startup-job', 'dark-horse-job', 'side-channel', 'safehouse-rescue']) {
      const table = begin(scenario, 'land');
      const chance = { rng: seeded(scenario) };
      for (let i = 0; i < 150 && table.state.outcome === null; i++) {
        const remembered = outlooksOf(table.state);
        forgetLands();
        expect(outlooksOf(table.state)).toEqual(remembered);
        const { seat, choices } = pick(chance, table.pending());
        table.play(seat, pick(chance, choices));
      }
    }
  });

  it('is forgotten with the weights it was measured by', () => {
    const { state } = begin('inclusion-job', 'weights');
    state.phase = 'roll';
    for (const character of state.characters) character.at = spaceNo(state, 'x1');
    const slow = evaluationWith({ ...WEIGHTS, speed: WEIGHTS.speed / 2 });
    const usual = evaluation.values(state)[0] as number;
    expect(slow.values(state)[0]).toBeLessThan(usual);
    expect(evaluation.values(state)[0]).toBe(usual);
  });
});
