import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  block,
  discard,
  enemiesAt,
  giveCase,
  giveItem,
  hero,
  LIBRARY,
  NORTH,
  place,
  putEnemies,
  resolving,
  revealTile,
  scene,
  solo,
  SOUTH,
} from './scene.ts';
import { resolve, stage } from './stage.ts';

rule('NY-FX-30', 'damage points are assigned one by one to enemies in range', () => {
  const s = solo();
  putEnemies(s, 'prisoner', LIBRARY);
  putEnemies(s, 'prisonerCar', NORTH);
  const played = resolve(s, 'snake-6');
  expect(played.offered({ do: 'hit' })).toHaveLength(2);
  played.take({ do: 'hit', kind: 'prisoner' });
  expect(played.hits()).toBe(3);
  expect(s.enemies).toEqual([]);
});

rule(
  'NY-FX-31',
  'up to so many enemies are tricked, within range 0 unless another is named; "all" is any number',
  () => {
    const s = solo({ heroes: ['brain'], options: { extraSpecialCards: true } });
    putEnemies(s, 'prisoner', LIBRARY, 2);
    putEnemies(s, 'prisoner', NORTH, 4);
    const near = resolve(structuredClone(s), 'brain-5');
    expect(near.offeredAs('trick', 'at')).toEqual(Array(6).fill(LIBRARY));
    near.take({ do: 'trick', to: SOUTH });
    expect(near.decision).toBe('walk');

    const far = resolve(s, 'brain-x1');
    for (let i = 0; i < 6; i++) far.take({ do: 'trick' });
    expect(s.enemies.filter(({ tricked }) => tricked)).toHaveLength(0);
    expect(far.told('enemyTricked')).toHaveLength(6);

    const none = solo({ heroes: ['brain'] });
    putEnemies(none, 'prisoner', LIBRARY);
    resolve(none, 'brain-4').take({ do: 'stop' });
    expect(enemiesAt(none, LIBRARY)).toHaveLength(1);
  },
);

rule(
  ['NY-FX-32', 'NY-HIT-08'],
  'prevented damage is used up first and by itself; "all" ignores the whole turn',
  () => {
    const s = solo();
    putEnemies(s, 'prisoner', LIBRARY, 5);
    const hand = hero(s).hand.length;
    const lid = stage(s, resolving(s, 'trash-can-lid', 'item'), { step: 'damageStep', seat: 0 });
    expect(lid.told('damagePrevented')).toMatchObject([{ n: 3 }]);
    expect(hero(s).hand).toHaveLength(hand - 2);

    const t = solo();
    putEnemies(t, 'prisoner', LIBRARY, 5);
    const medallion = stage(
      t,
      resolving(t, 'dukes-medallion', 'item'),
      { step: 'damageStep', seat: 0 },
      resolving(t, 'thrown-bricks', 'event'),
    );
    expect(hero(t).hand).toHaveLength(hand);
    expect(medallion.told('damagePrevented')).toMatchObject([{ n: 5 }, { n: 1 }]);
  },
);

rule(
  ['NY-FX-32', 'NY-HIT-08'],
  'what was prevented is used up, and protects nobody but the current hero',
  () => {
    const s = scene({ options: { extraExplosions: true } });
    const [own, other] = s.heroes.map(({ hand }) => hand.length) as [number, number];
    const brick = resolving(s, 'thrown-bricks', 'event');
    stage(s, resolving(s, 'trash-can-lid', 'item'), resolving(s, 'explosion', 'event'), brick, brick, brick);
    expect(s.heroes.map(({ hand }) => hand.length)).toEqual([own - 1, other - 1]);
  },
);

rule('NY-FX-33', 'an effect makes the hero receive damage', () => {
  const s = scene();
  const hands = s.heroes.map(({ hand }) => hand.length);
  stage(s, resolving(s, 'thrown-bricks', 'event'));
  expect(s.heroes.map(({ hand }) => hand.length)).toEqual([(hands[0] ?? 0) - 1, hands[1]]);
});

rule('NY-FX-33', 'with an enemy as condition an untricked one must be in the space', () => {
  const strike = (tricked: boolean | null): number => {
    const s = solo();
    const hand = hero(s).hand.length;
    if (tricked !== null) putEnemies(s, 'prisoner', LIBRARY);
    for (const enemy of s.enemies) enemy.tricked = tricked === true;
    putEnemies(s, 'prisoner', NORTH);
    stage(s, { step: 'effects', list: 'bny-sp-slag', next: 0, hero: 0, by: 'band', at: null });
    return hand - hero(s).hand.length;
  };
  expect([strike(null), strike(true), strike(false)]).toEqual([0, 0, 2]);
});

rule('NY-FX-35', 'chosen cards come back up to the number, by choice of that player', () => {
  const s = solo();
  discard(s, 0, 4);
  const played = resolve(s, 'snake-s1');
  expect(played.offered({ do: 'returnCard' })).toHaveLength(4);
  played.take({ do: 'returnCard', card: 'snake-3' }).take({ do: 'stop' });
  expect(hero(s).hand).toContain('snake-3');
  expect(hero(s).discard).toEqual(['snake-1', 'snake-2', 'snake-4']);
});

rule('NY-FX-35', 'random cards come back without asking, fewer if there are fewer', () => {
  const s = solo({ heroes: ['maggie'] });
  discard(s, 0, 3);
  const back = resolve(s, 'maggie-8');
  expect(hero(s).discard).toHaveLength(2);
  expect(back.told('cardsReturned')).toMatchObject([{ n: 1 }]);
  expect(back.told('cardBack')).toMatchObject([{ card: hero(s).hand.at(-1), to: [0] }]);
  const t = solo({ heroes: ['maggie'] });
  const played = resolve(t, 'maggie-8');
  expect(played.told('cardSkipped')).toEqual([]);
  expect(hero(t).hand).toHaveLength(7);
  const returned = new Set(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const u = solo({ heroes: ['maggie'], seed });
      discard(u, 0, 3);
      resolve(u, 'maggie-8');
      return hero(u).hand.at(-1);
    }),
  );
  expect(returned.size).toBeGreaterThan(1);
});

rule(
  'NY-FX-36',
  'a hero in the own or an adjacent space can be helped, roadblocks or not, and chooses the cards',
  () => {
    const s = scene({ heroes: ['maggie', 'snake', 'brain'] });
    place(s, 1, NORTH);
    place(s, 2, SOUTH);
    revealTile(s, 'c04y02', 'city-34');
    place(s, 2, 'c04y02');
    block(s, LIBRARY, NORTH);
    discard(s, 1, 3);
    const played = resolve(s, 'maggie-s1');
    expect(played.offeredAs('help', 'heroSeat')).toEqual([0, 1]);
    expect(played.why({ do: 'help', heroSeat: 2 })).toBe('NY-FX-36');
    played.take({ do: 'help', heroSeat: 1 });
    expect(played.asked).toBe(1);
    expect(played.told('heroHelped')).toMatchObject([{ seat: 0, heroSeat: 1 }]);
    played.take({ do: 'returnCard' }).take({ do: 'returnCard' });
    expect(hero(s, 1).discard).toHaveLength(1);
  },
);

rule('NY-FX-36', 'each other hero in the space chooses own cards, nobody elsewhere', () => {
  const s = scene({ heroes: ['cabbie', 'snake', 'brain'] });
  place(s, 2, NORTH);
  for (const seat of [0, 1, 2]) discard(s, seat, 2);
  const played = resolve(s, 'cabbie-s1').take({ do: 'stop' });
  expect(played.asked).toBe(1);
  played.take({ do: 'returnCard' });
  expect(hero(s, 1).discard).toHaveLength(1);
  expect(played.decision).not.toBe('returnCards');
  expect(hero(s, 2).discard).toHaveLength(2);
});

rule('NY-FX-37', 'cards are drawn secretly, some kept, the rest discarded facedown', () => {
  const s = solo({ heroes: ['brain'] });
  const [second, first] = s.itemDeck.slice(-2);
  const played = resolve(s, 'brain-7');
  expect(new Set(played.offeredAs('keep', 'item'))).toEqual(new Set([first, second]));
  played.take({ do: 'keep', item: first as never });
  expect(hero(s).items).toEqual([first]);
  expect(s.itemDiscard).toEqual([second]);
  expect(played.told('itemSeen')).toMatchObject([{ item: first, to: [0] }]);
});

rule('NY-FX-37', 'two of three are kept one after the other, the third is discarded', () => {
  const s = solo({ heroes: ['brain'], options: { extraSpecialCards: true } });
  const drawn = s.itemDeck.slice(-3);
  const played = resolve(s, 'brain-x2').take({ do: 'keep', item: drawn[0] as never });
  expect([hero(s).items, s.itemDiscard]).toEqual([[drawn[0]], []]);
  played.take({ do: 'keep', item: drawn[1] as never });
  expect([hero(s).items, s.itemDiscard]).toEqual([drawn.slice(0, 2), drawn.slice(2)]);
  expect(played.decision).not.toBe('keepItems');
});

rule('NY-FX-38', 'which item is lost is chance', () => {
  const lost = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const s = solo({ seed });
    giveItem(s, 0, 'skates', 'axe', 'pistol');
    const played = stage(s, resolving(s, 'pickpocket', 'event'));
    expect([hero(s).items.length, s.itemDiscard.length]).toEqual([2, 1]);
    expect(played.told('itemsLost')).toMatchObject([{ n: 1 }]);
    expect(played.told('itemLost')).toMatchObject([{ item: s.itemDiscard[0], to: [0] }]);
    return s.itemDiscard[0];
  });
  expect(new Set(lost).size).toBeGreaterThan(1);
});

rule('NY-FX-38', 'a random item goes from the supply, never weapon, car, case or President', () => {
  const s = solo({ heroes: ['cabbie'] });
  giveItem(s, 0, 'skates');
  giveCase(s, 0, 'tape');
  hero(s).president = true;
  s.president = 'held';
  stage(s, resolving(s, 'pickpocket', 'event'), resolving(s, 'pickpocket', 'event'));
  expect(hero(s)).toMatchObject({ items: [], president: true, car: 'taxi', cases: [{ card: 'tape' }] });
  expect(s.itemDiscard).toEqual(['skates']);
});

rule(
  ['NY-FX-39', 'NY-WPN-07'],
  'reloading fills up to the printed ammo and does nothing without a weapon',
  () => {
    const s = solo();
    if (hero(s).weapon) hero(s).weapon = { card: 'start-submachine-gun', ammo: 1 };
    stage(s, resolving(s, 'ammo-box', 'item'));
    expect(hero(s).weapon).toEqual({ card: 'start-submachine-gun', ammo: 3 });
    const one = solo();
    hero(one).weapon = { card: 'start-submachine-gun', ammo: 2 };
    stage(one, resolving(one, 'ammo-box', 'item'));
    expect(hero(one).weapon?.ammo).toBe(3);
    expect(stage(one, resolving(one, 'ammo-box', 'item')).told('reloaded')).toEqual([]);
    const bare = solo({ heroes: ['brain'] });
    expect(stage(bare, resolving(bare, 'ammo-box', 'item')).told('reloaded')).toEqual([]);
  },
);

rule('NY-FX-40', 'stealing follows its own rules: another hero in range, one card of a named kind', () => {
  const s = scene();
  giveItem(s, 1, 'skates');
  const played = resolve(s, 'snake-s2').take({ do: 'stop' });
  expect(hero(s).items).toEqual(['skates']);
  expect(hero(s, 1).items).toEqual([]);
  expect(played.told('stolen')).toMatchObject([{ seat: 0, victimSeat: 1, kind: 'item' }]);
});
