import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { AnyStep } from '../rules/agenda.ts';
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
  revealPoi,
  revealTile,
  roadState,
  scene,
  solo,
  SOUTH,
} from './scene.ts';
import { stage } from './stage.ts';

const MOVE = (left = 1): AnyStep => ({ step: 'moveEnemies', seat: 0, left, only: 'any', moved: [] });
const moved = (s: State, left = 1): unknown[] =>
  stage(s, MOVE(left))
    .told('enemyMoved')
    .map((event) => ({ ...event })['enemy' as never]);

rule('NY-ENM-01', 'a prisoner has movement 1, damage 1, range 0', () => {
  const s = solo();
  revealTile(s, 'c04y02', 'city-34');
  putEnemies(s, 'prisoner', 'c04y02');
  stage(s, MOVE()).take({ do: 'moveEnemy' });
  expect(['c05y03', 'c04y04']).toContain(s.enemies[0]?.at ?? '');
  const hand = hero(s).hand.length;
  s.current = 0;
  stage(s, { step: 'damageStep', seat: 0 });
  expect(hero(s).hand).toHaveLength(hand);
  putEnemies(s, 'prisoner', LIBRARY);
  s.current = 0;
  stage(s, { step: 'damageStep', seat: 0 });
  expect(hero(s).hand).toHaveLength(hand - 1);
});

rule('NY-ENM-02', 'each prisoner that is missing gives 1 noise', () => {
  const s = solo();
  s.prisoners = 1;
  stage(s, resolving(s, 'ny-02', 'ny'));
  expect([s.enemies.length, s.noise]).toEqual([1, 1]);
  const t = solo();
  t.prisoners = 0;
  stage(t, resolving(t, 'closing-in', 'event'));
  expect([t.enemies.length, t.noise]).toEqual([0, 2]);
});

rule('NY-ENM-03', 'with too few prisoners the chooser says where the last ones go', () => {
  const s = solo({ options: { extraTimerTiles: true } });
  revealTile(s, 'c04y02', 'city-04');
  revealTile(s, 'c07y03', 'city-30');
  revealTile(s, 'c06y02', 'city-31');
  s.prisoners = 2;
  const played = stage(s, resolving(s, 'blackout', 'timer'));
  expect(played.offeredAs('place', 'space')).toEqual(['c04y02', 'c06y02', 'c07y03']);
  played.take({ do: 'place', space: 'c07y03' }).take({ do: 'place', space: 'c04y02' });
  expect([enemiesAt(s, 'c06y02').length, s.noise]).toEqual([0, 1]);
});

rule(
  ['NY-ENM-04', 'NY-ENM-06'],
  'bosses enter with their POI tile; a fallen Duke stays away until the President is taken',
  () => {
    const s = solo();
    expect(s.enemies).toEqual([]);
    stage(s, { step: 'effects', list: 'dukes-camp', next: 0, hero: 0, by: 'poi', at: 'c08y00' });
    expect(enemiesAt(s, 'c08y00')[0]?.kind).toBe('duke');
    s.enemies = [];
    for (const list of ['the-boss-walks', 'march', 'jumped'] as const) stage(s, resolving(s, list, 'event'));
    expect(s.enemies.some(({ kind }) => kind === 'duke')).toBe(false);
    for (const poi of s.poi) poi.faceup = true;
    stage(s, { step: 'dukeReturns' });
    expect(s.enemies.some(({ kind }) => kind === 'duke')).toBe(true);
  },
);

rule('NY-ENM-07', 'enemies enter neither the unexplored nor facedown POI tiles', () => {
  const s = solo();
  place(s, 0, 'c02y02');
  putEnemies(s, 'prisoner', 'c04y04');
  // c03y03 would be the way, but nobody has explored it.
  expect(moved(s)).toEqual([]);
  const t = solo();
  revealTile(t, 'c04y02', 'city-34');
  revealTile(t, 'c05y01', 'city-28');
  place(t, 0, 'c04y02');
  putEnemies(t, 'prisoner', 'c05y01');
  for (const street of ['c05y03'] as const) block(t, 'c05y01', street);
  block(t, 'c05y01', 'c04y02');
  expect(moved(t)).toEqual([]);
  revealPoi(t, 'c04y00', 'nothing-here');
  t.current = 0;
  expect(moved(t)).toEqual([0]);
  expect(t.enemies[0]?.at).toBe('c04y00');
});

rule('NY-EMV-01', 'enemies go towards the current hero', () => {
  const s = scene();
  place(s, 1, NORTH);
  place(s, 0, SOUTH);
  putEnemies(s, 'prisoner', LIBRARY);
  stage(s, MOVE());
  expect(s.enemies[0]?.at).toBe(SOUTH);
});

rule(
  ['NY-EMV-02', 'NY-MAN-01', 'NY-EMV-18'],
  'routes follow open roads, and a link between two revealed manholes is one step',
  () => {
    const s = solo();
    revealTile(s, 'c04y02', 'city-04');
    revealTile(s, 'c11y05', 'city-30');
    place(s, 0, 'c04y02');
    putEnemies(s, 'prisoner', 'c11y05');
    stage(s, MOVE());
    expect(s.enemies[0]?.at).toBe('c04y02');
    const t = solo();
    putEnemies(t, 'prisoner', NORTH);
    block(t, LIBRARY, NORTH);
    stage(t, MOVE());
    expect(t.enemies[0]?.at).not.toBe(LIBRARY);
  },
);

rule('NY-MAN-01', 'manholes count neither for range nor for tricking', () => {
  const s = solo();
  revealTile(s, 'c04y02', 'city-04');
  revealTile(s, 'c07y03', 'city-30');
  place(s, 0, 'c04y02');
  putEnemies(s, 'prisoner', 'c07y03');
  putEnemies(s, 'prisoner', 'c04y02');
  const trick = stage(structuredClone(s), { step: 'trick', seat: 0, left: 1, range: 1 });
  expect(trick.offeredAs('trick', 'at')).not.toContain('c07y03');
  expect(trick.offeredAs('trick', 'to')).not.toContain('c07y03');
  expect(stage(s, { step: 'assignDamage', seat: 0, left: 2, range: 1 }).hits()).toBe(1);
});

rule(['NY-EMV-03', 'NY-EMV-16'], 'Slag crosses blocked roads and destroys each roadblock he crosses', () => {
  const s = solo();
  putEnemies(s, 'slag', NORTH);
  block(s, LIBRARY, NORTH);
  stage(s, MOVE());
  expect([s.enemies[0]?.at, roadState(s, LIBRARY, NORTH)]).toEqual([LIBRARY, 'open']);
});

rule('NY-EMV-16', 'a manhole between two sides of a roadblock leaves it standing', () => {
  const s = solo();
  revealTile(s, 'c04y02', 'city-06');
  revealTile(s, 'c05y01', 'city-08');
  place(s, 0, 'c04y02');
  block(s, 'c04y02', 'c05y01');
  putEnemies(s, 'prisoner', 'c05y01');
  stage(s, MOVE());
  expect([s.enemies[0]?.at, roadState(s, 'c04y02', 'c05y01')]).toEqual(['c04y02', 'blocked']);
});

rule(
  ['NY-EMV-04', 'NY-EMV-14', 'NY-EMV-15'],
  'tricked, engaged, moved and cut off enemies are not moved, and then the effect ends',
  () => {
    const s = scene();
    place(s, 1, SOUTH);
    const [tricked] = putEnemies(s, 'prisoner', NORTH);
    putEnemies(s, 'prisoner', SOUTH);
    putEnemies(s, 'prisoner', 'c02y02');
    const enemy = s.enemies.find(({ no }) => no === tricked);
    if (enemy) enemy.tricked = true;
    const played = stage(s, MOVE(5));
    expect(played.told('enemyMoved')).toEqual([]);
    const t = solo();
    putEnemies(t, 'prisoner', NORTH);
    expect(moved(t, 5)).toEqual([0]);
  },
);

rule('NY-EMV-05', 'movement values are 1 for a prisoner, 2 with a car, and as printed for bosses', () => {
  const steps = (kind: 'prisoner' | 'prisonerCar' | 'romero' | 'duke'): number => {
    const s = solo();
    revealTile(s, 'c03y03', 'city-34');
    revealTile(s, 'c04y02', 'city-28');
    place(s, 0, SOUTH);
    putEnemies(s, kind, 'c02y02');
    stage(s, MOVE()).takeAll('moveEnemy');
    return { c02y02: 0, c03y03: 1, c04y04: 2, c05y05: 3 }[s.enemies[0]?.at as 'c02y02'] ?? -1;
  };
  expect([steps('prisoner'), steps('prisonerCar'), steps('romero'), steps('duke')]).toEqual([1, 2, 2, 1]);
});

rule(['NY-EMV-06', 'NY-EMV-18'], 'first those who can reach the hero', () => {
  const s = solo();
  revealTile(s, 'c03y03', 'city-34');
  const [car] = putEnemies(s, 'prisonerCar', 'c02y02');
  const [near] = putEnemies(s, 'prisoner', NORTH);
  expect(moved(structuredClone(s))).toEqual([near]);
  expect(moved(s, 2)).toEqual([near, car]);
});

rule('NY-EMV-07', 'then the higher movement value, then cars before bosses before prisoners', () => {
  const s = solo();
  const [boss] = putEnemies(s, 'romero', NORTH);
  const [walker] = putEnemies(s, 'prisoner', NORTH);
  const [slow] = putEnemies(s, 'slag', NORTH);
  const [car] = putEnemies(s, 'prisonerCar', SOUTH);
  expect(moved(s, 4)).toEqual([car, boss, slow, walker]);
});

rule('NY-EMV-08', 'what is still equal the chooser decides', () => {
  const s = solo();
  putEnemies(s, 'prisoner', NORTH);
  putEnemies(s, 'prisoner', SOUTH);
  const played = stage(s, MOVE());
  expect(played.offeredAs('moveEnemy', 'at')).toEqual([NORTH, SOUTH]);
  played.take({ do: 'moveEnemy', at: SOUTH });
  expect(enemiesAt(s, NORTH)).toHaveLength(1);
});

rule(
  ['NY-EMV-09', 'NY-EMV-10'],
  'a shortest route is followed as far as the movement goes, and equal ones are chosen',
  () => {
    const s = solo();
    revealTile(s, 'c04y02', 'city-34');
    putEnemies(s, 'prisoner', 'c04y02');
    const played = stage(s, MOVE());
    expect(played.offeredAs('moveEnemy', 'route')).toEqual(
      [['c04y04'], ['c05y03']].sort((a, b) => Number(a[0] === 'c04y04') - Number(b[0] === 'c04y04')),
    );
    played.take({ do: 'moveEnemy', route: ['c04y04'] });
    expect(s.enemies[0]?.at).toBe('c04y04');
    const near = solo();
    putEnemies(near, 'romero', NORTH);
    stage(near, MOVE());
    expect(near.enemies[0]?.at).toBe(LIBRARY);
  },
);

rule('NY-EMV-11', 'an enemy stops in the first space with any hero', () => {
  const s = scene();
  place(s, 0, SOUTH);
  place(s, 1, LIBRARY);
  putEnemies(s, 'romero', NORTH);
  stage(s, MOVE()).takeAll('moveEnemy');
  expect(s.enemies[0]?.at).toBe(LIBRARY);
});

rule('NY-EMV-13', 'who may move and in which order is worked out anew before each pick', () => {
  const s = solo();
  place(s, 0, SOUTH);
  revealTile(s, 'c03y03', 'city-34');
  const [car] = putEnemies(s, 'prisonerCar', NORTH);
  const [rider] = putEnemies(s, 'prisoner', NORTH);
  const [other] = putEnemies(s, 'prisoner', 'c02y02');
  // The car brings its rider to the hero; engaged, it is no longer eligible, so the far one moves.
  const played = stage(s, MOVE(2));
  expect(played.told('enemyMoved')).toMatchObject([{ enemy: car, carries: rider }, { enemy: other }]);
});

rule(
  'NY-EMV-17',
  'a car that must ram reaches the hero only if the first roadblock leads into the space of the hero',
  () => {
    const s = solo();
    revealTile(s, 'c03y03', 'city-34');
    place(s, 0, 'c02y02');
    block(s, 'c03y03', 'c02y02');
    putEnemies(s, 'romero', 'c04y04');
    const [car] = putEnemies(s, 'prisonerCar', 'c04y04');
    // The roadblock lies on the second step, into the hero's space: within reach of the car alone.
    expect(moved(structuredClone(s))).toEqual([car]);
    const t = solo();
    revealTile(t, 'c03y03', 'city-34');
    place(t, 0, 'c02y02');
    block(t, 'c03y03', 'c04y04');
    putEnemies(t, 'prisonerCar', 'c04y04');
    const [near] = putEnemies(t, 'prisoner', 'c03y03');
    expect(moved(t)).toEqual([near]);
  },
);
