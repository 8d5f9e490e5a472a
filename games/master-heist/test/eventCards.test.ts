import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  alerts,
  all,
  apart,
  at,
  atKennel,
  busy,
  can,
  does,
  every,
  facing,
  field,
  happened,
  heist,
  ideas,
  now,
  onlyInBag,
  play,
  put,
  stand,
  the,
  tokens,
} from './scene.ts';

/** The Greedy Prisoner's board with its kennel on d5, and nobody but the crew. */
function kennel() {
  const s = atKennel();
  stand(s, 'thug', 'x1');
  stand(s, 'angry-locksmith', 'x1');
  stand(s, 'burglar', 'x2');
  return s;
}

rule('MH-EVT-A2', 'a guard on live-camera tiles next to a subdued guard', () => {
  const s = apart();
  put(s, 'c3', { cameras: 1 });
  put(s, 'd3', { subdued: 1 });
  put(s, 'g5', { cameras: 1, subdued: 1 });
  const n = now(facing(s, 'A2'));
  expect([n.guards[at(s, 'c3')], n.guards[at(s, 'g5')]]).toEqual([1, 0]);
});

rule(
  ['MH-EVT-A4', 'MH-RUL-05'],
  'near an active guard but near no live camera, a character loses an idea',
  () => {
    const s = apart();
    stand(s, 'thug', 'f6', { ideas: 2 });
    put(s, 'g6', { guards: 1 });
    stand(s, 'burglar', 'b3', { ideas: 2 });
    put(s, 'b3', { cameras: 1, guards: 1 });
    expect(ideas(facing(s, 'A4'), 'thug', 'burglar')).toEqual([1, 2]);
    expect(heist({ scenario: 'side-channel' }).deck.filter((card) => card === 'A4')).toHaveLength(1);
  },
);

rule(
  ['MH-EVT-B1', 'MH-EVT-B2', 'MH-EVT-B3', 'MH-EVT-B4'],
  'one chit of the bag becomes an elite one, which is placed as two',
  () => {
    for (const [card, plain, elite, list] of [
      ['B1', 'camera', 'eliteCamera', 'cameras'],
      ['B2', 'lock', 'eliteLock', 'locks'],
      ['B3', 'guard', 'eliteGuard', 'guards'],
    ] as const) {
      const s = apart();
      onlyInBag(s, { [plain]: 2 });
      const n = now(facing(s, card));
      expect([n.bag[plain], n.bag[elite]]).toEqual([1, 1]);
      const none = apart();
      onlyInBag(none, {});
      expect(now(facing(none, card)).bag[elite]).toBe(0);
      const t = heist();
      onlyInBag(t, { [elite]: 1 });
      put(t, 'b3', { unknown: true });
      busy(t, 'thug', { reveal: 1 });
      const m = play(t);
      does(m, { do: 'reveal', at: 'b3' });
      expect(now(m)[list][at(t, 'b3')]).toBe(2);
    }
  },
);

rule('MH-EVT-D1', 'a dog appears in the kennel and runs three steps toward the nearest character', () => {
  const s = kennel();
  stand(s, 'burglar', 'h5');
  const n = now(facing(s, 'D1'));
  expect([n.dogs[at(s, 'd5')], n.dogs[at(s, 'h5')]]).toEqual([0, 1]);
});

rule('MH-EVT-D2', 'it runs toward the nearest tile with loot; safes do not count', () => {
  const s = kennel();
  put(s, 'b5', { token: 'safe' });
  put(s, 'i5', { cash: 1 });
  const m = facing(s, 'D2');
  expect(now(m).dogs[at(s, 'g5')]).toBe(1);
});

rule('MH-EVT-D3', 'it runs toward the player character with the fewest ideas; ties are the team’s', () => {
  const s = kennel();
  stand(s, 'burglar', 'h5', { ideas: 1 });
  stand(s, 'thug', 'a6', { ideas: 0 });
  expect(now(facing(s, 'D3')).dogs[at(s, 'a6')]).toBe(1);
  the(s, 'thug').ideas = 1;
  const m = facing(s, 'D3');
  expect(field(every(m, { do: 'choose' }), 'who').slice(0, 2)).toEqual(['thug', 'burglar']);
});

rule('MH-EVT-G1', 'the next gate closes', () => {
  const s = heist({ scenario: 'inclusion-job' });
  const n = now(facing(s, 'G1'));
  expect(['g3', 'e4', 'e2', 'c4'].map((tile) => n.gone[at(s, tile)])).toEqual([true, false, false, false]);
});

rule(['MH-EVT-G2', 'MH-GTE-09'], 'the next two gates close, the second when the first is done with', () => {
  const s = heist({ scenario: 'inclusion-job' });
  tokens(s, 'thug', 'g3', 'e4');
  const m = facing(s, 'G2');
  // The first gate's token is placed again on the second gate, which then takes it too.
  expect([now(m).gone[at(s, 'g3')], now(m).gone[at(s, 'e4')]]).toEqual([true, false]);
  does(m, { do: 'replan', who: 'thug', at: 'f4' });
  expect(now(m).gone[at(s, 'e4')]).toBe(true);
  expect(can(m, { do: 'replan', who: 'thug' })).toBe(true);
});

rule(
  ['MH-EVT-G3', 'MH-EVT-G4'],
  'a lock or a guard on the next gate that is open; nothing without one',
  () => {
    for (const [card, list] of [
      ['G3', 'locks'],
      ['G4', 'guards'],
    ] as const) {
      const s = heist({ scenario: 'inclusion-job' });
      s.gone[at(s, 'g3')] = true;
      expect(now(facing(s, card))[list][at(s, 'e4')]).toBe(1);
      for (const tile of ['e4', 'e2', 'c4']) s.gone[at(s, tile)] = true;
      const m = facing(s, card);
      expect(now(m)[list].every((n) => n === 0)).toBe(true);
      expect(happened(all(m), 'chitAdded')).toEqual([]);
    }
  },
);

rule('MH-EVT-M1', 'nothing happens', () => {
  const s = apart();
  const m = facing(s, 'M1');
  expect([ideas(m, 'thug', 'angry-locksmith', 'burglar'), now(m).bag, alerts(m)]).toEqual([
    [0, 3, 2],
    s.bag,
    0,
  ]);
});

rule('MH-EVT-M2', 'indoor characters with two ideas or fewer gain two', () => {
  const s = apart();
  stand(s, 'thug', 'f6', { ideas: 2 });
  stand(s, 'angry-locksmith', 'f6', { ideas: 3 });
  expect(ideas(facing(s, 'M2'), 'thug', 'angry-locksmith', 'burglar')).toEqual([4, 3, 2]);
});

rule('MH-EVT-M3', 'if the objective is satisfied already, indoor characters gain an idea', () => {
  const s = apart();
  stand(s, 'thug', 'f6');
  expect(ideas(facing(s, 'M3'), 'thug')).toEqual([0]);
  s.banked.documents = 1;
  expect(ideas(facing(s, 'M3'), 'thug', 'burglar')).toEqual([1, 2]);
});
