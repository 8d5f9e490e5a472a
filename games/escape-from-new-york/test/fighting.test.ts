import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  block,
  enemiesAt,
  hero,
  lay,
  LIBRARY,
  NORTH,
  place,
  putEnemies,
  resolving,
  scene,
  solo,
  SOUTH,
} from './scene.ts';
import { resolve, stage } from './stage.ts';

rule('NY-DMG-01', 'range 0 is the own space, range 1 the adjacent spaces too', () => {
  const s = solo();
  putEnemies(s, 'prisoner', LIBRARY);
  putEnemies(s, 'prisoner', NORTH);
  putEnemies(s, 'prisoner', 'c02y02');
  const far = stage(structuredClone(s), { step: 'assignDamage', seat: 0, left: 1, range: 1 });
  expect(far.offeredAs('hit', 'at')).toEqual([LIBRARY, NORTH]);
  expect(far.why({ do: 'hit', at: 'c02y02' })).toBe('NY-DMG-01');
  putEnemies(s, 'prisonerCar', LIBRARY);
  const near = stage(s, { step: 'assignDamage', seat: 0, left: 1, range: 0 });
  expect(near.offeredAs('hit', 'at')).toEqual([LIBRARY, LIBRARY]);
});

rule('NY-DMG-02', 'an enemy beyond a blocked road cannot be hit', () => {
  const t = solo();
  putEnemies(t, 'prisoner', NORTH);
  putEnemies(t, 'prisonerCar', SOUTH);
  putEnemies(t, 'prisonerCar', LIBRARY);
  block(t, LIBRARY, NORTH);
  expect(resolve(t, 'snake-6').why({ do: 'hit', at: NORTH })).toBe('NY-DMG-02');
});

rule(
  ['NY-DMG-03', 'NY-DMG-04', 'NY-RUL-21'],
  'damage is split freely, all of it while there is a target, and the rest is lost',
  () => {
    const s = solo();
    putEnemies(s, 'prisonerCar', LIBRARY);
    putEnemies(s, 'prisonerCar', NORTH);
    const played = resolve(s, 'snake-6');
    played.take({ do: 'hit', at: LIBRARY }).take({ do: 'hit', at: NORTH });
    expect(played.offered().every((choice) => choice.do === 'hit')).toBe(true);
    played.take({ do: 'hit', at: NORTH });
    expect(enemiesAt(s, NORTH)).toEqual([]);
    const lone = solo();
    putEnemies(lone, 'prisoner', LIBRARY);
    expect(resolve(lone, 'snake-6').hits()).toBe(1);
  },
);

rule(
  ['NY-DMG-05', 'NY-PCR-03', 'NY-SPC-05'],
  'a prisoner has 1 hit point, 1 more with a car, and more by bonuses',
  () => {
    const hits = (kind: 'prisoner' | 'prisonerCar', bonus: boolean): number => {
      const s = solo();
      putEnemies(s, kind, LIBRARY);
      if (bonus) s.nyActive.push(...s.nyAside.splice(s.nyAside.indexOf('ny-sp-duke'), 1));
      const played = stage(s, { step: 'assignDamage', seat: 0, left: 9, range: 0 });
      return played.hits();
    };
    expect([
      hits('prisoner', false),
      hits('prisonerCar', false),
      hits('prisoner', true),
      hits('prisonerCar', true),
    ]).toEqual([1, 2, 2, 3]);
  },
);

rule(
  ['NY-DMG-06', 'NY-DMG-07'],
  'damage adds up over the cards of a turn and is forgotten afterwards',
  () => {
    const s = solo({ heroes: ['maggie'] });
    putEnemies(s, 'prisonerCar', LIBRARY);
    lay(s, 'maggie-5');
    const played = stage(s, { step: 'playCard', seat: 0 }, resolving(s, 'maggie-5', 'card'));
    played.take({ do: 'resolveCard' });
    expect(enemiesAt(s, LIBRARY)).toEqual([]);
    const t = solo({ heroes: ['maggie'] });
    putEnemies(t, 'prisonerCar', LIBRARY);
    resolve(t, 'maggie-5');
    expect(t.enemies).toMatchObject([{ damage: 0 }]);
  },
);

rule('NY-DMG-08', 'damage on bosses stays', () => {
  const s = solo();
  putEnemies(s, 'slag', LIBRARY);
  resolve(s, 'snake-5');
  expect(s.enemies).toMatchObject([{ kind: 'slag', damage: 2 }]);
});

rule('NY-DMG-09', 'Romero and Slag fall for good and leave their case token behind', () => {
  const s = solo();
  putEnemies(s, 'romero', NORTH);
  putEnemies(s, 'slag', LIBRARY);
  place(s, 0, NORTH);
  stage(s, { step: 'assignDamage', seat: 0, left: 4, range: 0 });
  expect(s.cases[0]?.token).toBe(NORTH);
  s.current = 0;
  place(s, 0, LIBRARY);
  stage(s, { step: 'assignDamage', seat: 0, left: 6, range: 0 });
  expect(s.cases[1]?.token).toBe(LIBRARY);
  expect([s.enemies.length, s.bossesDefeated.romero, s.bossesDefeated.slag]).toEqual([0, 1, 1]);
});

rule('NY-DMG-10', 'the Duke leaves the board and comes back with full hit points', () => {
  const s = solo();
  putEnemies(s, 'duke', LIBRARY);
  stage(s, { step: 'assignDamage', seat: 0, left: 7, range: 0 });
  expect([s.enemies.length, s.bossesDefeated.duke]).toEqual([0, 1]);
  for (const poi of s.poi) poi.faceup = true;
  stage(s, { step: 'dukeReturns' });
  expect(s.enemies).toMatchObject([{ kind: 'duke', damage: 0 }]);
});

rule(
  ['NY-DMG-11', 'NY-LVL-02', 'NY-LVL-13', 'NY-DMG-14'],
  'a killed prisoner goes to a free icon of the level bar, otherwise back to the supply',
  () => {
    const s = solo();
    hero(s).bar = { prisoners: 1, items: 0, killed: 0, paid: 0 };
    putEnemies(s, 'prisoner', LIBRARY, 2);
    resolve(s, 'snake-5');
    expect([hero(s).bar.killed, s.prisoners]).toEqual([1, 39]);
  },
);

rule(
  ['NY-DMG-12', 'NY-PCR-09'],
  'for a prisoner with a car one of the supply goes to the bar, and the car stays',
  () => {
    const s = solo();
    hero(s).bar = { prisoners: 2, items: 0, killed: 0, paid: 0 };
    putEnemies(s, 'prisonerCar', LIBRARY);
    resolve(s, 'snake-5');
    expect([hero(s).bar.killed, s.prisoners, s.abandonedCars]).toEqual([1, 39, [LIBRARY]]);
  },
);

rule('NY-DMG-12', 'with no prisoner left in the supply nothing goes to the bar', () => {
  for (const [tokens, killed] of [
    [0, 0],
    [1, 1],
  ] as const) {
    const s = solo();
    hero(s).bar = { prisoners: 2, items: 0, killed: 0, paid: 0 };
    putEnemies(s, 'prisonerCar', LIBRARY);
    s.prisoners = tokens;
    resolve(s, 'snake-5');
    expect([hero(s).bar.killed, s.prisoners]).toEqual([killed, 0]);
  }
});

rule('NY-DMG-13', 'bosses never count for level bars', () => {
  const s = solo();
  hero(s).bar = { prisoners: 2, items: 0, killed: 0, paid: 0 };
  putEnemies(s, 'romero', LIBRARY);
  stage(s, { step: 'assignDamage', seat: 0, left: 4, range: 0 });
  expect([hero(s).bar.killed, s.prisoners]).toEqual([0, 40]);
});

rule('NY-DMG-14', 'who assigns the last damage has killed, whoever hurt it before', () => {
  const s = scene();
  putEnemies(s, 'slag', LIBRARY);
  for (const enemy of s.enemies) enemy.damage = 5;
  putEnemies(s, 'prisonerCar', LIBRARY);
  s.current = 1;
  const played = stage(s, { step: 'assignDamage', seat: 1, left: 2, range: 0 });
  played.take({ do: 'hit', kind: 'prisonerCar' }).take({ do: 'hit', kind: 'prisonerCar' });
  expect([hero(s, 1).bar.killed, hero(s, 0).bar.killed]).toEqual([1, 0]);
});

rule('NY-ENM-08', 'the Duke cannot be hit while a prisoner, with or without a car, stands before him', () => {
  for (const kind of ['prisoner', 'prisonerCar'] as const) {
    const s = solo();
    putEnemies(s, 'duke', NORTH);
    putEnemies(s, kind, NORTH);
    putEnemies(s, 'prisonerCar', LIBRARY);
    const played = stage(s, { step: 'assignDamage', seat: 0, left: 1, range: 1 });
    expect(played.offeredAs('hit', 'kind')).not.toContain('duke');
    expect(played.why({ do: 'hit', kind: 'duke' })).toBe('NY-ENM-08');
  }
  const s = solo();
  putEnemies(s, 'duke', NORTH);
  putEnemies(s, 'prisonerCar', LIBRARY);
  const open = stage(s, { step: 'assignDamage', seat: 0, left: 1, range: 1 });
  expect(open.offeredAs('hit', 'kind')).toEqual(['duke', 'prisonerCar']);
});

rule(
  ['NY-TRK-01', 'NY-TRK-02'],
  'tricked enemies go to adjacent revealed spaces of choice, not across a blocked road',
  () => {
    const s = solo();
    putEnemies(s, 'prisoner', LIBRARY, 2);
    block(s, LIBRARY, NORTH);
    const played = resolve(s, 'snake-8');
    expect(played.offeredAs('trick', 'to')).not.toContain(NORTH);
    played.take({ do: 'trick', to: SOUTH }).take({ do: 'trick', to: 'c04y04' });
    expect([enemiesAt(s, SOUTH).length, enemiesAt(s, 'c04y04').length]).toEqual([1, 1]);
    const edge = solo();
    place(edge, 0, NORTH);
    putEnemies(edge, 'prisoner', NORTH);
    expect(resolve(edge, 'snake-8').offeredAs('trick', 'to')).toEqual(['c06y04', LIBRARY, 'c04y04']);
  },
);

rule('NY-TRK-03', 'a tricked enemy neither hurts nor moves until the turn ends', () => {
  const s = solo();
  putEnemies(s, 'prisoner', LIBRARY);
  for (const enemy of s.enemies) enemy.tricked = true;
  putEnemies(s, 'prisoner', NORTH);
  const north = s.enemies[1];
  if (north) north.tricked = true;
  const hand = hero(s).hand.length;
  const played = stage(
    s,
    { step: 'damageStep', seat: 0 },
    { step: 'moveEnemies', seat: 0, left: 5, only: 'any', moved: [] },
  );
  expect([hero(s).hand.length, played.told('enemyMoved').length]).toEqual([hand, 0]);
  expect(s.enemies.every(({ tricked }) => !tricked)).toBe(true);
});

rule('NY-TRK-04', 'an enemy with nowhere to go cannot be tricked', () => {
  const s = solo();
  place(s, 0, 'c02y02');
  putEnemies(s, 'prisoner', 'c02y02');
  const played = resolve(s, 'snake-8');
  expect(played.told('enemyTricked')).toEqual([]);
  expect(enemiesAt(s, 'c02y02')).toHaveLength(1);
});

rule('NY-DMG-01', 'tricks reach no farther than damage, and that is the reason told', () => {
  const s = solo();
  putEnemies(s, 'prisoner', LIBRARY);
  putEnemies(s, 'prisoner', 'c02y02');
  expect(resolve(s, 'snake-8').why({ do: 'trick', at: 'c02y02' })).toBe('NY-DMG-01');
});

rule('NY-TRK-05', 'bosses can be tricked, Romero cannot', () => {
  const s = solo();
  putEnemies(s, 'romero', LIBRARY);
  putEnemies(s, 'slag', LIBRARY);
  putEnemies(s, 'duke', LIBRARY);
  const played = resolve(s, 'snake-8');
  expect(new Set(played.offeredAs('trick', 'kind'))).toEqual(new Set(['slag', 'duke']));
  expect(played.why({ do: 'trick', kind: 'romero' })).toBe('NY-TRK-05');
});

rule('NY-TRK-06', 'a tricked prisoner with a car takes the car along', () => {
  const s = solo();
  putEnemies(s, 'prisonerCar', LIBRARY);
  resolve(s, 'snake-8').take({ do: 'trick', to: SOUTH });
  expect(s.enemies).toMatchObject([{ kind: 'prisonerCar', at: SOUTH }]);
  expect(s.abandonedCars).toEqual([]);
});

rule('NY-TRK-07', 'an enemy is tricked once', () => {
  const s = solo({ heroes: ['brain'], options: { extraSpecialCards: true } });
  putEnemies(s, 'prisoner', LIBRARY, 2);
  const played = resolve(s, 'brain-x1').take({ do: 'trick', to: NORTH });
  expect(played.offeredAs('trick', 'at')).not.toContain(NORTH);
  expect(played.why({ do: 'trick', at: NORTH })).toBe('NY-TRK-07');
});

rule('NY-TRK-08', "a tricked enemy may be put into another hero's space", () => {
  const s = scene();
  place(s, 1, NORTH);
  putEnemies(s, 'prisoner', LIBRARY);
  resolve(s, 'snake-8').take({ do: 'trick', to: NORTH });
  expect(enemiesAt(s, NORTH)).toHaveLength(1);
});

rule(
  ['NY-TRK-09', 'NY-RUL-22'],
  'a tricked enemy can be hit and still counts as an enemy in its space',
  () => {
    const s = solo();
    putEnemies(s, 'prisonerCar', LIBRARY);
    for (const enemy of s.enemies) enemy.tricked = true;
    const skipped = resolve(structuredClone(s), 'snake-4');
    expect(skipped.told('cardSkipped')).toHaveLength(1);
    expect(resolve(s, 'snake-5').hits()).toBe(2);
  },
);
