import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  at,
  atKennel,
  busy,
  can,
  does,
  escaping,
  every,
  facing,
  heist,
  type HeistMatch,
  inCrisis,
  now,
  onlyInBag,
  planning,
  play,
  put,
  stand,
  team,
  the,
  tokens,
} from './scene.ts';

// Where dogs go and where they stop.

const dogsOn = (m: HeistMatch, ...tiles: string[]) => tiles.map((tile) => now(m).dogs[at(now(m), tile)]);

/** Nobody but the crew in the estate basement, with a kennel on d5. */
function estate(...where: string[]) {
  const s = atKennel();
  s.characters.forEach(({ id }, i) => stand(s, id, where[i] as string));
  return s;
}

rule('MH-DOG-05', 'a dog next to an entrance does not come out when the first round begins', () => {
  const s = planning({ seats: 1 });
  const tile = at(s, 'g7');
  s.dogs[tile] = 1;
  s.guards[tile] = s.locks[tile] = 0;
  const m = play(s);
  for (const who of ['thug', 'angry-locksmith']) does(m, { do: 'setStart', who, at: 'x1' });
  does(m, { do: 'setStart', who: 'burglar', at: 'x2' }, { do: 'ready' });
  expect(dogsOn(m, 'g7')).toEqual([1]);
});

rule('MH-DOG-06', 'nobody is chased onto a closed tile', () => {
  for (const things of [{ locks: 1 }, { token: 'remoteLockX' }, { token: 'keycardDoor' }] as const) {
    const s = heist();
    stand(s, 'thug', 'f7');
    put(s, 'f7', things);
    put(s, 'e7', { unknown: true });
    onlyInBag(s, { dog: 1 });
    busy(s, 'burglar', { reveal: 1 });
    const m = play(s);
    does(m, { do: 'reveal', who: 'burglar', at: 'e7' });
    expect(dogsOn(m, 'e7', 'f7')).toEqual([1, 0]);
  }
  // Nor is who has just come into play.
  for (const token of ['remoteLockX', null] as const) {
    const t = heist();
    stand(t, 'thug', 'f7');
    put(t, 'f7', { token });
    put(t, 'e7', { dogs: 1 });
    Object.assign(t, { arrived: [0], agenda: [{ step: 'actions' }, { step: 'chases' }] });
    expect(dogsOn(play(t), 'e7', 'f7')).toEqual(token ? [1, 0] : [0, 1]);
  }
  // Nor is who slipped away from a dog.
  const s = heist({ crew: ['street-urchin', 'thug', 'burglar'] });
  stand(s, 'street-urchin', 'g6', { slips: true });
  tokens(s, 'street-urchin', 'g7');
  put(s, 'g6', { dogs: 1 });
  busy(s, 'street-urchin', { move: 1, idea: 1 });
  const m = play(s);
  does(m, { do: 'move', who: 'street-urchin', to: 'g7' });
  expect(dogsOn(m, 'g6', 'g7')).toEqual([0, 1]);
});

rule(['MH-DOG-02', 'MH-DOG-14'], 'a dog that comes round beside a character stays with it', () => {
  const s = heist();
  stand(s, 'thug', 'f7');
  stand(s, 'burglar', 'g7');
  put(s, 'f7', { subduedDogs: 1 });
  expect(dogsOn(facing(s, '23'), 'f7', 'g7')).toEqual([1, 0]);
});

rule('MH-DOG-12', 'the others on the tile keep the dog that somebody slipped away from', () => {
  const s = heist({ crew: ['street-urchin', 'thug', 'burglar'] });
  stand(s, 'street-urchin', 'g6', { slips: true });
  stand(s, 'thug', 'g6');
  tokens(s, 'street-urchin', 'g7');
  put(s, 'g6', { dogs: 2 });
  busy(s, 'street-urchin', { move: 1 });
  const m = play(s);
  does(m, { do: 'move', who: 'street-urchin', to: 'g7' });
  expect(dogsOn(m, 'g6', 'g7')).toEqual([2, 0]);
});

rule('MH-DOG-08', 'a running dog is stopped by whoever it passes', () => {
  // Toward the fewest ideas, on h5; the burglar stands beside the way, on e5's neighbour.
  const s = estate('h5', 'x1', 'e5');
  the(s, 'thug').ideas = 0;
  for (const who of ['angry-locksmith', 'burglar'] as const) the(s, who).ideas = 5;
  expect(dogsOn(facing(s, 'D3'), 'd5', 'e5', 'f5', 'g5', 'h5')).toEqual([0, 1, 0, 0, 0]);
  const t = estate('i7', 'x1', 'x1');
  for (const who of ['angry-locksmith', 'burglar'] as const) the(t, who).ideas = 5;
  the(t, 'thug').ideas = 0;
  expect(dogsOn(facing(t, 'D3'), 'd5', 'e5', 'f5', 'g5', 'h5')).toEqual([0, 0, 0, 1, 0]);
});

rule(
  ['MH-DOG-13', 'MH-DOG-02'],
  'a dog that was shaken off comes when its character is next to it again',
  () => {
    const s = heist({ crew: ['street-urchin', 'thug', 'burglar'] });
    stand(s, 'street-urchin', 'g6', { ideas: 6 });
    put(s, 'g6', { dogs: 1 });
    const m = escaping(s);
    for (const to of ['g7', 'f7', 'e7']) does(m, { do: 'escapeMove', who: 'street-urchin', to });
    m.play(2, { do: 'endEscape' });
    expect(dogsOn(m, 'g6')).toEqual([1]);
    for (const to of ['f7', 'g7']) does(m, { do: 'escapeMove', who: 'street-urchin', to });
    expect(dogsOn(m, 'g6')).toEqual([0]);
  },
);

rule('MH-DOG-08', 'next to several characters a running dog takes its target', () => {
  for (const [target, other] of [
    ['thug', 'burglar'],
    ['burglar', 'thug'],
  ] as const) {
    const s = estate('e5', 'x1', 'c5');
    the(s, 'angry-locksmith').ideas = 5;
    Object.assign(the(s, target), { ideas: 0 });
    Object.assign(the(s, other), { ideas: 5 });
    expect(dogsOn(facing(s, 'D3'), 'e5', 'c5')).toEqual(target === 'thug' ? [1, 0] : [0, 1]);
  }
});

rule('MH-DOG-08', 'without a path the dog stays, and a character on the kennel keeps it', () => {
  const s = estate('i7', 'i7', 'i7');
  s.gone[at(s, 'e5')] = true;
  put(s, 'd4', { locks: 1 });
  put(s, 'c5', { locks: 1 });
  put(s, 'c4', { locks: 1 });
  expect(dogsOn(facing(s, 'D1'), 'd5')).toEqual([1]);
  const t = estate('d5', 'e5', 'i7');
  expect(dogsOn(facing(t, 'D1'), 'd5', 'e5')).toEqual([1, 0]);
});

rule(
  ['MH-CRI-C6', 'MH-DOG-09'],
  'three dogs go for three characters, those indoors first; with fewer, for the nearest',
  () => {
    // One indoors, two outdoors at a8 and h8.
    const s = estate('d3', 'x1', 'x2');
    const m = inCrisis(s, 'C6');
    while (can(m, { do: 'chooseTile' })) team(m, { do: 'chooseTile' });
    while (can(m, { do: 'choose' })) team(m, { do: 'choose' });
    expect(dogsOn(m, 'd5', 'd3', 'a6', 'g5')).toEqual([0, 1, 1, 1]);
    expect(now(m).dogs.reduce((sum, n) => sum + n, 0)).toBe(3);
    // Two characters: the third dog goes for the nearest again.
    const t = estate('f5', 'b5', 'x1');
    Object.assign(the(t, 'burglar'), { status: 'busted', at: -1 });
    const n = inCrisis(t, 'C6');
    while (can(n, { do: 'choose' })) team(n, { do: 'choose', who: 'thug' });
    expect(dogsOn(n, 'f5', 'b5')).toEqual([2, 1]);
  },
);

rule('MH-EVT-D2', 'where no loot lies the dog stays on the kennel', () => {
  expect(dogsOn(facing(estate('x1', 'x1', 'x1'), 'D2'), 'd5')).toEqual([1]);
});

rule('MH-EVT-D2', 'equally near loot is the team’s choice, and loot on one tile is one target', () => {
  const s = estate('x1', 'x1', 'x1');
  put(s, 'f5', { cash: 1, jewel: 1 });
  put(s, 'd3', { documents: 1 });
  const m = facing(s, 'D2');
  while (can(m, { do: 'carryOn' })) does(m, { do: 'carryOn' });
  expect(every(m, { do: 'chooseTile' }).slice(0, 2)).toEqual([
    { do: 'chooseTile', at: 'd3' },
    { do: 'chooseTile', at: 'f5' },
  ]);
  team(m, { do: 'chooseTile', at: 'f5' });
  expect(dogsOn(m, 'f5')).toEqual([1]);
});

rule(['MH-DOG-05', 'MH-DOG-12'], 'a dog does not follow out of doors who slips away from it', () => {
  const s = heist({ crew: ['street-urchin', 'thug', 'burglar'] });
  stand(s, 'street-urchin', 'g7', { slips: true });
  put(s, 'g7', { dogs: 1 });
  busy(s, 'street-urchin', { move: 1 });
  const m = play(s);
  does(m, { do: 'move', who: 'street-urchin', to: 'x1' });
  expect(now(m).dogs).toEqual(s.dogs);
});

rule(
  ['MH-ITM-21', 'MH-DOG-12'],
  'the whistle keeps back also the dog that somebody slipped away from',
  () => {
    const s = heist({ crew: ['street-urchin', 'thug', 'burglar'] });
    stand(s, 'street-urchin', 'g6', { slips: true });
    tokens(s, 'street-urchin', 'g7');
    put(s, 'g6', { dogs: 1 });
    busy(s, 'street-urchin', { move: 1 });
    s.whistle = true;
    const m = play(s);
    does(m, { do: 'move', who: 'street-urchin', to: 'g7' });
    expect(dogsOn(m, 'g6', 'g7')).toEqual([1, 0]);
  },
);

rule('MH-DOG-13', 'in Escape a dog waits until who slipped away stops moving', () => {
  const s = heist({ crew: ['street-urchin', 'thug', 'burglar'] });
  stand(s, 'street-urchin', 'g6', { ideas: 3 });
  put(s, 'g6', { dogs: 1 });
  const m = escaping(s);
  does(
    m,
    { do: 'escapeMove', who: 'street-urchin', to: 'g7' },
    { do: 'escapeMove', who: 'street-urchin', to: 'f6' },
  );
  expect(dogsOn(m, 'g6', 'g7', 'f6')).toEqual([1, 0, 0]);
  does(m, { do: 'endEscape' });
  expect(dogsOn(m, 'g6', 'f6')).toEqual([0, 1]);
});

rule(['MH-DOG-08', 'MH-DOG-06'], 'a dog leaves a locked kennel, but runs to nobody behind a lock', () => {
  const s = estate('h5', 'h5', 'h5');
  put(s, 'd5', { token: 'kennel', locks: 1 });
  expect(dogsOn(facing(s, 'D1'), 'd5', 'h5')).toEqual([0, 1]);
  const t = estate('g5', 'g5', 'g5');
  put(t, 'g5', { locks: 1 });
  expect(dogsOn(facing(t, 'D1'), 'd5', 'f5')).toEqual([1, 0]);
});

rule(['MH-DOG-08', 'MH-DOG-09'], 'nobody is hunted whom no way leads to, and every card hunts anew', () => {
  const s = estate('e1', 'h5', 'x1');
  for (const tile of ['d2', 'e2']) s.gone[at(s, tile)] = true;
  s.hunted = [1];
  expect(dogsOn(facing(s, 'D1'), 'd5', 'h5')).toEqual([0, 1]);
});

rule('MH-DOG-08', 'a choice between equal ways uses up a step like any other', () => {
  const s = estate('f2', 'f2', 'f2');
  const m = facing(s, 'D1');
  expect(every(m, { do: 'chooseTile' }).length).toBeGreaterThan(1);
  team(m, { do: 'chooseTile', at: 'c4' });
  expect(dogsOn(m, 'd5', 'c4', 'd3', 'd2', 'e2', 'f2')).toEqual([0, 0, 0, 1, 0, 0]);
});
