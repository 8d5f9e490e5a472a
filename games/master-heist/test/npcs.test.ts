import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  all,
  busy,
  can,
  does,
  endActions,
  every,
  facing,
  field,
  happened,
  heist,
  now,
  planning,
  play,
  put,
  refusal,
  stand,
  team,
  the,
  whyNot,
} from './scene.ts';

const sides = (scenario: string, panic: boolean) => {
  const open = (die: number) => {
    const s = heist({ scenario });
    Object.assign(the(s, 'npc'), { status: 'active', die });
    s.panic = panic;
    return play(s);
  };
  const subs = (die: number, action: string) => {
    const m = open(die);
    does(m, { do: 'commit', who: 'npc', action });
    const { left, noise } = the(now(m), 'npc');
    return {
      ...Object.fromEntries(Object.entries(left).filter(([, n]) => n > 0)),
      ...(noise > 0 && { noise }),
    };
  };
  return { open, subs };
};

rule(
  ['MH-NPC-01', 'MH-NPC-04'],
  'an active NPC has a die of its own, two actions for any die and one for a 6, and changes its die with its ideas',
  () => {
    const actions = (die: number, ideas: number) => {
      const s = heist({ scenario: 'hospitality-job' });
      stand(s, 'npc', 'i4', { status: 'active', die, ideas });
      const m = play(s);
      return [
        field(every(m, { do: 'commit', who: 'npc' }), 'action'),
        can(m, { do: 'changeDie', who: 'npc' }),
      ];
    };
    expect(actions(3, 0)).toEqual([['crawl', 'handle'], false]);
    expect(actions(6, 1)).toEqual([['crawl', 'handle', 'pause'], true]);
  },
);

rule(
  'MH-NPC-02',
  'its commands come from the seat whose character activated it, and the team may pass control on',
  () => {
    const s = heist({ scenario: 'hospitality-job' });
    stand(s, 'npc', 'i4');
    stand(s, 'angry-locksmith', 'i4');
    const m = play(s);
    // Nobody controls a hostage that sits there.
    expect(can(m, { do: 'passControl' })).toBe(false);
    m.play(1, { do: 'takeHostage', who: 'angry-locksmith' });
    expect(refusal(m, 0, { do: 'commit', who: 'npc', action: 'crawl' })).toBe('MH-GEN-08');
    expect([0, 1, 2].map((seat) => can(m, { do: 'passControl', seat }))).toEqual([true, false, true]);
    team(m, { do: 'passControl', seat: 2 });
    expect(the(now(m), 'npc').seat).toBe(2);
    m.play(2, { do: 'commit', who: 'npc', action: 'crawl' });
    expect(the(planning({ scenario: 'side-channel' }), 'npc').seat).toBe(0);
  },
);

rule('MH-NPC-05', 'hostage and prisoner do nothing until they are active', () => {
  for (const scenario of ['hospitality-job', 'greedy-prisoner']) {
    const m = play(heist({ scenario }));
    expect(every(m, { who: 'npc' })).toHaveLength(0);
  }
});

rule(
  ['MH-NPC-06', 'MH-NPC-08', 'MH-NPC-13'],
  'a hostage is taken by a player character on its tile; it rolls at once, acts this round and has three ideas',
  () => {
    const s = heist({ scenario: 'hospitality-job' });
    stand(s, 'npc', 'i4', { die: 0 });
    stand(s, 'thug', 'i4');
    const m = play(s);
    expect(whyNot(m, { do: 'takeHostage', who: 'burglar' })).toBe('MH-NPC-06');
    does(m, { do: 'takeHostage', who: 'thug' });
    const npc = the(now(m), 'npc');
    expect([npc.status, npc.ideas, npc.die >= 1]).toEqual(['active', 3, true]);
    expect(whyNot(m, { do: 'endActions' }, 0)).toBe('MH-ACT-16');
  },
);

rule(
  ['MH-NPC-07', 'MH-SCN-GRE-02'],
  'a prisoner is free at once when its condition is met and no active guard is on its tile',
  () => {
    const s = heist({ scenario: 'greedy-prisoner' });
    stand(s, 'npc', 'e2');
    put(s, 'e2', { token: 'remoteLockX', guards: 1 });
    put(s, 'd2', { token: 'serverX' });
    stand(s, 'thug', 'd2');
    busy(s, 'thug', { subdue: 1 });
    const m = play(s);
    does(m, { do: 'removeRemoteLocks', who: 'thug', letter: 'X' });
    expect(the(now(m), 'npc').status).toBe('inactive');
    does(m, { do: 'subdue', who: 'thug', at: 'e2' });
    expect([the(now(m), 'npc').status, the(now(m), 'npc').seat]).toEqual(['active', 0]);
  },
);

rule(
  ['MH-NPC-08', 'MH-OPT-05'],
  'a prisoner freed by the last deed of the round rolls and acts in it, even where seats are confirmed by themselves',
  () => {
    const s = heist({ scenario: 'greedy-prisoner', options: { autoConfirm: true } });
    stand(s, 'npc', 'e2', { die: 0 });
    put(s, 'e2', { token: 'remoteLockX' });
    put(s, 'd2', { token: 'serverX' });
    stand(s, 'thug', 'd2');
    for (const who of ['thug', 'angry-locksmith', 'burglar'] as const) busy(s, who);
    const m = play(s);
    does(m, { do: 'removeRemoteLocks', who: 'thug', letter: 'X' });
    expect([now(m).phase, the(now(m), 'npc').status, the(now(m), 'npc').die >= 1]).toEqual([
      'action',
      'active',
      true,
    ]);
    does(m, { do: 'commit', who: 'npc', action: 'crawl' });
  },
);

rule(
  'MH-NPC-09',
  'from then on it is a character: events, cameras, guards, loot and auto-reveal apply',
  () => {
    const s = heist({ scenario: 'hospitality-job' });
    stand(s, 'npc', 'i4', { status: 'active', die: 1, ideas: 2 });
    busy(s, 'npc', { move: 1 });
    put(s, 'h4', { cameras: 1 });
    put(s, 'g4', { unknown: true });
    put(s, 'i4', { cash: 1 });
    const m = play(s);
    does(m, { do: 'pickUp', who: 'npc', what: 'cash' });
    const events = does(m, { do: 'move', who: 'npc', to: 'h4' });
    expect([happened(events, 'alertRaised').length, happened(events, 'revealed').length]).toEqual([1, 1]);
    expect(the(now(facing(s, '18')), 'npc').ideas).toBe(1);
  },
);

rule(
  'MH-NPC-12',
  'SQUIRRELY: alone at the end of the Action phase, the nearest character’s seat loses an idea or makes two noise',
  () => {
    const alone = (ideas: number) => {
      const s = heist({ scenario: 'hospitality-job' });
      stand(s, 'npc', 'i4', { status: 'active', die: 1 });
      stand(s, 'burglar', 'h4', { ideas });
      for (const { id } of s.characters) busy(s, id);
      const m = play(s);
      endActions(m);
      return m;
    };
    const m = alone(1);
    expect(m.pending().map(({ seat }) => seat)).toEqual([2]);
    does(m, { do: 'loseIdea', who: 'burglar' });
    expect([the(now(m), 'burglar').ideas, now(m).noise]).toEqual([0, 0]);
    const n = alone(1);
    does(n, { do: 'makeNoise', who: 'burglar' });
    expect([the(now(n), 'burglar').ideas, now(n).noise]).toEqual([1, 2]);
    expect(now(alone(0)).noise).toBe(2);
  },
);

rule(
  ['MH-NPC-14', 'MH-NPC-15'],
  'TALKATIVE: the panicked guide makes a noise next to a player character, before the noise is settled',
  () => {
    const noise = (panic: boolean, near: boolean) => {
      const s = heist({ scenario: 'side-channel' });
      s.panic = panic;
      stand(s, 'npc', 'h7');
      stand(s, 'thug', near ? 'g7' : 'b3');
      for (const who of ['angry-locksmith', 'burglar'] as const) stand(s, who, 'b3');
      for (const { id } of s.characters) busy(s, id);
      const m = play(s);
      endActions(m);
      const events = all(m).map(({ event }) => event);
      if (panic && near) expect(events.indexOf('talkative')).toBeLessThan(events.indexOf('noiseSettled'));
      return now(m).noise;
    };
    expect([noise(true, true), noise(true, false), noise(false, true)]).toEqual([1, 0, 0]);
  },
);

rule('MH-NPC-20', 'the prisoner’s card, both sides', () => {
  const normal = sides('greedy-prisoner', false);
  expect([normal.subs(1, 'crawl'), normal.subs(1, 'pause'), normal.subs(6, 'dash')]).toEqual([
    { move: 1 },
    { idea: 1 },
    { move: 2, noise: 1 },
  ]);
  const panicked = sides('greedy-prisoner', true);
  expect([panicked.subs(1, 'run'), panicked.subs(1, 'hesitate'), panicked.subs(6, 'sprint')]).toEqual([
    { move: 2, noise: 2 },
    { idea: 1, noise: 1 },
    { move: 3, noise: 2 },
  ]);
  const subdues = (panic: boolean) => {
    const s = heist({ scenario: 'greedy-prisoner', crew: ['script-kiddie', 'thug', 'burglar'] });
    stand(s, 'npc', 'e2', { status: 'active' });
    s.panic = panic;
    return can(play(s), { do: 'commit', who: 'script-kiddie', to: 'npc', grant: 'subdue' });
  };
  expect([subdues(false), subdues(true)]).toEqual([false, true]);
});

rule('MH-NPC-21', 'the hostage’s card, both sides', () => {
  const normal = sides('hospitality-job', false);
  expect([normal.subs(1, 'crawl'), normal.subs(1, 'handle'), normal.subs(6, 'pause')]).toEqual([
    { move: 1 },
    { subdue: 1, disable: 1, unlock: 1 },
    { idea: 1 },
  ]);
  const panicked = sides('hospitality-job', true);
  expect([panicked.subs(1, 'run'), panicked.subs(1, 'whimper'), panicked.subs(6, 'pause')]).toEqual([
    { move: 2, noise: 2 },
    { noise: 1 },
    { idea: 1 },
  ]);
});

rule('MH-NPC-22', 'the guide’s card, both sides, with the special action of the scenario', () => {
  const normal = sides('side-channel', false);
  expect([normal.subs(1, 'stride'), normal.subs(1, 'pause'), normal.subs(6, 'observe')]).toEqual([
    { move: 1, reveal: 1, noise: 1 },
    { idea: 1 },
    { idea: 1, reveal: 1, noise: 1 },
  ]);
  const panicked = sides('side-channel', true);
  expect([panicked.subs(1, 'run'), panicked.subs(1, 'pause'), panicked.subs(6, 'walk')]).toEqual([
    { move: 2, noise: 2 },
    { idea: 1 },
    { move: 1, noise: 1 },
  ]);
});
