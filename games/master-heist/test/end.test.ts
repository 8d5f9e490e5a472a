import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { heistResult } from '../rules/result.ts';
import {
  all,
  at,
  busy,
  can,
  does,
  endEscape,
  escaping,
  every,
  facing,
  happened,
  heist,
  hold,
  now,
  play,
  put,
  stand,
  the,
  whyNot,
} from './scene.ts';

rule('MH-BST-03', 'the result names who is in jail', () => {
  const s = heist();
  stand(s, 'burglar', 'b3');
  const m = escaping(s);
  endEscape(m);
  expect(
    heistResult(now(m))
      .crew.filter(({ escaped }) => !escaped)
      .map(({ name }) => name),
  ).toEqual(['burglar']);
});

rule(
  ['MH-BST-04', 'MH-END-10'],
  'everybody who took part is in the result, busted or not, for the level-up',
  () => {
    const s = heist();
    for (const { id } of s.characters) stand(s, id, 'b3');
    const m = escaping(s);
    endEscape(m);
    expect(heistResult(now(m)).crew).toHaveLength(3);
  },
);

rule('MH-BST-05', 'items lost with a busted character are reported as gone', () => {
  const s = heist();
  stand(s, 'burglar', 'b3');
  hold(s, 'burglar', 'cheap-picks');
  const m = escaping(s);
  endEscape(m);
  expect([heistResult(now(m)).items, heistResult(now(m)).discarded]).toEqual([[], ['cheap-picks']]);
});

rule('MH-BST-06', 'a busted NPC is out of the heist and has no status afterwards', () => {
  const s = heist({ scenario: 'side-channel' });
  stand(s, 'npc', 'h7');
  const m = escaping(s);
  endEscape(m);
  expect(the(now(m), 'npc').status).toBe('busted');
  expect(heistResult(now(m)).crew.map(({ character }) => character)).toEqual([
    'thug',
    'angry-locksmith',
    'burglar',
  ]);
});

rule(
  ['MH-END-01', 'MH-END-02', 'MH-GEN-04'],
  'after Escape the objective decides for all seats together, whoever was busted',
  () => {
    const s = heist();
    s.banked.documents = 1;
    for (const who of ['thug', 'burglar'] as const) stand(s, who, 'b3');
    const m = escaping(s);
    endEscape(m);
    expect(m.outcome()).toEqual({ ending: 'success', winners: [0, 1, 2], scores: [null, null, null] });
    expect(happened(all(m), 'objectiveMet')).toHaveLength(1);
    const lost = escaping(heist());
    endEscape(lost);
    expect(lost.outcome()).toMatchObject({ ending: 'failure', winners: [] });
    expect(happened(all(lost), 'objectiveMissed')).toHaveLength(1);
  },
);

rule('MH-END-03', 'each kind of objective is met by what the rules say', () => {
  const ending = (scenario: string, arrange: (s: ReturnType<typeof heist>) => void) => {
    const s = heist({ scenario });
    arrange(s);
    const m = escaping(s);
    endEscape(m);
    return now(m).parts[0]!.won;
  };
  expect(ending('inclusion-job', (s) => (s.banked.jewel = 2))).toBe(false);
  expect(ending('inclusion-job', (s) => (s.banked.jewel = 3))).toBe(true);
  expect(ending('hospitality-job', (s) => stand(s, 'npc', 'x1'))).toBe(false);
  expect(ending('hospitality-job', (s) => stand(s, 'npc', 'x1', { status: 'active' }))).toBe(true);
  const hideout = (documents: number) => (s: ReturnType<typeof heist>) => {
    for (const { id } of s.characters) stand(s, id, 'x1');
    stand(s, 'thug', 'c2');
    the(s, 'thug').carries.documents = documents;
  };
  expect(ending('final-score-1', hideout(0))).toBe(false);
  expect(ending('final-score-1', hideout(1))).toBe(true);
  const inside = (started: boolean) => (s: ReturnType<typeof heist>) => {
    s.characters.forEach((one, i) =>
      Object.assign(one, { at: at(s, i === 0 ? 'x1' : 'a8'), startedInside: started }),
    );
  };
  expect(ending('county-hole', inside(true))).toBe(true);
  expect(ending('county-hole', inside(false))).toBe(false);
});

rule('MH-END-04', 'an objective that can no longer be met does not end the heist', () => {
  const s = heist({ scenario: 'hospitality-job' });
  the(s, 'npc').status = 'gone';
  const m = facing(s, 'M1');
  expect([m.outcome(), now(m).round]).toEqual([null, 2]);
});

rule(
  'MH-END-05',
  'before the end only what is banked or held outdoors counts, and only for acquiring',
  () => {
    const satisfied = (scenario: string, arrange: (s: ReturnType<typeof heist>) => void) => {
      const s = heist({ scenario });
      stand(s, 'burglar', s.scenario === 'startup-job' ? 'g7' : 'f3');
      arrange(s);
      return the(now(facing(s, 'M3')), 'burglar').ideas > 2;
    };
    expect(satisfied('startup-job', (s) => (the(s, 'burglar').carries.documents = 1))).toBe(false);
    expect(satisfied('startup-job', (s) => (the(s, 'thug').carries.documents = 1))).toBe(true);
    expect(satisfied('startup-job', (s) => (s.banked.documents = 1))).toBe(true);
    expect(satisfied('hospitality-job', (s) => stand(s, 'npc', 'x1', { status: 'active' }))).toBe(false);
  },
);

rule('MH-END-06', 'success unlocks the fixer and pays the reward', () => {
  const result = (won: boolean) => {
    const s = heist({ scenario: 'marathon-job' });
    if (won) s.banked.documents = 1;
    const m = escaping(s);
    endEscape(m);
    return heistResult(now(m));
  };
  expect([result(true).unlocks, result(true).reward, result(true).cash]).toEqual([
    'diversion-artist',
    10,
    10,
  ]);
  expect([result(false).unlocks, result(false).reward, result(false).cash]).toEqual([null, 0, 0]);
});

rule(
  ['MH-END-07', 'MH-END-08', 'MH-END-09'],
  'acquired loot is kept whatever the result; documents, keycards, USB keys and ideas are not',
  () => {
    const s = heist({ options: { cash: 2, jewels: 1 } });
    Object.assign(s.banked, { cash: 4, jewel: 1, keycard: 1, usb: 1 });
    hold(s, 'thug', 'radio');
    the(s, 'thug').ideas = 7;
    const m = escaping(s);
    endEscape(m);
    const result = heistResult(now(m));
    expect([result.won, result.cash, result.jewels, result.items]).toEqual([false, 6, 2, ['radio']]);
    expect(Object.keys(result)).not.toContain('documents');
    expect(result.crew[0]?.ideasLeft).toBe(7);
  },
);

rule(
  'MH-END-11',
  'Camouflage saves before the busting, the Master Plan Copy fails before the objective, the bookie pays after it',
  () => {
    const s = heist({ options: { cash: 0 } });
    s.stake = 4;
    s.banked.documents = 1;
    stand(s, 'thug', 'b3', { planCopy: true });
    hold(s, 'thug', 'camouflage');
    const saved = escaping(s);
    endEscape(saved);
    expect([saved.outcome()?.ending, now(saved).cash]).toEqual(['success', 8]);
    put(s, 'b2', { guards: 1 });
    const m = escaping(s);
    endEscape(m);
    expect([m.outcome()?.ending, now(m).cash, now(m).characters.map(({ status }) => status)]).toEqual([
      'failure',
      0,
      ['busted', 'busted', 'busted'],
    ]);
  },
);

rule(
  'MH-FIX-bookie',
  'the stake comes back doubled if the objective is met and all player characters escaped',
  () => {
    const cash = (documents: number, allOut: boolean) => {
      const s = heist();
      s.stake = 5;
      s.banked.documents = documents;
      if (!allOut) stand(s, 'thug', 'b3');
      const m = escaping(s);
      endEscape(m);
      return now(m).cash;
    };
    expect([cash(1, true), cash(1, false), cash(0, true)]).toEqual([10, 0, 0]);
    const p = heist({ options: { fixers: ['bookie'], cash: 20 }, seats: 1 });
    p.phase = 'planning';
    p.agenda = [{ step: 'planning' }];
    const m = play(p);
    expect(every(m, { do: 'useFixer', fixer: 'bookie' })).toHaveLength(8);
    does(m, { do: 'useFixer', fixer: 'bookie', count: 8 });
    expect([now(m).cash, now(m).stake]).toEqual([12, 8]);
  },
);

rule(
  'MH-FIX-old-friend',
  'an outdoor player character pays two ideas so that another gains one, in Roll and Action',
  () => {
    const s = heist();
    stand(s, 'angry-locksmith', 'x1', { ideas: 5 });
    stand(s, 'burglar', 'g7', { ideas: 2 });
    busy(s, 'thug');
    const m = play(s);
    does(
      m,
      { do: 'teamwork', who: 'angry-locksmith', to: 'thug' },
      { do: 'teamwork', who: 'angry-locksmith', to: 'burglar' },
    );
    expect(now(m).characters.map(({ ideas }) => ideas)).toEqual([1, 1, 3]);
    expect(whyNot(m, { do: 'teamwork', who: 'angry-locksmith' })).toBe('MH-FIX-old-friend');
    expect(whyNot(m, { do: 'teamwork', who: 'burglar' })).toBe('MH-FIX-old-friend');
    const t = heist();
    t.phase = 'roll';
    t.round = 2;
    t.agenda = [{ step: 'rolling' }];
    expect(can(play(t), { do: 'teamwork', who: 'angry-locksmith', to: 'thug' })).toBe(true);
  },
);
