import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { SCENARIOS } from '../content/index.ts';
import { heistResult } from '../rules/result.ts';
import {
  at,
  busy,
  can,
  does,
  endEscape,
  escaping,
  every,
  facing,
  field,
  heist,
  hold,
  inCrisis,
  now,
  planning,
  play,
  put,
  stand,
  team,
  the,
  whyNot,
} from './scene.ts';

/** Part 1 ends with the documents in a hideout: thug and locksmith left, burglar right. */
function partOneWon() {
  const s = heist({ scenario: 'final-score-1', crew: ['thug', 'angry-locksmith', 'burglar', 'lookout'] });
  stand(s, 'thug', 'c2', { ideas: 5 });
  stand(s, 'angry-locksmith', 'c2', { ideas: 3 });
  stand(s, 'burglar', 'f2', { ideas: 0 });
  stand(s, 'lookout', 'x1');
  Object.assign(the(s, 'thug').carries, { documents: 1, cash: 4 });
  hold(s, 'burglar', 'radio');
  s.noise = 20;
  const m = escaping(s);
  endEscape(m);
  return m;
}

rule('MH-SCN-FIN-01', 'Old Friend cannot be used in either part', () => {
  for (const scenario of ['final-score-1', 'final-score-2']) {
    const s = heist({ scenario });
    stand(s, 'angry-locksmith', 'x1', { ideas: 9 });
    expect(whyNot(play(s), { do: 'teamwork', who: 'angry-locksmith' })).toBe('MH-SCN-FIN-01');
  }
});

rule('MH-SCN-FIN-02', 'part 1: one tunnel, and a safe of 6 cracks with the documents', () => {
  const p = play(planning({ scenario: 'final-score-1', seats: 1 }));
  does(p, { do: 'placeTunnel' });
  expect(can(p, { do: 'placeTunnel' })).toBe(false);
  const safe = SCENARIOS['final-score-1'].specialRules.find((one) => one.type === 'safe');
  const s = heist({ scenario: 'final-score-1' });
  put(s, 'k5', { token: 'safe' });
  s.cracks[at(s, 'k5')] = 5;
  stand(s, 'thug', 'k5');
  hold(s, 'thug', 'plasma-torch');
  busy(s, 'thug', { unlock: 1 });
  const m = play(s);
  does(m, { do: 'crack' });
  expect([safe?.cracks, now(m).loot.documents[at(s, 'k5')]]).toEqual([6, 1]);
});

rule('MH-SCN-FIN-03', 'part 1: only the hideouts are exits, for two characters each', () => {
  const s = heist({ scenario: 'final-score-1', crew: ['thug', 'angry-locksmith', 'burglar', 'lookout'] });
  for (const who of ['thug', 'burglar'] as const) stand(s, who, 'c2');
  stand(s, 'angry-locksmith', 'd3', { ideas: 3 });
  stand(s, 'lookout', 'x1', { ideas: 3 });
  const m = escaping(s);
  expect(whyNot(m, { do: 'escapeMove', who: 'angry-locksmith', to: 'c2' })).toBe('MH-SCN-FIN-03');
  expect(field(every(m, { do: 'lastDitch', who: 'lookout' }), 'exit')).not.toContain('x1');
  stand(s, 'angry-locksmith', 'c2');
  const n = escaping(s);
  endEscape(n);
  expect(can(n, { do: 'choose', who: 'thug' })).toBe(true);
  team(n, { do: 'choose', who: 'burglar' });
  expect(now(n).characters.map(({ status }) => status)).toEqual(['escaped', 'escaped', 'busted', 'busted']);
});

rule('MH-SCN-FIN-04', 'part 1 is won with the documents in a hideout; lost, the heist is over', () => {
  expect(now(partOneWon()).parts.map((part) => part.won)).toEqual([true, false]);
  const s = heist({ scenario: 'final-score-1' });
  stand(s, 'thug', 'c2');
  const m = escaping(s);
  endEscape(m);
  expect([m.outcome()?.ending, now(m).parts.length]).toEqual(['failure', 1]);
});

rule(
  'MH-SCN-FIN-05',
  'part 2 follows with those who got away, on the hideouts that correspond, with what they hold and everything else anew',
  () => {
    const m = partOneWon();
    const s = now(m);
    expect([s.scenario, s.phase, s.noise, s.deck.length, s.parts.length]).toEqual([
      'final-score-2',
      'planning',
      0,
      SCENARIOS['final-score-2'].eventDeck.length,
      2,
    ]);
    expect([the(s, 'thug').at, the(s, 'angry-locksmith').at, the(s, 'burglar').at]).toEqual(
      ['c8', 'c8', 'f8'].map((tile) => at(s, tile)),
    );
    expect([
      the(s, 'thug').carries.cash,
      s.items.find(({ id }) => id === 'radio')?.place,
      the(s, 'lookout').status,
    ]).toEqual([4, 'held', 'busted']);
  },
);

rule('MH-SCN-FIN-06', 'part 2: no fixers, no shop; new tokens', () => {
  const m = partOneWon();
  while (can(m, { do: 'startIdeas' })) does(m, { do: 'startIdeas', ideas: 'left' });
  expect([the(now(m), 'thug').tokens, the(now(m), 'burglar').tokens]).toEqual([7, 8]);
  expect([can(m, { do: 'buyItem' }), can(m, { do: 'useFixer' }), can(m, { do: 'setStart' })]).toEqual([
    false,
    false,
    false,
  ]);
  const p = play(planning({ scenario: 'final-score-2', seats: 1, options: { fixers: ['visage'], cash: 5 } }));
  expect(whyNot(p, { do: 'useFixer', fixer: 'visage' }, 0)).toBe('MH-SCN-FIN-06');
});

rule('MH-SCN-FIN-07', 'fresh ideas or those that are left, and whispers between those in one hideout', () => {
  const m = partOneWon();
  // The locksmith's three ideas are its initial ones: nothing to choose.
  expect(field(every(m, { do: 'startIdeas' }), 'who')).toEqual(['thug', 'thug', 'burglar', 'burglar']);
  does(
    m,
    { do: 'startIdeas', who: 'thug', ideas: 'left' },
    { do: 'startIdeas', who: 'burglar', ideas: 'fresh' },
  );
  expect([the(now(m), 'thug').ideas, the(now(m), 'burglar').ideas]).toEqual([5, 2]);
  does(m, { do: 'whisper', who: 'thug', to: 'angry-locksmith' });
  expect([the(now(m), 'thug').ideas, the(now(m), 'angry-locksmith').ideas]).toEqual([4, 4]);
  expect(can(m, { do: 'whisper', who: 'thug', to: 'burglar' })).toBe(false);
});

rule(
  ['MH-SCN-FIN-08', 'MH-RUL-39'],
  'the Mayor walks east until he is taken; without a tile he stays; a closing gate takes him away',
  () => {
    const s = heist({ scenario: 'final-score-2' });
    stand(s, 'npc', 'b5');
    expect(the(now(facing(s, 'M1')), 'npc').at).toBe(at(s, 'c5'));
    stand(s, 'npc', 'j5');
    expect(the(now(facing(s, 'M1')), 'npc').at).toBe(at(s, 'j5'));
    stand(s, 'npc', 'b5', { status: 'active' });
    expect(the(now(facing(s, 'M1')), 'npc').at).toBe(at(s, 'b5'));
    const t = heist({ scenario: 'final-score-2' });
    stand(t, 'npc', 'c7');
    const n = now(inCrisis(t, 'C3'));
    expect(the(n, 'npc').status).toBe('gone');
    const u = heist({ scenario: 'final-score-2' });
    stand(u, 'npc', 'd5');
    stand(u, 'thug', 'd5');
    const m = play(u);
    does(m, { do: 'takeHostage', who: 'thug' });
    expect([the(now(m), 'npc').status, the(now(m), 'npc').ideas]).toEqual(['active', 3]);
  },
);

rule('MH-SCN-FIN-09', 'a watchtower sweep never counts the Mayor', () => {
  const s = heist({ scenario: 'final-score-2' });
  put(s, 'h5', { token: 'watchtower' });
  stand(s, 'npc', 'h5', { status: 'active' });
  const m = inCrisis(s, 'C2');
  expect(now(m).token[at(s, 'h5')]).toBe('watchtower');
  stand(s, 'npc', 'f5', { status: 'active' });
  expect(now(inCrisis(s, 'C2')).guards[at(s, 'f5')]).toBe(0);
  stand(s, 'thug', 'f5');
  expect(now(inCrisis(s, 'C2')).guards[at(s, 'f5')]).toBe(1);
});

rule('MH-SCN-FIN-10', 'no two player characters escape by the same exit; the NPC may share one', () => {
  const s = heist({ scenario: 'final-score-2' });
  stand(s, 'thug', 'x1');
  stand(s, 'burglar', 'a2', { ideas: 2 });
  stand(s, 'npc', 'a2', { status: 'active', ideas: 2 });
  stand(s, 'angry-locksmith', 'x2');
  const m = escaping(s);
  expect(whyNot(m, { do: 'escapeMove', who: 'burglar', to: 'x1' })).toBe('MH-SCN-FIN-10');
  does(m, { do: 'escapeMove', who: 'npc', to: 'x1' });
  endEscape(m);
  expect([the(now(m), 'npc').status, the(now(m), 'burglar').status]).toEqual(['escaped', 'busted']);
});

rule(
  'MH-SCN-FIN-11',
  'part 2 is won with the Mayor; both parts win the heist; the track counts those who start, at least three',
  () => {
    const m = partOneWon();
    expect(now(m).track).toBe(3);
    const s = now(m);
    s.phase = 'escape';
    s.agenda = [{ step: 'escaping' }];
    stand(s, 'npc', 'x1', { status: 'active' });
    for (const [who, exit] of [
      ['thug', 'x1'],
      ['angry-locksmith', 'x2'],
      ['burglar', 'x3'],
    ] as const)
      stand(s, who, exit);
    const n = play(s);
    endEscape(n);
    const result = heistResult(now(n));
    expect([
      n.outcome()?.ending,
      result.won,
      result.parts.map((part) => part.won),
      result.unlocks,
      result.scenario,
    ]).toEqual(['success', true, [true, true], 'mayor', 'final-score-1']);
    const alone = play(planning({ scenario: 'final-score-2', seats: 1 }));
    expect(field(every(alone, { do: 'setStart', who: 'thug' }), 'at')).toEqual(['c8', 'f8']);
  },
);
