import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { Sub } from '../rules/state.ts';
import {
  at,
  busy,
  can,
  does,
  endActions,
  every,
  field,
  heist,
  hold,
  now,
  onlyInBag,
  type Part,
  play,
  put,
  stand,
  the,
  tokens,
  whyNot,
} from './scene.ts';

// What a sub-action, an action or an item has been used for is used up.

/** The thug on g7 with something of every kind in reach. */
function plenty() {
  const s = heist();
  stand(s, 'thug', 'g7');
  tokens(s, 'thug', 'f6', 'f7');
  put(s, 'f7', { locks: 2, guards: 2, cameras: 2 });
  for (const tile of ['b3', 'c3']) put(s, tile, { unknown: true });
  return s;
}

const DEEDS: readonly [Sub, Part][] = [
  ['move', { do: 'move', to: 'x1' }],
  ['unlock', { do: 'unlock', at: 'f7' }],
  ['subdue', { do: 'subdue', at: 'f7' }],
  ['disable', { do: 'disable', at: 'f7' }],
  ['idea', { do: 'idea' }],
  ['loot', { do: 'loot' }],
  ['reveal', { do: 'reveal', at: 'b3' }],
];

rule('MH-ACT-10', 'every sub-action can be carried out as often as the action holds it', () => {
  for (const [sub, deed] of DEEDS) {
    const s = plenty();
    busy(s, 'thug', { [sub]: 1 });
    const m = play(s);
    does(m, { ...deed, who: 'thug' });
    expect(the(now(m), 'thug').left[sub], sub).toBe(0);
    expect(can(m, { do: deed['do'], who: 'thug' }), sub).toBe(false);
    expect(whyNot(m, { do: deed['do'], who: 'thug' }), sub).toBe('MH-ACT-10');
  }
});

rule('MH-ACT-14', 'a granted sub-action is used up by itself, apart from those of the own action', () => {
  for (const sub of ['unlock', 'subdue', 'disable'] as const) {
    const s = plenty();
    busy(s, 'thug', { [sub]: 1 });
    the(s, 'thug').granted[sub] = 1;
    const m = play(s);
    does(m, { do: sub, who: 'thug', at: 'f7', granted: true });
    expect([the(now(m), 'thug').granted[sub], the(now(m), 'thug').left[sub]], sub).toEqual([0, 1]);
    expect(can(m, { do: sub, granted: true }), sub).toBe(false);
    does(m, { do: sub, who: 'thug', at: 'f7' });
    expect(can(m, { do: sub }), sub).toBe(false);
  }
});

rule(['MH-SUB-06', 'MH-SUB-07'], 'from an entrance they reach the one tile next to it', () => {
  const s = heist();
  stand(s, 'thug', 'x1');
  for (const tile of ['g7', 'f7']) put(s, tile, { guards: 1, cameras: 1 });
  busy(s, 'thug', { subdue: 1, disable: 1 });
  const m = play(s);
  for (const verb of ['subdue', 'disable']) expect(field(every(m, { do: verb }), 'at')).toEqual(['g7']);
});

rule('MH-ABL-05', 'nobody else has ADRENALINE', () => {
  const s = heist();
  stand(s, 'burglar', 'g7', { ideas: 0 });
  put(s, 'g7', { guards: 1 });
  busy(s, 'burglar', { subdue: 1 });
  const m = play(s);
  does(m, { do: 'subdue', who: 'burglar' });
  expect(the(now(m), 'burglar').ideas).toBe(0);
});

rule('MH-ABL-17', 'KNOW A WAY: as long as the bag holds a chit, reveals reveal', () => {
  const s = heist({ crew: ['lookout', 'thug', 'burglar'] });
  put(s, 'b3', { unknown: true });
  onlyInBag(s, { lock: 1 });
  busy(s, 'lookout', { reveal: 1 });
  const ideas = the(s, 'lookout').ideas;
  const m = play(s);
  does(m, { do: 'reveal', who: 'lookout', at: 'b3' });
  expect([now(m).locks[at(s, 'b3')], the(now(m), 'lookout').ideas]).toEqual([1, ideas]);
});

rule(['MH-RLK-07', 'MH-KEY-01'], 'unlocks open neither remote locks nor keycard doors', () => {
  const refused = (token: 'remoteLockX' | 'remoteLockY' | 'keycardDoor') => {
    const s = heist();
    stand(s, 'thug', 'g7');
    put(s, 'f7', { token });
    busy(s, 'thug', { unlock: 1 });
    const m = play(s);
    return [can(m, { do: 'unlock' }), whyNot(m, { do: 'unlock', who: 'thug', at: 'f7' })];
  };
  expect(refused('remoteLockX')).toEqual([false, 'MH-RLK-07']);
  expect(refused('remoteLockY')).toEqual([false, 'MH-RLK-07']);
  expect(refused('keycardDoor')).toEqual([false, 'MH-KEY-01']);
});

rule('MH-ACT-01', 'special actions and those of items are the one action of the round too', () => {
  const deeds: readonly [Parameters<typeof heist>[0], string, Part][] = [
    [{ crew: ['con-artist', 'thug', 'burglar'] }, 'con-artist', { action: 'toss-loot', at: 'g7' }],
    [{ crew: ['tinkerer', 'thug', 'burglar'] }, 'tinkerer', { action: 'rewire-ability' }],
    [{ crew: ['technician', 'thug', 'burglar'] }, 'technician', { action: 'loop-footage' }],
    [{ crew: ['script-kiddie', 'thug', 'burglar'] }, 'script-kiddie', { action: 'autopwn', to: 'thug' }],
    [{}, 'thug', { action: 'kill-pixels' }],
    [{}, 'thug', { action: 'toss-flashbang' }],
  ];
  for (const [setting, name, commit] of deeds) {
    const who = name as 'thug';
    const s = heist(setting);
    stand(s, who, 'f6', { ideas: 4 });
    the(s, who).carries.jewel = 1;
    for (const item of ['laser-burst', 'flashbang'] as const) hold(s, who, item);
    const m = play(s);
    does(m, { do: 'commit', who, ...commit });
    while (can(m, { do: 'done' })) does(m, { do: 'done' });
    expect(the(now(m), who).action).toBe(commit['action']);
    expect(whyNot(m, { do: 'commit', who })).toBe('MH-ACT-01');
  }
});

rule(['MH-ACT-06', 'MH-ITM-10'], 'each card of an item is used by itself', () => {
  const s = heist();
  for (const who of ['thug', 'burglar'] as const) stand(s, who, 'x1');
  hold(s, 'thug', 'cheap-picks');
  hold(s, 'thug', 'radio');
  hold(s, 'burglar', 'cheap-picks');
  Object.assign(the(s, 'thug'), { die: 6 });
  Object.assign(the(s, 'burglar'), { die: 1 });
  const m = play(s);
  does(m, { do: 'commit', who: 'thug', item: 'cheap-picks' });
  expect(now(m).items.map(({ committed }) => committed)).toEqual([true, false, false]);
  // The burglar has two such cards now; the one that nobody has used yet serves, and breaks.
  does(
    m,
    { do: 'pass', who: 'thug', what: 'cheap-picks', to: 'burglar' },
    { do: 'commit', who: 'burglar', item: 'cheap-picks' },
    { do: 'commit', who: 'angry-locksmith', action: 'pick' },
  );
  endActions(m);
  expect(now(m).items.map(({ place }) => place)).toEqual(['held', 'held', 'discarded']);
});

rule(['MH-ITM-12', 'MH-ITM-21'], 'Laser Burst works once per heist, a Dog Whistle every round', () => {
  const again = (item: 'laser-burst' | 'dog-whistle') => {
    const s = heist();
    stand(s, 'thug', 'b3');
    hold(s, 'thug', item);
    for (const who of ['angry-locksmith', 'burglar'] as const) busy(s, who);
    s.deck = ['M1', 'M1', 'M1', 'Z1'];
    const m = play(s);
    does(m, { do: 'commit', who: 'thug', item });
    endActions(m);
    while (can(m, { do: 'roll' })) does(m, { do: 'roll' });
    expect([now(m).phase, now(m).round]).toEqual(['action', 2]);
    return can(m, { do: 'commit', who: 'thug', item });
  };
  expect([again('laser-burst'), again('dog-whistle')]).toEqual([false, true]);
});

rule(
  'MH-ITM-13',
  'only those that the flashbang downed come round, guards as guards and dogs as dogs',
  () => {
    const s = heist();
    stand(s, 'thug', 'g7');
    put(s, 'g7', { guards: 2, dogs: 1, subdued: 1 });
    put(s, 'f7', { subduedDogs: 1 });
    hold(s, 'thug', 'flashbang');
    for (const who of ['angry-locksmith', 'burglar'] as const) busy(s, who);
    s.deck = ['M1', 'M1', 'Z1'];
    const m = play(s);
    does(m, { do: 'commit', who: 'thug', action: 'toss-flashbang' });
    const guards = () => {
      const { guards: up, dogs, subdued, subduedDogs } = now(m);
      return ['g7', 'f7'].map((tile) => [up, dogs, subdued, subduedDogs].map((list) => list[at(s, tile)]));
    };
    expect(guards()).toEqual([
      [0, 0, 3, 1],
      [0, 0, 0, 1],
    ]);
    endActions(m);
    expect(guards()).toEqual([
      [2, 1, 1, 0],
      [0, 0, 0, 1],
    ]);
  },
);

rule('MH-ACT-06', 'other items do not make a used one fresh', () => {
  const s = heist();
  for (const who of ['thug', 'burglar'] as const) stand(s, who, 'x1');
  hold(s, 'thug', 'perfect-picks');
  hold(s, 'thug', 'dog-whistle');
  hold(s, 'burglar', 'radio');
  const m = play(s);
  does(
    m,
    { do: 'commit', who: 'thug', item: 'perfect-picks' },
    { do: 'pass', who: 'thug', what: 'perfect-picks', to: 'burglar' },
  );
  expect(whyNot(m, { do: 'commit', who: 'burglar', item: 'perfect-picks' })).toBe('MH-ACT-06');
  expect(can(m, { do: 'commit', who: 'burglar', item: 'radio' })).toBe(true);
});

rule(['MH-ACT-06', 'MH-ITM-10'], 'of several cards the one is used up that its holder used', () => {
  const s = heist({ options: { items: ['cheap-picks'] } });
  stand(s, 'burglar', 'x1', { die: 1 });
  hold(s, 'burglar', 'radio');
  hold(s, 'burglar', 'cheap-picks');
  const m = play(s);
  does(m, { do: 'commit', who: 'burglar', item: 'cheap-picks' });
  expect(now(m).items.map(({ spent, committed }) => [spent, committed])).toEqual([
    [false, false],
    [false, false],
    [true, true],
  ]);
});

rule('MH-ACT-06', 'each copy of an item serves one character a round, whoever holds it then', () => {
  const s = heist();
  for (const who of ['burglar', 'angry-locksmith'] as const) stand(s, who, 'x1', { die: 6 });
  for (const who of ['thug', 'burglar'] as const) hold(s, who, 'cheap-picks');
  const m = play(s);
  does(m, { do: 'commit', who: 'burglar', item: 'cheap-picks' });
  expect(now(m).items.map(({ committed }) => committed)).toEqual([false, true]);
  does(m, { do: 'pass', who: 'burglar', what: 'cheap-picks', to: 'angry-locksmith' });
  const rake = { do: 'commit', action: 'rake', item: 'cheap-picks' };
  expect(whyNot(m, { ...rake, who: 'angry-locksmith' })).toBe('MH-ACT-06');
  expect(can(m, { ...rake, who: 'thug' })).toBe(true);
});
