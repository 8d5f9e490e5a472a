import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { CASE_SLOTS } from '../content/index.ts';
import { POI_SPACES, spaceNo } from '../rules/board/index.ts';
import type { State } from '../rules/state.ts';
import {
  enemiesAt,
  FREE,
  game,
  giveCase,
  giveItem,
  hero,
  LIBRARY,
  NORTH,
  place,
  putEnemies,
  revealPoi,
  revealTile,
  scene,
  solo,
  SOUTH,
} from './scene.ts';
import { resolve, stage } from './stage.ts';

const token = (s: State, slot: number, at: typeof LIBRARY): void => {
  const place = s.cases[slot - 1];
  if (place) place.token = at;
};

rule(
  ['NY-CAS-01', 'NY-CAS-02', 'NY-CAS-03'],
  'the card of a token in the space goes facedown into the supply, the token back to its slot',
  () => {
    const s = scene();
    token(s, 3, LIBRARY);
    const card = s.cases[2]?.card[0];
    const played = stage(s, FREE).take({ do: 'collectCase', slot: 'case-3' });
    expect(hero(s).cases).toEqual([{ faceup: false, card }]);
    expect(s.cases[2]).toMatchObject({ token: null, card: [] });
    expect(game.schema.observe(s, 0).heroes[0]?.cases[0]?.card).toBe(card);
    expect(game.schema.observe(s, 1).heroes[0]?.cases[0]?.card).toBeNull();
    expect(played.told('caseSeen')).toMatchObject([{ to: [0] }]);
  },
);

rule('NY-CAS-01', 'not with an enemy in the space', () => {
  const s = solo();
  token(s, 3, LIBRARY);
  putEnemies(s, 'prisoner', LIBRARY);
  expect(stage(s, FREE).offered({ do: 'collectCase' })).toEqual([]);
});

rule('NY-CAS-04', 'case cards change hands by theft', () => {
  const s = scene();
  giveCase(s, 1, 'tape');
  resolve(s, 'snake-s2').take({ do: 'stop' });
  expect([hero(s).cases, hero(s, 1).cases]).toEqual([[{ faceup: false, card: 'tape' }], []]);
});

rule(
  ['NY-CAS-05', 'NY-CAS-06', 'NY-PRS-07'],
  'with a fourth card one must go at once, but not the President',
  () => {
    const s = solo();
    giveItem(s, 0, 'skates');
    giveCase(s, 0, 'tape');
    hero(s).president = true;
    s.president = 'held';
    hero(s).bar = { prisoners: 2, items: 1, killed: 0, paid: 0 };
    s.itemCubes[spaceNo(LIBRARY)] = 1;
    const played = stage(s, FREE).take({ do: 'collectItem' });
    expect(played.decision).toBe('overLimit');
    expect(new Set(played.offered().map((choice) => choice.do))).toEqual(
      new Set(['dropItem', 'payItem', 'dropCase']),
    );
    played.take({ do: 'payItem', item: 'skates' });
    expect([hero(s).items.length, hero(s).bar.paid, hero(s).president]).toEqual([1, 1, true]);
    expect(played.decision).toBe('freeMoment');
  },
);

rule('NY-CAS-06', 'what goes may also be an item for the discard or a case card for its slot', () => {
  const s = solo();
  giveItem(s, 0, 'skates', 'pistol');
  giveCase(s, 0, 'tape');
  s.itemCubes[spaceNo(LIBRARY)] = 1;
  const drop = stage(structuredClone(s), FREE)
    .take({ do: 'collectItem' })
    .take({ do: 'dropItem', item: 'skates' });
  expect([hero(drop.s).items.length, drop.s.itemDiscard, drop.decision]).toEqual([
    2,
    ['skates'],
    'freeMoment',
  ]);
  const put = stage(s, FREE).take({ do: 'collectItem' }).take({ do: 'dropCase', card: 'tape' });
  expect([hero(s).items.length, hero(s).cases, put.decision]).toEqual([3, [], 'freeMoment']);
  expect(s.cases.find(({ card }) => card[0] === 'tape')?.token).toBe(LIBRARY);
});

rule('NY-CAS-07', 'no effect takes a case card: damage and pickpockets leave them alone', () => {
  const s = solo();
  giveCase(s, 0, 'tape');
  putEnemies(s, 'slag', LIBRARY);
  stage(
    s,
    { step: 'damageStep', seat: 0 },
    { step: 'effects', list: 'pickpocket', next: 0, hero: 0, by: 'event', at: null },
  );
  expect(hero(s).cases).toHaveLength(1);
});

rule(
  'NY-CAS-08',
  'a discarded case card goes facedown into an empty slot of choice, whose token comes to the space',
  () => {
    const s = scene();
    token(s, 1, NORTH);
    giveCase(s, 0, 'tape');
    hero(s).cases.push({ faceup: false, card: s.casesUnused.pop() as never });
    const emptied = CASE_SLOTS.filter(
      (_, slot) => s.cases[slot]?.card.length === 0 && s.cases[slot]?.token === null,
    );
    const played = stage(s, FREE);
    expect(new Set(played.offeredAs('dropCase', 'slot'))).toEqual(new Set(emptied));
    const [slot] = emptied;
    played.take({ do: 'dropCase', card: 'tape' });
    expect(hero(s).cases).toHaveLength(1);
    const place = s.cases[CASE_SLOTS.indexOf(slot as never)];
    expect(place).toMatchObject({ token: LIBRARY, card: ['tape'], faceup: false });
    expect(game.schema.observe(s, 1).cases[CASE_SLOTS.indexOf(slot as never)]?.card).toEqual([null]);
  },
);

rule('NY-CAS-09', 'there is always such a slot, however many cards one hero holds', () => {
  const s = scene({ heroes: ['brain', 'snake'] });
  hero(s).cases = [];
  s.casesGone.push('diagram-3');
  for (const place of s.cases)
    hero(s, place.card[0] === 'tape' ? 1 : 0).cases.push({ faceup: false, card: place.card.pop() as never });
  const played = stage(s, FREE);
  const cards = new Set(played.offeredAs('dropCase', 'card'));
  expect(cards.size).toBe(3);
  expect(new Set(played.offeredAs('dropCase', 'slot')).size).toBe(4);
});

rule(
  ['NY-CAS-10', 'NY-RUL-08', 'NY-ITM-10'],
  'the Diagram of Bridge 3 leaves the game when discarded, and can be stolen',
  () => {
    const s = scene({ heroes: ['brain', 'snake'] });
    const played = stage(structuredClone(s), FREE).take({ do: 'dropCase', card: 'diagram-3', slot: null });
    expect(hero(played.s).cases).toEqual([]);
    expect(played.s.casesGone).toEqual(['diagram-3']);
    s.current = 1;
    resolve(s, 'snake-s2').take({ do: 'stop' });
    expect(hero(s, 1).cases).toEqual([{ faceup: true, card: 'diagram-3' }]);
  },
);

rule(
  ['NY-CAS-11', 'NY-CAS-12'],
  'the Bracelet is revealed once per game, shows up to 3 POI tiles, and stays revealed wherever it goes',
  () => {
    const other = scene();
    giveCase(other, 0, 'tape');
    expect(stage(other, FREE).offered({ do: 'revealBracelet' })).toEqual([]);
    const s = scene();
    giveCase(s, 0, 'presidents-bracelet');
    const played = stage(s, FREE).take({ do: 'revealBracelet' });
    played
      .take({ do: 'peekPoi', space: 'c08y00' })
      .take({ do: 'peekPoi', space: 'c04y00' })
      .take({ do: 'peekPoi', space: 'c00y04' });
    expect(s.poi.filter(({ seen }) => seen.includes(0))).toHaveLength(3);
    expect(played.decision).toBe('freeMoment');
    expect(played.offered({ do: 'revealBracelet' })).toEqual([]);
    played.take({ do: 'dropCase', card: 'presidents-bracelet' });
    const slot = s.cases.findIndex(({ card }) => card[0] === 'presidents-bracelet');
    expect(game.schema.observe(s, 1).cases[slot]?.card).toEqual(['presidents-bracelet']);
    played.take({ do: 'collectCase' });
    expect(hero(s).cases).toEqual([{ faceup: true, card: 'presidents-bracelet' }]);
    expect(played.offered({ do: 'revealBracelet' })).toEqual([]);
  },
);

rule('NY-CAS-13', 'a revealed Bracelet still serves an objective', () => {
  const s = solo();
  giveCase(s, 0, 'presidents-bracelet');
  for (const held of hero(s).cases) held.faceup = true;
  Object.assign(hero(s), { level: 3, blue: ['obj-bracelet'], purple: ['obj-gullfire'], at: 'c02y02' });
  s.president = 'held';
  expect(stage(s, FREE).offered({ do: 'escape', transport: 'gullfire' })).toHaveLength(1);
});

rule('NY-CAS-14', 'enemies walk past case tokens', () => {
  const s = solo();
  token(s, 1, NORTH);
  revealTile(s, 'c05y01', 'city-34');
  putEnemies(s, 'romero', 'c05y01');
  putEnemies(s, 'prisoner', NORTH);
  stage(s, { step: 'moveEnemies', seat: 0, left: 2, only: 'any', moved: [] });
  expect(s.cases[0]).toMatchObject({ token: NORTH });
  expect(s.cases[0]?.card).toHaveLength(1);
});

rule('NY-CAS-15', 'what was discarded can be collected again, but only 4 cards in one turn', () => {
  const s = solo();
  giveCase(s, 0, 'tape');
  const played = stage(s, FREE);
  for (let i = 0; i < 4; i++) played.take({ do: 'dropCase', card: 'tape' }).take({ do: 'collectCase' });
  giveItem(s, 0, 'skates');
  played.take({ do: 'dropCase', card: 'tape' });
  expect(played.offered({ do: 'collectCase' })).toEqual([]);
  expect(played.why({ do: 'collectCase' })).toBe('NY-CAS-15');
});

/** A hero at Duke's Camp, which lies at the northern edge. */
function atCamp(cast = {}): State {
  const s = scene({ heroes: ['snake'], ...cast });
  revealPoi(s, 'c04y00', 'dukes-camp');
  revealTile(s, 'c04y02', 'city-34');
  place(s, 0, 'c04y00');
  return s;
}

rule('NY-PRS-01', "the President is taken on the revealed Duke's Camp without enemies", () => {
  expect(stage(atCamp(), FREE).offered({ do: 'takePresident' })).toHaveLength(1);
  const guarded = atCamp();
  putEnemies(guarded, 'duke', 'c04y00');
  expect(stage(guarded, FREE).offered({ do: 'takePresident' })).toEqual([]);
  const elsewhere = atCamp();
  place(elsewhere, 0, NORTH);
  expect(stage(elsewhere, { step: 'chooseCards', seat: 0 }).offered({ do: 'takePresident' })).toEqual([]);
});

rule(
  ['NY-PRS-02', 'NY-PRS-03', 'NY-PRS-04', 'NY-PRS-05', 'NY-PRS-06'],
  'the first taking brings prisoners, the landing, all POI tiles against timer tiles, and the Duke',
  () => {
    const s = atCamp();
    const timer = s.timer.length;
    const played = stage(s, FREE).take({ do: 'takePresident' });
    expect(enemiesAt(s, 'c04y02')).toHaveLength(1);
    expect(enemiesAt(s, 'c03y01')).toEqual([]);
    expect(s.helicopter.landed).toBe(true);
    expect(played.offered({ do: 'revealPoi' })).toHaveLength(7);
    played.take({ do: 'revealPoi', space: 'c08y00' });
    expect(s.timer).toHaveLength(timer - 1);
    expect(hero(s).president).toBe(false);
    played.takeAll('revealPoi');
    expect(s.poi.every(({ faceup }) => faceup)).toBe(true);
    expect(s.timer).toHaveLength(timer - 7);
    const nowhere = POI_SPACES[s.poi.findIndex(({ tile }) => tile === 'nothing-here')];
    expect(s.enemies.find(({ kind }) => kind === 'duke')?.at).toBe(
      nowhere === undefined ? '' : spaceIdOf(nowhere),
    );
    expect([hero(s).president, s.president]).toEqual([true, 'held']);
    const told = played.events.map(({ event }) => event);
    expect(told.indexOf('prisonerPlaced')).toBeLessThan(told.indexOf('poiRevealed'));
    expect(told.lastIndexOf('timerDiscarded')).toBeLessThan(told.indexOf('dukeReturned'));
  },
);

const spaceIdOf = (space: number): string =>
  ['c00y04', 'c01y07', 'c04y00', 'c04y10', 'c07y09', 'c08y00', 'c10y02', 'c10y08'][
    POI_SPACES.indexOf(space)
  ] ?? '';

rule('NY-PRS-02', 'the card counts for the limit of 3', () => {
  const s = atCamp();
  giveItem(s, 0, 'skates', 'pistol', 'axe');
  const played = stage(s, FREE).take({ do: 'takePresident' }).takeAll('revealPoi');
  expect(played.decision).toBe('overLimit');
});

rule('NY-PRS-05', 'a discarded tile can be the one with which New York wins', () => {
  const s = atCamp();
  s.timerGone.push(...s.timer.splice(4));
  const played = stage(s, FREE).take({ do: 'takePresident' }).takeAll('revealPoi');
  expect(s.outcome?.ending).toBe('newYorkVictory');
  expect(played.told('presidentTaken')).toHaveLength(1);
});

rule(['NY-PRS-06', 'NY-RUL-15'], 'the Duke on the board is put there with the damage he has', () => {
  const s = atCamp();
  putEnemies(s, 'duke', SOUTH);
  for (const enemy of s.enemies) enemy.damage = 4;
  stage(s, FREE).take({ do: 'takePresident' }).takeAll('revealPoi');
  const dukes = s.enemies.filter(({ kind }) => kind === 'duke');
  expect(dukes).toMatchObject([{ damage: 4 }]);
  expect(dukes[0]?.at).not.toBe(SOUTH);
});

rule(['NY-PRS-08', 'NY-STL-03'], 'the President can be stolen, which repeats nothing', () => {
  const s = scene();
  s.president = 'held';
  hero(s, 1).president = true;
  const played = resolve(s, 'snake-s2').take({ do: 'stop' });
  expect([hero(s).president, hero(s, 1).president]).toEqual([true, false]);
  expect(played.told('poiRevealed')).toEqual([]);
  expect(s.helicopter.landed).toBe(false);
});

rule(['NY-PRS-07', 'NY-PRS-09'], 'the President is never put down, and never again found at the camp', () => {
  const s = atCamp();
  s.president = 'held';
  hero(s).president = true;
  giveItem(s, 0, 'skates');
  const played = stage(s, FREE);
  expect(played.offered({ do: 'takePresident' })).toEqual([]);
  expect(played.offered().filter((choice) => choice.do === 'dropCase')).toEqual([]);
});
