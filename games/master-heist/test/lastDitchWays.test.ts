import { seeded } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  at,
  can,
  does,
  escaping,
  every,
  heist,
  type HeistMatch,
  hold,
  now,
  type Part,
  put,
  stand,
  the,
  whyNot,
} from './scene.ts';

// Ways of a last ditch effort, walked with a known die.

const spaceOf = (m: HeistMatch) => {
  const s = now(m);
  return ['c7', 'd7', 'e7', 'f7', 'g7', 'f6', 'x1', 'x2'].find((name) => at(s, name) === the(s, 'thug').at);
};

/** Plays these choices until the thug's last ditch die shows what is wanted. */
function rolling(die: number, arrange: (s: ReturnType<typeof heist>) => void, ...parts: Part[]): HeistMatch {
  for (let seed = 0; seed < 200; seed++) {
    const s = heist();
    arrange(s);
    s.rng = seeded(`ditch ${seed}`);
    const m = escaping(s);
    does(m, ...parts);
    if (the(now(m), 'thug').rolled === die) return m;
  }
  throw new Error(`no ${die} was rolled`);
}

const legs = (...spaces: string[]): Part[] => spaces.map((to) => ({ do: 'leg', to }));

rule(['MH-ESC-14', 'MH-ESC-18'], 'the way is walked as far as it is paid for, guards included', () => {
  const arrange = (s: ReturnType<typeof heist>) => {
    stand(s, 'thug', 'd7', { ideas: 1 });
    put(s, 'f7', { guards: 2 });
  };
  const way = [{ do: 'declarePath', who: 'thug' }, ...legs('e7', 'f7', 'g7', 'x1')];
  // One to e7, one to f7, three to leave its guards for g7, one to x1.
  const end = (die: number) => {
    const m = rolling(die, arrange, ...way, { do: 'rollLastDitch', ideas: 1 });
    return [spaceOf(m), the(now(m), 'thug').lastDitch, the(now(m), 'thug').ideas];
  };
  expect(end(1)).toEqual(['f7', 'stranded', 0]);
  expect(end(3)).toEqual(['f7', 'stranded', 0]);
  expect(end(4)).toEqual(['g7', 'stranded', 0]);
  expect(end(5)).toEqual(['x1', 'made', 0]);
});

rule(['MH-ESC-11', 'MH-ESC-13'], 'loot is taken and dropped where it was declared, and nowhere else', () => {
  const arrange = (s: ReturnType<typeof heist>) => {
    stand(s, 'thug', 'e7');
    the(s, 'thug').carries.usb = 1;
    put(s, 'f7', { cash: 2, jewel: 2, documents: 1 });
    put(s, 'g7', { cash: 5 });
  };
  const m = rolling(
    3,
    arrange,
    { do: 'declarePath', who: 'thug' },
    ...legs('f7'),
    { do: 'legTake', what: 'cash' },
    { do: 'legTake', what: 'jewel' },
    ...legs('g7'),
    { do: 'legDrop', what: 'usb' },
    ...legs('x1'),
    { do: 'rollLastDitch', ideas: 0 },
  );
  const s = now(m);
  expect([s.banked.cash, s.banked.jewel, the(s, 'thug').carries.documents]).toEqual([2, 1, 0]);
  expect([s.loot.jewel[at(s, 'f7')], s.loot.usb[at(s, 'g7')], s.loot.cash[at(s, 'g7')]]).toEqual([1, 1, 5]);
  const all = rolling(3, arrange, { do: 'lastDitch', who: 'thug', exit: 'x1', ideas: 0, loot: 'all' });
  expect([now(all).banked.cash, now(all).banked.jewel, the(now(all), 'thug').carries]).toMatchObject([
    7,
    2,
    { documents: 1, usb: 1 },
  ]);
  const none = rolling(3, arrange, { do: 'lastDitch', who: 'thug', exit: 'x1', ideas: 0, loot: 'none' });
  expect([now(none).banked.cash, now(none).loot.documents[at(now(none), 'f7')]]).toEqual([0, 1]);
});

rule('MH-ESC-13', 'a piece is declared no more often than it is there', () => {
  const s = heist();
  stand(s, 'thug', 'f7', { ideas: 3 });
  the(s, 'thug').carries.jewel = 1;
  put(s, 'f7', { cash: 4, documents: 1 });
  const m = escaping(s);
  does(
    m,
    { do: 'declarePath', who: 'thug' },
    { do: 'legTake', what: 'cash' },
    { do: 'legTake', what: 'documents' },
  );
  does(m, { do: 'legDrop', what: 'jewel' });
  expect([can(m, { do: 'legTake' }), can(m, { do: 'legDrop' })]).toEqual([false, false]);
  does(m, ...legs('g7', 'x1'));
  // An entrance is no place to leave loot behind on a way out, and every number of ideas may be put in.
  expect(can(m, { do: 'legDrop' })).toBe(false);
  expect(every(m, { do: 'rollLastDitch' }).map((choice) => (choice as Part)['ideas'])).toEqual([0, 1, 2, 3]);
  does(m, { do: 'cancel', who: 'thug' });
  expect([the(now(m), 'thug').lastDitch, now(m).loot.cash[at(s, 'f7')]]).toEqual(['none', 4]);
});

rule(
  ['MH-KEY-05', 'MH-ESC-14'],
  'a door on the way is opened with a keycard, also one picked up on the way',
  () => {
    const arrange = (s: ReturnType<typeof heist>) => {
      stand(s, 'thug', 'e7');
      put(s, 'f7', { keycard: 1 });
      put(s, 'g7', { token: 'keycardDoor' });
      put(s, 'f6', { locks: 1 });
    };
    const s = heist();
    arrange(s);
    const m = escaping(s);
    does(m, { do: 'declarePath', who: 'thug' }, ...legs('f7'));
    expect(whyNot(m, { do: 'legOpen', who: 'thug', at: 'g7' })).toBe('MH-KEY-02');
    expect(whyNot(m, { do: 'leg', who: 'thug', to: 'g7' })).toBe('MH-ESC-07');
    const way = [
      { do: 'declarePath', who: 'thug' },
      ...legs('f7'),
      { do: 'legTake', what: 'keycard' },
      { do: 'legOpen', at: 'g7' },
      ...legs('g7', 'x1'),
      { do: 'rollLastDitch', ideas: 0 },
    ];
    const end = (die: number) => {
      const n = rolling(die, arrange, ...way);
      return [spaceOf(n), now(n).token[at(now(n), 'g7')]];
    };
    expect([end(1), end(2), end(3), end(4)]).toEqual([
      ['f7', 'keycardDoor'],
      ['f7', null],
      ['g7', null],
      ['x1', null],
    ]);
  },
);

rule('MH-ESC-14', 'a way that not even a six would pay for cannot be declared', () => {
  const s = heist();
  stand(s, 'thug', 'f7', { ideas: 0 });
  put(s, 'f7', { guards: 4 });
  const m = escaping(s);
  does(m, { do: 'declarePath', who: 'thug' }, ...legs('g7'));
  expect(can(m, { do: 'leg', to: 'x1' })).toBe(true);
  put(s, 'f7', { guards: 5 });
  put(s, 'g7', { cash: 1 });
  const n = escaping(s);
  does(n, { do: 'declarePath', who: 'thug' }, ...legs('g7'));
  expect(whyNot(n, { do: 'leg', who: 'thug', to: 'x1' })).toBe('MH-ESC-14');
});

rule(
  ['MH-ESC-12', 'MH-RLK-02', 'MH-ESC-16'],
  'who may roll: not on an exit, not locked in, not twice',
  () => {
    const refused = (arrange: (s: ReturnType<typeof heist>) => void) => {
      const s = heist();
      stand(s, 'thug', 'f7', { ideas: 2 });
      arrange(s);
      const m = escaping(s);
      return ['lastDitch', 'declarePath'].map((verb) => whyNot(m, { do: verb, who: 'thug' }));
    };
    expect(refused(() => {})).toEqual([null, null]);
    expect(refused((s) => stand(s, 'thug', 'x1'))).toEqual(['MH-ESC-12', 'MH-ESC-12']);
    expect(refused((s) => (the(s, 'thug').lastDitch = 'made'))).toEqual(['MH-ESC-12', 'MH-ESC-12']);
    expect(refused((s) => (the(s, 'thug').lastDitch = 'stranded'))).toEqual(['MH-ESC-16', 'MH-ESC-16']);
    expect(refused((s) => put(s, 'f7', { token: 'remoteLockX' }))).toEqual(['MH-RLK-02', 'MH-RLK-02']);
  },
);

rule(['MH-KEY-05', 'MH-ESC-13', 'MH-ESC-16'], 'after the roll no idea opens a door', () => {
  const s = heist();
  stand(s, 'thug', 'f7', { ideas: 2 });
  the(s, 'thug').carries.keycard = 1;
  put(s, 'g7', { token: 'keycardDoor' });
  the(s, 'thug').lastDitch = 'made';
  expect(whyNot(escaping(s), { do: 'openDoor', who: 'thug' })).toBe('MH-ESC-13');
  the(s, 'thug').lastDitch = 'stranded';
  expect(whyNot(escaping(s), { do: 'openDoor', who: 'thug' })).toBe('MH-ESC-16');
});

rule(
  'MH-ESC-13',
  'pieces are counted apart: by tile, by kind, and what is taken apart from what is dropped',
  () => {
    const s = heist();
    stand(s, 'thug', 'f7', { ideas: 3 });
    Object.assign(the(s, 'thug').carries, { jewel: 2, usb: 1 });
    put(s, 'f7', { cash: 1, jewel: 2 });
    put(s, 'g7', { cash: 1 });
    const m = escaping(s);
    const pieces = (verb: string) => every(m, { do: verb }).map((choice) => (choice as Part)['what']);
    does(m, { do: 'declarePath', who: 'thug' }, { do: 'legTake', what: 'jewel' });
    expect([pieces('legTake'), pieces('legDrop')]).toEqual([
      ['cash', 'jewel'],
      ['jewel', 'usb'],
    ]);
    does(
      m,
      { do: 'legTake', what: 'jewel' },
      { do: 'legTake', what: 'cash' },
      { do: 'legDrop', what: 'jewel' },
    );
    expect([pieces('legTake'), pieces('legDrop')]).toEqual([[], ['jewel', 'usb']]);
    does(m, { do: 'legDrop', what: 'jewel' }, { do: 'legDrop', what: 'usb' }, ...legs('g7'));
    expect([pieces('legTake'), pieces('legDrop')]).toEqual([['cash'], []]);
  },
);

rule('MH-KEY-05', 'each door on the way is opened by itself, and only with a keycard', () => {
  const s = heist();
  stand(s, 'thug', 'f7', { ideas: 3 });
  put(s, 'f7', { cash: 1, keycard: 1 });
  for (const tile of ['g7', 'f6']) put(s, tile, { token: 'keycardDoor' });
  const m = escaping(s);
  does(m, { do: 'declarePath', who: 'thug' }, { do: 'legTake', what: 'cash' });
  expect(can(m, { do: 'legOpen' })).toBe(false);
  does(m, { do: 'legTake', what: 'keycard' }, { do: 'legOpen', at: 'g7' });
  expect([can(m, { do: 'legOpen', at: 'g7' }), can(m, { do: 'legOpen', at: 'f6' })]).toEqual([false, true]);
  expect([can(m, { do: 'leg', to: 'g7' }), whyNot(m, { do: 'leg', who: 'thug', to: 'f6' })]).toEqual([
    true,
    'MH-ESC-07',
  ]);
});

rule(['MH-ESC-07', 'MH-ESC-13'], 'an opened door with a lock behind it is no way', () => {
  const s = heist();
  stand(s, 'thug', 'f7', { ideas: 3 });
  the(s, 'thug').carries.keycard = 1;
  put(s, 'g7', { token: 'keycardDoor', locks: 1 });
  const m = escaping(s);
  does(m, { do: 'declarePath', who: 'thug' }, { do: 'legOpen', at: 'g7' });
  expect(whyNot(m, { do: 'leg', who: 'thug', to: 'g7' })).toBe('MH-ESC-07');
});

rule(['MH-ESC-11', 'MH-ESC-13'], 'two copies of an item are two pieces on the way', () => {
  const s = heist();
  stand(s, 'thug', 'e7', { ideas: 6 });
  for (let i = 0; i < 2; i++) {
    put(s, 'f7', { item: 'flashbang' });
    hold(s, 'thug', 'cheap-picks');
  }
  const m = escaping(s);
  does(m, { do: 'lastDitch', who: 'thug', exit: 'x1', loot: 'all' });
  expect(now(m).items.filter(({ id, place }) => id === 'flashbang' && place === 'held')).toHaveLength(2);
  const n = escaping(s);
  does(n, { do: 'declarePath', who: 'thug' }, ...legs('f7'));
  for (const choice of [
    { do: 'legTake', what: 'flashbang' },
    { do: 'legDrop', what: 'cheap-picks' },
  ]) {
    does(n, choice, choice);
    expect(can(n, choice)).toBe(false);
  }
});

rule(['MH-ESC-12', 'MH-CMP-14'], 'what the die had to show is what the ideas left open', () => {
  const m = rolling(
    1,
    (s) => stand(s, 'thug', 'e7', { ideas: 1 }),
    { do: 'declarePath', who: 'thug' },
    ...legs('f7', 'g7', 'x1'),
    { do: 'rollLastDitch', ideas: 1 },
  );
  expect(the(now(m), 'thug')).toMatchObject({ needed: 2, rolled: 1, lastDitch: 'stranded' });
  const s = heist();
  stand(s, 'thug', 'g7');
  expect(
    every(escaping(s), { do: 'lastDitch', exit: 'x1' }).map((choice) => (choice as Part)['loot']),
  ).toEqual(['none']);
});

rule('MH-ESC-13', 'a way of a single step is declared too, and nothing is rolled before the first', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  const m = escaping(s);
  does(m, { do: 'declarePath', who: 'thug' });
  expect(whyNot(m, { do: 'rollLastDitch', who: 'thug' })).toBe('MH-ESC-19');
  does(m, ...legs('x1'));
  expect(can(m, { do: 'rollLastDitch', who: 'thug' })).toBe(true);
});

rule(
  ['MH-ESC-13', 'MH-LOT-05'],
  'items and all the cash are dropped once on the way, jewels one by one',
  () => {
    const s = heist();
    stand(s, 'thug', 'f7');
    hold(s, 'thug', 'radio');
    Object.assign(the(s, 'thug').carries, { cash: 3, jewel: 2 });
    const m = escaping(s);
    does(m, { do: 'declarePath', who: 'thug' });
    const times = (what: string): number => {
      let count = 0;
      for (; can(m, { do: 'legDrop', what }); count++) does(m, { do: 'legDrop', what });
      return count;
    };
    expect(['radio', 'cash', 'jewel'].map(times)).toEqual([1, 1, 2]);
  },
);
