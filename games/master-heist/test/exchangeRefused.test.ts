import { rule } from '@getaway/engine/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { scenarioFaults } from '../content/checkScenario.ts';
import { anyScenarioSchema } from '../content/scenario.ts';
import { SAVE_KEYS } from '../content/book.ts';
import { TILE_CODES, TILE_MEANINGS } from '../content/index.ts';
import { BadBoard, exportScenario, importScenario } from '../exchange/index.ts';
import { key, packed, reason } from './boards.ts';

const jeweler = SAVE_KEYS[0] as string;

/** The key of the Delinquent Jeweler with one field written otherwise. */
function withField(at: number, value: string): string {
  return jeweler.split('|').with(at, value).join('|');
}

describe('a key that is none', () => {
  test.each([
    ['nothing at all', '', /empty/],
    ['a link without a key', 'https://example.org/design/?other=1', /no savekey/],
    ['a link with an empty key', 'https://example.org/design/?savekey=', /empty/],
    ['a broken encoding', 'https://example.org/design/?savekey=%E0%A4%A', /well encoded/],
    ['plain words', 'hello', /unpacked/],
    ['far too much', 'A'.repeat(5000), /longer than any key/],
    ['a map cut off', jeweler.slice(0, -9), /damaged or cut off/],
    ['a map with a letter changed', jeweler.replace('OIBQBKHp', 'OIBQBKHq'), /./],
    ['no map', withField(17, ''), /missing or too long/],
    ['a name with angle brackets', withField(0, '<b>'), /the name may hold/],
    ['a name too long', withField(0, 'a'.repeat(41)), /the name may hold/],
    ['a position that is no number', withField(1, 'left'), /the name's x is "left"/],
    ['a position written strangely', withField(2, '+5'), /the name's y/],
    ['a chit count below zero', withField(3, '-1'), /the bag's guard/],
    ['half a chit', withField(4, '1.5'), /the bag's camera/],
    ['a count without a figure', withField(5, ''), /the bag's lock/],
    ['a difficulty that is none', withField(16, 'X'), /A, S or P/],
    ['a deck with an unknown card', withField(13, '1-8,Q1,Z2'), /"Q1" is no card/],
    ['a deck with a card of no name', withField(13, '1-8,,Z2'), /"" is no card/],
    ['a deck with a prototype’s name', withField(13, 'constructor,Z1'), /is no card/],
    ['a range beyond the cards', withField(13, '1-40,Z1'), /"25" is no card/],
    ['a range that runs backwards', withField(13, '8-1,Z1'), /backwards/],
  ])('%s', (_, bad, words) => {
    expect(reason(bad)).toMatch(words);
  });

  test('a map that is no square, too large, or of unknown codes', () => {
    expect(reason(packed(['EM', 'EM', 'E5']))).toMatch('3 cells');
    expect(reason(packed(Array.from({ length: 169 }, () => 'EM')))).toMatch('169 cells');
    expect(reason(key('E2 XX EM E5'))).toMatch('"XX" is no tile code');
    expect(reason(key('E2 toString EM E5'))).toMatch('is no tile code');
  });
});

describe('a board that cannot be played', () => {
  rule('MH-IMP-08', 'no entrance, or one that touches no tile', () => {
    expect(reason(key('EM PP EM EM'))).toMatch('there is no entrance');
    expect(reason(key('E5 PP EM EM'))).toMatch('the entrance on 0,0 faces no tile');
    expect(reason(key('T GP GP GP PP EM GP EM EM'))).toMatch('the tunnel on 0,0 touches no tile');
  });

  rule('MH-IMP-08', 'a gate letter twice', () => {
    expect(reason(key('E2 GA GA PP'))).toMatch('gate A stands on 2 tiles');
  });

  rule('MH-IMP-08', 'paintings and beacons of earlier versions', () => {
    for (const old of ['AA', 'AG', 'AS', 'AC', 'AH', 'AL', 'BE'])
      expect(reason(key(`E2 PP ${old} E5`))).toMatch('earlier version');
  });

  rule('MH-IMP-08', 'a deck without its one final crisis at the end, or a deck without end', () => {
    for (const deck of ['1-24', 'Z1,1-24', '1-24,Z1,Z2', '1,Z1,2,Z1'])
      expect(reason(key('E2 PP EM E5', {}, deck))).toMatch('final crisis');
    expect(reason(key('E2 PP EM E5', {}, '1-24,1-24,1-24,Z1'))).toMatch('more than 60 cards');
  });

  rule('MH-IMP-08', 'a bag that holds more than 200 chits', () => {
    expect(reason(key('E2 SC PP E5', { guard: 100, camera: 101 }))).toMatch('more than 200 chits');
    expect(reason(key('E2 SC PP E5', { guard: 100, camera: 100 }))).toBe('accepted');
  });

  rule('MH-IMP-08', 'an objective no way leads to', () => {
    expect(reason(key('E2 EM GP GP GP GP GP GP GP GP GP GP GP GP GP PP'))).toMatch(
      'no way leads to enough documents',
    );
    expect(reason(key('E2 EM GP GP GP GP GP GP GP GP GP GP GP GP GP MW'))).toMatch(
      'the person who must be brought out',
    );
    expect(reason(key('E2 EM GP GP GP GP GP GP GP GP GP GP GP GP MW MW'))).toMatch('out from inside');
    expect(reason(key('E2 LO G2 PP EM EM EM EM E5'))).toBe('accepted');
  });

  rule('MH-IMP-08', 'a remote lock without its server and a door without a keycard stay closed', () => {
    expect(reason(key('E2 EM RXD SY EM EM EM EM EM'))).toMatch('no way leads to enough documents');
    expect(reason(key('E2 EM RXD SX EM EM EM EM EM'))).toBe('accepted');
    expect(reason(key('E2 KCL PP GP GP GP GP GP GP'))).toMatch('no way leads to enough documents');
    expect(reason(key('E2 KCL PP SC GP GP GP GP GP', { keycard: 1 }))).toBe('accepted');
  });

  rule('MH-IMP-08', 'what is in the bag is found only where tiles are unknown', () => {
    expect(reason(key('E2 KCL PP GP GP GP GP GP GP', { keycard: 1 }))).toMatch('enough documents');
    expect(reason(key('E2 EM EM EM', { jewel: 4 }))).toMatch('no way leads to enough jewel');
    expect(reason(key('E2 SC EM EM', { jewel: 4 }))).toMatch('no way leads to enough jewel');
    expect(reason(key('E2 SC SC EM', { jewel: 4 }))).toBe('accepted');
    for (const loot of ['documents', 'usb', 'jewel'])
      expect(reason(key('E2 SC EM EM', { [loot]: 1 }))).toBe('accepted');
    expect(reason(key('E2 EM GP GP GP GP GP SC', { jewel: 1 }))).toMatch('no way leads to enough jewel');
  });
});

describe('any junk is refused without a crash', () => {
  /** Imported soundly, or refused with a reason; anything else is a crash. */
  function check(text: string): void {
    let scenario;
    try {
      scenario = importScenario(text);
    } catch (error) {
      if (!(error instanceof BadBoard)) throw error;
      expect(error.message).not.toBe('');
      return;
    }
    expect(v.safeParse(anyScenarioSchema, scenario).issues).toBeUndefined();
    expect([...scenarioFaults(scenario, TILE_MEANINGS)]).toEqual([]);
    expect(importScenario(exportScenario(scenario))).toEqual(scenario);
  }

  test('keys with letters changed, cut out or put in', () => {
    const letters = fc.string({ unit: fc.constantFrom(...Array.from('ABCXYZabc0129|+-$%, ')), maxLength: 3 });
    const mutated = fc
      .tuple(
        fc.constantFrom(...SAVE_KEYS),
        fc.array(fc.tuple(fc.nat(), fc.nat(3), letters), { minLength: 1, maxLength: 4 }),
      )
      .map(([saveKey, edits]) =>
        edits.reduce((text, [at, cut, put]) => {
          const place = at % (text.length + 1);
          return text.slice(0, place) + put + text.slice(place + cut);
        }, saveKey),
      );
    fc.assert(fc.property(mutated, check), { numRuns: 1500 });
  });

  test('texts of all sorts', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webUrl()), check), {
      numRuns: 500,
    });
  });

  test('boards of any codes, with any bag and deck', () => {
    const codes = fc.integer({ min: 1, max: 6 }).chain((side) =>
      fc.array(fc.constantFrom('GP', 'EM', 'SC', 'E2', ...TILE_CODES), {
        minLength: side * side,
        maxLength: side * side,
      }),
    );
    const bag = fc.record({ guard: fc.nat(9), camera: fc.nat(9), jewel: fc.nat(3), keycard: fc.nat(1) });
    const deck = fc.constantFrom('', '1-24,Z1', '1-8,C3,Z2', 'A5,Z1');
    fc.assert(
      fc.property(codes, bag, deck, (tiles, chits, notation) => check(key(tiles, chits, notation))),
      { numRuns: 600 },
    );
  });
});
