import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { placeRoadblock, whyNoRoadblock } from '../rules/city/roadblocks.ts';
import {
  block,
  blockRoad,
  discard,
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
  SOUTH,
  stackNy,
} from './scene.ts';
import { stage } from './stage.ts';

const DAMAGE = { step: 'damageStep', seat: 0 } as const;

rule(
  ['NY-HIT-01', 'NY-HIT-04'],
  'step 7 adds up the damage of all untricked enemies in range, for the current hero alone',
  () => {
    const s = scene();
    putEnemies(s, 'prisoner', LIBRARY, 2);
    putEnemies(s, 'slag', LIBRARY);
    const [lying] = putEnemies(s, 'prisoner', LIBRARY);
    for (const enemy of s.enemies) if (enemy.no === lying) enemy.tricked = true;
    const played = stage(s, DAMAGE);
    expect(played.told('heroHit')).toMatchObject([{ seat: 0, damage: 5 }]);
    expect([hero(s).hand.length, hero(s, 1).hand.length]).toEqual([3, 8]);
  },
);

rule('NY-HIT-02', 'the Duke hits from the next space, but not over a roadblock', () => {
  const s = solo();
  putEnemies(s, 'duke', NORTH);
  expect(stage(structuredClone(s), DAMAGE).told('heroHit')).toMatchObject([{ damage: 2 }]);
  block(s, LIBRARY, NORTH);
  expect(stage(s, DAMAGE).told('heroHit')).toEqual([]);
});

rule('NY-HIT-03', 'a prisoner hits for 1 in its own space', () => {
  const s = solo();
  putEnemies(s, 'prisoner', LIBRARY);
  putEnemies(s, 'prisonerCar', LIBRARY);
  putEnemies(s, 'prisoner', NORTH);
  expect(stage(s, DAMAGE).told('heroHit')).toMatchObject([{ damage: 2 }]);
});

rule('NY-HIT-05', 'damage costs random cards of the hand, not those laid down', () => {
  const lost = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const s = solo({ seed });
    hero(s).played = [{ state: 'facedown', card: 'snake-1' }];
    hero(s).hand = hero(s).hand.filter((card) => card !== 'snake-1');
    putEnemies(s, 'slag', LIBRARY);
    stage(s, DAMAGE);
    expect(hero(s).discard).toHaveLength(3);
    expect(hero(s).played).toHaveLength(1);
    return hero(s).discard.join();
  });
  expect(new Set(lost).size).toBeGreaterThan(2);
});

rule(['NY-HIT-06', 'NY-HIT-09'], 'damage beyond the hand is ignored, and nobody dies', () => {
  const s = solo();
  discard(s, 0, 7);
  putEnemies(s, 'slag', LIBRARY, 1);
  const played = stage(s, DAMAGE);
  expect(played.told('heroHit')).toMatchObject([{ damage: 3, cards: 1 }]);
  expect([hero(s).hand.length, s.outcome]).toEqual([0, null]);
});

rule(['NY-HIT-07', 'NY-BLD-06'], 'a shelter keeps all damage away and offers nothing else', () => {
  const s = solo();
  revealTile(s, 'c04y02', 'city-16');
  place(s, 0, 'c04y02');
  putEnemies(s, 'slag', 'c04y02');
  const played = stage(s, DAMAGE, resolving(s, 'thrown-bricks', 'event'), { step: 'buildingStep', seat: 0 });
  expect(hero(s).hand).toHaveLength(8);
  expect(played.told('damageIgnored')).toHaveLength(2);
  s.enemies = [];
  expect(stage(s, DAMAGE).told('damageIgnored')).toEqual([]);
  expect(played.told('buildingVisited')).toEqual([]);
});

rule(
  ['NY-RBL-01', 'NY-RBL-02', 'NY-RBL-03', 'NY-RBL-04'],
  'a roadblock comes from the supply, a second one changes nothing, and a destroyed one is flipped back',
  () => {
    const s = solo();
    placeRoadblock(s, LIBRARY, 'n', undefined);
    expect([road(s, LIBRARY, 'n'), s.roadblocks]).toEqual(['blocked', 29]);
    // The same road from its other end.
    expect([road(s, NORTH, 's'), whyNoRoadblock(s, NORTH, 's')]).toEqual(['blocked', 'NY-RBL-03']);
    placeRoadblock(s, NORTH, 's', undefined);
    expect(s.roadblocks).toBe(29);
    stage(s, { step: 'removeRoadblock', seat: 0, left: 1, where: 'heroSpace', hero: 0 }).take({
      do: 'removeRoadblock',
    });
    expect(road(s, LIBRARY, 'n')).toBe('open');
    placeRoadblock(s, LIBRARY, 'n', undefined);
    expect([road(s, LIBRARY, 'n'), s.roadblocks]).toEqual(['blocked', 29]);
  },
);

rule('NY-RBL-05', 'towards the river nothing is placed', () => {
  const s = solo();
  revealTile(s, 'c11y03', 'city-34');
  place(s, 0, 'c11y03');
  stackNy(s, 'ny-03');
  stage(s, resolving(s, 'fresh-barricade', 'event'));
  expect([s.roadblocks, whyNoRoadblock(s, 'c11y03', 'ne')]).toEqual([30, 'NY-RBL-05']);
});

rule('NY-RBL-06', 'the road onto a bridge can be blocked', () => {
  const s = solo();
  revealTile(s, 'c02y08', 'city-34');
  place(s, 0, 'c02y08');
  stackNy(s, 'ny-02');
  stage(s, resolving(s, 'fresh-barricade', 'event'));
  expect(road(s, 'c02y08', 's')).toBe('blocked');
});

rule('NY-RBL-08', 'a blocked road stops tricks and attacks from both sides', () => {
  const s = solo();
  block(s, LIBRARY, NORTH);
  putEnemies(s, 'prisoner', LIBRARY);
  const trick = stage(structuredClone(s), { step: 'trick', seat: 0, left: 1, range: 0 });
  expect(trick.offeredAs('trick', 'to')).not.toContain(NORTH);
  place(s, 0, NORTH);
  expect(stage(s, { step: 'assignDamage', seat: 0, left: 1, range: 1 }).hits()).toBe(0);
});

rule(
  'NY-RBL-09',
  'without a counter in the supply nothing is placed, but a destroyed one can be flipped',
  () => {
    const s = solo();
    s.roadblocks = 0;
    stackNy(s, 'ny-02');
    stage(structuredClone(s), resolving(s, 'fresh-barricade', 'event'));
    const none = structuredClone(s);
    stage(none, resolving(none, 'fresh-barricade', 'event'));
    expect(road(none, LIBRARY, 's')).toBe('clear');
    blockRoad(s, LIBRARY, 's');
    s.roads = s.roads.map((state) => (state === 'blocked' ? 'open' : state));
    s.roadblocks = 0;
    stage(s, resolving(s, 'fresh-barricade', 'event'));
    expect(roadState(s, LIBRARY, SOUTH)).toBe('blocked');
  },
);

const VISIT = { step: 'buildingStep', seat: 0 } as const;

rule(['NY-BLD-01', 'NY-BLD-02'], 'the building of the space is activated, enemies or not', () => {
  const s = solo();
  putEnemies(s, 'slag', LIBRARY);
  expect(stage(s, VISIT).decision).toBe('visit');
  const street = solo();
  place(street, 0, NORTH);
  expect(stage(street, VISIT).told('buildingVisited')).toEqual([]);
});

rule('NY-BLD-03', 'the Library gives an item card, a random discarded card, or nothing', () => {
  const s = solo();
  discard(s, 0, 3);
  const options = stage(structuredClone(s), VISIT);
  expect(options.offeredAs('visit', 'option')).toEqual(['item', 'card', 'nothing']);
  const card = stage(structuredClone(s), VISIT).take({ do: 'visit', option: 'card' });
  expect([hero(card.s).hand.length, hero(card.s).discard.length]).toEqual([6, 2]);
  hero(s).weapon = { card: 'start-submachine-gun', ammo: 0 };
  const nothing = stage(s, VISIT).take({ do: 'visit', option: 'nothing' });
  expect(hero(s).weapon?.ammo).toBe(0);
  expect([hero(nothing.s).hand.length, hero(nothing.s).items.length]).toEqual([5, 0]);
  expect(stage(solo(), VISIT).why({ do: 'visit', option: 'card' })).toBe('NY-BLD-03');
  const one = solo();
  discard(one, 0, 1);
  one.itemsUnused = one.itemDeck.splice(0);
  const last = stage(one, VISIT);
  expect(last.offeredAs('visit', 'option')).toEqual(['card', 'nothing']);
  expect(last.why({ do: 'visit', option: 'item' })).toBe('NY-ITM-04');
});

rule('NY-BLD-04', 'a surgery returns up to 2 discarded cards of choice', () => {
  const s = solo();
  revealTile(s, 'c04y02', 'city-10');
  place(s, 0, 'c04y02');
  discard(s, 0, 3);
  const played = stage(s, VISIT)
    .take({ do: 'returnCard', card: 'snake-3' })
    .take({ do: 'returnCard', card: 'snake-1' });
  expect(hero(s).discard).toEqual(['snake-2']);
  expect(played.decision).not.toBe('returnCards');
});

rule(
  'NY-BLD-05',
  'a gun shop lets draw 2 and keep 1, or reload up to 2; leaving empty-handed is no option',
  () => {
    const s = solo();
    revealTile(s, 'c04y02', 'city-13');
    place(s, 0, 'c04y02');
    hero(s).weapon = { card: 'start-submachine-gun', ammo: 0 };
    const options = stage(structuredClone(s), VISIT);
    expect(options.offeredAs('visit', 'option')).toEqual(['draw', 'reload']);
    const reloaded = stage(structuredClone(s), VISIT).take({ do: 'visit', option: 'reload' });
    expect(hero(reloaded.s).weapon?.ammo).toBe(2);
    const drawn = stage(s, VISIT).take({ do: 'visit', option: 'draw' }).take({ do: 'keep' });
    expect([hero(s).items.length, s.itemDiscard.length, hero(s).weapon?.ammo]).toEqual([1, 1, 0]);
    expect(drawn.told('itemsDrawn')).toMatchObject([{ n: 2 }]);
    expect(enemiesAt(s, 'c04y02')).toEqual([]);
  },
);
