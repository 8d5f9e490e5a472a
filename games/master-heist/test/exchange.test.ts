import { rule } from '@getaway/engine/testing';
import lzString from 'lz-string';
import { describe, expect, test } from 'vitest';
import { scenarioFaults } from '../content/checkScenario.ts';
import { anyScenarioSchema } from '../content/scenario.ts';
import { SAVE_KEYS } from '../content/book.ts';
import { SCENARIOS, specialRuleOf, TILE_CODES, TILE_MEANINGS, type Scenario } from '../content/index.ts';
import { exportScenario, importScenario, readScenario, scenarioFor, shareLink } from '../exchange/index.ts';
import * as v from 'valibot';
import { key, reason } from './boards.ts';

const jeweler = SAVE_KEYS[0] as string;
const ruleTypes = (scenario: Scenario) => scenario.specialRules.map((special) => special.type);

describe('keys of the designer', () => {
  test.each(SAVE_KEYS)('%# round-trips to the letter and is a sound scenario', (saveKey) => {
    const scenario = importScenario(saveKey);
    expect(exportScenario(scenario)).toBe(saveKey);
    expect(v.safeParse(anyScenarioSchema, scenario).issues).toBeUndefined();
    expect([...scenarioFaults(scenario, TILE_MEANINGS)]).toEqual([]);
  });

  rule(
    'MH-IMP-01',
    'name, bag, deck, difficulty and map are those of the key; it pays and unlocks nothing',
    () => {
      const scenario = importScenario(jeweler);
      expect(scenario).toMatchObject({
        name: 'Delinquent Jeweler',
        difficulty: 'amateur',
        bag: { guard: 5, camera: 6, lock: 4 },
        rewards: { cash: 0 },
        unlocks: null,
      });
      expect(scenario.eventDeck).toEqual(SCENARIOS['inclusion-job'].eventDeck);
      expect(scenario.map).toEqual(SCENARIOS['inclusion-job'].map);
    },
  );

  rule('MH-IMP-01', 'a share link gives what its key gives, however the browser encoded it', () => {
    const scenario = importScenario(jeweler);
    expect(importScenario(shareLink(jeweler))).toEqual(scenario);
    expect(
      importScenario(`http://localhost:3000/?x=1&savekey=${encodeURIComponent(jeweler)}&y=2#top`),
    ).toEqual(scenario);
    expect(importScenario(`  ${jeweler.replaceAll('+', ' ')}\n`)).toEqual(scenario);
  });

  test('the unpacked form for a tabletop simulator is read too', () => {
    const codes = lzString.decompressFromEncodedURIComponent(jeweler.split('|').at(-1) as string);
    const unpacked = [...jeweler.split('|').slice(0, -1), codes].join('|');
    expect(importScenario(unpacked)).toEqual(importScenario(jeweler));
  });

  test('every tile code of the designer is understood', () => {
    const around = (code: string) => `E2 KC SX SY JW ${'EM '.repeat(7)}${code}${' EM'.repeat(12)}`;
    for (const code of TILE_CODES) {
      const scenario = importScenario(key(around(code)));
      const isTile = TILE_MEANINGS[code].kind === undefined;
      expect(scenario.map.tiles.length, code).toBe(isTile ? 24 : 23);
      expect(importScenario(exportScenario(scenario))).toEqual(scenario);
    }
  });
});

describe('older, shorter keys', () => {
  const [name, x, y, guards, cameras, locks, , , , , , bagX, bagY, deck, deckX, deckY, difficulty, map] =
    jeweler.split('|');

  rule('MH-IMP-02', '13 fields: a bag of guards, cameras and locks only', () => {
    const old = [name, x, y, guards, cameras, locks, bagX, bagY, deck, deckX, deckY, difficulty, map].join(
      '|',
    );
    expect(importScenario(old)).toMatchObject({
      bag: { guard: 5, camera: 6, lock: 4 },
      eventDeckNotation: deck,
    });
    expect(exportScenario(importScenario(old))).toBe(old);
  });

  rule('MH-IMP-02', '9 fields: the deck is 1-24,Z1 and the difficulty amateur', () => {
    const old = [name, x, y, guards, cameras, locks, bagX, bagY, map].join('|');
    const scenario = importScenario(old);
    expect(scenario).toMatchObject({
      eventDeckNotation: '1-24,Z1',
      difficulty: 'amateur',
      bag: { guard: 5, camera: 6, lock: 4 },
    });
    expect(scenario.eventDeck).toHaveLength(25);
    expect(exportScenario(scenario)).toBe(old);
  });

  rule(
    'MH-IMP-02',
    '4 fields: the bag holds a chit for each of the 14 unknown tiles, cameras and locks first',
    () => {
      const old = [name, x, y, map].join('|');
      expect(importScenario(old).bag).toEqual({ guard: 4, camera: 5, lock: 5 });
      expect(exportScenario(importScenario(old))).toBe(old);
    },
  );

  rule('MH-IMP-02', '1 field: the map alone gives a board without a name', () => {
    const scenario = importScenario(map as string);
    expect(scenario.name).toBe('Imported board');
    expect(exportScenario(scenario)).toBe(map);
  });

  rule('MH-IMP-02', 'an empty bag beside unknown tiles and an empty deck count as left out', () => {
    const empty = [name, x, y, 0, 0, 0, 0, 0, 0, 0, 0, bagX, bagY, '', deckX, deckY, 'P', map].join('|');
    const scenario = importScenario(empty);
    expect(scenario).toMatchObject({
      bag: { guard: 4, camera: 5, lock: 5 },
      eventDeckNotation: '1-24,Z1',
      difficulty: 'pro',
    });
    expect(exportScenario(scenario)).toBe(empty);
  });

  rule('MH-IMP-02', 'any other number of fields is refused', () => {
    for (const fields of [2, 3, 5, 8, 10, 12, 14, 17, 19]) {
      const cut = Array.from({ length: fields - 1 }, () => '0')
        .concat(map as string)
        .join('|');
      expect(reason(cut)).toMatch(`this one has ${fields}`);
    }
  });
});

describe('what a key does not say', () => {
  rule('MH-IMP-03', 'every piece on the board brings its module', () => {
    const types = ruleTypes(importScenario(key('E2 GA RE WT PP SX RX KC KCL USB DK DO EM EM EM EM')));
    expect(types).toEqual(
      expect.arrayContaining([
        'lockdownGates',
        'reinforcements',
        'watchtower',
        'remoteLocks',
        'keycard',
        'usb',
        'guardDogs',
      ]),
    );
    expect(ruleTypes(importScenario(key('E2 PP EM E5')))).toEqual([]);
    const brings = (codes: string, bag: Record<string, number>, module: string) =>
      expect(ruleTypes(importScenario(key(codes, bag))), `${codes} ${module}`).toContain(module);
    brings('E2 PP SC E5', { keycard: 1 }, 'keycard');
    brings('E2 PP KC E5', {}, 'keycard');
    brings('E2 PP KC KCL EM EM EM EM E5', {}, 'keycard');
    brings('E2 PP SC E5', { usb: 1 }, 'usb');
    brings('E2 PP USB E5', {}, 'usb');
    brings('E2 PP SC E5', { dog: 1 }, 'guardDogs');
    brings('E2 PP DO E5', {}, 'guardDogs');
    brings('E2 PP DK E5', {}, 'guardDogs');
  });

  rule('MH-IMP-03', 'one tunnel entrance may be placed, two where there is no other way in', () => {
    expect(specialRuleOf(importScenario(key('E2 PP T EM EM T EM EM EM')), 'tunnels')?.count).toBe(1);
    expect(specialRuleOf(importScenario(key('T PP T EM EM T EM EM EM')), 'tunnels')?.count).toBe(2);
  });

  rule('MH-IMP-03', 'with a single way in, any number of characters may start there', () => {
    expect(ruleTypes(importScenario(key('E2 PP EM EM')))).toContain('noEntranceLimit');
    expect(ruleTypes(importScenario(key('E2 PP EM E5')))).not.toContain('noEntranceLimit');
    expect(ruleTypes(importScenario(key('E2 PP T EM EM EM EM EM EM')))).not.toContain('noEntranceLimit');
  });

  rule('MH-IMP-04', 'item tokens stand for the tools of a safe first, then for the items to be found', () => {
    const items = (codes: string) => importScenario(key(codes)).map.tiles.flatMap((tile) => tile.item ?? []);
    expect(items('E2 JW I I EM EM EM EM E5')).toEqual(['lucky-penny', 'flashbang']);
    expect(items('E2 JW S I I EM EM EM E5')).toEqual(['safecracking-tools', 'lucky-penny']);
    expect(items('E2 JW I EM I I I EM E5')).toHaveLength(4);
    const board = importScenario(key('E2 JW EM I EM EM EM EM E5'));
    expect(board.map.tiles.filter((tile) => tile.item !== undefined).map((tile) => tile.token)).toEqual([
      'item',
    ]);
    expect(reason(key('E2 JW I I I I I EM E5'))).toMatch('5 item tokens');
  });

  rule(
    'MH-IMP-05',
    'a safe needs 4 cracks and holds $5k, or documents where tools lie about and no documents do',
    () => {
      const safes = (codes: string) =>
        importScenario(key(codes)).specialRules.filter((special) => special.type === 'safe');
      expect(safes('E2 JW S E5')).toMatchObject([{ cracks: 4, contents: [{ kind: 'cash', amount: 5 }] }]);
      expect(safes('E2 EM S S I EM EM EM E5')).toMatchObject([
        { contents: [{ kind: 'documents' }] },
        { contents: [{ kind: 'cash', amount: 5 }] },
      ]);
      expect(safes('E2 EM S PP I EM EM EM E5')).toMatchObject([{ contents: [{ kind: 'cash', amount: 5 }] }]);
    },
  );

  rule(
    'MH-IMP-06',
    'a lone pawn is a hostage, or a prisoner under its remote lock; several are inside spots',
    () => {
      expect(specialRuleOf(importScenario(key('E2 EM MW E5')), 'npc')).toMatchObject({
        npc: 'hostage',
        start: { q: 0, r: 1 },
      });
      const prisoner = specialRuleOf(importScenario(key('E2 EM RYM EM EM SY EM EM E5')), 'npc');
      expect(prisoner).toMatchObject({
        npc: 'prisoner',
        freedWhen: { type: 'remoteLockRemoved', kind: 'Y' },
      });
      const underX = specialRuleOf(importScenario(key('E2 EM RXM EM EM SX EM EM E5')), 'npc');
      expect(underX).toMatchObject({ npc: 'prisoner', freedWhen: { kind: 'X' } });
      expect(importScenario(key('E2 EM MW E5')).county).toBeUndefined();
      const jail = importScenario(key('E2 EM MW EM MW EM EM EM E5'));
      expect(specialRuleOf(jail, 'breakInToBreakOut')?.insideSpots).toHaveLength(2);
      expect(jail.county).toBe(true);
    },
  );

  rule('MH-IMP-07', 'documents before jewels before a USB key', () => {
    const objective = (codes: string, bag?: Record<string, number>) =>
      importScenario(key(codes, bag)).objective;
    expect(objective('E2 PP JW E5').all).toEqual([{ type: 'acquire', loot: 'documents', count: 1 }]);
    expect(objective('E2 JW JW USB EM EM EM EM E5').all).toEqual([
      { type: 'acquire', loot: 'jewel', count: 2 },
    ]);
    expect(objective('E2 SC SC USB EM EM EM EM E5', { jewel: 3 }).all).toEqual([
      { type: 'acquire', loot: 'jewel', count: 2 },
    ]);
    expect(objective('E2 EM USB E5')).toEqual({
      all: [{ type: 'acquire', loot: 'usb', count: 1 }],
      objectiveLoot: ['usb'],
    });
  });

  rule('MH-IMP-07', 'whoever is inside must get out as well', () => {
    expect(importScenario(key('E2 PP MW E5')).objective.all).toEqual([
      { type: 'acquire', loot: 'documents', count: 1 },
      { type: 'npcEscapes' },
    ]);
    expect(importScenario(key('E2 EM MW EM MW EM EM EM E5')).objective.all).toEqual([
      { type: 'insideStarterEscapes', count: 1 },
    ]);
    expect(reason(key('E2 $3 SC E5'))).toMatch('nothing to do here');
  });

  rule('MH-IMP-09', 'a board of River City comes with its objective and special rules', () => {
    for (const scenario of Object.values(SCENARIOS)) {
      const board = importScenario(exportScenario(scenario));
      expect(board.objective, scenario.id).toEqual(scenario.objective);
      expect(board.specialRules).toEqual(scenario.specialRules);
      expect(board.map).toEqual(scenario.map);
      expect(board.unlocks).toBeNull();
    }
    expect(ruleTypes(importScenario(SAVE_KEYS[4] as string))).toContain('heldByGuard');
  });
});

describe('export', () => {
  rule(
    'MH-IMP-10',
    'a scenario of the book is written with its location, bag, deck, difficulty and map',
    () => {
      const fields = exportScenario(SCENARIOS['black-box']).split('|');
      expect(fields.slice(0, 17)).toEqual(
        'The+Lair|0|0|4|4|6|2|0|4|1|1|250|200|1-7,10,C6,A1,11-13,D1,14-15,D3,C5,A3,16-20,C1,21-24,Z1|100|250|P'.split(
          '|',
        ),
      );
      expect(importScenario(fields.join('|')).checks).toEqual(SCENARIOS['black-box'].checks);
    },
  );

  rule('MH-IMP-10', 'what a key cannot hold is not exported', () => {
    const job = SCENARIOS['inclusion-job'];
    expect(() => exportScenario({ ...job, bag: { blank: 2 } })).toThrow('blank chits');
    expect(() => exportScenario({ ...job, location: 'Café' })).toThrow('this name');
    expect(() =>
      exportScenario({ ...job, map: { ...job.map, tiles: [{ q: 30, r: 0, code: 'EM' }] } }),
    ).toThrow('12 by 12');
  });
});

test('a heist finds its scenario by id, key or link', () => {
  expect(scenarioFor('black-box')).toBe(SCENARIOS['black-box']);
  expect(scenarioFor(jeweler)).toBe(scenarioFor(jeweler));
  expect(scenarioFor(shareLink(jeweler))).toEqual(importScenario(jeweler));
  expect(() => scenarioFor('black-boxes')).toThrow('unpacked');
});

test('a scenario written as JSON is read again, and a wrong one refused with the reason', () => {
  const board = importScenario(jeweler);
  const again: unknown = JSON.parse(JSON.stringify(board));
  expect(readScenario(again)).toEqual(board);
  expect(() => readScenario({ ...board, bag: { robot: 1 } })).toThrow('no scenario: bag.robot');
  expect(() => readScenario({ ...board, bag: { guard: 1 } })).toThrow('checks.bagTotal');
  expect(() => readScenario(7)).toThrow('no scenario');
});
