import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { SCENARIOS } from '../content/index.ts';
import {
  all,
  at,
  busy,
  can,
  does,
  happened,
  heist,
  now,
  onlyInBag,
  planning,
  play,
  put,
  stand,
  the,
  tokens,
  whyNot,
} from './scene.ts';

/** The lookout-like burglar on g7 with reveals to spend; e3 and d3 far away are unknown. */
function scout(reveals = 1) {
  const s = heist();
  stand(s, 'burglar', 'g7');
  put(s, 'd3', { unknown: true });
  put(s, 'e3', { unknown: true });
  busy(s, 'burglar', { reveal: reveals });
  return s;
}

rule('MH-BAG-01', 'at setup the bag holds exactly what the scenario lists', () => {
  const s = planning({ scenario: 'black-box' });
  const held = Object.fromEntries(Object.entries(s.bag).filter(([, n]) => n > 0));
  expect(held).toEqual(SCENARIOS['black-box'].bag);
});

rule(
  'MH-BAG-02',
  'revealing puts one chit of the bag, active, on the tile, which is unknown no longer',
  () => {
    const s = scout();
    onlyInBag(s, { lock: 3 });
    const m = play(s);
    does(m, { do: 'reveal', who: 'burglar', at: 'd3' });
    expect(now(m).unknown[at(s, 'd3')]).toBe(false);
    expect(now(m).locks[at(s, 'd3')]).toBe(1);
    expect(now(m).bag.lock).toBe(2);
  },
);

rule('MH-BAG-03', 'unknown tiles next to a character are revealed at once, in canonical order', () => {
  const s = heist();
  stand(s, 'thug', 'f7');
  tokens(s, 'thug', 'f6');
  for (const tile of ['f5', 'g5', 'e6']) put(s, tile, { unknown: true });
  put(s, 'b3', { unknown: true });
  busy(s, 'thug', { move: 1 });
  const m = play(s);
  const events = does(m, { do: 'move', who: 'thug', to: 'f6' });
  expect(happened(events, 'revealed').map((event) => (event as unknown as { at: string }).at)).toEqual([
    'f5',
    'g5',
    'e6',
  ]);
  // What was found is told once.
  expect(happened(events, 'chitAdded')).toEqual([]);
  expect(now(m).unknown[at(s, 'b3')]).toBe(true);
});

rule(
  ['MH-BAG-04', 'MH-BAG-05'],
  'planning reveals nothing by itself; before the first roll starting positions do',
  () => {
    const s = planning({ scenario: 'inclusion-job', seats: 1, options: {} });
    for (const who of ['thug', 'angry-locksmith', 'burglar'] as const) the(s, who).at = -1;
    const m = play(s);
    does(m, { do: 'setStart', who: 'thug', at: 'x1' });
    does(
      m,
      { do: 'setStart', who: 'angry-locksmith', at: 'x2' },
      { do: 'setStart', who: 'burglar', at: 'x3' },
    );
    expect(happened(all(m), 'revealed')).toHaveLength(0);
    const s2 = planning({ scenario: 'dark-horse-job', seats: 1 });
    const m2 = play(s2);
    // x1 leads to b2 and x2 to c6, both unknown; h6 at x3 is empty.
    does(m2, { do: 'setStart', who: 'thug', at: 'x1' }, { do: 'setStart', who: 'angry-locksmith', at: 'x2' });
    does(m2, { do: 'setStart', who: 'burglar', at: 'x3' });
    expect(now(m2).unknown[at(s2, 'b2')]).toBe(true);
    does(m2, { do: 'ready' });
    const revealed = happened(all(m2), 'revealed').map((event) => (event as unknown as { at: string }).at);
    expect(revealed.slice(0, 2)).toEqual(['b2', 'c6']);
    expect(now(m2).unknown[at(s2, 'd5')]).toBe(true);
  },
);

rule(
  ['MH-BAG-06', 'MH-KEY-04', 'MH-USB-01'],
  'a drawn keycard or USB key lies there as loot with a guard on it',
  () => {
    for (const loot of ['keycard', 'usb'] as const) {
      const s = scout();
      onlyInBag(s, { [loot]: 1 });
      const m = play(s);
      does(m, { do: 'reveal', who: 'burglar', at: 'd3' });
      expect(now(m).loot[loot][at(s, 'd3')]).toBe(1);
      expect(now(m).guards[at(s, 'd3')]).toBe(1);
    }
  },
);

rule('MH-BAG-07', 'a drawn jewel or document has a guard only where the scenario says so', () => {
  const drawn = (scenario: string, loot: 'jewel' | 'documents', tile: string) => {
    const s = heist({ scenario });
    stand(s, 'burglar', s.entrances[0]!.name);
    put(s, tile, { unknown: true });
    busy(s, 'burglar', { reveal: 1 });
    onlyInBag(s, { [loot]: 1 });
    const m = play(s);
    does(m, { do: 'reveal', who: 'burglar', at: tile });
    return [now(m).loot[loot][at(s, tile)], now(m).guards[at(s, tile)]];
  };
  expect(drawn('melee-job', 'jewel', 'c3')).toEqual([1, 1]);
  expect(drawn('melee-job', 'documents', 'c3')).toEqual([1, 0]);
  expect(drawn('startup-job', 'jewel', 'd3')).toEqual([1, 0]);
  expect(drawn('black-box', 'documents', 'b4')).toEqual([1, 1]);
});

rule('MH-BAG-08', 'a blank leaves the tile revealed and empty', () => {
  const s = scout();
  onlyInBag(s, { blank: 1 });
  const m = play(s);
  does(m, { do: 'reveal', who: 'burglar', at: 'd3' });
  const tile = at(s, 'd3');
  const n = now(m);
  expect([
    n.unknown[tile],
    n.guards[tile],
    n.locks[tile],
    n.cameras[tile],
    n.dogs[tile],
    n.bag.blank,
  ]).toEqual([false, 0, 0, 0, 0, 0]);
});

rule('MH-BAG-09', 'with an empty bag a revealed tile is simply empty', () => {
  const s = scout();
  onlyInBag(s, {});
  const m = play(s);
  does(m, { do: 'reveal', who: 'burglar', at: 'd3' });
  expect(now(m).unknown[at(s, 'd3')]).toBe(false);
  expect(now(m).guards[at(s, 'd3')]! + now(m).locks[at(s, 'd3')]! + now(m).cameras[at(s, 'd3')]!).toBe(0);
});

rule('MH-BAG-10', 'without unknown tiles a reveal takes one chit out of the bag for good', () => {
  const s = scout();
  put(s, 'd3', { unknown: false });
  put(s, 'e3', { unknown: false });
  onlyInBag(s, { guard: 2 });
  const m = play(s);
  does(m, { do: 'reveal', who: 'burglar' });
  expect(now(m).bag.guard).toBe(1);
  expect(now(m).guards.every((n) => n === 0)).toBe(true);
});

rule('MH-BAG-11', 'with no unknown tile and an empty bag a reveal does nothing', () => {
  const s = scout();
  put(s, 'd3', { unknown: false });
  put(s, 'e3', { unknown: false });
  onlyInBag(s, {});
  const m = play(s);
  expect(can(m, { do: 'reveal', who: 'burglar' })).toBe(false);
  expect(whyNot(m, { do: 'reveal', who: 'burglar' })).toBe('MH-BAG-11');
});

rule('MH-BAG-12', 'a drawn guard dog chases like any other', () => {
  const s = heist();
  stand(s, 'thug', 'f7');
  tokens(s, 'thug', 'f6');
  put(s, 'f5', { unknown: true });
  onlyInBag(s, { dog: 1 });
  busy(s, 'thug', { move: 1 });
  const m = play(s);
  does(m, { do: 'move', who: 'thug', to: 'f6' });
  expect(now(m).dogs[at(s, 'f5')]).toBe(0);
  expect(now(m).dogs[at(s, 'f6')]).toBe(1);
});
