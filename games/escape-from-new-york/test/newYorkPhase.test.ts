import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { movement, hitPoints, damageOf, rangeOf } from '../rules/city/enemies.ts';
import type { State } from '../rules/state.ts';
import {
  block,
  enemiesAt,
  LIBRARY,
  NORTH,
  place,
  putEnemies,
  revealTile,
  road,
  scene,
  solo,
  SOUTH,
  stackNy,
} from './scene.ts';
import { stage } from './stage.ts';

const STEP_10 = { step: 'discardNyCard' } as const;
const STEP_11 = { step: 'nyAction' } as const;
const STEP_12 = { step: 'moveIn' } as const;

rule('NY-NYP-01', 'step 10 discards the top card faceup, then New York gains 1 noise', () => {
  const s = solo();
  const top = s.nyDeck.at(-1);
  stage(s, STEP_10);
  expect([s.nyDiscard, s.noise, s.nyDeck.length]).toEqual([[top], 1, 9]);
});

rule(
  ['NY-NYP-02', 'NY-NYP-04', 'NY-NYP-05'],
  'step 11 pays for the top card when it can, without a choice, resolves and discards it',
  () => {
    const s = solo();
    s.noise = 4;
    stackNy(s, 'ny-02');
    const played = stage(s, STEP_11);
    expect([s.noise, enemiesAt(s, LIBRARY).length, s.nyDiscard]).toEqual([0, 2, ['ny-02']]);
    expect(played.told('nyCardResolved')).toMatchObject([{ card: 'ny-02', cost: 4 }]);
  },
);

rule('NY-NYP-03', 'otherwise the card is discarded and New York gains 1 noise', () => {
  const s = solo();
  s.noise = 3;
  stackNy(s, 'ny-02');
  const played = stage(s, STEP_11);
  expect([s.noise, s.nyDiscard, s.enemies]).toEqual([4, ['ny-02'], []]);
  expect(played.told('nyCardResolved')).toEqual([]);
});

rule(['NY-NYP-05', 'NY-SPC-03'], 'a resolved special card is put above the board and its bonus holds', () => {
  const s = solo();
  s.noise = 3;
  stackNy(s, 'ny-sp-duke');
  stage(s, STEP_11);
  expect([s.nyActive, s.nyDiscard]).toEqual([['ny-sp-duke'], []]);
  expect(hitPoints(s, 'prisoner')).toBe(2);
});

rule(
  ['NY-NYP-06', 'NY-SPC-03'],
  'with one card left all cards, active ones included, are shuffled into a new deck',
  () => {
    const s = solo();
    s.nyActive.push(...s.nyAside.splice(0, 1));
    s.nyDiscard.push(...s.nyDeck.splice(2));
    stage(s, STEP_10);
    expect([s.nyDeck.length, s.nyDiscard, s.nyActive]).toEqual([11, [], []]);
    expect(hitPoints(s, 'prisoner')).toBe(1);
    const tops = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const t = solo({ seed });
      t.nyDiscard = t.nyDeck.sort().splice(2);
      stage(t, STEP_10);
      return t.nyDeck.at(-1);
    });
    expect(new Set(tops).size).toBeGreaterThan(2);
  },
);

rule(
  ['NY-NYP-07', 'NY-RUL-11'],
  'the check comes after steps 10 and 11: a card is never interrupted, and its bonus card is taken back at once',
  () => {
    const s = solo();
    s.nyDiscard.push(...s.nyDeck.splice(0, 9));
    stackNy(s, 'ny-sp-slag');
    s.noise = 4;
    const played = stage(s, STEP_11);
    // While it is resolved a single card lies on top and is not yet shuffled.
    expect(played.decision).toBe('placePrisoners');
    expect(s.nyDeck).toHaveLength(1);
    played.take({ do: 'place' });
    expect([s.nyDeck.length, s.nyActive]).toEqual([11, []]);
    expect(s.nyDeck).toContain('ny-sp-slag');
  },
);

rule('NY-NYP-07', 'a single card on top serves as the back while a card is resolved', () => {
  const s = solo();
  s.nyDiscard.push(...s.nyDeck.splice(0));
  stackNy(s, 'ny-02', 'ny-05');
  s.noise = 2;
  const played = stage(s, STEP_11);
  expect(road(s, LIBRARY, 's')).toBe('blocked');
  expect(played.decision).toBe('placePrisoners');
});

rule(
  ['NY-NYP-08', 'NY-NYP-10'],
  'from the adjacent spaces named on the back all untricked enemies come, and no roadblock is placed',
  () => {
    const s = solo();
    stackNy(s, 'ny-02');
    putEnemies(s, 'prisoner', NORTH, 2);
    putEnemies(s, 'romero', SOUTH);
    putEnemies(s, 'prisoner', 'c06y06');
    putEnemies(s, 'prisoner', 'c06y04');
    const last = s.enemies.at(-1);
    if (last) last.tricked = true;
    stage(s, STEP_12);
    expect(enemiesAt(s, LIBRARY)).toHaveLength(3);
    expect([enemiesAt(s, 'c06y06').length, enemiesAt(s, 'c06y04').length]).toEqual([1, 1]);
    expect(s.roads.every((state) => state === 'clear')).toBe(true);
  },
);

rule('NY-NYP-09', 'in step 12 blocked roads stop everybody, Slag too, and manholes help nobody', () => {
  const s = solo();
  stackNy(s, 'ny-09');
  putEnemies(s, 'slag', NORTH);
  block(s, LIBRARY, NORTH);
  revealTile(s, 'c04y02', 'city-04');
  revealTile(s, 'c07y03', 'city-30');
  place(s, 0, 'c04y02');
  putEnemies(s, 'prisoner', 'c07y03');
  place(s, 0, LIBRARY);
  const played = stage(structuredClone(s), STEP_12);
  expect(played.told('enemyMovedIn')).toEqual([]);
  place(s, 0, 'c04y02');
  expect(stage(s, STEP_12).told('enemyMovedIn')).toMatchObject([{ kind: 'slag' }]);
});

rule(['NY-NYP-08', 'NY-BRD-06'], 'from the river nobody comes', () => {
  const s = solo();
  revealTile(s, 'c11y03', 'city-34');
  revealTile(s, 'c11y05', 'city-28');
  place(s, 0, 'c11y03');
  stackNy(s, 'ny-09');
  putEnemies(s, 'prisoner', 'c11y05');
  expect(stage(s, STEP_12).told('enemyMovedIn')).toHaveLength(1);
});

rule('NY-NYP-11', 'enemies in a space with another hero stay', () => {
  const s = scene();
  stackNy(s, 'ny-02');
  place(s, 1, NORTH);
  putEnemies(s, 'prisoner', NORTH);
  stage(s, STEP_12);
  expect(enemiesAt(s, NORTH)).toHaveLength(1);
});

rule(['NY-SPC-01', 'NY-RUL-10'], 'a special card joins the New York deck, which is shuffled', () => {
  const tops = new Set(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const s = solo({ seed });
      const order = [...s.nyDeck];
      stage(s, { step: 'effects', list: 'fight-ring', next: 0, hero: 0, by: 'poi', at: 'c08y00' });
      expect(s.nyDeck).toHaveLength(11);
      expect([...s.nyDeck].sort()).toEqual([...order, 'ny-sp-slag'].sort());
      return s.nyDeck.indexOf('ny-sp-slag');
    }),
  );
  expect(tops.size).toBeGreaterThan(3);
});

rule('NY-SPC-02', 'a special card can be discarded unresolved in steps 10 and 11', () => {
  const s = solo();
  stackNy(s, 'ny-sp-duke');
  stage(s, STEP_10);
  expect([s.nyDiscard, s.nyActive]).toEqual([['ny-sp-duke'], []]);
  const t = solo();
  stackNy(t, 'ny-sp-duke');
  stage(t, STEP_11);
  expect([t.nyDiscard, t.nyActive]).toEqual([['ny-sp-duke'], []]);
});

function strengthened(...slots: ('duke' | 'romero' | 'slag' | 'crazies')[]): State {
  const s = solo();
  for (const slot of slots) s.nyActive.push(...s.nyAside.splice(s.nyAside.indexOf(`ny-sp-${slot}`), 1));
  return s;
}
const values = (s: State, kind: 'prisoner' | 'prisonerCar' | 'slag') =>
  [hitPoints, movement, damageOf, rangeOf].map((of) => of(s, kind));

rule(
  ['NY-SPC-04', 'NY-SPC-05', 'NY-SPC-06', 'NY-ENM-05'],
  'bonuses add up, for prisoners with and without cars, never for bosses',
  () => {
    expect(values(strengthened(), 'prisoner')).toEqual([1, 1, 1, 0]);
    expect(values(strengthened('duke'), 'prisoner')).toEqual([2, 1, 1, 0]);
    expect(values(strengthened('romero'), 'prisoner')).toEqual([1, 2, 1, 0]);
    expect(values(strengthened('slag'), 'prisoner')).toEqual([1, 1, 2, 0]);
    expect(values(strengthened('crazies'), 'prisoner')).toEqual([1, 1, 1, 1]);
    const all = strengthened('duke', 'romero', 'slag', 'crazies');
    expect(values(all, 'prisonerCar')).toEqual([3, 3, 2, 1]);
    expect(values(all, 'slag')).toEqual([6, 1, 3, 0]);
  },
);

rule('NY-SPC-06', 'the bonuses are felt: a prisoner with range 1 hits from the next space', () => {
  const s = strengthened('crazies', 'slag');
  putEnemies(s, 'prisoner', NORTH);
  const hand = s.heroes[0]?.hand.length ?? 0;
  stage(s, { step: 'damageStep', seat: 0 });
  expect(s.heroes[0]?.hand).toHaveLength(hand - 2);
});
