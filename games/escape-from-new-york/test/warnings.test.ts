import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { push } from '../rules/agenda.ts';
import type { Choice } from '../rules/choices.ts';
import { figures } from '../rules/preview.ts';
import type { State } from '../rules/state.ts';
import { putEnemies } from './scene.ts';
import { hero, lay, NORTH, solo } from './situation.ts';

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
  return figures(s, 0, choice);
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
  },
);

rule(['NY-HIT-01', 'NY-EVT-02'], 'a walk to enemies says what they would do in step 7', () => {
  const s = solo();
  putEnemies(s, 'prisoner', NORTH, 2);
  const walk = { step: 'walk', seat: 0, left: 1, upTo: true, roadblocks: 'stop', by: 'card', tried: false };
  expect(warned(s, { do: 'move', route: [NORTH] }, walk as never)).toMatchObject({
    damage: 2,
    walksInto: 2,
    eventCards: 0,
  });
});

rule(['NY-TRN-03', 'NY-TMR-06'], 'a timer tile that brings few cards back, or may end the game', () => {
  const s = solo();
  const timer = { step: 'timerStep', seat: 0, must: false } as const;
  expect(warned(s, { do: 'revealTimer' }, timer)).toMatchObject({ fewBack: true, defeat: 0 });
  hero(s).discard = hero(s).hand.splice(0, 5);
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
