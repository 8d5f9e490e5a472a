import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { AnyStep } from '../rules/agenda.ts';
import type { State } from '../rules/state.ts';
import {
  block,
  LIBRARY,
  NORTH,
  CHOOSING,
  place,
  putEnemies,
  revealTile,
  roadState,
  scene,
  solo,
  SOUTH,
  STREETS,
} from './scene.ts';
import { stage } from './stage.ts';

type Only = 'any' | 'cars' | 'bosses';
const MOVE = (left = 1, only: Only = 'any'): AnyStep => ({
  step: 'moveEnemies',
  seat: 0,
  left,
  only,
  moved: [],
});
const moved = (s: State, left = 1, only: Only = 'any'): unknown[] =>
  stage(s, MOVE(left, only), CHOOSING)
    .told('enemyMoved')
    .map((event) => ({ ...event })['enemy' as never]);
/** A special New York card lies above the board. */
const active = (s: State, card: 'ny-sp-duke' | 'ny-sp-romero'): void =>
  void s.nyActive.push(...s.nyAside.splice(s.nyAside.indexOf(card), 1));

rule(['NY-EMV-02', 'NY-MAN-01'], 'a route leads to a manhole, through it and on from the other one', () => {
  const s = solo();
  revealTile(s, 'c11y05', 'city-34');
  revealTile(s, 'c11y03', 'city-04');
  revealTile(s, 'c04y02', 'city-30');
  putEnemies(s, 'prisoner', 'c11y05');
  const way: unknown[] = [];
  for (let i = 0; i < 2; i++) {
    s.current = 0;
    stage(s, MOVE(), CHOOSING);
    way.push(s.enemies[0]?.at);
  }
  expect(way).toEqual(['c11y03', 'c04y02']);
});

rule('NY-EMV-02', 'a manhole can be entered only from a space that has one', () => {
  const s = solo();
  revealTile(s, 'c03y03', 'city-34');
  revealTile(s, 'c06y02', 'city-04');
  revealTile(s, 'c11y03', 'city-30');
  putEnemies(s, 'prisoner', 'c02y02');
  expect(moved(s)).toEqual([0]);
  expect(s.enemies[0]?.at).toBe('c03y03');
});

rule('NY-EMV-03', 'of the bosses only Slag crosses blocked roads', () => {
  const s = solo();
  putEnemies(s, 'duke', NORTH);
  block(s, LIBRARY, NORTH);
  const played = stage(s, MOVE(), CHOOSING);
  expect(played.offeredAs('moveEnemy', 'route')).toEqual([['c06y04'], ['c04y04']]);
  played.take({ do: 'moveEnemy' });
  expect(roadState(s, LIBRARY, NORTH)).toBe('blocked');
});

rule(['NY-EMV-03', 'NY-EMV-04'], 'what is a way for one enemy is none for another', () => {
  const s = solo();
  place(s, 0, 'c02y02');
  revealTile(s, 'c03y03', 'city-34');
  block(s, 'c03y03', 'c02y02');
  putEnemies(s, 'romero', 'c03y03');
  const [slag] = putEnemies(s, 'slag', 'c03y03');
  // Romero is faster, but the roadblock leaves him no route.
  expect(moved(structuredClone(s))).toEqual([slag]);
  const [car] = putEnemies(s, 'prisonerCar', 'c03y03');
  putEnemies(s, 'prisoner', 'c03y03');
  expect(stage(s, MOVE(), CHOOSING).told('enemyMoved')).toMatchObject([{ enemy: car, carries: 3 }]);
});

rule(['NY-EMV-05', 'NY-SPC-06'], 'a prisoner with the movement bonus takes two steps', () => {
  const s = solo();
  active(s, 'ny-sp-romero');
  revealTile(s, 'c03y03', 'city-34');
  putEnemies(s, 'prisoner', 'c02y02');
  stage(s, MOVE(), CHOOSING);
  expect(s.enemies[0]?.at).toBe('c04y04');
});

rule('NY-EMV-06', 'the length of the route decides, whoever stands on it', () => {
  const s = scene();
  place(s, 0, SOUTH);
  place(s, 1, LIBRARY);
  const [car] = putEnemies(s, 'prisonerCar', NORTH);
  putEnemies(s, 'prisoner', 'c04y06');
  // Two steps lead to the current hero, although the car will stop beside the other one.
  expect(moved(s)).toEqual([car]);
  expect(s.enemies[0]?.at).toBe(LIBRARY);
});

rule(['NY-EMV-08', 'NY-FX-05'], 'of enemies alike one is offered, of others each', () => {
  const s = solo();
  active(s, 'ny-sp-duke');
  const [first] = putEnemies(s, 'prisoner', NORTH, 3);
  const hurt = s.enemies[1]!;
  hurt.damage = 1;
  const [south] = putEnemies(s, 'prisoner', SOUTH);
  expect(stage(s, MOVE(), CHOOSING).offeredAs('moveEnemy', 'enemy')).toEqual([first, hurt.no, south]);
  const t = solo();
  const bosses = [...putEnemies(t, 'slag', NORTH), ...putEnemies(t, 'duke', NORTH)];
  expect(stage(t, MOVE(), CHOOSING).offeredAs('moveEnemy', 'enemy')).toEqual(bosses);
});

rule(['NY-EMV-04', 'NY-EMV-13'], 'who has moved stands for nobody beside it', () => {
  const s = solo();
  revealTile(s, 'c03y03', 'city-34');
  const [far] = putEnemies(s, 'prisoner', 'c02y02');
  const [near] = putEnemies(s, 'prisoner', 'c03y03');
  const played = stage(s, MOVE(2), CHOOSING).take({ do: 'moveEnemy', enemy: far as number });
  expect(played.told('enemyMoved')).toMatchObject([{ enemy: far }, { enemy: near }]);
});

rule(['NY-EMV-04', 'NY-EMV-06', 'NY-EMV-15'], 'why an enemy is not moved, or not yet', () => {
  const s = scene();
  place(s, 1, 'c06y06');
  revealTile(s, 'c05y01', 'city-34');
  putEnemies(s, 'prisoner', NORTH);
  putEnemies(s, 'prisoner', SOUTH);
  const [tricked] = putEnemies(s, 'prisoner', 'c04y04');
  s.enemies.at(-1)!.tricked = true;
  const [engaged] = putEnemies(s, 'prisoner', 'c06y06');
  const [cutOff] = putEnemies(s, 'prisoner', 'c02y02');
  const [far] = putEnemies(s, 'prisoner', 'c05y01');
  const played = stage(s, MOVE(), CHOOSING);
  const why = (enemy: number | undefined) => played.whyAll({ do: 'moveEnemy', enemy: enemy as number });
  expect([tricked, engaged, cutOff, far].map(why)).toEqual([
    ['NY-EMV-04'],
    ['NY-EMV-15'],
    ['NY-EMV-04'],
    ['NY-EMV-06'],
  ]);
  expect(why(s.enemies[0]?.no)).toEqual([]);
});

rule(['NY-FX-82', 'NY-FX-84'], 'an effect for cars or bosses moves nobody else, and says so', () => {
  const why = (kind: 'prisonerCar' | 'slag', only: Only) => {
    const s = solo();
    for (const at of [NORTH, SOUTH] as const) putEnemies(s, kind, at);
    putEnemies(s, 'prisoner', 'c04y04');
    const played = stage(s, MOVE(9, only), CHOOSING);
    const because = played.whyAll({ do: 'moveEnemy', kind: 'prisoner' });
    played.takeAll('moveEnemy');
    expect(played.told('enemyMoved')).toHaveLength(2);
    return because;
  };
  expect([why('prisonerCar', 'cars'), why('slag', 'bosses')]).toEqual([['NY-FX-82'], ['NY-FX-84']]);
});

rule('NY-FX-84', 'the faster boss moves first, even when a slower one stands beside the hero', () => {
  const s = solo();
  revealTile(s, 'c03y03', 'city-34');
  const [slag] = putEnemies(s, 'slag', NORTH);
  const [romero] = putEnemies(s, 'romero', 'c02y02');
  expect(moved(s, 9, 'bosses')).toEqual([romero, slag]);
});

rule('NY-EMV-10', 'routes that end in different spaces are all offered', () => {
  const s = solo();
  revealTile(s, 'c03y01', 'city-34');
  revealTile(s, 'c04y02', 'city-28');
  putEnemies(s, 'prisonerCar', 'c03y01');
  expect(stage(s, MOVE(), CHOOSING).offeredAs('moveEnemy', 'route')).toEqual([
    ['c04y02', 'c05y03'],
    ['c04y02', 'c04y04'],
  ]);
});

rule('NY-EMV-12', 'only prisoners are stopped by an abandoned car', () => {
  const s = solo();
  revealTile(s, 'c05y01', 'city-34');
  s.abandonedCars.push(NORTH);
  s.carFigures--;
  putEnemies(s, 'romero', 'c05y01');
  stage(s, MOVE(), CHOOSING);
  expect([s.enemies[0]?.at, s.abandonedCars]).toEqual([LIBRARY, [NORTH]]);
});

rule('NY-EMV-16', 'Slag walks on as Slag', () => {
  const s = solo();
  putEnemies(s, 'slag', NORTH);
  block(s, LIBRARY, NORTH);
  stage(s, MOVE(), CHOOSING);
  expect([s.enemies[0], s.carFigures, s.prisoners]).toMatchObject([{ kind: 'slag', at: LIBRARY }, 4, 40]);
});

rule(
  'NY-EMV-17',
  'a car that rams its way into the space of the hero is one of those who reach the hero',
  () => {
    const s = solo();
    place(s, 0, 'c02y02');
    for (const [space, tile] of [
      ['c01y03', 'city-34'],
      ['c01y05', 'city-28'],
      ['c02y04', 'city-33'],
      ['c03y03', 'city-32'],
    ] as const)
      revealTile(s, space, tile);
    block(s, 'c01y03', 'c02y02');
    block(s, 'c01y03', 'c02y04');
    block(s, 'c01y05', 'c02y04');
    const [car] = putEnemies(s, 'prisonerCar', 'c01y05');
    putEnemies(s, 'prisoner', 'c03y03');
    // One of its two ways is stopped early, the other leads to the hero: that is enough to go first.
    const played = stage(s, MOVE(), CHOOSING);
    expect(played.offeredAs('moveEnemy', 'enemy')).toEqual([car, car]);
  },
);

rule(
  ['NY-EMV-10', 'NY-EMV-18', 'NY-MAN-01'],
  'a road and a manhole that are equally short are a choice',
  () => {
    const s = solo();
    place(s, 0, 'c03y03');
    revealTile(s, 'c03y03', 'city-34');
    revealTile(s, 'c03y05', 'city-28');
    revealTile(s, 'c03y07', 'city-30');
    revealTile(s, 'c04y02', 'city-04');
    putEnemies(s, 'prisoner', 'c03y07');
    expect(stage(s, MOVE(), CHOOSING).offeredAs('moveEnemy', 'route')).toEqual([['c03y05'], ['c04y02']]);
  },
);

rule(['NY-EMV-10', 'NY-PCR-08'], 'which of two roadblocks a car rams on its way is a choice', () => {
  const s = solo();
  for (const street of STREETS) block(s, LIBRARY, street);
  revealTile(s, 'c04y02', 'city-34');
  putEnemies(s, 'prisonerCar', 'c04y02');
  const played = stage(s, MOVE(), CHOOSING);
  const routes = [
    [NORTH, LIBRARY],
    ['c04y04', LIBRARY],
  ];
  expect(played.offeredAs('moveEnemy', 'route')).toEqual(routes);
  played.take({ do: 'moveEnemy', route: ['c04y04', LIBRARY] });
  expect([roadState(s, LIBRARY, NORTH), roadState(s, LIBRARY, 'c04y04')]).toEqual(['blocked', 'open']);
});
