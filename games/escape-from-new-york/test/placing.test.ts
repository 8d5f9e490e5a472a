import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { State } from '../rules/state.ts';
import { NORTH, place, putEnemies, resolving, revealTile, scene, solo, SOUTH, STREETS } from './scene.ts';
import { stage } from './stage.ts';

/** Which prisoners are placed where, and what it means that there are too few. */

const MANHOLES = [
  ['c04y02', 'city-04'],
  ['c06y02', 'city-30'],
  ['c07y03', 'city-31'],
] as const;

function openManholes(s: State, n: number): void {
  for (const [space, tile] of MANHOLES.slice(0, n)) revealTile(s, space, tile);
}

/** Prisoners placed and noise made with so many tokens in the supply. */
function outcome(s: State, tokens: number, list: string, by: 'event' | 'timer' | 'band'): number[] {
  s.prisoners = tokens;
  stage(s, resolving(s, list, by), { step: 'chooseCards', seat: 0 }).takeAll('place');
  return [s.enemies.length, s.noise];
}

rule(
  ['NY-ENM-02', 'NY-FX-72'],
  'with one prisoner for each space only those are missed that had a space',
  () => {
    const bell = (manholes: number, tokens: number) => {
      const s = solo();
      openManholes(s, manholes);
      return outcome(s, tokens, 'dinner-bell', 'event');
    };
    expect([bell(1, 0), bell(1, 1), bell(2, 0), bell(2, 1), bell(3, 1)]).toEqual([
      [0, 1],
      [1, 0],
      [0, 2],
      [1, 1],
      [1, 1],
    ]);
  },
);

rule(
  ['NY-ENM-02', 'NY-FX-74', 'NY-FX-79'],
  'beside the hero all are missed, unless no space is revealed there',
  () => {
    expect([outcome(solo(), 0, 'closing-in', 'event'), outcome(solo(), 1, 'closing-in', 'event')]).toEqual([
      [0, 2],
      [1, 1],
    ]);
    const tower = solo();
    place(tower, 0, 'c02y02');
    expect(outcome(tower, 0, 'closing-in', 'event')).toEqual([0, 0]);
    // One space takes any number of them.
    revealTile(tower, 'c03y03', 'city-34');
    expect(outcome(tower, 0, 'ny-hard-09', 'timer')).toEqual([0, 3]);
  },
);

rule(['NY-ENM-02', 'NY-FX-75'], 'beside any hero no more than 2 are missed for one space', () => {
  const gangs = (tokens: number) => {
    const s = scene({ options: { bands: true } });
    for (const seat of [0, 1]) place(s, seat, 'c02y02');
    revealTile(s, 'c03y03', 'city-34');
    return outcome(s, tokens, 'bny-1', 'band');
  };
  expect([gangs(0), gangs(1), gangs(2), gangs(3)]).toEqual([
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 0],
  ]);
});

rule('NY-ENM-03', 'the chooser is asked only while some spaces go short and a prisoner is left', () => {
  const blackout = (tokens: number) => {
    const s = solo({ options: { extraTimerTiles: true } });
    openManholes(s, 3);
    s.prisoners = tokens;
    const played = stage(s, resolving(s, 'blackout', 'timer'), { step: 'chooseCards', seat: 0 });
    let asked = 0;
    for (; played.offered({ do: 'place' }).length > 0; asked++) played.take({ do: 'place' });
    return { asked, placed: s.enemies.length, noise: s.noise };
  };
  expect([0, 1, 3].map(blackout)).toEqual([
    { asked: 0, placed: 0, noise: 3 },
    { asked: 1, placed: 1, noise: 2 },
    { asked: 0, placed: 3, noise: 0 },
  ]);
});

rule('NY-FX-74', 'wherever the first one goes, all other spaces come before it again', () => {
  const played = stage(solo(), {
    step: 'placePrisoners',
    seat: 0,
    hero: 0,
    left: 7,
    where: 'adjacentToHero',
    onePerSpace: false,
    placed: [],
  });
  played.take({ do: 'place', space: 'c04y04' });
  expect(played.offeredAs('place', 'space')).toEqual(STREETS.slice(0, -1));
});

rule('NY-FX-76', 'near and far within 2 spaces are equal, the own space included', () => {
  const s = solo();
  openManholes(s, 3);
  place(s, 0, 'c04y02');
  const played = stage(s, resolving(s, 'dinner-bell', 'event'));
  expect(played.offeredAs('place', 'space')).toEqual(['c04y02', 'c06y02']);
});

rule('NY-FX-82', 'Gang March moves 3 enemies, Engines every prisoner with a car and nobody else', () => {
  const s = solo();
  putEnemies(s, 'prisoner', NORTH, 5);
  expect(stage(s, resolving(s, 'march', 'event')).told('enemyMoved')).toHaveLength(3);
  const t = solo();
  revealTile(t, 'c04y02', 'city-34');
  putEnemies(t, 'prisonerCar', 'c04y02', 2);
  putEnemies(t, 'prisoner', SOUTH);
  const engines = stage(t, resolving(t, 'ny-08', 'ny')).takeAll('moveEnemy');
  expect(engines.told('enemyMoved').map((event) => ({ ...event })['kind' as never])).toEqual(
    Array(3).fill('prisonerCar'),
  );
});

rule(
  ['NY-FX-03', 'NY-FX-82', 'NY-FX-83'],
  'an event moves enemies by the rules of the city, whoever plays it',
  () => {
    const s = scene({ options: { bands: true } });
    revealTile(s, 'c05y01', 'city-34');
    const [far] = putEnemies(s, 'prisoner', 'c05y01');
    const [near] = putEnemies(s, 'prisoner', NORTH);
    const played = stage(s, resolving(s, 'march', 'event'));
    expect(played.told('enemyMoved')).toMatchObject([{ enemy: near }, { enemy: far }]);
  },
);

rule('NY-FX-87', 'one special card is taken from those set aside', () => {
  const s = solo();
  stage(s, { step: 'effects', list: 'rail-yard', next: 0, hero: 0, by: 'poi', at: 'c08y00' });
  expect([s.nyDeck.length, s.nyAside]).toEqual([11, ['ny-sp-duke', 'ny-sp-slag', 'ny-sp-crazies']]);
});

rule('NY-FX-89', 'with a boss on the board no prisoners come', () => {
  const s = solo();
  revealTile(s, 'c03y03', 'city-34');
  putEnemies(s, 'romero', 'c02y02');
  const played = stage(s, resolving(s, 'ny-09', 'ny'));
  expect(played.told('enemyMoved')).toMatchObject([{ kind: 'romero' }, { kind: 'romero' }]);
});
