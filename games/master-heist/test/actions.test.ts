import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { CHARACTER_IDS, CHARACTERS, ACTIONS } from '../content/index.ts';
import {
  at,
  busy,
  can,
  does,
  endActions,
  every,
  field,
  happened,
  heist,
  hold,
  now,
  play,
  put,
  refusal,
  stand,
  the,
  tokens,
  whyNot,
} from './scene.ts';

rule(['MH-ROL-01', 'MH-ROL-02'], 'every character rolls a die from 1 to 6; a busted one does not', () => {
  const s = heist();
  the(s, 'burglar').status = 'busted';
  s.agenda = [{ step: 'rolling' }];
  s.phase = 'roll';
  s.round = 2;
  for (const character of s.characters) character.die = 0;
  const m = play(s);
  while (can(m, { do: 'roll' })) does(m, { do: 'roll' });
  const dice = now(m).characters.map(({ die }) => die);
  expect(dice[2]).toBe(0);
  for (const die of dice.slice(0, 2)) expect(die >= 1 && die <= 6).toBe(true);
});

rule('MH-ROL-03', 'before the dice Escape can be declared from round 2 on', () => {
  const before = (round: number) => {
    const s = heist();
    s.agenda = [{ step: 'rolling' }];
    s.phase = 'roll';
    s.round = round;
    the(s, 'angry-locksmith').ideas = 3;
    return play(s);
  };
  expect(whyNot(before(1), { do: 'declareEscape' }, 0)).toBe('MH-ROL-03');
  expect(can(before(2), { do: 'declareEscape' })).toBe(true);
  // No list begins with what ends the heist.
  expect(every(before(2), {})[0]).toEqual({ do: 'roll' });
  expect(every(play(heist()), {})[0]).toMatchObject({ do: 'commit' });
});

rule('MH-ACT-01', 'every character commits to exactly one action; passing is not possible', () => {
  const m = play(heist());
  expect(whyNot(m, { do: 'endActions' }, 0)).toBe('MH-ACT-16');
  does(m, { do: 'commit', who: 'thug', action: 'walk' });
  expect(refusal(m, 0, { do: 'commit', who: 'thug', action: 'punch' })).toBe('MH-ACT-01');
});

rule('MH-ACT-02', 'open are default actions, the two slots of the die, and the actions of held items', () => {
  const s = heist();
  the(s, 'thug').die = 6;
  hold(s, 'thug', 'dog-whistle');
  const actions = field(every(play(s), { do: 'commit', who: 'thug' }), 'action');
  expect(actions.sort()).toEqual(['blow-whistle', 'examine', 'grab', 'punch', 'walk']);
});

rule('MH-ACT-03', 'a die changes by one for an idea, any number of times, around the corner too', () => {
  const s = heist();
  stand(s, 'thug', 'x1', { die: 6, ideas: 3 });
  const m = play(s);
  does(m, { do: 'changeDie', who: 'thug', by: 1 });
  expect(the(now(m), 'thug').die).toBe(1);
  does(m, { do: 'changeDie', who: 'thug', by: -1 }, { do: 'changeDie', who: 'thug', by: -1 });
  expect([the(now(m), 'thug').die, the(now(m), 'thug').ideas]).toEqual([5, 0]);
  expect(whyNot(m, { do: 'changeDie', who: 'thug' })).toBe('MH-ACT-03');
});

rule(
  ['MH-ACT-04', 'MH-ACT-13'],
  'after the commit the die is fixed, but ideas gained serve everything else at once',
  () => {
    const s = heist({ crew: ['street-urchin', 'thug', 'burglar'] });
    stand(s, 'street-urchin', 'g7', { ideas: 0, die: 6 });
    put(s, 'g7', { guards: 1 });
    const m = play(s);
    does(m, { do: 'commit', who: 'street-urchin', action: 'examine' });
    expect(can(m, { do: 'useAbility', who: 'street-urchin' })).toBe(false);
    does(m, { do: 'idea', who: 'street-urchin' });
    expect(whyNot(m, { do: 'changeDie', who: 'street-urchin' })).toBe('MH-ACT-04');
    does(m, { do: 'useAbility', who: 'street-urchin', ability: 'there-are-better-ways' });
    expect(the(now(m), 'street-urchin').slips).toBe(true);
  },
);

rule('MH-ACT-05', 'an action with a price needs it at the commit, where it is paid', () => {
  const s = heist();
  stand(s, 'burglar', 'g7', { ideas: 0 });
  const m = play(s);
  expect(whyNot(m, { do: 'commit', who: 'burglar', action: 'dart' })).toBe('MH-ACT-05');
  const t = heist();
  stand(t, 'burglar', 'g7', { ideas: 2 });
  const n = play(t);
  does(n, { do: 'commit', who: 'burglar', action: 'dart' });
  expect(the(now(n), 'burglar').ideas).toBe(1);
});

rule(
  ['MH-ACT-06', 'MH-RUL-33'],
  'the action of one item card is committed by at most one character a round',
  () => {
    const s = heist();
    hold(s, 'thug', 'perfect-picks');
    for (const who of ['thug', 'burglar'] as const) stand(s, who, 'x1');
    const m = play(s);
    does(
      m,
      { do: 'commit', who: 'thug', action: 'perfect-pick' },
      { do: 'pass', who: 'thug', what: 'perfect-picks', to: 'burglar' },
    );
    expect(whyNot(m, { do: 'commit', who: 'burglar', action: 'perfect-pick' })).toBe('MH-ACT-06');
  },
);

rule(
  ['MH-ACT-07', 'MH-ACT-08', 'MH-ACT-09'],
  'sub-actions are optional; noise is pending from the commit on and cannot be avoided',
  () => {
    const s = heist();
    the(s, 'thug').die = 5;
    const m = play(s);
    does(m, { do: 'commit', who: 'thug', action: 'sprint' });
    expect([now(m).noise, the(now(m), 'thug').noise]).toEqual([0, 2]);
    does(
      m,
      { do: 'commit', who: 'burglar', action: 'pause' },
      { do: 'commit', who: 'angry-locksmith', action: 'pick' },
    );
    endActions(m);
    expect(now(m).noise).toBe(3);
    const detonator = heist({ crew: ['thug', 'angry-locksmith', 'burglar'] });
    the(detonator, 'thug').skills = ['blast', 'hurry'];
    the(detonator, 'thug').die = 3;
    const d = play(detonator);
    const events = does(d, { do: 'commit', who: 'thug', action: 'detonate' });
    expect(happened(events, 'alertRaised')).toHaveLength(1);
    expect(ACTIONS.detonate.sub).toContain('alert');
  },
);

rule(
  ['MH-ACT-10', 'MH-ACT-11'],
  'sub-actions go in any order, and those of different characters in between',
  () => {
    const s = heist();
    stand(s, 'thug', 'g7');
    stand(s, 'angry-locksmith', 'f7');
    tokens(s, 'thug', 'f6');
    put(s, 'f6', { locks: 1, guards: 1 });
    busy(s, 'thug', { move: 1, subdue: 1 });
    busy(s, 'angry-locksmith', { unlock: 1 });
    const m = play(s);
    m.play(0, { do: 'subdue', who: 'thug', at: 'f6', what: 'guard' });
    m.play(1, { do: 'unlock', who: 'angry-locksmith', at: 'f6' });
    m.play(0, { do: 'move', who: 'thug', to: 'f6' });
    expect(the(now(m), 'thug').at).toBe(at(s, 'f6'));
    expect(whyNot(m, { do: 'move', who: 'thug' })).toBe('MH-ACT-10');
  },
);

rule('MH-ACT-12', 'a command that has become illegal meanwhile is refused and changes nothing', () => {
  const s = heist();
  for (const who of ['thug', 'burglar'] as const) {
    stand(s, who, 'g7');
    busy(s, who, { subdue: 1 });
  }
  put(s, 'f7', { guards: 1 });
  const m = play(s);
  m.play(0, { do: 'subdue', who: 'thug', at: 'f7', what: 'guard' });
  const before = JSON.stringify(now(m));
  expect(refusal(m, 2, { do: 'subdue', who: 'burglar', at: 'f7', what: 'guard' })).not.toBeNull();
  expect(JSON.stringify(now(m))).toBe(before);
});

rule(
  'MH-ACT-14',
  'granted sub-actions can be used before or after the own commit and end with the phase',
  () => {
    const s = heist({ crew: ['script-kiddie', 'thug', 'burglar'] });
    stand(s, 'thug', 'g7');
    put(s, 'f7', { locks: 2 });
    const m = play(s);
    does(m, { do: 'commit', who: 'script-kiddie', action: 'autopwn', to: 'thug', grant: 'unlock' });
    expect(the(now(m), 'thug').action).toBeNull();
    does(m, { do: 'unlock', who: 'thug', at: 'f7', granted: true });
    expect(now(m).locks[at(s, 'f7')]).toBe(1);
    const t = heist({ crew: ['script-kiddie', 'thug', 'burglar'] });
    const n = play(t);
    does(n, { do: 'commit', who: 'script-kiddie', action: 'autopwn', to: 'thug', grant: 'unlock' });
    does(n, { do: 'commit', who: 'thug', action: 'walk' }, { do: 'commit', who: 'burglar', action: 'pause' });
    endActions(n);
    while (can(n, { do: 'roll' })) does(n, { do: 'roll' });
    expect(the(now(n), 'thug').granted.unlock).toBe(0);
  },
);

rule('MH-ACT-15', 'free abilities work before and after the commit', () => {
  const use = (committed: boolean) => {
    const s = heist({ crew: ['pickpocket', 'thug', 'burglar'] });
    the(s, 'pickpocket').ideas = 1;
    if (committed) busy(s, 'pickpocket');
    return can(play(s), { do: 'useAbility', who: 'pickpocket', ability: 'larcenist' });
  };
  expect([use(false), use(true)]).toEqual([true, true]);
});

rule(
  ['MH-ACT-16', 'MH-ACT-17'],
  'the phase ends when all have committed and every seat has confirmed; until then a seat may go on',
  () => {
    const s = heist();
    for (const who of ['thug', 'angry-locksmith', 'burglar'] as const) busy(s, who, { idea: 1 });
    const m = play(s);
    m.play(0, { do: 'endActions' });
    m.play(1, { do: 'endActions' });
    expect(can(m, { do: 'idea', who: 'thug' })).toBe(false);
    m.play(0, { do: 'resumeActions' });
    m.play(2, { do: 'endActions' });
    expect(now(m).phase).toBe('action');
    m.play(0, { do: 'idea', who: 'thug' });
    m.play(0, { do: 'endActions' });
    expect(now(m).phase).not.toBe('action');
    expect(the(now(m), 'burglar').ideas).toBe(2);
  },
);

rule(
  'MH-ACT-18',
  'every character card and every side of an NPC card has an unconditional default action',
  () => {
    for (const id of CHARACTER_IDS) {
      expect(
        CHARACTERS[id].defaultActions.some((one) => 'action' in one),
        id,
      ).toBe(true);
    }
    for (const scenario of ['greedy-prisoner', 'hospitality-job', 'side-channel']) {
      for (const panic of [false, true]) {
        const s = heist({ scenario });
        Object.assign(the(s, 'npc'), { status: 'active', ideas: 0, die: 1 });
        s.panic = panic;
        expect(can(play(s), { do: 'commit', who: 'npc' })).toBe(true);
      }
    }
  },
);
