// Locks are opened on foot: in Escape ideas lead everywhere but through them, unless somebody picks them under pressure.
import { seeded, startState, Table } from '@getaway/engine';
import { describe, expect, it } from 'vitest';
import { masterHeist } from '../../index.ts';
import type { Choice } from '../../rules/choices.ts';
import { spaceName, spaceNo } from '../../rules/spaces.ts';
import type { Heist, Who } from '../../rules/state.ts';
import { evaluation } from '../evaluation.ts';
import { forgetGlances } from '../sensible/index.ts';
import { the } from '../../test/scene.ts';

const begin = (scenario: string, level: number): Table<Heist, Choice> =>
  new Table(masterHeist, startState(masterHeist, { seats: 4, options: { scenario, level }, seed: 'locks' }));

/** What looks best at a glance to a seat. */
function choiceOf(s: Heist, seat: number): Choice | undefined {
  // The situation is changed by hand, without a step that would make anybody look again.
  forgetGlances();
  const table = new Table(masterHeist, s);
  const choices = table.pending().find((pending) => pending.seat === seat)?.choices ?? [];
  const weights = evaluation.sensible(s, seat, choices);
  const best = Math.max(...weights);
  return best > 0 ? choices[weights.indexOf(best)] : undefined;
}

/** A round after a plan made at a glance, with so much of the time gone, before anybody has chosen an action. */
function underWay(scenario: string, level: number, gone: number): Heist {
  const table = begin(scenario, level);
  while (table.state.phase !== 'action') {
    for (const { seat, choices } of table.pending()) {
      const weights = evaluation.sensible(table.state, seat, choices);
      const best = Math.max(...weights);
      if (best === 0) continue;
      table.play(seat, choices[weights.indexOf(best)] as Choice);
      break;
    }
  }
  const { state } = table;
  state.deck = state.deck.slice(gone * state.deck.length);
  return state;
}

describe('with locks on the way', () => {
  it('a runner with many ideas goes to them while there is time, and does not save up more', () => {
    const s = underWay('startup-job', 3, 0.5);
    const runner = the(s, 'grifter');
    // The keycard lies behind locks; on 3 its skills have nothing that leads anywhere.
    runner.die = 3;
    runner.ideas = 16;
    expect(choiceOf(s, runner.seat)).toEqual({ do: 'commit', who: 'grifter', action: 'dash' });
  });

  it('a runner is glad of ideas as soon as they are open', () => {
    const s = underWay('startup-job', 3, 0.5);
    const runner = the(s, 'grifter');
    runner.die = 3;
    s.locks.fill(0);
    s.unknown.fill(false);
    expect(choiceOf(s, runner.seat)).toEqual({ do: 'commit', who: 'grifter', action: 'deduce' });
  });

  it.each([
    ['goes on while locks may lie under unknown tiles', 6, 'dash'],
    ['saves up ideas where none can', 0, 'deduce'],
  ])('a runner %s', (_what, inBag, action) => {
    const s = underWay('dark-horse-job', 3, 0);
    const runner = the(s, 'grifter');
    runner.die = 3;
    runner.ideas = 16;
    s.locks.fill(0);
    s.bag.lock = inBag;
    expect(choiceOf(s, runner.seat)).toEqual({ do: 'commit', who: 'grifter', action });
  });
});

/** Escape, with nothing to be fetched any more, everybody out but one, and every tile around that one locked. */
function inEscape(who: Who, ideas: number): Heist {
  const { state } = begin('startup-job', 1);
  state.phase = 'escape';
  state.rng = seeded('escape');
  state.agenda = [{ step: 'escaping' }];
  state.objectiveFailed = true;
  state.unknown.fill(false);
  state.locks.fill(0);
  for (const character of state.characters) {
    character.at = spaceNo(state, 'x2');
    character.ideas = 0;
  }
  const one = the(state, who);
  one.at = spaceNo(state, 'f6');
  one.ideas = ideas;
  for (const tile of state.unknown.keys()) if (spaceName(state, tile) !== 'f6') state.locks[tile] = 1;
  return state;
}

describe('in Escape', () => {
  it('a locksmith picks the lock on its way out, and goes on', () => {
    const s = inEscape('angry-locksmith', 4);
    const { seat } = the(s, 'angry-locksmith');
    const pick = choiceOf(s, seat);
    expect(pick).toEqual({
      do: 'useAbility',
      who: 'angry-locksmith',
      ability: 'pick-under-pressure',
      at: 'g7',
    });
    const table = new Table(masterHeist, s);
    table.play(seat, pick as Choice);
    expect(choiceOf(table.state, seat)).toEqual({ do: 'escapeMove', who: 'angry-locksmith', to: 'g7' });
  });

  it('a locksmith picks it even with too few ideas for the way, and hopes for the last ditch die', () => {
    const s = inEscape('angry-locksmith', 1);
    const { seat } = the(s, 'angry-locksmith');
    const table = new Table(masterHeist, s);
    table.play(seat, choiceOf(s, seat) as Choice);
    expect(choiceOf(table.state, seat)).toMatchObject({ do: 'lastDitch', exit: 'x1' });
  });

  it('a locksmith picks the locks that lie before the loot', () => {
    const s = inEscape('angry-locksmith', 30);
    const { seat } = the(s, 'angry-locksmith');
    s.objectiveFailed = false;
    s.token = s.token.map((token) => (token === 'keycardDoor' ? null : token));
    expect(choiceOf(s, seat)).toMatchObject({ do: 'useAbility', ability: 'pick-under-pressure', at: 'f5' });
  });
});
