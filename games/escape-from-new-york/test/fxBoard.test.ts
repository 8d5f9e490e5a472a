import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  block,
  blockRoad,
  cubesAt,
  enemiesAt,
  hero,
  LIBRARY,
  NORTH,
  place,
  putEnemies,
  resolving,
  revealTile,
  road,
  roadState,
  scene,
  solo,
  stackNy,
  stackTimer,
} from './scene.ts';
import { stage } from './stage.ts';

rule(
  'NY-FX-50',
  'the back of the top New York card says on which road of the space the roadblock goes',
  () => {
    const s = solo();
    stackNy(s, 'ny-02');
    stage(s, resolving(s, 'fresh-barricade', 'event'));
    expect(road(s, LIBRARY, 's')).toBe('blocked');
    expect(s.roads.filter((state) => state !== 'clear')).toHaveLength(1);
  },
);

rule('NY-FX-51', 'where space and direction are chosen, no card on top says them', () => {
  const s = scene();
  place(s, 1, NORTH);
  const played = stage(s, resolving(s, 'bny-3', 'ny'));
  expect(new Set(played.offeredAs('placeRoadblock', 'space'))).toEqual(new Set([LIBRARY, NORTH]));
});

rule('NY-FX-52', 'up to so many roadblocks of the own space, bridge road included, become open', () => {
  const s = solo();
  revealTile(s, 'c02y08', 'city-34');
  place(s, 0, 'c02y08');
  blockRoad(s, 'c02y08', 's');
  blockRoad(s, 'c02y08', 'n');
  block(s, LIBRARY, NORTH);
  const played = stage(s, { step: 'removeRoadblock', seat: 0, left: 2, where: 'heroSpace', hero: 0 });
  expect(played.offeredAs('removeRoadblock', 'direction')).toHaveLength(2);
  played.take({ do: 'removeRoadblock' }).take({ do: 'stop' });
  expect(new Set([road(s, 'c02y08', 's'), road(s, 'c02y08', 'n')])).toEqual(new Set(['blocked', 'open']));
});

rule('NY-FX-52', 'no more than so many, and only roadblocks that stand', () => {
  const s = solo();
  for (const street of [NORTH, 'c04y04'] as const) block(s, LIBRARY, street);
  const played = stage(s, resolving(s, 'bolt-cutters', 'item')).take({ do: 'removeRoadblock' });
  expect(played.decision).toBe('walk');
  expect(s.roads.filter((state) => state !== 'clear').toSorted()).toEqual(['blocked', 'open']);
});

rule('NY-FX-52', '"anywhere" reaches every roadblock of the board', () => {
  const s = solo({ options: { extraTimerTiles: true } });
  block(s, LIBRARY, NORTH);
  blockRoad(s, 'c02y08', 's');
  blockRoad(s, 'c09y01', 'n');
  const played = stage(s, resolving(s, 'demolition', 'timer'));
  expect(played.offeredAs('removeRoadblock', 'space')).toEqual([NORTH, 'c02y08', 'c09y01']);
  expect(played.offeredAs('removeRoadblock', 'direction')).toEqual(['s', 's', 'n']);
  played.take({ do: 'removeRoadblock' }).take({ do: 'removeRoadblock' });
  expect(roadState(s, LIBRARY, NORTH)).toBe('open');
  expect(road(s, 'c02y08', 's')).toBe('open');
});

rule('NY-FX-53', 'item cubes go to the hero or to the tile', () => {
  const s = solo();
  stage(s, resolving(s, 'dropped-bag', 'event'));
  expect(cubesAt(s, LIBRARY)).toBe(1);
  stage(s, { step: 'effects', list: 'coffee-shop', next: 0, hero: 0, by: 'poi', at: 'c08y00' });
  expect(cubesAt(s, 'c08y00')).toBe(2);
});

rule(
  ['NY-FX-54', 'NY-VEH-03'],
  'the helicopter flies 0 to n Central Park spaces, unexplored ones and roadblocks no hindrance',
  () => {
    const s = solo();
    expect(s.helicopter.at).toBe('c09y05');
    for (const direction of ['n', 's', 'ne', 'se', 'nw', 'sw'] as const) blockRoad(s, 'c09y05', direction);
    const near = stage(s, resolving(s, 'searchlight', 'timer'));
    expect(near.offered({ do: 'moveHelicopter' })).toHaveLength(6);
    near.take({ do: 'moveHelicopter', to: 'c09y03' });
    expect(s.helicopter.at).toBe('c09y03');
    const oneStep = stage(structuredClone(s), resolving(s, 'searchlight', 'timer'));
    expect(oneStep.offeredAs('moveHelicopter', 'to')).toEqual(['c10y04', 'c09y05', 'c08y04']);
    const far = stage(s, resolving(s, 'flare-gun', 'item'));
    expect(new Set(far.offeredAs('moveHelicopter', 'to'))).toEqual(
      new Set(['c08y04', 'c08y06', 'c09y05', 'c09y07', 'c10y04', 'c10y06']),
    );
    expect(far.offered({ do: 'moveHelicopter', to: 'c09y01' })).toEqual([]);
    far.take({ do: 'stop' });
    expect(s.helicopter.at).toBe('c09y03');
  },
);

rule('NY-FX-55', 'the helicopter lands once', () => {
  const s = solo();
  const played = stage(s, resolving(s, 'hurry-up', 'timer'), resolving(s, 'hurry-up', 'timer'));
  expect(s.helicopter.landed).toBe(true);
  expect(played.told('helicopterLanded')).toHaveLength(1);
});

rule('NY-FX-56', 'the Gullfire is destroyed once and for all', () => {
  const s = solo();
  const burn = {
    step: 'effects',
    list: 'mission-glider',
    next: 0,
    hero: 0,
    by: 'mission',
    at: null,
  } as const;
  const played = stage(s, burn, burn);
  expect(s.gullfire).toBe(false);
  expect(played.told('gullfireDestroyed')).toHaveLength(1);
});

rule(
  'NY-FX-57',
  'the first threat puts a prisoner beside the Gullfire, the second destroys it, a third does nothing',
  () => {
    const s = solo();
    stage(s, resolving(s, 'ny-10', 'ny'));
    expect([s.gullfire, enemiesAt(s, 'c02y02').length]).toEqual([true, 1]);
    stage(s, resolving(s, 'ny-10', 'ny'));
    expect([s.gullfire, enemiesAt(s, 'c02y02').length]).toEqual([false, 1]);
    s.enemies.splice(0);
    stage(s, resolving(s, 'ny-10', 'ny'));
    expect(enemiesAt(s, 'c02y02')).toEqual([]);
  },
);

rule('NY-FX-57', 'a prisoner with a car is a threat as well, a boss is none', () => {
  const car = solo();
  putEnemies(car, 'prisonerCar', 'c02y02');
  stage(car, resolving(car, 'ny-10', 'ny'));
  expect(car.gullfire).toBe(false);
  const boss = solo();
  putEnemies(boss, 'slag', 'c02y02');
  stage(boss, resolving(boss, 'ny-10', 'ny'));
  expect(boss.gullfire).toBe(true);
});

rule('NY-FX-57', 'prisoners elsewhere are no threat to the Gullfire', () => {
  const s = solo();
  putEnemies(s, 'prisoner', NORTH);
  stage(s, resolving(s, 'ny-10', 'ny'));
  expect([s.gullfire, enemiesAt(s, 'c02y02').length]).toEqual([true, 1]);
});

rule(
  ['NY-FX-59', 'NY-FX-60', 'NY-TMR-09', 'NY-EVT-01'],
  'Sirens raise the event level to its end, then as many event cards as it says are revealed',
  () => {
    const shown = [0, 1, 2, 3, 4].map((level) => {
      const s = solo();
      s.eventLevel = level;
      const quiet = s.eventDeck.filter((card) => ['screaming', 'lull', 'thrown-bricks'].includes(card));
      s.eventDiscard = s.eventDeck.filter((card) => !quiet.includes(card));
      s.eventDeck = quiet;
      const played = stage(s, resolving(s, 'sirens', 'timer'));
      return [s.eventLevel, played.told('eventRevealed').length];
    });
    expect(shown).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 3],
      [4, 3],
    ]);
  },
);

rule('NY-FX-61', 'revealed tiles are resolved, discarded ones are not', () => {
  const s = solo();
  stackTimer(s, 'riot');
  stage(s, resolving(s, 'ny-07', 'ny'));
  expect(s.noise).toBe(3);
  const t = solo();
  stackTimer(t, 'riot');
  stage(t, { step: 'effects', list: 'mission-clock', next: 0, hero: 0, by: 'mission', at: null });
  expect([t.noise, t.timerGone.at(-1)]).toEqual([0, 'riot']);
});

rule(['NY-FX-62', 'NY-WIN-12'], 'New York wins at once and all heroes lose', () => {
  const s = scene();
  const played = stage(s, resolving(s, 'red-new-york-wins', 'timer'));
  expect(s.outcome).toEqual({ ending: 'newYorkVictory', winners: [], scores: [null, null] });
  expect(played.asked).toBe(-1);
  expect(hero(s).at).toBe(LIBRARY);
});
