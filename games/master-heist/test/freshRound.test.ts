import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  all,
  at,
  busy,
  can,
  does,
  endActions,
  every,
  happened,
  heist,
  type HeistMatch,
  hold,
  now,
  play,
  put,
  seatsAsked,
  stand,
  team,
  the,
  tokens,
  verbsOf,
  whyNot,
} from './scene.ts';

// Who is asked in an Action phase, when it ends, and what the next round knows of it: nothing.

const CREW = ['thug', 'angry-locksmith', 'burglar'] as const;

/** Everybody is done; harmless events follow. */
function done(setting: Parameters<typeof heist>[0] = {}) {
  const s = heist(setting);
  for (const who of CREW) busy(s, who);
  s.deck = ['M1', 'M1', 'M1', 'M1', 'Z1'];
  return s;
}

function nextRound(m: HeistMatch): void {
  endActions(m);
  while (can(m, { do: 'roll' })) does(m, { do: 'roll' });
}

rule(['MH-ACT-16', 'MH-ABL-01', 'MH-ABL-08', 'MH-ABL-19'], 'what was not used in a round is lost', () => {
  const s = done();
  stand(s, 'thug', 'g7');
  tokens(s, 'thug', 'f7');
  busy(s, 'thug', { move: 2, unlock: 1, idea: 1, reveal: 1 });
  Object.assign(the(s, 'thug'), { picker: 2, slips: true, reaches: true, vent: at(s, 'b3'), toolCracks: 1 });
  Object.assign(the(s, 'thug').did, { move: 1, unlock: 1, loot: 1 });
  const m = play(s);
  expect(can(m, { do: 'move', who: 'thug' })).toBe(true);
  nextRound(m);
  expect([now(m).phase, now(m).round]).toEqual(['action', 2]);
  expect(the(now(m), 'thug')).toMatchObject({
    action: null,
    noise: 0,
    left: { move: 0, unlock: 0, idea: 0, reveal: 0 },
    did: { move: 0, unlock: 0, loot: 0 },
    picker: 0,
    slips: false,
    reaches: false,
    vent: -1,
    toolCracks: 0,
  });
  expect(can(m, { do: 'move', who: 'thug' })).toBe(false);
});

rule(['MH-NOI-02', 'MH-NOI-10'], 'noise is settled once, in its own round', () => {
  const s = done();
  s.pendingNoise = 2;
  busy(s, 'burglar', {}, 1);
  const m = play(s);
  nextRound(m);
  expect([now(m).noise, now(m).pendingNoise]).toEqual([3, 0]);
  for (const who of CREW) does(m, { do: 'commit', who, action: 'walk' });
  nextRound(m);
  expect(now(m).noise).toBe(6);
});

rule('MH-ITM-21', 'in the round after the whistle dogs chase again', () => {
  const s = done();
  the(s, 'thug').action = null;
  hold(s, 'thug', 'dog-whistle');
  stand(s, 'burglar', 'g7');
  tokens(s, 'burglar', 'f7');
  put(s, 'e7', { dogs: 1 });
  const m = play(s);
  does(m, { do: 'commit', who: 'thug', action: 'blow-whistle' });
  nextRound(m);
  does(m, { do: 'commit', who: 'burglar', action: 'walk' }, { do: 'move', who: 'burglar', to: 'f7' });
  expect(now(m).dogs[at(s, 'f7')]).toBe(1);
});

rule('MH-ITM-11', 'the picks of one round do not silence the next', () => {
  const s = done();
  const who = 'angry-locksmith';
  the(s, who).action = null;
  stand(s, who, 'g7');
  put(s, 'f7', { locks: 3 });
  hold(s, who, 'perfect-picks');
  const m = play(s);
  does(m, { do: 'commit', who, item: 'perfect-picks' }, { do: 'unlock', who });
  nextRound(m);
  expect(now(m).noise).toBe(0);
  for (const other of ['thug', 'burglar']) does(m, { do: 'commit', who: other, action: 'walk' });
  does(m, { do: 'commit', who, action: 'pick' }, { do: 'unlock', who });
  nextRound(m);
  expect(now(m).noise).toBe(3);
});

rule(['MH-ACT-17', 'MH-GEN-09'], 'a seat that has confirmed may go on, and answers what is proposed', () => {
  const m = play(done());
  expect(m.awaited()).toEqual([0, 1, 2]);
  m.play(0, { do: 'endActions' });
  expect(verbsOf(m, 0)).toEqual(['resumeActions']);
  expect(m.awaited()).toEqual([1, 2]);
  m.play(1, { do: 'declareEscape' });
  expect(verbsOf(m, 0)).toEqual(['accept', 'reject', 'resumeActions']);
  expect(m.awaited()).toEqual([0, 1, 2]);
  m.play(0, { do: 'accept' });
  expect(verbsOf(m, 0)).toEqual(['resumeActions']);
  expect(m.awaited()).toEqual([1, 2]);
});

rule(['MH-GEN-17', 'MH-ACT-17'], 'a confirmation is withdrawn three times at most in an Action phase', () => {
  const m = play(done());
  for (let i = 0; i < 3; i++) {
    m.play(0, { do: 'endActions' });
    m.play(0, { do: 'resumeActions' });
  }
  m.play(0, { do: 'endActions' });
  expect(seatsAsked(m)).toEqual([1, 2]);
  expect(whyNot(m, { do: 'resumeActions' }, 0)).toBe('MH-GEN-17');
  m.play(1, { do: 'declareEscape' });
  expect([seatsAsked(m), verbsOf(m, 0)]).toEqual([
    [0, 1, 2],
    ['accept', 'reject'],
  ]);
});

rule(
  ['MH-BST-01', 'MH-ACT-16'],
  'the seat of a busted character is not asked, and nobody waits for it',
  () => {
    const s = done();
    Object.assign(the(s, 'burglar'), { status: 'busted', at: -1, action: null });
    const m = play(s);
    expect(seatsAsked(m)).toEqual([0, 1]);
    // The player still belongs to the team.
    m.play(0, { do: 'declareEscape' });
    expect(m.pending().at(-1)).toEqual({ seat: 2, choices: [{ do: 'accept' }, { do: 'reject' }] });
    m.play(2, { do: 'reject' });
    m.play(0, { do: 'endActions' });
    m.play(1, { do: 'endActions' });
    expect(now(m).phase).not.toBe('action');
    // Nor does a seat with others act for it.
    const t = done({ seats: 1 });
    Object.assign(the(t, 'burglar'), { status: 'busted', at: -1, action: null });
    expect(every(play(t), { who: 'burglar' })).toEqual([]);
  },
);

rule(
  'MH-OPT-05',
  'a seat is confirmed when all of its characters are done, with what others granted too',
  () => {
    const ready = (change: (s: ReturnType<typeof heist>) => void) => {
      const s = done({ seats: 2, options: { autoConfirm: true } });
      busy(s, 'angry-locksmith', { unlock: 1, idea: 1 });
      change(s);
      const m = play(s);
      m.play(1, { do: 'idea', who: 'angry-locksmith' });
      return now(m).ready;
    };
    expect(ready(() => {})).toEqual([true, false]);
    expect(ready((s) => (the(s, 'burglar').action = null))).toEqual([false, false]);
    expect(ready((s) => busy(s, 'burglar', { move: 1 }))).toEqual([false, false]);
    expect(ready((s) => (the(s, 'thug').granted.unlock = 1))).toEqual([false, false]);
  },
);

rule('MH-NPC-02', 'a prisoner takes commands from the seat whose character freed it', () => {
  const s = heist({ scenario: 'greedy-prisoner' });
  stand(s, 'npc', 'e2', { die: 0 });
  put(s, 'e2', { token: 'remoteLockX' });
  put(s, 'd2', { token: 'serverX' });
  stand(s, 'angry-locksmith', 'd2');
  const m = play(s);
  does(m, { do: 'removeRemoteLocks', who: 'angry-locksmith', letter: 'X' });
  expect(the(now(m), 'npc')).toMatchObject({ status: 'active', seat: 1 });
});

rule(
  'MH-FIX-diversion-artist',
  'shields are asked for only where there is noise, and no more than it takes',
  () => {
    const counts = (noise: number, shields: number) => {
      const s = done();
      s.shields = shields;
      busy(s, 'thug', {}, noise);
      const m = play(s);
      endActions(m);
      const [asked] = m.pending();
      return asked?.choices.flatMap((choice) => (choice.do === 'shields' ? [choice.count] : []));
    };
    expect([counts(0, 2), counts(1, 3), counts(3, 2), counts(1, 1)]).toEqual([[], [0, 1], [0, 1, 2], [0, 1]]);
  },
);

rule(
  'MH-FIX-diversion-artist',
  'the log tells of every shield that was used, and of none where none was',
  () => {
    const told = (count: number) => {
      const s = done();
      s.shields = 1;
      busy(s, 'thug', {}, 2);
      const m = play(s);
      endActions(m);
      team(m, { do: 'shields', count });
      return [happened(all(m), 'shieldsUsed').length, now(m).noise];
    };
    expect([told(0), told(1)]).toEqual([
      [0, 2],
      [1, 1],
    ]);
  },
);

rule('MH-ITM-06', 'an item that was used up is discarded once', () => {
  const s = done();
  the(s, 'thug').action = null;
  hold(s, 'thug', 'flashbang');
  const m = play(s);
  does(m, { do: 'commit', who: 'thug', action: 'toss-flashbang' });
  nextRound(m);
  for (const who of CREW) does(m, { do: 'commit', who, action: 'walk' });
  nextRound(m);
  expect(now(m).round).toBe(3);
  expect(happened(all(m), 'itemDiscarded')).toHaveLength(1);
});

/** Before the dice of round 2. */
function beforeDice(setting: Parameters<typeof heist>[0] = {}) {
  const s = heist(setting);
  Object.assign(s, { phase: 'roll', round: 2, agenda: [{ step: 'rolling' }] });
  return s;
}

rule(
  ['MH-ROL-01', 'MH-ESC-03', 'MH-GEN-09'],
  'who has agreed to roll waits, and answers what is proposed',
  () => {
    const m = play(beforeDice());
    m.play(1, { do: 'roll' });
    expect(seatsAsked(m)).toEqual([0, 2]);
    m.play(0, { do: 'declareEscape' });
    expect([seatsAsked(m), verbsOf(m, 1)]).toEqual([
      [0, 1, 2],
      ['accept', 'reject'],
    ]);
    m.play(1, { do: 'reject' });
    expect(seatsAsked(m)).toEqual([0, 2]);
    expect(verbsOf(m, 0)).not.toContain('declareEscape');
  },
);

rule(['MH-GEN-17', 'MH-OPT-03'], 'a restless seat is asked only where the dice wait for it', () => {
  const asked = (captain: number) => {
    const s = beforeDice({ options: { captain } });
    s.fidgets = [30, 30, 0];
    return seatsAsked(play(s));
  };
  expect([asked(-1), asked(0)]).toEqual([
    [0, 1, 2],
    [0, 2],
  ]);
});

rule('MH-GEN-17', 'patience begins anew with every phase', () => {
  const s = done();
  stand(s, 'thug', 'g7');
  the(s, 'thug').carries.cash = 1;
  s.fidgets = [30, 0, 0];
  s.deck = ['22', 'M1', 'M1', 'Z1'];
  const m = play(s);
  expect(can(m, { do: 'drop', who: 'thug' })).toBe(false);
  endActions(m);
  expect([now(m).phase, can(m, { do: 'drop', who: 'thug' })]).toEqual(['event', true]);
});

rule('MH-EVP-03', 'an event discarded in an earlier round is not active again', () => {
  const s = beforeDice();
  Object.assign(s, { round: 1, agenda: [{ step: 'round' }], deck: [], lastDiscarded: '1' });
  const m = play(s);
  while (can(m, { do: 'roll' })) does(m, { do: 'roll' });
  for (const who of CREW) does(m, { do: 'commit', who, action: 'walk' });
  const cameras = now(m).bag.camera;
  endActions(m);
  expect([now(m).bag.camera, now(m).round]).toEqual([cameras, 3]);
});

rule('MH-CMP-14', 'a silent round is one without any noise, whatever came before', () => {
  const silent = (noise: number, pending: number) => {
    const s = done();
    busy(s, 'thug', {}, noise);
    s.roundNoise = s.pendingNoise = pending;
    const m = play(s);
    nextRound(m);
    return now(m).facts.silentRound;
  };
  expect([silent(0, 0), silent(1, 0), silent(0, 1)]).toEqual([true, false, false]);
  const s = done();
  busy(s, 'thug', {}, 2);
  const m = play(s);
  nextRound(m);
  expect([now(m).roundNoise, now(m).facts.silentRound]).toEqual([0, false]);
});

rule(['MH-FIX-old-friend', 'MH-CMP-14'], 'Old Friend counts as used once somebody has called', () => {
  const s = heist();
  stand(s, 'thug', 'x1', { ideas: 2 });
  const m = play(s);
  expect(now(m).fixersUsed).toEqual([]);
  does(m, { do: 'teamwork', who: 'thug', to: 'burglar' });
  expect(now(m).fixersUsed).toEqual(['old-friend']);
});
