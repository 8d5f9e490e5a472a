import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { TimerTileId } from '../content/index.ts';
import { enemiesAt, hero, resolving, scene, solo, stackTimer } from './scene.ts';
import { stage } from './stage.ts';

const black = (n: number) => {
  const s = solo();
  s.timerGone.push(...s.timer.splice(4 + n));
  return s;
};
const QUIET: TimerTileId = 'dead-calm';

rule('NY-TMR-01', 'tiles come by step 1, by effects, and when the last mission cube moves', () => {
  const step = solo();
  stackTimer(step, QUIET);
  const timer = step.timer.length;
  stage(step, { step: 'timerStep', seat: 0, must: false }).take({ do: 'revealTimer' });
  const card = solo();
  stackTimer(card, QUIET);
  stage(card, resolving(card, 'ny-07', 'ny'));
  const cube = solo();
  stackTimer(cube, QUIET);
  cube.missionLeft = 1;
  stage(cube, { step: 'moveMissionCubes', n: 1 });
  expect([step, card, cube].map((s) => s.timer.length)).toEqual([timer - 1, timer - 1, timer - 1]);
});

rule('NY-TMR-02', 'a revealed tile is resolved by the current player and leaves the game', () => {
  const s = scene();
  s.current = 1;
  stackTimer(s, 'searchlight');
  const played = stage(s, { step: 'revealTimer', left: 1 });
  expect(played.asked).toBe(1);
  expect(s.timerGone).toEqual(['searchlight']);
  expect(s.timer).toHaveLength(13);
});

rule(
  ['NY-TMR-03', 'NY-TMR-04', 'NY-RUL-20'],
  'the hurry up tile on top is turned at once, lands the helicopter, and counts for nothing',
  () => {
    const s = black(1);
    stackTimer(s, QUIET);
    const revealed = stage(s, { step: 'revealTimer', left: 1 });
    expect([s.timer.length, s.helicopter.landed]).toEqual([3, true]);
    expect([s.timer.every((tile) => tile.startsWith('red-')), s.timerGone.includes('hurry-up')]).toEqual([
      true,
      true,
    ]);
    expect(revealed.told('hurryUp')).toHaveLength(1);
    const t = black(1);
    stage(t, { step: 'discardTimer', left: 1 });
    expect([t.timer.length, t.helicopter.landed]).toEqual([3, true]);
    const u = black(2);
    u.timer[2] = 'red-blank';
    u.timer[1] = 'red-blank';
    u.timer[0] = 'red-new-york-wins';
    stage(u, { step: 'discardTimer', left: 3 });
    expect(u.timer).toHaveLength(2);
  },
);

rule('NY-TMR-05', 'two red tiles do nothing, with the third New York wins', () => {
  const s = black(0);
  s.timer = ['red-new-york-wins', 'red-blank', 'red-blank'];
  const before = { noise: s.noise, enemies: s.enemies.length };
  stage(s, { step: 'revealTimer', left: 2 });
  expect([s.outcome, s.noise, s.enemies.length]).toEqual([null, before.noise, before.enemies]);
  stage(s, { step: 'revealTimer', left: 1 });
  expect(s.outcome?.ending).toBe('newYorkVictory');
});

rule('NY-TMR-06', 'an uncovered hurry up tile comes before the effect of the tile above it', () => {
  const s = black(1);
  stackTimer(s, 'riot');
  const played = stage(s, { step: 'revealTimer', left: 1 });
  const told = played.events.map(({ event }) => event);
  expect(told.indexOf('helicopterLanded')).toBeLessThan(told.indexOf('noiseGained'));
});

rule(
  'NY-TMR-07',
  'a discarded tile is shown and does nothing, except the one with which New York wins',
  () => {
    const s = solo();
    stackTimer(s, 'riot');
    const played = stage(s, { step: 'discardTimer', left: 1 });
    expect([s.noise, s.timerGone]).toEqual([0, ['riot']]);
    expect(played.told('timerDiscarded')).toMatchObject([{ tile: 'riot' }]);
    const t = black(0);
    t.timer = ['red-blank', 'red-blank', 'red-new-york-wins'];
    stage(t, { step: 'discardTimer', left: 1 });
    expect(t.outcome?.ending).toBe('newYorkVictory');
  },
);

rule(['NY-TMR-08', 'NY-RUL-26'], 'a tile may be revealed in step 1 with nothing discarded', () => {
  const s = solo();
  expect(stage(s, { step: 'timerStep', seat: 0, must: false }).offered({ do: 'revealTimer' })).toHaveLength(
    1,
  );
});

rule('NY-TMR-10', 'Rumor, Searchlight, Airdrop, Night Watch, Dead Calm and Riot do what they say', () => {
  const rumor = solo();
  expect(stage(rumor, resolving(rumor, 'rumor', 'timer')).decision).toBe('revealPoi');
  const light = solo();
  expect(
    stage(light, resolving(light, 'searchlight', 'timer')).offered({ do: 'moveHelicopter' }),
  ).toHaveLength(6);
  const drop = solo();
  stage(drop, resolving(drop, 'airdrop', 'timer'));
  expect(hero(drop).items).toHaveLength(1);
  const watch = scene();
  stage(watch, resolving(watch, 'night-watch', 'timer'))
    .take({ do: 'place', space: 'c05y03' })
    .take({ do: 'place', space: 'c05y03' });
  expect(enemiesAt(watch, 'c05y03')).toHaveLength(2);
  const calm = solo();
  calm.noise = 5;
  stage(calm, resolving(calm, 'dead-calm', 'timer'));
  expect(calm.noise).toBe(2);
  stage(calm, resolving(calm, 'riot', 'timer'));
  expect(calm.noise).toBe(5);
});

rule('NY-NOI-01', 'the track goes from 0 to 10', () => {
  const s = solo();
  stage(s, { step: 'gainNoise', n: 10 });
  expect([s.noise, s.missionLeft]).toEqual([10, 4]);
  stage(s, { step: 'gainNoise', n: 1 });
  expect([s.noise, s.missionLeft]).toEqual([10, 3]);
});

rule('NY-NOI-02', 'step 6 adds the noise of both cards, of the ability and of the car move', () => {
  const s = solo({ heroes: ['cabbie'] });
  hero(s).played = [
    { state: 'facedown', card: 'cabbie-5' },
    { state: 'facedown', card: 'cabbie-6' },
  ];
  hero(s).hand = hero(s).hand.filter((card) => card !== 'cabbie-5' && card !== 'cabbie-6');
  const PLAY = { step: 'playCard', seat: 0 } as const;
  const played = stage(s, PLAY, PLAY, { step: 'carStep', seat: 0 }, { step: 'noiseStep', seat: 0 });
  played
    .take({ do: 'resolveCard', card: 'cabbie-6' })
    .take({ do: 'useAbility', ability: 'fight', card: 'cabbie-5' });
  expect(s.noise).toBe(0);
  played
    .take({ do: 'drive' })
    .take({ do: 'move', route: ['c05y03'] })
    .take({ do: 'reveal' });
  expect(played.told('noiseGained')[0]).toMatchObject({ n: 2 + 2 + 1 });
});

rule(
  ['NY-NOI-03', 'NY-NOI-04'],
  'below the maximum the cube moves, at the maximum each noise moves a mission cube',
  () => {
    const s = solo();
    s.noise = 8;
    stage(s, { step: 'gainNoise', n: 5 });
    expect([s.noise, s.missionLeft]).toEqual([10, 1]);
  },
);

rule(
  ['NY-NOI-05', 'NY-NOI-06', 'NY-RUL-12'],
  'the last cube resets noise and cubes, then a timer tile is resolved, then the rest of the noise is gained',
  () => {
    const s = solo();
    s.noise = 9;
    s.missionLeft = 2;
    stackTimer(s, 'riot');
    const played = stage(s, { step: 'gainNoise', n: 5 });
    // 1 to the maximum, 2 cubes, reset, 3 of the tile, 2 that were left.
    expect([s.noise, s.missionLeft]).toEqual([5, 4]);
    const told = played.events.map(({ event }) => event);
    expect(told.indexOf('noiseReset')).toBeLessThan(told.indexOf('timerRevealed'));
  },
);

rule(
  ['NY-MIS-01', 'NY-MIS-02'],
  'an effect that empties the left box reveals a tile, the noise cube stays, and the rest comes from the refilled box',
  () => {
    const some = solo();
    some.missionLeft = 2;
    expect(stage(some, { step: 'moveMissionCubes', n: 1 }).told('timerRevealed')).toEqual([]);
    expect(some.missionLeft).toBe(1);
    const s = solo();
    s.noise = 4;
    s.missionLeft = 1;
    stackTimer(s, 'searchlight');
    const played = stage(s, { step: 'moveMissionCubes', n: 2 });
    expect(played.told('timerRevealed')).toHaveLength(1);
    expect([s.noise, s.missionLeft]).toEqual([4, 4]);
    played.take({ do: 'stop' });
    expect([s.noise, s.missionLeft]).toEqual([4, 3]);
  },
);
