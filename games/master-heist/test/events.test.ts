import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { EventId } from '../content/index.ts';
import {
  alerts,
  all,
  apart,
  at,
  busy,
  can,
  does,
  every,
  facing,
  field,
  happened,
  heist,
  hold,
  ideas,
  now,
  play,
  put,
  stand,
  team,
  the,
  tokens,
} from './scene.ts';

rule('MH-EVT-1', 'three cameras go into the bag', () => {
  const s = heist();
  expect(now(facing(s, '1')).bag.camera).toBe(s.bag.camera + 3);
});

rule('MH-EVT-2', 'two alerts for each entrance with two characters or more', () => {
  expect(alerts(facing(apart(), '2'))).toBe(2);
  const s = heist();
  for (const who of ['thug', 'angry-locksmith', 'burglar'] as const) stand(s, who, 'x1');
  expect(alerts(facing(s, '2'))).toBe(2);
  const t = heist({ crew: ['thug', 'angry-locksmith', 'burglar', 'lookout'] });
  for (const [who, space] of [
    ['thug', 'x1'],
    ['burglar', 'x1'],
    ['angry-locksmith', 'x2'],
    ['lookout', 'x2'],
  ] as const)
    stand(t, who, space);
  expect(alerts(facing(t, '2'))).toBe(4);
  stand(t, 'lookout', 'g7');
  stand(t, 'burglar', 'g7');
  expect(alerts(facing(t, '2'))).toBe(0);
});

rule('MH-EVT-3', 'one alert if somebody is next to a live camera', () => {
  const s = apart();
  put(s, 'g7', { cameras: 3 });
  expect(alerts(facing(s, '3'))).toBe(1);
  put(s, 'g7', { cameras: 0, disabled: 3 });
  expect(alerts(facing(s, '3'))).toBe(0);
});

rule('MH-EVT-4', 'one alert if somebody is next to an active guard', () => {
  const s = apart();
  put(s, 'g7', { dogs: 1 });
  expect(alerts(facing(s, '4'))).toBe(1);
  put(s, 'g7', { dogs: 0, subduedDogs: 1, subdued: 1 });
  expect(alerts(facing(s, '4'))).toBe(0);
});

rule('MH-EVT-5', 'a lock on guarded tiles next to a character, on three of the team’s choice at most', () => {
  const s = apart();
  stand(s, 'thug', 'f6');
  for (const tile of ['f5', 'g5', 'e6', 'g6']) put(s, tile, { guards: 1 });
  put(s, 'b3', { guards: 1 });
  const m = facing(s, '5');
  expect(every(m, { do: 'chooseTile' })).toHaveLength(12);
  for (const tile of ['g6', 'f5', 'e6']) team(m, { do: 'chooseTile', at: tile });
  expect(['f5', 'g5', 'e6', 'g6', 'b3'].map((tile) => now(m).locks[at(s, tile)])).toEqual([1, 0, 1, 1, 0]);
  const t = apart();
  stand(t, 'thug', 'f6');
  for (const tile of ['f5', 'g5', 'e6']) put(t, tile, { guards: 2 });
  const n = facing(t, '5');
  expect(['f5', 'g5', 'e6'].map((tile) => now(n).locks[at(t, tile)])).toEqual([1, 1, 1]);
});

rule('MH-EVT-6', 'two locks go into the bag', () => {
  const s = heist();
  expect(now(facing(s, '6')).bag.lock).toBe(s.bag.lock + 2);
});

rule('MH-EVT-7', 'one alert if somebody stands on an external tile; outdoors does not count', () => {
  const s = apart();
  expect(alerts(facing(s, '7'))).toBe(0);
  stand(s, 'thug', 'c4');
  expect(alerts(facing(s, '7'))).toBe(0);
  stand(s, 'thug', 'g7');
  expect(alerts(facing(s, '7'))).toBe(1);
});

rule(
  'MH-EVT-8',
  'disabled cameras on neighbouring tiles switch each other on; two on one tile do not',
  () => {
    const s = apart();
    put(s, 'c3', { disabled: 1 });
    put(s, 'd3', { disabled: 2 });
    put(s, 'g5', { disabled: 2 });
    const n = now(facing(s, '8'));
    expect(['c3', 'd3', 'g5'].map((tile) => [n.cameras[at(s, tile)], n.disabled[at(s, tile)]])).toEqual([
      [1, 0],
      [2, 0],
      [0, 2],
    ]);
  },
);

rule('MH-EVT-9', 'every tile with a live camera next to a character gets another', () => {
  const s = apart();
  put(s, 'g7', { cameras: 2 });
  put(s, 'b3', { cameras: 1 });
  const n = now(facing(s, '9'));
  expect([n.cameras[at(s, 'g7')], n.cameras[at(s, 'b3')]]).toEqual([3, 1]);
  stand(s, 'thug', 'f6');
  const cameras = now(facing(s, '9')).cameras.reduce((sum, count) => sum + count, 0);
  expect(cameras).toBe(4);
});

rule('MH-EVT-10', 'one alert for guards and one for cameras next to characters', () => {
  const raised = (guards: number, cameras: number) => {
    const s = apart();
    put(s, 'g7', { guards, cameras });
    return alerts(facing(s, '10'));
  };
  expect([raised(0, 0), raised(2, 0), raised(0, 2), raised(1, 1)]).toEqual([0, 1, 1, 2]);
});

rule(
  ['MH-EVT-11', 'MH-RUL-15'],
  'unlocked locks next to a character lock again; on an own tile only if somebody else is adjacent',
  () => {
    const s = apart();
    stand(s, 'thug', 'f6');
    put(s, 'f6', { unlocked: 1 });
    put(s, 'g6', { unlocked: 2 });
    const n = now(facing(s, '11'));
    expect([n.unlocked[at(s, 'f6')], n.locks[at(s, 'g6')]]).toEqual([1, 2]);
    stand(s, 'burglar', 'g6');
    expect(now(facing(s, '11')).locks[at(s, 'f6')]).toBe(1);
  },
);

rule('MH-EVT-12', 'each character on a tile with a subdued guard may take an idea for a noise', () => {
  const s = apart();
  stand(s, 'thug', 'f6');
  stand(s, 'burglar', 'b3', { ideas: 0 });
  put(s, 'f6', { subdued: 2 });
  put(s, 'b3', { subduedDogs: 1 });
  const m = facing(s, '12');
  does(m, { do: 'blab', who: 'thug' }, { do: 'decline' });
  expect([ideas(m, 'thug', 'burglar'), now(m).noise, can(m, { do: 'blab' })]).toEqual([[1, 0], 1, false]);
});

rule(
  'MH-EVT-13',
  'with two active chits on or around its tile a character loses an idea; unknown tiles do not count',
  () => {
    const s = apart();
    stand(s, 'thug', 'f6', { ideas: 2 });
    put(s, 'f6', { cameras: 1 });
    put(s, 'g6', { locks: 1 });
    stand(s, 'burglar', 'b3', { ideas: 2 });
    put(s, 'b3', { guards: 1, subdued: 4 });
    put(s, 'b2', { unknown: true });
    expect(ideas(facing(s, '13'), 'thug', 'burglar')).toEqual([1, 2]);
  },
);

rule('MH-EVT-14', 'a guard on every locked tile next to a character', () => {
  const s = apart();
  put(s, 'g7', { locks: 1 });
  put(s, 'd8', { unlocked: 1 });
  const n = now(facing(s, '14'));
  expect([n.guards[at(s, 'g7')], n.guards[at(s, 'd8')]]).toEqual([1, 0]);
});

rule('MH-EVT-15', 'guards with characters recover; if one did, the team may give an idea for a noise', () => {
  const s = apart();
  stand(s, 'thug', 'f6');
  put(s, 'f6', { subdued: 2 });
  const m = facing(s, '15');
  expect(now(m).guards[at(s, 'f6')]).toBe(2);
  team(m, { do: 'choose', who: 'angry-locksmith' });
  expect([ideas(m, 'angry-locksmith'), now(m).noise]).toEqual([[4], 1]);
  expect(can(facing(apart(), '15'), { do: 'choose' })).toBe(false);
  const t = apart();
  stand(t, 'thug', 'f6');
  put(t, 'f6', { subdued: 1 });
  const n = facing(t, '15');
  team(n, { do: 'decline' });
  expect(now(n).noise).toBe(0);
});

rule('MH-EVT-16', 'one alert for one character next to live cameras, two for more', () => {
  const s = apart();
  stand(s, 'burglar', 'b3');
  put(s, 'g7', { cameras: 2 });
  expect(alerts(facing(s, '16'))).toBe(1);
  put(s, 'd8', { cameras: 1 });
  expect(alerts(facing(s, '16'))).toBe(2);
  put(s, 'b2', { cameras: 1 });
  expect(alerts(facing(s, '16'))).toBe(2);
});

rule(
  'MH-EVT-17',
  'ideas go between characters that share a space or are adjacent, one noise each, any number',
  () => {
    const s = apart();
    stand(s, 'thug', 'f6', { ideas: 2 });
    stand(s, 'burglar', 'f7', { ideas: 0 });
    stand(s, 'angry-locksmith', 'b3', { ideas: 3 });
    const m = facing(s, '17');
    expect(can(m, { do: 'give', who: 'angry-locksmith' })).toBe(false);
    does(m, { do: 'give', who: 'thug', to: 'burglar' }, { do: 'give', who: 'thug', to: 'burglar' });
    expect([ideas(m, 'thug', 'burglar'), now(m).noise]).toEqual([[0, 2], 2]);
    does(m, { do: 'give', who: 'burglar', to: 'thug' });
    expect(ideas(m, 'thug', 'burglar')).toEqual([1, 1]);
  },
);

rule('MH-EVT-18', 'who has nobody on its space or next to it loses an idea', () => {
  const s = apart();
  stand(s, 'thug', 'f6', { ideas: 2 });
  stand(s, 'burglar', 'f7', { ideas: 2 });
  stand(s, 'angry-locksmith', 'b3', { ideas: 3 });
  expect(ideas(facing(s, '18'), 'thug', 'burglar', 'angry-locksmith')).toEqual([2, 2, 2]);
});

for (const card of ['19', 'A1'] as const satisfies EventId[]) {
  rule(
    ['MH-EVT-19', 'MH-EVT-A1'],
    `${card}: a guard on each tile with a character next to a live camera`,
    () => {
      const s = apart();
      for (const who of ['thug', 'burglar'] as const) stand(s, who, 'f6');
      stand(s, 'angry-locksmith', 'b3');
      put(s, 'g6', { cameras: 1 });
      put(s, 'b3', { cameras: 1 });
      const n = now(facing(s, card));
      expect([n.guards[at(s, 'f6')], n.guards[at(s, 'b3')]]).toEqual([1, 0]);
    },
  );
}

rule('MH-EVT-20', 'who shares a tile with an active guard loses an idea', () => {
  const s = apart();
  stand(s, 'thug', 'f6', { ideas: 2 });
  stand(s, 'burglar', 'b3', { ideas: 2 });
  put(s, 'f6', { guards: 2 });
  put(s, 'b3', { subdued: 1 });
  put(s, 'b2', { guards: 1 });
  expect(ideas(facing(s, '20'), 'thug', 'burglar')).toEqual([1, 2]);
});

rule('MH-EVT-21', 'who has a planning token on an unknown tile loses an idea', () => {
  const s = apart();
  the(s, 'thug').ideas = the(s, 'burglar').ideas = 2;
  put(s, 'b3', { unknown: true });
  tokens(s, 'thug', 'b3');
  tokens(s, 'burglar', 'c3');
  expect(ideas(facing(s, '21'), 'thug', 'burglar')).toEqual([1, 2]);
});

rule(
  ['MH-EVT-22', 'MH-RUL-17'],
  'indoors every loot chit that is not the objective’s falls on an adjacent tile without an active guard, or is lost',
  () => {
    const s = apart();
    stand(s, 'thug', 'g7');
    Object.assign(the(s, 'thug').carries, { cash: 4, jewel: 1, documents: 1 });
    hold(s, 'thug', 'radio');
    put(s, 'g6', { guards: 1 });
    const m = facing(s, '22');
    does(m, { do: 'carryOn' });
    expect(field(every(m, { do: 'fumble', what: 'cash' }), 'at').sort()).toEqual(['f6', 'f7']);
    does(m, { do: 'fumble', what: 'cash', at: 'f7' }, { do: 'fumble', what: 'jewel', at: 'f6' });
    const n = now(m);
    expect([n.loot.cash[at(s, 'f7')], n.loot.jewel[at(s, 'f6')], the(n, 'thug').carries.documents]).toEqual([
      4, 1, 1,
    ]);
    expect(n.items.find(({ id }) => id === 'radio')?.place).toBe('held');
    const t = apart();
    stand(t, 'thug', 'c1');
    the(t, 'thug').carries.cash = 3;
    put(t, 'b2', { guards: 1 });
    const o = facing(t, '22');
    does(o, { do: 'carryOn' });
    expect([the(now(o), 'thug').carries.cash, now(o).loot.cash[at(t, 'b2')]]).toEqual([0, 0]);
  },
);

for (const card of ['23', 'A3'] as const satisfies EventId[]) {
  rule(['MH-EVT-23', 'MH-EVT-A3'], `${card}: subdued guards with a character recover`, () => {
    const s = apart();
    stand(s, 'thug', 'f6');
    put(s, 'f6', { subdued: 1, subduedDogs: 1 });
    put(s, 'b3', { subdued: 1 });
    const n = now(facing(s, card));
    expect([n.guards[at(s, 'f6')], n.dogs[at(s, 'f6')], n.guards[at(s, 'b3')]]).toEqual([1, 1, 0]);
  });
}

rule(
  ['MH-EVT-24', 'MH-RUL-18'],
  'one character may give exactly one idea, unless the deck was exhausted',
  () => {
    const m = facing(apart(), '24');
    team(m, { do: 'give', who: 'angry-locksmith', to: 'thug' });
    expect(ideas(m, 'thug', 'angry-locksmith')).toEqual([1, 2]);
    expect(can(m, { do: 'give' })).toBe(false);
    const s = apart();
    s.deck = ['24', 'Z1'];
    s.noise = 3;
    for (const { id } of s.characters) busy(s, id, {}, id === 'thug' ? 1 : 0);
    const n = play(s);
    while (can(n, { do: 'endActions' })) does(n, { do: 'endActions' });
    expect([happened(all(n), 'eventActive').length, can(n, { do: 'give' }), now(n).phase]).toEqual([
      1,
      false,
      'escape',
    ]);
  },
);
