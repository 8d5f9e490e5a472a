import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { State } from '../rules/state.ts';
import {
  block,
  enemiesAt,
  hero,
  LIBRARY,
  NORTH,
  place,
  putEnemies,
  resolving,
  revealTile,
  scene,
  solo,
  SOUTH,
  stackNy,
  STREETS,
} from './scene.ts';
import { stage } from './stage.ts';

const crowd = (s: State): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { at } of s.enemies) counts[at] = (counts[at] ?? 0) + 1;
  return counts;
};

rule('NY-FX-70', 'noise rises by n and falls by n, never below 0', () => {
  const s = solo();
  stage(s, resolving(s, 'screaming', 'event'));
  expect(s.noise).toBe(2);
  const quiet = stage(s, resolving(s, 'radio-jammer', 'item'));
  expect([s.noise, quiet.told('noiseLost')]).toMatchObject([0, [{ n: 2, noise: 0 }]]);
  s.noise = 1;
  expect(stage(s, resolving(s, 'lull', 'event')).told('noiseLost')).toMatchObject([{ n: 1, noise: 0 }]);
});

rule('NY-FX-71', 'mission cubes move to the right box one by one', () => {
  const s = solo();
  stage(s, resolving(s, 'ny-hard-10', 'ny'));
  expect(s.missionLeft).toBe(2);
});

rule(
  ['NY-FX-72', 'NY-FX-76'],
  'Dinner Bell places at most one on each manhole within 2 spaces and drops the surplus',
  () => {
    const s = solo();
    revealTile(s, 'c04y02', 'city-04');
    revealTile(s, 'c08y02', 'city-30');
    const one = stage(s, resolving(s, 'dinner-bell', 'event'));
    expect(one.told('prisonerPlaced')).toMatchObject([{ at: 'c04y02' }]);
    expect(s.noise).toBe(0);

    const t = solo();
    revealTile(t, 'c04y02', 'city-04');
    revealTile(t, 'c06y02', 'city-30');
    revealTile(t, 'c07y03', 'city-31');
    const three = stage(t, resolving(t, 'dinner-bell', 'event'));
    expect(three.offeredAs('place', 'space')).toEqual(['c04y02', 'c06y02', 'c07y03']);
    three.take({ do: 'place', space: 'c06y02' });
    expect(three.offeredAs('place', 'space')).toEqual(['c04y02', 'c07y03']);
  },
);

rule('NY-FX-73', 'the own space and this tile need no choosing', () => {
  const s = solo();
  stage(s, resolving(s, 'ny-02', 'ny'));
  expect(crowd(s)).toEqual({ [LIBRARY]: 2 });
  stage(s, { step: 'effects', list: 'crash-site', next: 0, hero: 0, by: 'poi', at: 'c08y00' });
  expect(crowd(s)['c08y00']).toBe(2);
});

rule('NY-FX-74', 'adjacent spaces fill evenly by choice, behind roadblocks too', () => {
  const s = solo();
  block(s, LIBRARY, NORTH);
  const played = stage(s, {
    step: 'placePrisoners',
    seat: 0,
    hero: 0,
    left: 7,
    where: 'adjacentToHero',
    onePerSpace: false,
    placed: [],
  });
  expect(played.offeredAs('place', 'space')).toEqual(STREETS);
  played.take({ do: 'place', space: NORTH });
  expect(played.offeredAs('place', 'space')).toEqual(STREETS.slice(1));
  for (let i = 0; i < 4; i++) played.take({ do: 'place' });
  expect(crowd(s)).toEqual(Object.fromEntries(STREETS.map((space) => [space, 1])));
  expect(played.offeredAs('place', 'space')).toEqual(STREETS);
});

rule('NY-FX-77', 'the nearest manholes come first, the own space included, and ties are chosen', () => {
  const s = solo();
  revealTile(s, 'c04y02', 'city-04');
  revealTile(s, 'c06y02', 'city-30');
  revealTile(s, 'c08y02', 'city-31');
  place(s, 0, 'c04y02');
  const near = stage(s, resolving(s, 'ny-03', 'ny'));
  expect(near.told('prisonerPlaced')).toMatchObject([{ at: 'c04y02' }, { at: 'c06y02' }]);
  const t = solo();
  revealTile(t, 'c04y02', 'city-04');
  revealTile(t, 'c06y02', 'city-30');
  revealTile(t, 'c08y02', 'city-31');
  const tie = stage(t, resolving(t, 'ny-hard-03', 'ny'));
  expect(tie.offeredAs('place', 'space')).toEqual(['c04y02', 'c06y02']);
  tie.take({ do: 'place', space: 'c06y02' });
  expect(tie.told('prisonerPlaced').map((event) => ({ ...event })['at' as never])).toEqual([
    'c06y02',
    'c04y02',
    'c08y02',
  ]);
});

rule('NY-FX-79', 'without a candidate space nothing is placed and no noise is made', () => {
  const s = solo();
  s.prisoners = 0;
  stage(s, resolving(s, 'dinner-bell', 'event'));
  expect([s.enemies.length, s.noise]).toEqual([0, 0]);
  place(s, 0, 'c02y02');
  const beside = stage(s, resolving(s, 'closing-in', 'event'));
  expect([beside.told('prisonersMissing'), s.noise]).toEqual([[], 0]);
});

rule(
  ['NY-FX-80', 'NY-FX-74'],
  'no space beside the hero gets a second car before the others have one',
  () => {
    const played = stage(solo(), {
      step: 'placePrisonerCars',
      seat: 0,
      hero: 0,
      left: 3,
      where: 'adjacentToHero',
      placed: [],
    });
    played.take({ do: 'place', space: SOUTH }).take({ do: 'place', space: NORTH });
    expect(played.offeredAs('place', 'space')).toEqual(STREETS.filter((at) => at !== SOUTH && at !== NORTH));
  },
);

rule(
  'NY-FX-80',
  'a prisoner with a car appears beside the hero, or two spaces away, or the nearest ring that is revealed',
  () => {
    const s = solo();
    const beside = stage(s, resolving(s, 'roaring-engine', 'event'));
    expect(beside.offeredAs('place', 'space')).toEqual(STREETS);
    beside.take({ do: 'place', space: SOUTH });
    expect(s.enemies).toMatchObject([{ kind: 'prisonerCar', at: SOUTH }]);
    expect(s.carFigures).toBe(3);

    const t = solo();
    revealTile(t, 'c04y02', 'city-34');
    revealTile(t, 'c08y02', 'city-28');
    const away = stage(t, {
      step: 'placePrisonerCars',
      seat: 0,
      hero: 0,
      left: 1,
      where: 'atDistance2',
      placed: [],
    });
    expect(away.told('prisonerCarPlaced')).toMatchObject([{ at: 'c04y02' }]);

    const far = solo();
    const ring = stage(far, {
      step: 'placePrisonerCars',
      seat: 0,
      hero: 0,
      left: 1,
      where: 'atDistance2',
      placed: [],
    });
    expect(ring.told('prisonerCarPlaced')).toMatchObject([{ at: 'c02y02' }]);
  },
);

rule('NY-FX-81', 'without a car figure a prisoner comes on foot', () => {
  const s = solo();
  s.carFigures = 0;
  s.abandonedCars.push('c02y02', 'c02y02', 'c02y02', 'c02y02');
  stage(s, resolving(s, 'roaring-engine', 'event')).take({ do: 'place', space: SOUTH });
  expect(s.enemies).toMatchObject([{ kind: 'prisoner', at: SOUTH }]);
});

rule('NY-FX-82', 'so many enemies move, or every prisoner with a car once', () => {
  const s = solo();
  putEnemies(s, 'prisoner', 'c02y02', 3);
  revealTile(s, 'c03y03', 'city-34');
  stage(s, { step: 'moveEnemies', seat: 0, left: 2, only: 'any', moved: [] });
  expect(crowd(s)).toEqual({ c02y02: 1, c03y03: 2 });

  const t = solo();
  revealTile(t, 'c03y03', 'city-34');
  putEnemies(t, 'prisonerCar', 'c02y02', 2);
  putEnemies(t, 'prisoner', NORTH);
  stage(t, { step: 'moveEnemies', seat: 0, left: 99, only: 'cars', moved: [] }).takeAll('moveEnemy');
  expect(crowd(t)).toEqual({ c04y04: 2, [NORTH]: 1 });
});

rule('NY-FX-84', 'every boss moves once, the fastest first, and equal ones as the chooser likes', () => {
  const s = solo();
  revealTile(s, 'c03y03', 'city-34');
  putEnemies(s, 'slag', 'c02y02');
  putEnemies(s, 'romero', 'c02y02');
  putEnemies(s, 'duke', 'c02y02');
  putEnemies(s, 'prisoner', NORTH);
  const played = stage(s, resolving(s, 'the-boss-walks', 'event'));
  expect(played.told('enemyMoved')).toMatchObject([{ kind: 'romero' }]);
  expect(played.offeredAs('moveEnemy', 'kind')).toEqual(['slag', 'duke']);
  played.takeAll('moveEnemy');
  expect(played.told('enemyMoved')).toHaveLength(3);
  expect(enemiesAt(s, NORTH)).toHaveLength(1);
});

rule(
  ['NY-FX-85', 'NY-FX-86', 'NY-FX-87', 'NY-ENM-04'],
  'a boss, a case token and a special card come with their tile',
  () => {
    const s = solo();
    stage(s, { step: 'effects', list: 'rail-yard', next: 0, hero: 0, by: 'poi', at: 'c08y00' });
    expect(enemiesAt(s, 'c08y00').map(({ kind, damage }) => [kind, damage])).toEqual([
      ['romero', 0],
      ['prisoner', 0],
    ]);
    expect(s.nyDeck).toContain('ny-sp-romero');
    expect(s.nyAside).not.toContain('ny-sp-romero');
    stage(s, { step: 'effects', list: 'old-theater', next: 0, hero: 0, by: 'poi', at: 'c10y02' });
    expect(s.cases[3]?.token).toBe('c10y02');
  },
);

rule('NY-FX-88', 'every hero in turn, the current one first', () => {
  const s = scene({ heroes: ['snake', 'maggie', 'brain'] });
  s.current = 1;
  place(s, 2, NORTH);
  const played = stage(s, resolving(s, 'night-watch', 'timer'));
  const places = [played.s.agenda.at(-1)].map((step) => step?.['hero']);
  played.take({ do: 'place', space: SOUTH });
  places.push(played.s.agenda.at(-1)?.['hero']);
  played.take({ do: 'place', space: 'c04y04' });
  places.push(played.s.agenda.at(-1)?.['hero']);
  played.take({ do: 'place', space: SOUTH });
  expect(places).toEqual([1, 2, 0]);
});

rule('NY-FX-89', 'with a boss on the board bosses move, without one prisoners come', () => {
  const s = solo();
  putEnemies(s, 'romero', 'c02y02');
  stage(s, resolving(s, 'ny-09', 'ny'));
  expect(s.enemies).toHaveLength(1);
  const t = solo();
  const played = stage(t, resolving(t, 'ny-09', 'ny'));
  expect(played.decision).toBe('placePrisoners');
});

rule('NY-FX-90', 'one of the lists that can be performed is chosen', () => {
  const s = solo({ heroes: ['brain'] });
  revealTile(s, 'c04y02', 'city-04');
  revealTile(s, 'c07y03', 'city-30');
  place(s, 0, 'c04y02');
  const both = stage(structuredClone(s), resolving(s, 'brain-s3', 'card'));
  expect(both.offeredAs('chooseEffects', 'option')).toEqual([0, 1]);
  place(s, 0, LIBRARY);
  const one = stage(s, resolving(s, 'brain-s3', 'card'));
  expect(one.decision).toBe('walk');
});

rule('NY-FX-01', 'effects follow each other in the order of the list', () => {
  const s = solo({ heroes: ['maggie'] });
  putEnemies(s, 'prisoner', NORTH);
  const played = stage(s, resolving(s, 'maggie-3', 'card')).take({ do: 'move', route: [NORTH] });
  const order = played.events
    .map(({ event }) => event)
    .filter((name) => ['heroMoved', 'prisonerKilled', 'spaceRevealed'].includes(name));
  expect(order).toEqual(['heroMoved', 'prisonerKilled']);
  expect(played.decision).toBe('reveal');
});

rule('NY-FX-02', 'what cannot be carried out entirely is carried out as far as possible', () => {
  const s = solo();
  const played = stage(s, resolving(s, 'bolt-cutters', 'item'));
  expect(played.decision).toBe('walk');
  played.take({ do: 'move', route: [NORTH] });
  expect(hero(s).at).toBe(NORTH);
});

rule(
  ['NY-FX-03', 'NY-GEN-05'],
  'the current player chooses for cards of the city, events and timer tiles',
  () => {
    const s = scene({ heroes: ['snake', 'maggie', 'brain'] });
    s.current = 1;
    for (const [list, by] of [
      ['ny-01', 'ny'],
      ['closing-in', 'event'],
      ['searchlight', 'timer'],
    ] as const) {
      expect(stage(structuredClone(s), resolving(s, list, by)).asked).toBe(1);
    }
    stackNy(s, 'ny-01');
  },
);

rule('NY-FX-04', 'a single option is taken without asking', () => {
  const s = solo();
  place(s, 0, 'c02y02');
  revealTile(s, 'c03y03', 'city-34');
  const played = stage(s, resolving(s, 'closing-in', 'event'));
  expect(crowd(s)).toEqual({ c03y03: 2 });
  expect(played.told('automatic').length).toBeGreaterThan(0);
});

rule(
  'NY-FX-05',
  'options come in the order of directions, spaces and creation numbers, and doubles only once',
  () => {
    const s = solo();
    const moves = stage(structuredClone(s), resolving(s, 'snake-2', 'card'));
    expect(moves.offered({ do: 'move' }).map((choice) => choice.do === 'move' && choice.route[0])).toEqual(
      STREETS,
    );
    putEnemies(s, 'prisoner', NORTH);
    putEnemies(s, 'prisoner', LIBRARY, 3);
    putEnemies(s, 'prisonerCar', LIBRARY, 3);
    s.enemies[5]!.damage = 1;
    const hits = stage(s, resolving(s, 'snake-6', 'card'));
    expect(hits.offeredAs('hit', 'enemy')).toEqual([0, 1, 4, 5]);
    const spots = stage(solo(), { step: 'revealPoi', seat: 0, left: 1 });
    const ids = spots.offeredAs('revealPoi', 'space').map(String);
    expect(ids).toEqual(ids.toSorted());
  },
);
