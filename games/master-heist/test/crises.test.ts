import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { spaceName, tilesNear } from '../rules/spaces.ts';
import {
  all,
  at,
  atKennel,
  busy,
  can,
  carryOn,
  does,
  every,
  facing,
  happened,
  heist,
  inCrisis,
  now,
  play,
  put,
  stand,
  team,
  the,
  tokens,
} from './scene.ts';

rule(
  'MH-CRI-C1',
  'around reinforcements everything handled becomes active, empty tiles get a guard, the token turns into two',
  () => {
    const s = heist({ scenario: 'inclusion-job' });
    put(s, 'g5', { token: 'reinforcements' });
    put(s, 'h5', { subdued: 1, unlocked: 1, disabled: 1 });
    put(s, 'f4', { locks: 1 });
    put(s, 'c3', { subdued: 1 });
    // Where no camera comes back, nobody is seen (MH-CHT-07).
    stand(s, 'thug', 'g6');
    const m = inCrisis(s, 'C1');
    expect(happened(all(m), 'alertRaised')).toEqual([]);
    const n = now(m);
    const tile = (name: string) => at(s, name);
    expect([n.guards[tile('h5')], n.locks[tile('h5')], n.cameras[tile('h5')]]).toEqual([1, 1, 1]);
    expect([
      n.guards[tile('g5')],
      n.token[tile('g5')],
      n.guards[tile('f4')],
      n.guards[tile('g4')],
      n.guards[tile('g6')],
      n.subdued[tile('c3')],
    ]).toEqual([2, null, 0, 1, 0, 1]);
  },
);

rule(
  ['MH-CRI-C1a', 'MH-RUL-38'],
  'unknown tiles and tiles with chits, tokens, loot or people are not empty; planning tokens do not matter',
  () => {
    const s = heist({ scenario: 'inclusion-job' });
    put(s, 'g5', { token: 'reinforcements' });
    put(s, 'h5', { unknown: true });
    put(s, 'f4', { cash: 1 });
    put(s, 'g6', { token: 'story' });
    stand(s, 'thug', 'f6');
    tokens(s, 'burglar', 'g4');
    const n = now(inCrisis(s, 'C1'));
    expect(['h5', 'f4', 'g6', 'f6', 'g4'].map((tile) => n.guards[at(s, tile)])).toEqual([0, 0, 0, 0, 1]);
  },
);

rule(
  ['MH-CRI-C2', 'MH-WTC-02'],
  'towers with somebody on them go; then every tile with a character in line of one gets one guard',
  () => {
    const s = heist();
    put(s, 'c4', { token: 'watchtower' });
    put(s, 'f5', { token: 'watchtower' });
    stand(s, 'burglar', 'f5');
    stand(s, 'thug', 'f4');
    stand(s, 'angry-locksmith', 'b3');
    const n = now(inCrisis(s, 'C2'));
    // f4 is in line of c4 (east), b3 is not: c4's north-west is c3. f5's tower is gone.
    expect([n.token[at(s, 'f5')], n.token[at(s, 'c4')]]).toEqual([null, 'watchtower']);
    expect([n.guards[at(s, 'f4')], n.guards[at(s, 'b3')], n.guards[at(s, 'f5')]]).toEqual([1, 0, 0]);
    const t = heist();
    put(t, 'c4', { token: 'watchtower' });
    put(t, 'd3', { token: 'watchtower' });
    stand(t, 'thug', 'd4');
    // d4 is east of c4 and south-east of d3: still one guard.
    expect(now(inCrisis(t, 'C2')).guards[at(t, 'd4')]).toBe(1);
  },
);

rule('MH-CRI-C2', 'a tower looks in all six directions', () => {
  const s = heist();
  const tower = s.unknown.findIndex((_, tile) => tilesNear(s, tile).length === 6);
  s.token[tower] = 'watchtower';
  for (const tile of tilesNear(s, tower)) {
    the(s, 'thug').at = tile;
    expect(now(inCrisis(s, 'C2')).guards[tile], spaceName(s, tile)).toBe(1);
  }
});

rule(['MH-CRI-C2a', 'MH-RUL-16'], 'a gap ends the line; locks, chits and unknown tiles do not', () => {
  const s = heist();
  put(s, 'a4', { token: 'watchtower' });
  put(s, 'b4', { locks: 2 });
  put(s, 'c4', { unknown: true });
  put(s, 'd4', { guards: 1 });
  stand(s, 'thug', 'f4');
  expect(now(inCrisis(s, 'C2')).guards[at(s, 'f4')]).toBe(1);
  const t = heist();
  put(t, 'b5', { token: 'watchtower' });
  stand(t, 'thug', 'f5');
  expect(now(inCrisis(t, 'C2')).guards[at(t, 'f5')]).toBe(0);
});

rule('MH-CRI-C3', 'the next gate closes', () => {
  const s = heist({ scenario: 'inclusion-job' });
  s.gone[at(s, 'g3')] = true;
  const n = now(inCrisis(s, 'C3'));
  expect([n.gone[at(s, 'e4')], n.gone[at(s, 'e2')]]).toEqual([true, false]);
});

rule('MH-CRI-C4', 'a lock on every tile with loot on it; safes do not count', () => {
  const s = heist();
  put(s, 'b3', { cash: 1 });
  put(s, 'c3', { keycard: 1 });
  put(s, 'd3', { item: 'radio' });
  put(s, 'e3', { token: 'safe' });
  const n = now(inCrisis(s, 'C4'));
  expect(['b3', 'c3', 'd3', 'e3'].map((tile) => n.locks[at(s, tile)])).toEqual([1, 1, 1, 0]);
});

rule(['MH-CRI-C5', 'MH-NPC-10'], 'NPC cards turn to the panicked side, also for one activated later', () => {
  const s = heist({ scenario: 'hospitality-job' });
  stand(s, 'npc', 'i4');
  stand(s, 'thug', 'i4');
  const m = inCrisis(s, 'C5', ['M1', 'M1', 'M1', 'Z1']);
  expect(now(m).panic).toBe(true);
  while (can(m, { do: 'roll' })) does(m, { do: 'roll' });
  does(m, { do: 'takeHostage', who: 'thug' });
  expect(the(now(m), 'npc').ideas).toBe(0);
  expect(can(m, { do: 'commit', who: 'npc', action: 'run' })).toBe(true);
  expect(can(m, { do: 'commit', who: 'npc', action: 'crawl' })).toBe(false);
});

rule('MH-CRI-C6', 'three dogs run toward the three nearest characters, one each', () => {
  const s = atKennel();
  stand(s, 'thug', 'b5');
  stand(s, 'angry-locksmith', 'g5');
  stand(s, 'burglar', 'e1');
  const m = inCrisis(s, 'C6');
  while (can(m, { do: 'chooseTile' })) team(m, { do: 'chooseTile' });
  const n = now(m);
  expect(['b5', 'g5', 'e1'].map((tile) => n.dogs[at(s, tile)])).toEqual([1, 1, 1]);
  const t = atKennel();
  stand(t, 'thug', 'b5');
  for (const who of ['angry-locksmith', 'burglar'] as const) the(t, who).status = 'busted';
  expect(now(inCrisis(t, 'C6')).dogs[at(t, 'b5')]).toBe(3);
});

rule(['MH-CRI-Z1', 'MH-ESC-01'], 'after this Event phase Escape begins', () => {
  const s = heist();
  s.queue = ['Z1', 'C4'];
  put(s, 'b3', { cash: 1 });
  const m = facing(s, 'M1', ['M1']);
  expect([now(m).phase, now(m).locks[at(s, 'b3')]]).toEqual(['escape', 1]);
});

rule('MH-CRI-Z2', 'all open gates close in letter order, then Escape', () => {
  const s = heist({ scenario: 'inclusion-job' });
  stand(s, 'thug', 'c4');
  const m = inCrisis(s, 'Z2');
  expect(happened(all(m), 'gateClosed').map((event) => (event as unknown as { at: string }).at)).toEqual([
    'g3',
    'e4',
    'e2',
    'c4',
  ]);
  expect([now(m).phase, the(now(m), 'thug').status]).toEqual(['escape', 'busted']);
});

rule(['MH-GTE-01', 'MH-GTE-02'], 'an open gate is an ordinary tile; closed it is a gap', () => {
  const s = heist({ scenario: 'inclusion-job' });
  stand(s, 'thug', 'h3');
  tokens(s, 'thug', 'g3');
  busy(s, 'thug', { move: 1 });
  expect(can(play(s), { do: 'move', to: 'g3' })).toBe(true);
  s.gone[at(s, 'g3')] = true;
  expect(can(play(s), { do: 'move', to: 'g3' })).toBe(false);
});

rule(
  ['MH-GTE-03', 'MH-GTE-04'],
  'who stands on a closing gate is busted, everything else on it is removed',
  () => {
    const s = heist({ scenario: 'inclusion-job' });
    stand(s, 'thug', 'g3');
    put(s, 'g3', { guards: 1, jewel: 1, cameras: 2, item: 'radio' });
    const m = facing(s, 'G1');
    carryOn(m);
    const n = now(m);
    const tile = at(s, 'g3');
    expect([
      the(n, 'thug').status,
      n.guards[tile],
      n.loot.jewel[tile],
      n.cameras[tile],
      n.items.at(-1)?.place,
    ]).toEqual(['busted', 0, 0, 0, 'lost']);
    const things = {
      guards: 1,
      subdued: 1,
      dogs: 1,
      subduedDogs: 1,
      locks: 1,
      unlocked: 1,
      cameras: 1,
      disabled: 1,
      ideaTokens: 1,
    };
    const full = heist({ scenario: 'inclusion-job' });
    put(full, 'g3', things);
    const closed = now(facing(full, 'G1'));
    for (const list of Object.keys(things) as (keyof typeof things)[]) {
      expect(closed[list][tile], list).toBe(0);
    }
    const t = heist({ scenario: 'final-score-2' });
    stand(t, 'npc', 'c5');
    t.gone[at(t, 'c7')] = t.gone[at(t, 'd4')] = true;
    expect(the(now(facing(t, 'G1')), 'npc').status).toBe('gone');
  },
);

rule('MH-GTE-05', 'planning tokens of a closed gate may be placed again at once by their owners', () => {
  const s = heist({ scenario: 'inclusion-job' });
  tokens(s, 'thug', 'g3', 'h3');
  tokens(s, 'burglar', 'g3');
  const m = facing(s, 'G1');
  expect(m.pending().map(({ seat }) => seat)).toEqual([0, 2]);
  expect(can(m, { do: 'replan', who: 'thug', at: 'h3' })).toBe(false);
  does(m, { do: 'replan', who: 'thug', at: 'e1' }, { do: 'leave', who: 'burglar' });
  expect(now(m).plan.filter((bits) => bits & 1)).toHaveLength(2);
  expect(now(m).plan.filter((bits) => bits & 4)).toHaveLength(0);
});

rule('MH-GTE-06', 'at the start of Escape all open gates close', () => {
  const s = heist({ scenario: 'inclusion-job' });
  stand(s, 'thug', 'e2');
  tokens(s, 'thug', 'g3');
  s.escapeDeclared = true;
  const m = facing(s, 'M1');
  expect(['g3', 'e4', 'e2', 'c4'].every((tile) => now(m).gone[at(s, tile)])).toBe(true);
  expect([the(now(m), 'thug').status, can(m, { do: 'replan' })]).toEqual(['busted', false]);
});

rule('MH-GTE-07', 'closing a gate when none is open has no effect', () => {
  const s = heist();
  const m = inCrisis(s, 'C3');
  expect(now(m).gone.some(Boolean)).toBe(false);
});

rule('MH-GTE-08', 'an entrance of a removed tile leads nowhere, but is still outdoors and an exit', () => {
  const s = heist({ scenario: 'blind-justice-job' });
  stand(s, 'thug', 'x2', { ideas: 2 });
  s.gone[at(s, 'b3')] = true;
  the(s, 'thug').carries.documents = 1;
  s.phase = 'escape';
  s.agenda = [{ step: 'escaping' }];
  const m = play(s);
  expect(every(m, { do: 'escapeMove', who: 'thug' })).toHaveLength(0);
  while (can(m, { do: 'endEscape' })) does(m, { do: 'endEscape' });
  expect([the(now(m), 'thug').status, m.outcome()?.ending]).toEqual(['escaped', 'success']);
});

rule(
  ['MH-WTC-01', 'MH-RNF-01', 'MH-DOG-10'],
  'tower, reinforcements and kennel tiles are entered like any other',
  () => {
    for (const token of ['watchtower', 'reinforcements', 'kennel'] as const) {
      const s = heist();
      stand(s, 'thug', 'g7');
      tokens(s, 'thug', 'f7');
      put(s, 'f7', { token });
      busy(s, 'thug', { move: 1 });
      const m = play(s);
      does(m, { do: 'move', who: 'thug', to: 'f7' });
      expect([now(m).token[at(s, 'f7')], now(m).guards.every((n) => n === 0)]).toEqual([token, true]);
    }
  },
);
