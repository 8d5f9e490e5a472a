import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  ASSET_TILE,
  ASSETS,
  BUSINESS,
  BUSINESSES,
  CITY_PACK,
  CONTACT_CARD,
  CONTACTS,
  contactCopies,
  EDITION,
  EQUIPMENT,
  EQUIPMENT_TILE,
  EXIT_TILES,
  exitTile,
  FIXER_TILE,
  FIXERS,
  GROUP,
  INSPECTOR_CARD,
  INSPECTOR_CARDS,
  LIEUTENANT_CARD,
  LIEUTENANT_CARDS,
  LOCKER,
  LOCKER_COLOURS,
  LOCKER_TILES,
  lockerTile,
  PATROL_CARD,
  PLAN_CARD,
  PLAN_CARDS,
  PLAN_PLACES,
  PLAYER_BOARD,
  ROW_PENALTY,
  SAFE_HOUSE,
  SAFE_HOUSES,
  SIDE,
  STACK_TILES,
  START_TILES,
  SUPPLIES,
  THIEF,
  THRESHOLDS,
  TILES,
} from '../content/index.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

rule('EP-CMP-01', 'a business closes at 2 visits on the side for 1 to 3 players, at 3 for 4 and 5', () => {
  expect(SIDE['side-1-3']).toMatchObject({ players: [1, 2, 3], visitsToClose: 2 });
  expect(SIDE['side-4-5']).toMatchObject({ players: [4, 5], visitsToClose: 3 });
});

rule('EP-CMP-02', 'there are 14 city tiles: 2 to start with and stacks A to D of 3', () => {
  expect(TILES).toHaveLength(14);
  expect(START_TILES).toHaveLength(2);
  expect(Object.keys(STACK_TILES)).toEqual(['A', 'B', 'C', 'D']);
  for (const tiles of Object.values(STACK_TILES)) expect(tiles).toHaveLength(3);
});

rule('EP-CMP-03', 'there are 6 business tiles in two groups', () => {
  expect(BUSINESSES).toHaveLength(6);
  expect(GROUP['group-1'].members).toEqual(['casino', 'bar', 'restaurant']);
  expect(GROUP['group-2'].members).toEqual(['gym', 'nightclub', 'art-gallery']);
  for (const id of BUSINESSES) expect(GROUP[BUSINESS[id].group].members).toContain(id);
});

rule('EP-CMP-04', 'there are 3 safe house tiles, numbered 1 to 3', () => {
  expect(SAFE_HOUSES.map((id) => SAFE_HOUSE[id].number)).toEqual([1, 2, 3]);
});

rule('EP-CMP-05', 'there are 8 fixer tiles, all different, at their prices', () => {
  expect(Object.fromEntries(FIXERS.map((id) => [id, FIXER_TILE[id].cost]))).toEqual({
    telephone: 2,
    safe: 3,
    disguise: 2,
    'id-card': 4,
    'first-aid-kit': 1,
    motorcycle: 2,
    'energy-drink': 2,
    helicopter: 1,
  });
  for (const id of FIXERS) expect(FIXER_TILE[id].copies).toBe(1);
});

rule('EP-CMP-06', 'there are 4 tiles of each of 4 kinds of equipment, at their prices', () => {
  expect(EQUIPMENT.map((id) => [id, EQUIPMENT_TILE[id].cost, EQUIPMENT_TILE[id].copies])).toEqual([
    ['vest', 2, 4],
    ['hat', 2, 4],
    ['helmet', 2, 4],
    ['gas-mask', 3, 4],
  ]);
});

rule('EP-CMP-07', 'there are 3 keys of each colour', () => {
  expect(SUPPLIES.keys).toEqual({ green: 3, black: 3, brown: 3 });
});

rule(
  'EP-CMP-08',
  'there are 5 locker tiles of each colour, with their values and the number each needs',
  () => {
    const tiles = (back: string): number[] =>
      LOCKER_TILES.map(lockerTile).flatMap((tile) =>
        tile.back === back ? Array<number>(tile.copies).fill(tile.value) : [],
      );
    expect(sorted(tiles('green'))).toEqual([0, 60, 60, 90, 90]);
    expect(sorted(tiles('black'))).toEqual([0, 70, 70, 100, 100]);
    expect(sorted(tiles('brown'))).toEqual([0, 80, 80, 120, 120]);
    expect(LOCKER_COLOURS.map((colour) => LOCKER[colour].required)).toEqual([3, 6, 8]);
  },
);

rule('EP-CMP-09', 'there are two backs of 5 exit tiles with the same values', () => {
  for (const back of ['type-1', 'type-2']) {
    const tiles = EXIT_TILES.map(exitTile).filter((tile) => tile.back === back);
    expect(sorted(tiles.flatMap((tile) => Array<number>(tile.copies).fill(tile.value)))).toEqual([
      0, 40, 40, 60, 60,
    ]);
  }
  expect(EXIT_TILES.map(exitTile)).toHaveLength(6);
});

rule('EP-CMP-10', 'each player has 7 asset tiles', () => {
  expect(ASSETS.map((id) => ASSET_TILE[id].effect)).toEqual([
    { type: 'gainExtraActionDisc', amount: 1 },
    { type: 'moveOfficer', officer: 'federal' },
    { type: 'moveOfficer', officer: 'county' },
    { type: 'moveOfficer', officer: 'swat' },
    { type: 'avoidOfficers', scope: 'oneTile', officers: ['federal', 'county', 'swat'] },
    { type: 'masterKey' },
    { type: 'healWounds', amount: 1 },
  ]);
});

rule('EP-CMP-11', 'there are 2 patrol cards for each exit', () => {
  expect(Object.values(PATROL_CARD).map(({ exit, copies }) => [exit, copies])).toEqual([
    [1, 2],
    [2, 2],
    [3, 2],
  ]);
});

rule('EP-CMP-12', 'there are 33 contact cards under 20 names; the Boxer costs 2, with notoriety', () => {
  expect(sum(CONTACTS.map((id) => CONTACT_CARD[id].copies))).toBe(33);
  expect(new Set(CONTACTS.map((id) => CONTACT_CARD[id].name)).size).toBe(20);
  expect(CONTACT_CARD.boxer).toMatchObject({
    cost: 2,
    notoriety: 1,
    effect: { officers: ['federal', 'county'] },
  });
});

rule('EP-CMP-13', 'on each plan card every group has two amounts that sum to 150 and one income', () => {
  expect(PLAN_CARDS).toHaveLength(9);
  for (const id of PLAN_CARDS) {
    const { values } = PLAN_CARD[id];
    for (const { members } of Object.values(GROUP)) {
      const amounts = members.map((place) => values[place]).filter((value) => value !== 'income');
      expect(amounts).toHaveLength(2);
      expect(sum(amounts)).toBe(150);
    }
  }
  expect(PLAN_CARD['plan-1'].values).toEqual({
    casino: 100,
    bar: 'income',
    restaurant: 50,
    gym: 90,
    nightclub: 60,
    'art-gallery': 'income',
    'safe-house-1': 'income',
    'safe-house-2': 80,
    'safe-house-3': 70,
  });
});

rule(
  'EP-CMP-13',
  'the nine plan cards differ; each place is income on 3 and shows each amount on one',
  () => {
    for (const place of PLAN_PLACES) {
      const values = PLAN_CARDS.map((id) => PLAN_CARD[id].values[place]);
      expect(values.filter((value) => value === 'income')).toHaveLength(3);
      expect(sorted(values.filter((value) => value !== 'income'))).toEqual([50, 60, 70, 80, 90, 100]);
    }
    expect(new Set(PLAN_CARDS.map((id) => JSON.stringify(PLAN_CARD[id].values))).size).toBe(9);
  },
);

const PLACES = [
  ...BUSINESSES,
  ...SAFE_HOUSES,
  'store-a',
  'store-b',
  'store-c',
  'store-d',
  'exit-1',
  'exit-2',
  'exit-3',
];

rule('EP-CMP-14', 'there are 16 inspector cards, one for each place', () => {
  expect(INSPECTOR_CARDS.map((id) => INSPECTOR_CARD[id].place)).toEqual(PLACES);
});

rule('EP-CMP-15', 'there are 16 lieutenant cards, one for each place', () => {
  expect(LIEUTENANT_CARDS.map((id) => LIEUTENANT_CARD[id].place)).toEqual(PLACES);
});

rule(
  ['EP-CMP-16', 'EP-CMP-17', 'EP-CMP-18', 'EP-CMP-19', 'EP-CMP-20'],
  'the supply: 10 officers of each type, 8 gang members, 6 gas cans, 8 discs, 10 handcuffs',
  () => {
    expect(SUPPLIES).toMatchObject({
      officers: { federal: 10, county: 10, swat: 10 },
      gangMembers: 8,
      gasCans: 6,
      extraActionDiscs: 8,
      handcuffs: 10,
    });
  },
);

rule('EP-CMP-21', 'there is a set of cubes, markers and tokens for each of 5 players', () => {
  expect(Object.keys(THIEF)).toHaveLength(5);
  expect(PLAYER_BOARD).toMatchObject({
    income: { cubes: 9 },
    notorietyCubes: 4,
    woundCubes: 3,
    gangControlMarkers: 2,
    restTokens: 1,
    firstAidTokens: 1,
  });
});

rule('EP-CMP-22', 'a player board has its income numbers, slots and asset spaces', () => {
  expect(PLAYER_BOARD.income.spaces.concat(PLAYER_BOARD.income.topNumber)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
  expect(PLAYER_BOARD).toMatchObject({
    contactSpaces: 5,
    itemSpaces: 5,
    assetSpacePrices: [5, 4, 3, 2, 1, 0],
    keySlots: 3,
    gasCanSlots: 2,
  });
});

rule('EP-CMP-23', 'the notoriety track has 10 rows with penalties and three lines', () => {
  expect(ROW_PENALTY.slice(1)).toEqual([0, 5, 10, 20, 30, 40, 50, 60, 80, 100]);
  expect(THRESHOLDS.map(({ between }) => between)).toEqual([
    [2, 3],
    [5, 6],
    [8, 9],
  ]);
});

rule('EP-OPT-01', 'each edition presets every flag', () => {
  expect(EDITION['2022']).toMatchObject({
    contactDeckSize: 33,
    keyPick: 'sameSafeHouse',
    costaReference: 'humanTile',
  });
  expect(EDITION['2018']).toMatchObject({
    contactDeckSize: 32,
    keyPick: 'anySafeHouse',
    costaReference: 'humanTile',
  });
  expect(EDITION['2018-pt']).toMatchObject({
    contactDeckSize: 33,
    keyPick: 'anySafeHouse',
    costaReference: 'costaTile',
  });
  for (const flags of Object.values(EDITION)) expect(Object.keys(flags)).toHaveLength(14);
});

rule('EP-OPT-02', 'the deck of 32 has one Stunt fewer', () => {
  const [larger, smaller] = [contactCopies(33), contactCopies(32)];
  expect(sum(Object.values(smaller))).toBe(32);
  expect(CONTACTS.filter((id) => larger[id] !== smaller[id])).toEqual(['stunt']);
});

rule('EP-MAP-12', 'tiles have 38 cells, the first two of them next to each other', () => {
  expect(CITY_PACK.board.cells).toHaveLength(38);
  expect(CITY_PACK.board.startCells).toEqual([
    [0, 0],
    [1, 0],
  ]);
});
