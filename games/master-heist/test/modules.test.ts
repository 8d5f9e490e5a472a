import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  at,
  busy,
  can,
  does,
  escaping,
  heist,
  hold,
  now,
  onlyInBag,
  play,
  put,
  stand,
  the,
  tokens,
  whyNot,
} from './scene.ts';

rule('MH-RLK-01', 'a tile with a remote lock cannot be entered', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  tokens(s, 'thug', 'f7');
  put(s, 'f7', { token: 'remoteLockX' });
  busy(s, 'thug', { move: 1 });
  expect(whyNot(play(s), { do: 'move', who: 'thug', to: 'f7' })).toBe('MH-RLK-01');
});

rule(
  ['MH-RLK-02', 'MH-RLK-03'],
  'under a remote lock one may not move, unlock, subdue or disable, but have ideas, loot and reveal; noise stays',
  () => {
    const s = heist();
    stand(s, 'thug', 'f7', { ideas: 3 });
    tokens(s, 'thug', 'g7');
    put(s, 'f7', { token: 'remoteLockX', cameras: 1 });
    put(s, 'g7', { guards: 1 });
    put(s, 'f6', { locks: 1 });
    put(s, 'b3', { unknown: true });
    busy(s, 'thug', { move: 1, unlock: 1, subdue: 1, disable: 1, idea: 1, loot: 1, reveal: 1 }, 2);
    const m = play(s);
    for (const verb of ['move', 'unlock', 'subdue', 'disable'])
      expect(whyNot(m, { do: verb, who: 'thug' }), verb).toBe('MH-RLK-02');
    does(m, { do: 'idea', who: 'thug' }, { do: 'loot', who: 'thug' }, { do: 'reveal', who: 'thug' });
    expect([the(now(m), 'thug').ideas, the(now(m), 'thug').carries.cash, the(now(m), 'thug').noise]).toEqual([
      4, 1, 2,
    ]);
    expect(whyNot(escaping(s), { do: 'escapeMove', who: 'thug', to: 'f6' })).toBe('MH-RLK-02');
  },
);

rule(
  ['MH-RLK-04', 'MH-RLK-05', 'MH-RLK-06'],
  'standing on any server of a letter removes all remote locks of that letter at once and for good',
  () => {
    const s = heist();
    stand(s, 'thug', 'g7');
    stand(s, 'burglar', 'b3');
    put(s, 'g7', { token: 'serverX' });
    put(s, 'g6', { token: 'serverX' });
    put(s, 'b3', { token: 'serverY' });
    put(s, 'c3', { token: 'remoteLockX' });
    put(s, 'd3', { token: 'remoteLockX' });
    put(s, 'e3', { token: 'remoteLockY' });
    const m = play(s);
    expect(whyNot(m, { do: 'removeRemoteLocks', who: 'burglar', letter: 'X' })).toBe('MH-RLK-05');
    does(m, { do: 'removeRemoteLocks', who: 'thug', letter: 'X' });
    expect(['c3', 'd3', 'e3'].map((tile) => now(m).token[at(s, tile)])).toEqual([null, null, 'remoteLockY']);
    expect(can(m, { do: 'removeRemoteLocks', letter: 'X' })).toBe(false);
    does(m, { do: 'removeRemoteLocks', who: 'burglar', letter: 'Y' });
    expect(now(m).token[at(s, 'e3')]).toBeNull();
  },
);

rule('MH-RLK-07', 'unlocks do nothing to remote locks', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  put(s, 'f7', { token: 'remoteLockX' });
  busy(s, 'thug', { unlock: 2 });
  const m = play(s);
  expect([can(m, { do: 'unlock' }), whyNot(m, { do: 'unlock', who: 'thug', at: 'f7' })]).toEqual([
    false,
    'MH-RLK-07',
  ]);
});

rule(
  ['MH-KEY-01', 'MH-KEY-02'],
  'a keycard door opens for an adjacent holder of a keycard, free, and for no unlock',
  () => {
    const s = heist();
    stand(s, 'thug', 'g7');
    tokens(s, 'thug', 'f7');
    put(s, 'f7', { token: 'keycardDoor' });
    busy(s, 'thug', { move: 1, unlock: 2 });
    const m = play(s);
    expect([
      whyNot(m, { do: 'move', who: 'thug', to: 'f7' }),
      whyNot(m, { do: 'unlock', who: 'thug', at: 'f7' }),
      whyNot(m, { do: 'openDoor', who: 'thug' }),
    ]).toEqual(['MH-KEY-01', 'MH-KEY-01', 'MH-KEY-02']);
    the(s, 'thug').carries.keycard = 1;
    const n = play(s);
    does(n, { do: 'openDoor', who: 'thug', at: 'f7' }, { do: 'move', who: 'thug', to: 'f7' });
    expect(can(n, { do: 'openDoor' })).toBe(false);
    expect(now(n).token[at(s, 'f7')]).toBeNull();
  },
);

rule('MH-KEY-03', 'the keycard is not used up and opens any door', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  the(s, 'thug').carries.keycard = 1;
  put(s, 'f7', { token: 'keycardDoor' });
  put(s, 'g6', { token: 'keycardDoor' });
  const m = play(s);
  does(m, { do: 'openDoor', at: 'f7' }, { do: 'openDoor', at: 'g6' });
  expect(the(now(m), 'thug').carries.keycard).toBe(1);
});

rule(
  'MH-KEY-05',
  'in Escape opening a door costs one escape move, of ideas or of the last ditch roll',
  () => {
    const s = heist();
    stand(s, 'thug', 'f7', { ideas: 1 });
    the(s, 'thug').carries.keycard = 1;
    put(s, 'g7', { token: 'keycardDoor' });
    const m = escaping(s);
    does(m, { do: 'openDoor', who: 'thug', at: 'g7' });
    expect([the(now(m), 'thug').ideas, now(m).token[at(s, 'g7')]]).toEqual([0, null]);
    the(s, 'thug').ideas = 0;
    const n = escaping(s);
    expect(whyNot(n, { do: 'openDoor', who: 'thug' })).toBe('MH-KEY-05');
    does(
      n,
      { do: 'declarePath', who: 'thug' },
      { do: 'legOpen', at: 'g7' },
      { do: 'leg', to: 'g7' },
      { do: 'leg', to: 'x1' },
      { do: 'rollLastDitch', ideas: 0 },
    );
    expect(the(now(n), 'thug').needed).toBe(3);
    expect(the(now(n), 'thug').at === at(s, 'x1')).toBe(the(now(n), 'thug').rolled >= 3);
  },
);

rule(
  ['MH-SAF-01', 'MH-SAF-03', 'MH-SAF-04'],
  'cracks add up over rounds and characters; enough of them lay the contents on the tile',
  () => {
    const s = heist({ scenario: 'hospitality-job' });
    put(s, 'j4', { token: 'safe' });
    for (const who of ['thug', 'burglar'] as const) {
      stand(s, who, 'j4');
      busy(s, who, { unlock: 1 });
    }
    hold(s, 'thug', 'plasma-torch');
    s.cracks[at(s, 'j4')] = 1;
    const m = play(s);
    does(m, { do: 'crack', who: 'thug' });
    expect([now(m).cracks[at(s, 'j4')], now(m).token[at(s, 'j4')]]).toEqual([2, 'safe']);
    does(
      m,
      { do: 'pass', who: 'thug', what: 'plasma-torch', to: 'burglar' },
      { do: 'crack', who: 'burglar' },
    );
    expect([
      now(m).token[at(s, 'j4')],
      now(m).loot.cash[at(s, 'j4')],
      now(m).loot.jewel[at(s, 'j4')],
    ]).toEqual([null, 5, 1]);
  },
);

rule('MH-SAF-02', 'a crack needs somebody on the safe’s tile with an item for it', () => {
  const s = heist({ scenario: 'hospitality-job' });
  put(s, 'j4', { token: 'safe' });
  stand(s, 'thug', 'i4');
  hold(s, 'thug', 'safecracking-tools');
  busy(s, 'thug', { unlock: 2 });
  expect(can(play(s), { do: 'crack' })).toBe(false);
  stand(s, 'thug', 'j4');
  expect(can(play(s), { do: 'crack', who: 'thug', unlocks: 2 })).toBe(true);
});

rule('MH-SAF-06', 'a safe’s tile is entered like any other', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  tokens(s, 'thug', 'f7');
  put(s, 'f7', { token: 'safe' });
  busy(s, 'thug', { move: 1 });
  expect(can(play(s), { do: 'move', who: 'thug', to: 'f7' })).toBe(true);
});

rule(
  ['MH-FIX-consultant', 'MH-FIX-consultant-a'],
  'after a draw of the Action phase any player character may pay an idea and a noise for a blank instead',
  () => {
    const s = heist();
    put(s, 'b3', { unknown: true });
    put(s, 'c3', { unknown: true });
    busy(s, 'thug', { reveal: 2 });
    onlyInBag(s, { guard: 2 });
    s.blanks = 1;
    the(s, 'burglar').ideas = 2;
    the(s, 'angry-locksmith').ideas = 1;
    const m = play(s);
    does(m, { do: 'reveal', who: 'thug', at: 'b3' });
    expect(m.pending().map(({ seat }) => seat)).toEqual([1, 2]);
    expect(now(m).guards[at(s, 'b3')]).toBe(0);
    does(m, { do: 'useBlank', who: 'burglar' });
    expect([
      now(m).guards[at(s, 'b3')],
      now(m).blanks,
      the(now(m), 'burglar').ideas,
      now(m).pendingNoise,
      now(m).bag.guard,
    ]).toEqual([0, 0, 1, 1, 1]);
    does(m, { do: 'reveal', who: 'thug', at: 'c3' });
    expect([can(m, { do: 'useBlank' }), now(m).guards[at(s, 'c3')]]).toEqual([false, 1]);
    const t = heist();
    put(t, 'b3', { unknown: true });
    busy(t, 'thug', { reveal: 1 });
    onlyInBag(t, { guard: 1 });
    t.blanks = 1;
    const n = play(t);
    does(n, { do: 'reveal', at: 'b3' }, { do: 'decline' }, { do: 'decline' });
    expect([now(n).guards[at(t, 'b3')], now(n).blanks]).toEqual([1, 1]);
  },
);

rule('MH-RUL-43', 'the chit that the Consultant turns away goes to the supply, not back into the bag', () => {
  const s = heist();
  put(s, 'b3', { unknown: true });
  busy(s, 'thug', { reveal: 1 });
  onlyInBag(s, { lock: 1 });
  s.blanks = 3;
  const m = play(s);
  does(m, { do: 'reveal', at: 'b3' }, { do: 'useBlank', who: 'angry-locksmith' });
  expect(Object.values(now(m).bag).every((n) => n === 0)).toBe(true);
});
