import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { CASE_SLOTS } from '../content/index.ts';
import { spaceNo } from '../rules/board/index.ts';
import {
  block,
  giveCase,
  hero,
  LIBRARY,
  NORTH,
  place,
  putEnemies,
  resolving,
  revealPoi,
  revealTile,
  roadState,
  scene,
  solo,
} from './scene.ts';
import { resolve, stage } from './stage.ts';

rule('NY-FX-10', 'an exact move makes the hero take exactly that many steps', () => {
  const played = resolve(solo(), 'snake-1');
  const lengths = played.offered({ do: 'move' }).map((choice) => choice.do === 'move' && choice.route.length);
  expect(new Set(lengths)).toEqual(new Set([2]));
  expect(played.offered({ do: 'stop' })).toEqual([]);
  played.take({ do: 'move', route: [NORTH, LIBRARY] });
  expect(hero(played.s).at).toBe(LIBRARY);
});

rule('NY-FX-11', 'with "up to" the player chooses when to stop, even before the first step', () => {
  const s = solo();
  revealTile(s, 'c04y02', 'city-34');
  const played = resolve(s, 'snake-4');
  const ends = played.offered({ do: 'move' }).map((choice) => choice.do === 'move' && choice.route.length);
  expect(new Set(ends)).toEqual(new Set([1, 2, 3]));
  // Coming back to the start is the same as not moving.
  expect(
    played.offered({ do: 'move' }).some((choice) => choice.do === 'move' && choice.route.at(-1) === LIBRARY),
  ).toBe(false);
  played.take({ do: 'stop' });
  expect(hero(played.s).at).toBe(LIBRARY);
});

rule(
  'NY-FX-12',
  'a card that wants no enemies in the space is skipped when one is there, tricked or not',
  () => {
    for (const tricked of [false, true]) {
      const s = solo();
      putEnemies(s, 'prisoner', LIBRARY);
      if (s.enemies[0]) s.enemies[0].tricked = tricked;
      const played = resolve(s, 'snake-4');
      expect(played.told('cardSkipped')).toMatchObject([{ because: { rule: 'NY-FX-12' } }]);
      expect(hero(s).at).toBe(LIBRARY);
    }
  },
);

rule('NY-FX-13', 'a move that destroys roadblocks crosses a blocked road and leaves it open', () => {
  const s = solo();
  block(s, LIBRARY, NORTH);
  const played = resolve(s, 'snake-3').take({ do: 'move', route: [NORTH] });
  expect(hero(s).at).toBe(NORTH);
  expect(roadState(s, LIBRARY, NORTH)).toBe('open');
  expect(played.told('roadOpened')).toHaveLength(1);
});

rule('NY-FX-14', 'a move that ignores roadblocks crosses a blocked road and leaves it blocked', () => {
  const s = solo({ heroes: ['brain'] });
  block(s, LIBRARY, NORTH);
  resolve(s, 'brain-s3').take({ do: 'move', route: [NORTH] });
  expect(hero(s).at).toBe(NORTH);
  expect(roadState(s, LIBRARY, NORTH)).toBe('blocked');
});

rule(['NY-FX-15', 'NY-MOV-11'], 'a manhole leads to any other revealed manhole, as one step', () => {
  const s = solo();
  revealTile(s, 'c04y02', 'city-04');
  revealTile(s, 'c07y03', 'city-30');
  place(s, 0, 'c04y02');
  const walking = resolve(structuredClone(s), 'snake-2');
  expect(walking.offered({ do: 'move', route: ['c07y03'] })).toEqual([]);
  // The only other manhole is taken without asking (NY-FX-04).
  const played = resolve(s, 'snake-s3');
  expect(hero(s).at).toBe('c07y03');
  expect(played.told('heroMoved')).toHaveLength(1);
});

rule(['NY-FX-15', 'NY-FX-17', 'NY-TRN-16'], 'after a manhole or a POI jump things can be collected', () => {
  const s = solo();
  revealTile(s, 'c04y02', 'city-04');
  revealTile(s, 'c07y03', 'city-30');
  place(s, 0, 'c04y02');
  s.itemCubes[spaceNo('c07y03')] = 1;
  resolve(s, 'snake-s3').take({ do: 'collectItem' });
  const t = solo({ heroes: ['cabbie'] });
  revealPoi(t, 'c04y00', 'nothing-here');
  revealPoi(t, 'c08y00', 'rail-yard');
  place(t, 0, 'c04y00');
  t.itemCubes[spaceNo('c08y00')] = 1;
  const jump = resolve(t, 'cabbie-s3').take({ do: 'jump', to: 'c08y00' });
  expect(jump.decision).toBe('collect');
  jump.take({ do: 'collectItem' });
  expect([hero(s).items.length, hero(t).items.length]).toEqual([1, 1]);
});

rule('NY-FX-16', 'no manhole here, no other manhole, or a car: the card is skipped', () => {
  const nowhere = solo();
  revealTile(nowhere, 'c04y02', 'city-04');
  const alone = solo();
  revealTile(alone, 'c04y02', 'city-04');
  place(alone, 0, 'c04y02');
  const driver = solo();
  revealTile(driver, 'c04y02', 'city-04');
  revealTile(driver, 'c07y03', 'city-30');
  place(driver, 0, 'c04y02');
  hero(driver).car = 'car';
  for (const s of [nowhere, alone, driver]) {
    const played = resolve(s, 'snake-s3');
    expect(played.told('cardSkipped')).toMatchObject([{ because: { rule: 'NY-FX-16' } }]);
    expect(played.told('heroMoved')).toEqual([]);
  }
});

rule('NY-FX-17', 'a POI jump leads to any other POI space, reveals it and sets off its event icon', () => {
  const s = solo({ heroes: ['cabbie'] });
  revealPoi(s, 'c04y00', 'nothing-here');
  place(s, 0, 'c04y00');
  block(s, 'c04y00', 'c04y02');
  const there = s.poi.findIndex(({ tile }) => tile === 'coffee-shop');
  const spaces = ['c00y04', 'c01y07', 'c04y00', 'c04y10', 'c07y09', 'c08y00', 'c10y02', 'c10y08'] as const;
  const shop = spaces[there] as (typeof spaces)[number];
  const played = resolve(s, 'cabbie-s3');
  expect(played.offered({ do: 'jump' })).toHaveLength(7);
  played.take({ do: 'jump', to: shop });
  expect(s.poi[there]?.faceup).toBe(true);
  expect(played.told('eventRevealed')).toHaveLength(1);
  expect(roadState(s, 'c04y00', 'c04y02')).toBe('blocked');
});

rule('NY-FX-18', 'a POI jump from anywhere else is impossible', () => {
  const played = resolve(solo({ heroes: ['cabbie'] }), 'cabbie-s3');
  expect(played.told('cardSkipped')).toMatchObject([{ because: { rule: 'NY-FX-18' } }]);
});

rule(
  ['NY-FX-12', 'NY-FX-16', 'NY-FX-18', 'NY-FX-02'],
  'whatever brings such a movement about, it is left out where the hero cannot make it',
  () => {
    const engaged = solo();
    putEnemies(engaged, 'prisoner', LIBRARY);
    const street = solo();
    revealTile(street, 'c04y02', 'city-04');
    revealTile(street, 'c07y03', 'city-30');
    const driver = structuredClone(street);
    place(driver, 0, 'c04y02');
    hero(driver).car = 'car';
    for (const [s, list] of [
      [engaged, 'snake-4'],
      [street, 'snake-s3'],
      [driver, 'snake-s3'],
      [street, 'cabbie-s3'],
    ] as const) {
      const at = hero(s).at;
      const played = stage(structuredClone(s), resolving(s, list, 'card'));
      expect([played.decision, hero(played.s).at]).toEqual(['timerStep', at]);
    }
  },
);

rule(['NY-FX-19', 'NY-RUL-01'], 'revealing goes space by space, by choice, and cannot be declined', () => {
  const s = solo({ heroes: ['brain'] });
  const played = resolve(s, 'brain-3').take({ do: 'move', route: ['c04y04'] });
  expect(played.decision).toBe('reveal');
  expect(played.offeredAs('reveal', 'space')).toEqual(['c04y02', 'c03y05', 'c03y03']);
  expect(played.offered()).toHaveLength(3);
  expect(played.why({ do: 'reveal', space: LIBRARY })).toBe('NY-FX-19');
  played.take({ do: 'reveal', space: 'c03y03' });
  expect(played.offeredAs('reveal', 'space')).toEqual(['c04y02', 'c03y05']);
  played.take({ do: 'reveal', space: 'c04y02' });
  expect(s.tiles[spaceNo('c03y03')]).not.toBeNull();
  expect(s.tiles[spaceNo('c03y05')]).toBeNull();
});

rule('NY-FX-19', 'with fewer unexplored spaces than asked for, all of them are revealed', () => {
  const s = solo({ heroes: ['brain'] });
  revealTile(s, 'c04y02', 'city-34');
  revealTile(s, 'c03y05', 'city-28');
  const played = resolve(s, 'brain-3').take({ do: 'move', route: ['c04y04'] });
  expect(s.tiles[spaceNo('c03y03')]).not.toBeNull();
  expect(played.told('spaceRevealed')).toHaveLength(1);
});

rule('NY-FX-20', 'a timer tile lets the current player pick the POI tile to reveal', () => {
  const s = scene();
  const played = stage(s, resolving(s, 'rumor', 'timer'));
  expect(played.asked).toBe(0);
  expect(played.offered({ do: 'revealPoi' })).toHaveLength(8);
  played.take({ do: 'revealPoi', space: 'c08y00' });
  expect(s.poi.filter(({ faceup }) => faceup)).toHaveLength(1);
  expect(played.decision).not.toBe('revealPoi');
  const two = stage(scene(), { step: 'revealPoi', seat: 0, left: 2 })
    .take({ do: 'revealPoi' })
    .take({ do: 'revealPoi' });
  expect([two.told('poiRevealed').length, two.decision]).toEqual([2, 'timerStep']);
});

rule(
  ['NY-FX-21', 'NY-FX-22'],
  'peeking shows up to so many facedown things to the one who peeks, and they stay facedown',
  () => {
    const s = solo();
    const tiles = stage(s, resolving(s, 'police-scanner', 'item'));
    tiles.take({ do: 'peekPoi', space: 'c08y00' }).take({ do: 'stop' });
    expect(s.poi.map(({ seen }) => seen).flat()).toEqual([0]);
    expect(s.poi.some(({ faceup }) => faceup)).toBe(false);
    expect(tiles.told('poiSeen')).toMatchObject([{ space: 'c08y00', to: [0] }]);

    const cases = stage(s, resolving(s, 'smugglers-ledger', 'item'));
    cases.take({ do: 'peekCase', slot: 'case-2' }).take({ do: 'peekCase', slot: 'case-4' });
    expect(cases.decision).not.toBe('peekCase');
    expect(s.cases.map(({ seen }) => seen)).toEqual([[], [0], [], [0]]);
    expect(cases.told('caseSeen')).toMatchObject([{ to: [0] }, { card: s.cases[3]?.card[0] }]);
  },
);

rule(
  ['NY-FX-21', 'NY-FX-22'],
  'only what lies facedown and is not known yet is worth a look, and even that may be left',
  () => {
    const s = solo();
    const slot = s.cases.findIndex(({ card }) => card[0] === 'presidents-bracelet');
    s.cases[slot]!.faceup = true;
    const taken = s.cases.findIndex(({ card }) => card[0] === 'tape');
    giveCase(s, 0, 'tape');
    const [known, unknown] = CASE_SLOTS.flatMap((id, i) => (i === slot || i === taken ? [] : [id]));
    s.cases[CASE_SLOTS.indexOf(known!)]!.seen = [0];
    const cases = stage(s, resolving(s, 'smugglers-ledger', 'item'));
    expect(cases.offered()).toEqual([{ do: 'peekCase', slot: unknown }, { do: 'stop' }]);
    cases.take({ do: 'stop' });
    for (const poi of s.poi.slice(1)) poi.seen = [0];
    s.current = 0;
    const tiles = stage(s, resolving(s, 'police-scanner', 'item'));
    expect(tiles.offered()).toEqual([{ do: 'peekPoi', space: 'c00y04' }, { do: 'stop' }]);
  },
);

rule('NY-FX-23', 'the top timer tile is looked at and stays on top', () => {
  const s = solo({ heroes: ['brain'] });
  const order = [...s.timer];
  const played = resolve(s, 'brain-s1');
  expect(played.told('timerPeeked')).toMatchObject([{ seat: 0, n: 1 }]);
  expect(played.told('timerSeen')).toMatchObject([{ tiles: [order.at(-1)], to: [0] }]);
  expect(s.timer).toEqual(order);
});
