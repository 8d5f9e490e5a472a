import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  at,
  atKennel,
  busy,
  can,
  does,
  endActions,
  escaping,
  every,
  facing,
  field,
  heist,
  now,
  onlyInBag,
  planning,
  play,
  put,
  stand,
  team,
  the,
  tokens,
  whyNot,
} from './scene.ts';

/** The urchin shares g6 with a dog and has paid to slip away. */
function slipping() {
  const s = heist({ crew: ['street-urchin', 'thug', 'burglar'] });
  stand(s, 'street-urchin', 'g6', { slips: true });
  tokens(s, 'street-urchin', 'g7', 'f7', 'f6');
  put(s, 'g6', { dogs: 1 });
  idleRest(s, 'thug', 'burglar');
  return s;
}

/** The thug walks from g7 to f7; a dog waits on e7. */
function dogWatch() {
  const s = heist();
  stand(s, 'thug', 'g7');
  tokens(s, 'thug', 'f7', 'g7');
  put(s, 'e7', { dogs: 1 });
  busy(s, 'thug', { move: 2 });
  return s;
}

const idleRest = (s: ReturnType<typeof heist>, ...who: Parameters<typeof the>[1][]) =>
  who.forEach((one) => busy(s, one));

rule('MH-DOG-01', 'a dog is a guard in every respect: it holds, is subdued, counts for events', () => {
  const s = heist();
  stand(s, 'thug', 'g7', { ideas: 1 });
  tokens(s, 'thug', 'f7');
  put(s, 'g7', { dogs: 1 });
  busy(s, 'thug', { move: 1, subdue: 1 });
  const m = play(s);
  expect(whyNot(m, { do: 'move', who: 'thug', to: 'f7' })).toBe('MH-CHT-02');
  does(m, { do: 'subdue', who: 'thug', at: 'g7', what: 'dog' }, { do: 'move', who: 'thug', to: 'f7' });
  expect(now(m).subduedDogs[at(s, 'g7')]).toBe(1);
  expect(the(now(facing(s, '20')), 'thug').ideas).toBe(0);
});

rule(
  ['MH-DOG-02', 'MH-DOG-03', 'MH-DOG-14'],
  'a dog that becomes adjacent to a character moves onto its tile, one step, and stays with it',
  () => {
    const s = dogWatch();
    stand(s, 'burglar', 'f6');
    const m = play(s);
    expect(now(m).dogs[at(s, 'e7')]).toBe(1);
    does(m, { do: 'move', who: 'thug', to: 'f7' });
    expect([now(m).dogs[at(s, 'e7')], now(m).dogs[at(s, 'f7')]]).toEqual([0, 1]);
    // A dog that shares its tile with somebody does not move.
    const t = dogWatch();
    stand(t, 'burglar', 'e7');
    const n = play(t);
    does(n, { do: 'move', who: 'thug', to: 'f7' });
    expect(now(n).dogs[at(t, 'e7')]).toBe(1);
    // A dog that comes round next to somebody.
    const u = heist();
    stand(u, 'thug', 'f7');
    put(u, 'e7', { subduedDogs: 1 });
    u.stunnedDogs[at(u, 'e7')] = 1;
    expect(now(facing(u, 'M1')).dogs[at(u, 'f7')]).toBe(1);
    // The first round begins next to a dog.
    const v = planning({ scenario: 'county-bricks', seats: 1, options: {} });
    v.dogs[at(v, 'd7')] = 1;
    const p = play(v);
    for (const who of ['thug', 'angry-locksmith', 'burglar']) does(p, { do: 'setStart', who, at: 'd8' });
    does(p, { do: 'ready' });
    expect(now(p).dogs[at(v, 'd8')]).toBe(1);
  },
);

rule('MH-DOG-04', 'where several characters qualify the team chooses', () => {
  const s = heist();
  for (const [who, tile] of [
    ['thug', 'f7'],
    ['burglar', 'e6'],
  ] as const)
    stand(s, who, tile);
  busy(s, 'angry-locksmith', { reveal: 1 });
  put(s, 'e7', { unknown: true });
  // Nobody next to e7 has just moved, so the reveal is the angry locksmith's.
  onlyInBag(s, { dog: 1 });
  const m = play(s);
  does(m, { do: 'reveal', at: 'e7' });
  expect(can(m, { do: 'chooseTile', at: 'f7' }) && can(m, { do: 'chooseTile', at: 'e6' })).toBe(true);
  team(m, { do: 'chooseTile', at: 'e6' });
  expect(now(m).dogs[at(s, 'e6')]).toBe(1);
});

rule('MH-DOG-05', 'dogs never go onto entrances', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  put(s, 'g7', { dogs: 0 });
  put(s, 'f7', { dogs: 1 });
  busy(s, 'thug', { move: 1 });
  const m = play(s);
  does(m, { do: 'move', who: 'thug', to: 'x1' });
  expect([now(m).dogs[at(s, 'f7')], now(m).dogs.reduce((sum, n) => sum + n, 0)]).toEqual([1, 1]);
});

rule(
  ['MH-DOG-06', 'MH-RUL-29'],
  'dogs do not enter locked, remote-locked or doored tiles, but may leave them',
  () => {
    for (const things of [{ locks: 1 }, { token: 'keycardDoor' }, { token: 'remoteLockX' }] as const) {
      const s = atKennel();
      stand(s, 'thug', 'b5');
      for (const tile of ['c5', 'c4']) put(s, tile, things);
      for (const who of ['angry-locksmith', 'burglar'] as const) stand(s, who, 'x2');
      expect(now(facing(s, 'D1')).dogs[at(s, 'd5')]).toBe(1);
    }
    const s = dogWatch();
    put(s, 'e7', { locks: 1 });
    const m = play(s);
    does(m, { do: 'move', who: 'thug', to: 'f7' });
    expect(now(m).dogs[at(s, 'f7')]).toBe(1);
  },
);

rule('MH-DOG-07', 'the tile a drawn dog leaves counts as revealed and empty', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  tokens(s, 'thug', 'f7');
  put(s, 'e7', { unknown: true });
  onlyInBag(s, { dog: 1 });
  busy(s, 'thug', { move: 1 });
  const m = play(s);
  does(m, { do: 'move', who: 'thug', to: 'f7' });
  expect([now(m).unknown[at(s, 'e7')], now(m).dogs[at(s, 'e7')], now(m).dogs[at(s, 'f7')]]).toEqual([
    false,
    0,
    1,
  ]);
});

rule(
  'MH-DOG-08',
  'a running dog takes a shortest way and stops at its target, next to an outdoor one, or when its steps are used up',
  () => {
    const s = atKennel();
    for (const { id } of s.characters) stand(s, id, 'i7');
    const m = facing(s, 'D1');
    expect(now(m).dogs[at(s, 'g5')]).toBe(1);
    // Equal ways: a team decision.
    const t = atKennel();
    for (const { id } of t.characters) stand(t, id, 'd2');
    const n = facing(t, 'D1');
    expect(field(every(n, { do: 'chooseTile' }), 'at').slice(0, 2)).toEqual(['c4', 'd4']);
    // Outdoors: the dog stops next to the target.
    const u = atKennel();
    u.entrances[0]!.tile = at(u, 'e5');
    for (const { id } of u.characters) stand(u, id, 'x1');
    expect(now(facing(u, 'D1')).dogs[at(u, 'e5')]).toBe(1);
  },
);

rule('MH-DOG-09', 'the nearest character is an indoor one if there is any', () => {
  const s = atKennel();
  s.entrances[0]!.tile = at(s, 'd5');
  for (const { id } of s.characters) stand(s, id, 'x1');
  stand(s, 'burglar', 'h5');
  expect(now(facing(s, 'D1')).dogs[at(s, 'h5')]).toBe(1);
});

rule(['MH-DOG-11', 'MH-RUL-11', 'MH-SCN-DRK-02'], 'without a kennel dog cards do nothing', () => {
  for (const card of ['D1', 'D2', 'D3'] as const) {
    const s = heist({ scenario: 'dark-horse-job' });
    stand(s, 'thug', 'f6');
    expect(now(facing(s, card)).dogs.every((n) => n === 0)).toBe(true);
  }
  const s = heist({ scenario: 'dark-horse-job' });
  s.queue = ['C6'];
  expect(now(facing(s, 'M1')).dogs.every((n) => n === 0)).toBe(true);
});

rule(
  ['MH-DOG-12', 'MH-DOG-13'],
  'a slipping character is followed only if it is next to the dog when its moves are used up',
  () => {
    const one = slipping();
    busy(one, 'street-urchin', { move: 1 });
    const m = play(one);
    does(m, { do: 'move', who: 'street-urchin', to: 'g7' });
    expect(now(m).dogs[at(one, 'g7')]).toBe(1);
    const two = slipping();
    busy(two, 'street-urchin', { move: 2 });
    const n = play(two);
    does(n, { do: 'move', who: 'street-urchin', to: 'g7' });
    expect(now(n).dogs[at(two, 'g6')]).toBe(1);
    does(n, { do: 'move', who: 'street-urchin', to: 'f7' });
    expect(now(n).dogs[at(two, 'g6')]).toBe(1);
    // With a move left when the phase ends, the check comes then.
    const three = slipping();
    busy(three, 'street-urchin', { move: 2 });
    const o = play(three);
    does(o, { do: 'move', who: 'street-urchin', to: 'g7' });
    endActions(o);
    expect(now(o).dogs[at(three, 'g7')]).toBe(1);
    // In Escape it comes after the next command that is no escape move of that character.
    const four = slipping();
    the(four, 'street-urchin').ideas = 3;
    const p = escaping(four);
    does(p, { do: 'escapeMove', who: 'street-urchin', to: 'g7' });
    expect(now(p).dogs[at(four, 'g6')]).toBe(1);
    does(p, { do: 'endEscape' });
    expect(now(p).dogs[at(four, 'g7')]).toBe(1);
  },
);
