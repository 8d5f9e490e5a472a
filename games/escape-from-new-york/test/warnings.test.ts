import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { push } from '../rules/agenda.ts';
import type { Choice } from '../rules/choices.ts';
import { preview } from '../rules/preview.ts';
import type { State } from '../rules/state.ts';
import {
  block,
  hero,
  lay,
  LIBRARY,
  NORTH,
  putEnemies,
  revealPoi,
  revealTile,
  scene,
  solo,
  STREETS,
} from './scene.ts';

/** What speaks against a choice that is allowed. */

function warned(s: State, choice: Choice, step: Parameters<typeof push>[1]) {
  s.agenda = [];
  push(
    s,
    step,
    { step: 'noiseStep', seat: 0 },
    { step: 'damageStep', seat: 0 },
    { step: 'discardNyCard' },
    { step: 'nyAction' },
    { step: 'moveIn' },
  );
  return preview(s, 0, choice);
}

const LOUD = { do: 'resolveCard', card: 'snake-6' } as const;
const card = { step: 'playCard', seat: 0 } as const;

rule(
  ['NY-NYP-02', 'NY-NOI-02'],
  'a card that lets the city pay for more is loud where that is likely',
  () => {
    const s = solo();
    lay(s, 'snake-6');
    s.noise = 0;
    expect(warned(s, LOUD, card)['louder']).toBeGreaterThanOrEqual(50);
    expect(warned(s, LOUD, card)['audible']).toBeUndefined();
    lay(s, 'snake-1');
    const quiet = warned(s, { do: 'resolveCard', card: 'snake-1' }, card);
    expect(quiet['audible']).toBeGreaterThan(0);
    expect(quiet['audible']).toBeLessThan(50);
    expect(quiet['louder']).toBeUndefined();
    s.noise = 9;
    expect(warned(s, LOUD, card)['louder']).toBeUndefined();
  },
);

rule(
  ['NY-NOI-04', 'NY-NOI-05'],
  'noise beyond the track costs mission cubes, and the last of them a timer tile',
  () => {
    const s = solo();
    lay(s, 'snake-6');
    s.noise = 9;
    expect(warned(s, LOUD, card)).toMatchObject({ noise: 3, cubes: 2, tiles: 0 });
    s.missionLeft = 2;
    expect(warned(s, LOUD, card)).toMatchObject({ cubes: 2, tiles: 1 });
    // What the turn has cost already is not this card's.
    s.turn.noise = 3;
    expect(warned(s, LOUD, card)).toMatchObject({ cubes: 0, tiles: 0 });
    Object.assign(s, { noise: 10, missionLeft: 4 });
    expect(warned(s, LOUD, card)).toMatchObject({ cubes: 1, tiles: 1 });
    const bands = scene({ options: { bands: true } });
    lay(bands, 'snake-6');
    expect(warned(bands, LOUD, card)).not.toHaveProperty('cubes');
  },
);

rule('NY-BND-11', 'a card says when its noise lets the New York player act', () => {
  const s = scene({ options: { bands: true } });
  lay(s, 'snake-6');
  Object.assign(s, { noise: 0 });
  s.bands.powerUp = 4;
  expect(warned(s, LOUD, card)['wakes']).toBe(false);
  s.noise = 1;
  expect(warned(s, LOUD, card)['wakes']).toBe(true);
  // Whatever else is heard then, it will act already.
  s.turn.noise = 3;
  expect(warned(s, LOUD, card)['wakes']).toBe(false);
});

rule(['NY-HIT-01', 'NY-EVT-02'], 'a walk to enemies says what they would do in step 7', () => {
  const s = solo();
  putEnemies(s, 'prisoner', NORTH, 2);
  const walk = { step: 'walk', seat: 0, left: 1, upTo: true, roadblocks: 'stop', by: 'card', tried: false };
  expect(warned(s, { do: 'move', route: [NORTH] }, walk as never)).toMatchObject({
    damage: 2,
    walksInto: 2,
    eventCards: 0,
  });
  revealTile(s, 'c04y02', 'city-26');
  revealTile(s, 'c03y01', 'city-35');
  s.eventLevel = 2;
  const way = { do: 'move', route: ['c04y04', 'c04y02', 'c03y01'] } as const;
  expect(warned(s, { ...way, route: [...way.route] }, walk as never)).toMatchObject({
    walksInto: 0,
    eventCards: 4,
  });
});

rule(['NY-FX-15', 'NY-FX-17', 'NY-HIT-01'], 'so does a way through a manhole or to another POI', () => {
  const s = solo();
  revealTile(s, 'c04y02', 'city-04');
  putEnemies(s, 'prisoner', 'c04y02', 3);
  const manhole = { step: 'manhole', seat: 0 } as const;
  expect(warned(s, { do: 'enterManhole', to: 'c04y02' }, manhole)['walksInto']).toBe(3);
  revealPoi(s, 'c08y00', 'coffee-shop');
  putEnemies(s, 'slag', 'c08y00');
  const jump = warned(s, { do: 'jump', to: 'c08y00' }, { step: 'poiJump', seat: 0 });
  expect(jump).toMatchObject({ walksInto: 3, eventCards: 1 });
});

rule(['NY-ACT-06', 'NY-ABL-05'], 'an ability that would be skipped says so, one that works does not', () => {
  const s = solo();
  lay(s, 'snake-6');
  const ability = (kind: 'move' | 'fight') =>
    warned(s, { do: 'useAbility', ability: kind, card: 'snake-6' }, card)['skipped'];
  expect(ability('move')).toBeUndefined();
  for (const street of STREETS) block(s, LIBRARY, street);
  expect([ability('move'), ability('fight')]).toEqual(['NY-ACT-08', undefined]);
});

rule(['NY-HIT-01', 'NY-TRN-03'], 'a choice is warned of for what it brings, and for nothing else', () => {
  const s = solo();
  putEnemies(s, 'prisoner', LIBRARY, 2);
  lay(s, 'snake-2');
  const told = warned(s, { do: 'resolveCard', card: 'snake-2' }, card);
  for (const name of ['skipped', 'cubes', 'walksInto', 'defeat', 'cardsLost'])
    expect(told).not.toHaveProperty(name);
});

rule(['NY-TRN-03', 'NY-TMR-06'], 'a timer tile that brings few cards back, or may end the game', () => {
  const s = solo();
  const timer = { step: 'timerStep', seat: 0, must: false } as const;
  expect(warned(s, { do: 'revealTimer' }, timer)).toMatchObject({ fewBack: true, defeat: 0 });
  const few = (hand: number, discard: number) => {
    const t = solo();
    hero(t).discard = hero(t).hand.splice(0, discard);
    hero(t).hand.splice(hand);
    return warned(t, { do: 'revealTimer' }, timer)['fewBack'];
  };
  expect([few(2, 2), few(1, 2), few(2, 3)]).toEqual([true, false, false]);
  hero(s).discard = hero(s).hand.splice(0, 5);
  // Who has peeked knows.
  s.timer = ['red-blank', 'red-blank', 'red-new-york-wins'];
  expect(warned(s, { do: 'revealTimer' }, timer)['defeat']).toBe(1);
  s.timer = ['red-new-york-wins', 'red-blank', 'red-blank'];
  expect(warned(s, { do: 'revealTimer' }, timer)['defeat']).toBe(0);
  s.timer = Array.from({ length: 6 }, () => null as never);
  expect(warned(s, { do: 'revealTimer' }, timer)['defeat']).toBe(0);
  s.timer.splice(2);
  s.timer.fill(null as never);
  expect(warned(s, { do: 'revealTimer' }, timer)).toMatchObject({ fewBack: false, defeat: 2 });
  s.timerGone.push('red-new-york-wins');
  expect(warned(s, { do: 'revealTimer' }, timer)).toMatchObject({ defeat: 0 });
});

rule(['NY-HIT-05', 'NY-HIT-06'], 'going on says how many cards step 7 takes', () => {
  const s = solo();
  putEnemies(s, 'prisoner', hero(s).at, 3);
  const moment = { step: 'freeMoment', seat: 0, pay: true } as const;
  expect(warned(s, { do: 'proceed' }, moment)['cardsLost']).toBe(3);
  hero(s).hand.splice(1);
  expect(warned(s, { do: 'proceed' }, moment)['cardsLost']).toBe(1);
});
