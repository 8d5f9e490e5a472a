import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { AnyStep } from '../rules/agenda.ts';
import type { State } from '../rules/state.ts';
import {
  block,
  enemiesAt,
  LIBRARY,
  NORTH,
  CHOOSING,
  park,
  place,
  putEnemies,
  resolving,
  revealTile,
  roadState,
  solo,
  SOUTH,
} from './scene.ts';
import { resolve, stage } from './stage.ts';

const MOVE = (only: 'any' | 'cars' = 'any', left = 1): AnyStep => ({
  step: 'moveEnemies',
  seat: 0,
  left,
  only,
  moved: [],
});
const kindsAt = (s: State, at: typeof LIBRARY) => enemiesAt(s, at).map(({ kind }) => kind);

rule(['NY-PCR-01', 'NY-EMV-12'], 'a prisoner who meets an abandoned car takes it at once and stops', () => {
  const s = solo();
  s.nyActive.push(...s.nyAside.splice(s.nyAside.indexOf('ny-sp-romero'), 1));
  park(s, 'c04y02');
  revealTile(s, 'c04y02', 'city-34');
  revealTile(s, 'c03y01', 'city-28');
  place(s, 0, 'c05y05');
  putEnemies(s, 'prisoner', 'c03y01');
  stage(s, MOVE());
  expect(s.enemies).toMatchObject([{ kind: 'prisonerCar', at: 'c04y02' }]);
  expect([s.abandonedCars, s.prisoners]).toEqual([[], 40]);
});

rule(
  'NY-PCR-01',
  'not while a hero is there; once the hero leaves, the first of the prisoners takes it',
  () => {
    const s = solo();
    park(s, LIBRARY);
    putEnemies(s, 'prisoner', LIBRARY, 2);
    expect(s.enemies.every(({ kind }) => kind === 'prisoner')).toBe(true);
    resolve(s, 'snake-2').take({ do: 'move', route: [NORTH] });
    expect(s.enemies.map(({ kind }) => kind)).toEqual(['prisonerCar', 'prisoner']);
  },
);

rule('NY-PCR-01', 'whoever is put beside an abandoned car takes it, but not under the eyes of a hero', () => {
  const s = solo();
  park(s, LIBRARY);
  park(s, NORTH);
  stage(s, resolving(s, 'jumped', 'event'), resolving(s, 'closing-in', 'event'), CHOOSING)
    .take({ do: 'place', space: NORTH })
    .take({ do: 'place', space: SOUTH });
  expect([kindsAt(s, LIBRARY), kindsAt(s, NORTH), kindsAt(s, SOUTH)]).toEqual([
    ['prisoner'],
    ['prisonerCar'],
    ['prisoner'],
  ]);
  expect(s.abandonedCars).toEqual([LIBRARY]);
});

rule('NY-PCR-01', 'the car of a driver who was shot goes to the next prisoner in the space', () => {
  const s = solo();
  putEnemies(s, 'prisonerCar', NORTH);
  putEnemies(s, 'prisoner', NORTH);
  stage(s, { step: 'assignDamage', seat: 0, left: 2, range: 1 }, CHOOSING)
    .take({ do: 'hit', kind: 'prisonerCar' })
    .take({ do: 'hit', kind: 'prisonerCar' });
  expect([kindsAt(s, NORTH), s.abandonedCars, s.carFigures]).toEqual([['prisonerCar'], [], 3]);
});

rule('NY-PCR-02', 'a tricked prisoner takes the car only when it stands up', () => {
  const s = solo();
  park(s, NORTH);
  putEnemies(s, 'prisoner', LIBRARY);
  const played = stage(s, { step: 'trick', seat: 0, left: 1, range: 0 }, { step: 'chooseCards', seat: 0 });
  played.take({ do: 'trick', to: NORTH });
  expect(s.enemies[0]?.kind).toBe('prisoner');
  stage(s, { step: 'endTurn', seat: 0 });
  expect(s.enemies[0]?.kind).toBe('prisonerCar');
});

rule(['NY-PCR-03', 'NY-EMV-05'], 'a prisoner with a car moves 2', () => {
  const s = solo();
  revealTile(s, 'c03y03', 'city-34');
  putEnemies(s, 'prisonerCar', 'c02y02');
  stage(s, MOVE());
  expect(s.enemies[0]?.at).toBe('c04y04');
});

rule(['NY-PCR-04', 'NY-EMV-03'], 'a car between two manholes takes the road', () => {
  const s = solo();
  revealTile(s, 'c02y04', 'city-04');
  revealTile(s, 'c03y03', 'city-34');
  revealTile(s, 'c06y02', 'city-30');
  putEnemies(s, 'prisonerCar', 'c02y04');
  expect(stage(s, MOVE()).told('enemyMoved')).toMatchObject([{ route: ['c03y03', 'c04y04'] }]);
  const near = solo();
  revealTile(near, 'c03y03', 'city-04');
  revealTile(near, 'c05y01', 'city-30');
  place(near, 0, 'c05y01');
  putEnemies(near, 'prisonerCar', 'c03y03');
  putEnemies(near, 'prisoner', 'c03y03');
  const both = stage(near, MOVE('any', 2), CHOOSING).takeAll('moveEnemy');
  expect(both.told('enemyMoved')).toMatchObject([
    { kind: 'prisoner', route: ['c05y01'] },
    { kind: 'prisonerCar' },
  ]);
  expect(kindsAt(near, 'c05y03')).toEqual(['prisonerCar']);
});

rule(['NY-PCR-04', 'NY-EMV-03'], 'cars use no manholes', () => {
  const s = solo();
  revealTile(s, 'c11y03', 'city-04');
  revealTile(s, 'c04y02', 'city-30');
  putEnemies(s, 'prisonerCar', 'c11y03');
  stage(structuredClone(s), MOVE());
  const played = stage(s, MOVE());
  expect(played.told('enemyMoved')).toEqual([]);
});

rule('NY-PCR-05', 'bosses neither take cars nor ride in them', () => {
  const s = solo();
  park(s, NORTH);
  revealTile(s, 'c05y01', 'city-34');
  putEnemies(s, 'slag', NORTH);
  stage(s, { step: 'endTurn', seat: 0 });
  expect([s.enemies[0]?.kind, s.abandonedCars]).toEqual(['slag', [NORTH]]);
  // A prisoner who comes later is not kept from it by him.
  const late = structuredClone(s);
  putEnemies(late, 'prisoner', NORTH);
  stage(late, { step: 'endTurn', seat: 0 });
  expect(kindsAt(late, NORTH)).toEqual(['slag', 'prisonerCar']);
  s.current = 0;
  putEnemies(s, 'prisonerCar', 'c05y01');
  putEnemies(s, 'duke', 'c05y01');
  const played = stage(s, MOVE('cars'));
  expect(played.told('enemyMoved')).toMatchObject([{ carries: null }]);
});

rule(
  ['NY-PCR-06', 'NY-PCR-11'],
  'a car takes one prisoner of its start or way along, which does not count as moved',
  () => {
    const s = solo();
    revealTile(s, 'c03y03', 'city-34');
    putEnemies(s, 'prisonerCar', 'c02y02');
    const [walker] = putEnemies(s, 'prisoner', 'c03y03');
    putEnemies(s, 'prisoner', 'c02y02');
    const played = stage(s, MOVE('any', 2));
    expect(played.offeredAs('moveEnemy', 'carries')).toEqual([1, 2]);
    played.take({ do: 'moveEnemy', carries: walker as number });
    // The second move goes to the one that was carried, which stands nearest now.
    expect(played.told('enemyMoved')).toMatchObject([{ enemy: 0 }, { enemy: walker }]);
    expect(enemiesAt(s, LIBRARY)).toMatchObject([{ no: walker }]);
  },
);

rule('NY-PCR-06', 'engaged and tricked prisoners stay behind', () => {
  const s = solo();
  revealTile(s, 'c03y03', 'city-34');
  putEnemies(s, 'prisonerCar', 'c02y02');
  putEnemies(s, 'prisoner', 'c02y02');
  const tricked = s.enemies[1];
  if (tricked) tricked.tricked = true;
  expect(stage(s, MOVE()).told('enemyMoved')).toMatchObject([{ carries: null }]);
});

rule('NY-PCR-06', 'nor does a car take along who stands where it stops, and of two alike the first', () => {
  const s = solo();
  revealTile(s, 'c03y03', 'city-34');
  putEnemies(s, 'prisonerCar', 'c02y02');
  putEnemies(s, 'prisoner', 'c04y04');
  expect(stage(structuredClone(s), MOVE('cars')).told('enemyMoved')).toMatchObject([
    { route: ['c03y03', 'c04y04'], carries: null },
  ]);
  const [first] = putEnemies(s, 'prisoner', 'c02y02', 2);
  expect(stage(s, MOVE('cars')).told('enemyMoved')).toMatchObject([{ carries: first }]);
});

rule('NY-PCR-07', 'of equally short routes a car takes one with a passenger', () => {
  const s = solo();
  place(s, 0, SOUTH);
  revealTile(s, 'c04y02', 'city-34');
  putEnemies(s, 'prisonerCar', 'c05y03');
  putEnemies(s, 'prisoner', 'c04y04');
  const played = stage(structuredClone(s), MOVE('cars'));
  expect(played.told('enemyMoved')).toMatchObject([{ carries: null, route: [LIBRARY, SOUTH] }]);
  place(s, 0, 'c04y06');
  const both = stage(s, MOVE('cars'));
  expect(both.told('enemyMoved')).toMatchObject([{ carries: 1, route: ['c04y04', 'c04y06'] }]);
});

rule(
  ['NY-PCR-08', 'NY-RUL-13', 'NY-EMV-17'],
  'without an open route a car rams the first roadblock: wrecked, road open, driver and passenger on foot beyond',
  () => {
    const s = solo();
    place(s, 0, 'c03y03');
    revealTile(s, 'c03y03', 'city-34');
    for (const street of ['c04y04'] as const) block(s, 'c03y03', street);
    putEnemies(s, 'prisonerCar', 'c04y04');
    putEnemies(s, 'prisoner', 'c04y04');
    for (const enemy of s.enemies) if (enemy.kind === 'prisonerCar') enemy.damage = 1;
    const [figures, tokens] = [s.carFigures, s.prisoners];
    const played = stage(s, MOVE('cars'), CHOOSING);
    expect(played.told('carRammed')).toHaveLength(1);
    expect(enemiesAt(s, 'c03y03').map(({ kind, damage }) => [kind, damage])).toEqual([
      ['prisoner', 0],
      ['prisoner', 0],
    ]);
    expect([s.carFigures, s.prisoners, roadState(s, 'c03y03', 'c04y04')]).toEqual([
      figures + 1,
      tokens - 1,
      'open',
    ]);
    const open = solo();
    revealTile(open, 'c03y03', 'city-34');
    revealTile(open, 'c03y05', 'city-28');
    place(open, 0, 'c03y03');
    block(open, 'c03y03', 'c04y04');
    putEnemies(open, 'prisonerCar', 'c04y04');
    expect(stage(open, MOVE('cars')).told('carRammed')).toEqual([]);
  },
);

rule(
  'NY-PCR-08',
  'manholes are no open route for a car, and the chooser says which roadblock it rams',
  () => {
    const s = solo();
    revealTile(s, 'c01y05', 'city-04');
    revealTile(s, 'c01y03', 'city-34');
    revealTile(s, 'c02y04', 'city-28');
    revealTile(s, 'c03y01', 'city-30');
    place(s, 0, 'c02y02');
    block(s, 'c01y03', 'c02y02');
    block(s, 'c02y04', 'c02y02');
    putEnemies(s, 'prisonerCar', 'c01y05');
    const played = stage(s, MOVE('cars'), CHOOSING);
    expect(played.offeredAs('moveEnemy', 'route')).toEqual([
      ['c01y03', 'c02y02'],
      ['c02y04', 'c02y02'],
    ]);
    played.take({ do: 'moveEnemy', route: ['c02y04', 'c02y02'] });
    expect([roadState(s, 'c01y03', 'c02y02'), roadState(s, 'c02y04', 'c02y02')]).toEqual(['blocked', 'open']);
    expect(kindsAt(s, 'c02y02')).toEqual(['prisoner']);
  },
);

rule('NY-PCR-10', 'without a prisoner token New York gains 1 noise instead', () => {
  const s = solo();
  place(s, 0, 'c03y03');
  revealTile(s, 'c03y03', 'city-34');
  block(s, 'c03y03', 'c04y04');
  putEnemies(s, 'prisonerCar', 'c04y04');
  s.prisoners = 0;
  stage(s, MOVE('cars'));
  expect([s.enemies.length, s.noise]).toEqual([0, 1]);
});
