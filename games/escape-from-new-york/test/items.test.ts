import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { spaceNo } from '../rules/board/index.ts';
import {
  cubesAt,
  enemiesAt,
  FREE,
  giveItem,
  hero,
  lay,
  LIBRARY,
  NORTH,
  place,
  putEnemies,
  revealTile,
  scene,
  solo,
  stackTimer,
} from './scene.ts';
import { resolve, stage } from './stage.ts';

rule(
  ['NY-ITM-01', 'NY-ITM-03'],
  'item cubes are returned one by one for one item card each, any number of them',
  () => {
    const s = solo();
    s.itemCubes[spaceNo(LIBRARY)] = 3;
    const top = s.itemDeck.slice(-2).reverse();
    const played = stage(s, FREE).take({ do: 'collectItem' }).take({ do: 'collectItem' });
    expect(hero(s).items).toEqual(top);
    expect(cubesAt(s, LIBRARY)).toBe(1);
    expect(played.offered({ do: 'collectItem' })).toHaveLength(1);
    played.take({ do: 'proceed' });
    expect(cubesAt(s, LIBRARY)).toBe(1);
  },
);

rule('NY-ITM-02', 'items also come from the Library, gun shops and effects', () => {
  const library = solo();
  stage(library, { step: 'buildingStep', seat: 0 }).take({ do: 'visit', option: 'item' });
  const shop = solo();
  revealTile(shop, 'c04y02', 'city-13');
  place(shop, 0, 'c04y02');
  stage(shop, { step: 'buildingStep', seat: 0 }).take({ do: 'visit', option: 'draw' }).take({ do: 'keep' });
  const airdrop = solo();
  stage(airdrop, { step: 'effects', list: 'airdrop', next: 0, hero: 0, by: 'timer', at: null });
  expect([library, shop, airdrop].map((s) => hero(s).items.length)).toEqual([1, 1, 1]);
});

rule('NY-ITM-04', 'an empty deck is made anew from the discard; with both empty nothing is drawn', () => {
  const s = solo();
  s.itemCubes[spaceNo(LIBRARY)] = 1;
  s.itemDiscard = s.itemDeck.splice(0);
  stage(s, FREE).take({ do: 'collectItem' });
  expect([hero(s).items.length, s.itemDeck.length, s.itemDiscard.length]).toEqual([1, 39, 0]);
  const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const u = solo({ seed });
    u.itemCubes[spaceNo(LIBRARY)] = 1;
    u.itemDiscard = u.itemDeck.splice(0).sort();
    stage(u, FREE).take({ do: 'collectItem' });
    return hero(u).items[0];
  });
  expect(new Set(drawn).size).toBeGreaterThan(2);
  const last = solo();
  last.itemCubes[spaceNo(LIBRARY)] = 1;
  last.itemsUnused = last.itemDeck.splice(1);
  stage(last, FREE).take({ do: 'collectItem' });
  expect(hero(last).items).toHaveLength(1);
  const t = solo();
  t.itemCubes[spaceNo(LIBRARY)] = 1;
  t.itemsUnused = t.itemDeck.splice(0);
  const played = stage(t, { step: 'chooseCards', seat: 0 });
  expect(played.why({ do: 'collectItem' })).toBe('NY-ITM-04');
  expect(
    stage(t, { step: 'effects', list: 'airdrop', next: 0, hero: 0, by: 'timer', at: null }).told(
      'itemGained',
    ),
  ).toEqual([]);
});

rule('NY-ITM-05', 'items are used in free moments, never while a card is resolved', () => {
  const s = solo();
  giveItem(s, 0, 'skates');
  const played = resolve(s, 'snake-1');
  expect(played.decision).toBe('walk');
  expect(played.offered({ do: 'useItem' })).toEqual([]);
  expect(stage(s, FREE).offered({ do: 'useItem' })).toHaveLength(1);
});

rule(
  ['NY-ITM-06', 'NY-ITM-07'],
  'used items take effect and go facedown to the discard, as many as the player likes',
  () => {
    const s = solo();
    giveItem(s, 0, 'trash-can-lid', 'trash-can-lid', 'radio-jammer');
    s.noise = 5;
    const played = stage(s, FREE);
    played
      .take({ do: 'useItem', item: 'trash-can-lid' })
      .take({ do: 'useItem', item: 'trash-can-lid' })
      .take({ do: 'useItem', item: 'radio-jammer' });
    expect([s.noise, hero(s).items.length]).toEqual([2, 0]);
    expect(played.told('damageWillBePrevented')).toHaveLength(2);
    expect([...s.itemDiscard].sort()).toEqual(['radio-jammer', 'trash-can-lid', 'trash-can-lid']);
  },
);

rule('NY-ITM-06', 'the item is out of the deck while it takes effect', () => {
  const s = solo();
  giveItem(s, 0, 'presidential-seal');
  s.itemsUnused = s.itemDeck.splice(0, s.itemDeck.length - 1);
  const played = stage(s, FREE).take({ do: 'useItem' });
  expect(played.told('itemsDrawn')).toMatchObject([{ n: 1 }]);
});

rule('NY-ITM-08', 'a movement of an item follows all rules of movement, its events come after it', () => {
  const s = solo();
  giveItem(s, 0, 'skates');
  revealTile(s, 'c04y02', 'city-26');
  place(s, 0, 'c04y04');
  s.eventDeck.push(...s.eventDeck.splice(s.eventDeck.indexOf('lull'), 1));
  const played = stage(s, FREE).take({ do: 'useItem' });
  expect(played.why({ do: 'move', route: ['c03y03'] })).toBe('NY-MOV-10');
  played.take({ do: 'move', route: ['c04y02'] });
  const told = played.events.map(({ event }) => event);
  expect(told.indexOf('heroMoved')).toBeLessThan(told.indexOf('eventRevealed'));
  expect(s.itemDiscard).toEqual(['skates']);
});

rule(['NY-ITM-09', 'NY-WPN-02'], 'revealed weapons and cars do not count for the limit', () => {
  const s = solo({ heroes: ['cabbie'] });
  giveItem(s, 0, 'pistol', 'skates', 'skates');
  s.itemCubes[spaceNo(LIBRARY)] = 1;
  const played = stage(s, FREE).take({ do: 'revealWeapon', item: 'pistol' }).take({ do: 'collectItem' });
  expect(played.decision).toBe('freeMoment');
  expect(hero(s)).toMatchObject({ weapon: { card: 'pistol', ammo: 3 }, car: 'taxi' });
});

rule(
  ['NY-ITM-10', 'NY-WPN-03'],
  'another weapon replaces the old one: found ones are discarded, starting ones leave the game',
  () => {
    const s = solo();
    giveItem(s, 0, 'pistol', 'axe');
    stage(s, FREE).take({ do: 'revealWeapon', item: 'pistol' }).take({ do: 'revealWeapon', item: 'axe' });
    expect([s.itemsGone, s.itemDiscard]).toEqual([['start-submachine-gun'], ['pistol']]);
    expect(hero(s).weapon?.card).toBe('axe');
  },
);

rule('NY-ITM-11', 'item cards may be dropped in a free moment', () => {
  const s = solo();
  giveItem(s, 0, 'skates');
  stage(s, FREE).take({ do: 'dropItem', item: 'skates' });
  expect([hero(s).items, s.itemDiscard]).toEqual([[], ['skates']]);
});

rule('NY-ITM-12', 'an item that is an objective is used like any other', () => {
  const s = solo();
  giveItem(s, 0, 'fake-tape');
  putEnemies(s, 'prisoner', LIBRARY);
  const played = stage(s, FREE).take({ do: 'useItem', item: 'fake-tape' });
  expect(played.decision).toBe('trick');
});

rule(
  ['NY-WPN-01', 'NY-WPN-02'],
  'a weapon is an ordinary facedown item until it is revealed with full ammo',
  () => {
    const s = solo({ heroes: ['brain'] });
    giveItem(s, 0, 'shotgun');
    const played = stage(s, FREE);
    expect(played.offered({ do: 'useItem' })).toEqual([]);
    expect(played.offered({ do: 'dropItem' })).toHaveLength(1);
    played.take({ do: 'revealWeapon', item: 'shotgun' });
    expect(hero(s).weapon).toEqual({ card: 'shotgun', ammo: 2 });
  },
);

rule(
  ['NY-WPN-04', 'NY-WPN-08', 'NY-WPN-06'],
  'each use costs ammo and is heard at once; without ammo the weapon stays',
  () => {
    const s = solo();
    putEnemies(s, 'slag', LIBRARY);
    const played = stage(s, FREE);
    for (let i = 1; i <= 3; i++) {
      played.take({ do: 'useWeapon' });
      expect([hero(s).weapon?.ammo, s.noise]).toEqual([3 - i, i]);
    }
    expect(enemiesAt(s, LIBRARY)).toEqual([]);
    expect(played.told('bossDefeated')).toHaveLength(1);
    expect(hero(s).weapon).toEqual({ card: 'start-submachine-gun', ammo: 0 });
    const empty = stage(s, { step: 'chooseCards', seat: 0 });
    expect(empty.why({ do: 'useWeapon' })).toBe('NY-WPN-04');
  },
);

rule('NY-WPN-06', 'the noise comes before the effects, and what it sets off as well', () => {
  const s = solo();
  for (const at of [LIBRARY, NORTH] as const) putEnemies(s, 'prisoner', at);
  const played = stage(structuredClone(s), FREE).take({ do: 'useWeapon' });
  expect([played.decision, played.s.noise]).toEqual(['assignDamage', 1]);
  [s.noise, s.missionLeft] = [10, 1];
  stackTimer(s, 'searchlight');
  expect(stage(s, FREE).take({ do: 'useWeapon' }).decision).toBe('moveHelicopter');
});

rule('NY-WPN-08', 'a weapon is not used while a card is resolved', () => {
  const s = solo();
  putEnemies(s, 'prisoner', LIBRARY);
  expect(resolve(s, 'snake-1').offered({ do: 'useWeapon' })).toEqual([]);
});

rule('NY-WPN-05', 'a weapon without ammo is never used up, but limited to once per turn', () => {
  const s = solo({ heroes: ['brain'] });
  giveItem(s, 0, 'spiked-bat');
  putEnemies(s, 'slag', LIBRARY);
  const played = stage(s, FREE).take({ do: 'revealWeapon' }).take({ do: 'useWeapon' });
  expect(played.offered({ do: 'useWeapon' })).toEqual([]);
  const again = stage(s, { step: 'chooseCards', seat: 0 });
  s.turn.weaponUsed = true;
  expect(again.why({ do: 'useWeapon' })).toBe('NY-WPN-05');
  s.turn.weaponUsed = true;
  again.s.agenda = [];
  expect(stage(s, { step: 'endTurn', seat: 0 }).offered({ do: 'useWeapon' })).toHaveLength(1);
  const another = solo({ heroes: ['brain'] });
  giveItem(another, 0, 'spiked-bat', 'spiked-bat');
  const bats = stage(another, FREE);
  for (let i = 0; i < 2; i++) bats.take({ do: 'revealWeapon' }).take({ do: 'useWeapon' });
  expect(bats.told('weaponUsed')).toHaveLength(2);
});

rule(['NY-WPN-09', 'NY-LVL-03'], 'a revealed weapon pays for the level bar only if it says so', () => {
  const pays = (item: 'axe' | 'shotgun' | 'start-submachine-gun'): number => {
    const s = solo();
    hero(s).bar = { prisoners: 1, items: 1, killed: 0, paid: 0 };
    if (item !== 'start-submachine-gun') {
      s.itemDeck.splice(s.itemDeck.indexOf(item), 1);
      hero(s).weapon = { card: item, ammo: 0 };
      s.itemsGone.push('start-submachine-gun');
    }
    const played = stage(s, { step: 'chooseCards', seat: 0 });
    if (played.offered({ do: 'payWeapon' }).length === 0)
      expect(played.why({ do: 'payWeapon' })).toBe('NY-WPN-09');
    else {
      played.take({ do: 'payWeapon' });
      expect([hero(s).weapon, s.itemDiscard]).toEqual([null, [item]]);
    }
    return hero(s).bar.paid;
  };
  expect([pays('axe'), pays('shotgun'), pays('start-submachine-gun')]).toEqual([0, 1, 0]);
});

rule(
  ['NY-WPN-10', 'NY-WPN-11'],
  'the Axe adds 1 to each range 0 damage of cards and ability, not to range 1, items or weapons',
  () => {
    const damage = (by: 'card' | 'ability' | 'item' | 'weapon', list: string): number => {
      const s = solo();
      s.itemDeck.splice(s.itemDeck.indexOf('axe'), 1);
      hero(s).weapon = { card: 'axe', ammo: 0 };
      s.itemsGone.push('start-submachine-gun');
      putEnemies(s, 'slag', LIBRARY);
      const played = stage(s, { step: 'effects', list, next: 0, hero: 0, by, at: null });
      return played.hits();
    };
    expect(damage('card', 'snake-5')).toBe(3);
    expect(damage('ability', 'ability.0')).toBe(3);
    expect(damage('card', 'snake-6')).toBe(3);
    expect(damage('item', 'fire-bomb')).toBe(3);
    // A range 0 damage that is no card of the hero's.
    expect(damage('weapon', 'spiked-bat')).toBe(1);
    expect(damage('item', 'shotgun')).toBe(3);
  },
);

rule('NY-TRN-14', 'an empty weapon that can still be paid is reason enough for a free moment', () => {
  const s = solo({ heroes: ['brain'] });
  hero(s).cases = [];
  s.casesGone.push('diagram-3');
  s.itemDeck.splice(s.itemDeck.indexOf('shotgun'), 1);
  hero(s).weapon = { card: 'shotgun', ammo: 0 };
  hero(s).bar = { prisoners: 1, items: 1, killed: 0, paid: 0 };
  expect(stage(structuredClone(s), FREE).offered({ do: 'payWeapon' })).toHaveLength(1);
  expect(stage(s, { ...FREE, pay: false }).decision).not.toBe('freeMoment');
});

rule('NY-WPN-10', 'the Axe helps by itself and is not used', () => {
  const s = solo();
  giveItem(s, 0, 'axe');
  const played = stage(s, { step: 'chooseCards', seat: 0 }).take({ do: 'revealWeapon', item: 'axe' });
  expect(played.whyAll({ do: 'useWeapon' })).toEqual(['NY-WPN-10']);
});

rule('NY-WPN-10', 'once for each effect, before points are assigned', () => {
  const s = scene({ heroes: ['maggie'] });
  s.itemDeck.splice(s.itemDeck.indexOf('axe'), 1);
  hero(s).weapon = { card: 'axe', ammo: 0 };
  s.itemsGone.push('start-revolver');
  putEnemies(s, 'prisoner', NORTH, 3);
  lay(s, 'maggie-3');
  const played = stage(s, { step: 'playCard', seat: 0 })
    .take({ do: 'resolveCard' })
    .take({ do: 'move', route: [NORTH] });
  expect(played.told('prisonerKilled')).toHaveLength(2);
});
