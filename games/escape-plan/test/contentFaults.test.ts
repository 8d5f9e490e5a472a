import { BadContent } from '@getaway/engine';
import { expect, test } from 'vitest';
import type { FileName } from '../content/files.ts';
import { loadFile, loadFiles } from '../content/load.ts';
import { RAW } from '../content/raw.ts';

type Tree = { [key: string]: unknown };

/** The place of an entry in its list, by id. */
function keyIn(parent: unknown, step: string | number): string {
  if (!Array.isArray(parent) || typeof step === 'number') return String(step);
  return String(parent.findIndex((entry: Tree) => [entry['id'], entry['flag'], entry['row']].includes(step)));
}

/** The file's data with something else at the end of a path; entries of lists are named by their ids. */
function spoilt(
  file: FileName,
  path: readonly (string | number)[],
  change: (was: unknown) => unknown,
): unknown {
  const data = { file: structuredClone(RAW[file]) };
  let parent: unknown = data;
  let key = 'file';
  for (const step of path) {
    parent = (parent as Tree)[key];
    key = keyIn(parent, step);
  }
  const value = change((parent as Tree)[key]);
  if (value !== undefined) (parent as Tree)[key] = value;
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete (parent as Tree)[key];
  return data.file;
}

function faultOf(file: FileName, data: unknown): BadContent {
  try {
    loadFile(file, data);
  } catch (error) {
    if (error instanceof BadContent) return error;
    throw error;
  }
  throw new Error(`${file} was accepted`);
}

/** A spoilt file must be refused: with its name, the entry and the fault. */
function refuses(
  what: string,
  file: FileName,
  path: readonly (string | number)[],
  change: (was: unknown) => unknown,
  entry: RegExp,
  fault: RegExp,
): void {
  test(`${file} is refused: ${what}`, () => {
    const bad = faultOf(file, spoilt(file, path, change));
    expect(bad.file).toBe(file);
    expect(bad.entry).toMatch(entry);
    expect(bad.message).toMatch(fault);
  });
}

const to = (value: unknown) => (): unknown => value;
const polygon = (points: string): (() => unknown) =>
  to(points.split(' ').map((point) => point.split(',').map(Number)));
const away = (): undefined => undefined;
const doubled = (list: unknown): unknown[] => [...(list as unknown[]), (list as unknown[])[0]];
/** The first entry twice in place of the second. */
const repeated = (list: unknown): unknown[] => (list as unknown[]).with(1, (list as unknown[])[0]);

test('the files as they are can be loaded, and what is loaded cannot be changed', () => {
  const card = loadFiles(RAW)['contact-cards.json'][0]!;
  expect(Object.isFrozen(card) && Object.isFrozen(card.effect)).toBe(true);
});

const CONTACTS = 'contact-cards.json';
refuses('a cost in words', CONTACTS, ['boxer', 'cost'], to('two'), /boxer/, /number/);
refuses('a figure missing', CONTACTS, ['boxer', 'cost'], away, /boxer/, /cost/);
refuses('a word too many', CONTACTS, ['boxer', 'price'], to(2), /boxer/, /price/);
refuses('an unknown card', CONTACTS, ['boxer', 'id'], to('wrestler'), /wrestler/, /unknown name/);
refuses(
  'an unknown effect',
  CONTACTS,
  ['medic', 'effect', 'type'],
  to('heal'),
  /medic/,
  /effect.type: unknown name "heal"/,
);
refuses(
  'an unknown officer',
  CONTACTS,
  ['bribe-swat', 'effect', 'officer'],
  to('army'),
  /bribe-swat/,
  /swat/,
);
refuses('a card missing', CONTACTS, ['boxer'], away, /boxer/, /missing/);
refuses('a card twice', CONTACTS, [], repeated, /snitch-federal/, /2 times/);
refuses('a copy too many', CONTACTS, ['boxer', 'copies'], to(2), /deck/, /33.*34/);
refuses('a copy too many for 2018', CONTACTS, ['stunt', 'copies2018'], to(2), /2018/, /32.*33/);
refuses('a name too few', CONTACTS, ['medic', 'name'], to('Fixer'), /deck/, /20 names, has 19/);
refuses(
  'an effect on the wrong officer',
  CONTACTS,
  ['bribe-swat', 'effect', 'officer'],
  to('county'),
  /bribe-swat/,
  /swat/,
);
refuses('another range of flight', CONTACTS, ['chopper', 'effect', 'maxDistance'], to(3), /chopper/, /2/);

refuses('a fixer tile twice', 'fixers.json', ['safe', 'copies'], to(2), /safe/, /once/);
refuses('a fixer tile missing', 'fixers.json', ['safe'], away, /safe/, /missing/);
refuses('too few tiles', 'equipment.json', ['hat', 'copies'], to(3), /hat/, /4 copies, has 3/);
refuses('equipment missing', 'equipment.json', ['hat'], away, /hat/, /missing/);
refuses('an asset missing', 'assets.json', ['assets', 'heal'], away, /heal/, /missing/);
refuses('another number of assets', 'assets.json', ['perPlayer'], to(6), /perPlayer/, /7, is 6/);
refuses(
  'an asset on the wrong slots',
  'assets.json',
  ['assets', 'heal', 'start'],
  to('item'),
  /item/,
  /3 assets.*4/,
);

const PLANS = 'escape-plan-cards.json';
refuses('a plan card missing', PLANS, ['plan-5'], away, /plan-5/, /missing/);
refuses('no income in a group', PLANS, ['plan-1', 'values', 'bar'], to(50), /plan-1/, /income/);
refuses('another sum', PLANS, ['plan-1', 'values', 'casino'], to(90), /plan-1/, /150.*140/);
refuses(
  'two cards alike',
  PLANS,
  ['plan-2', 'values'],
  to((RAW[PLANS] as Tree[])[0]!['values']),
  /plan-2/,
  /plan-1/,
);
refuses('a place missing', PLANS, ['plan-1', 'values', 'gym'], away, /plan-1/, /gym/);

refuses('an exit without cards', 'patrol-cards.json', ['patrol-2', 'exit'], to(1), /exit 1/, /2 times/);
refuses('a third card', 'patrol-cards.json', ['patrol-2', 'copies'], to(3), /patrol-2/, /2 copies, has 3/);
refuses(
  'a card for another place',
  'inspector-cards.json',
  ['inspector-bar', 'target'],
  to('gym'),
  /inspector-bar/,
  /gym/,
);
refuses('a card missing', 'inspector-cards.json', ['inspector-exit-3'], away, /inspector-exit-3/, /missing/);
refuses(
  'a step twice',
  'inspector-cards.json',
  ['inspector-bar', 'steps'],
  doubled,
  /inspector-bar/,
  /twice/,
);
refuses(
  'a card for another place',
  'lieutenant-cards.json',
  ['lieutenant-store-a', 'target'],
  to('B'),
  /store-a/,
  /B/,
);
refuses('a card missing', 'lieutenant-cards.json', ['lieutenant-gym'], away, /lieutenant-gym/, /missing/);

const PLACES = 'businesses.json';
refuses('a business missing', PLACES, ['businesses', 'bar'], away, /bar/, /missing/);
refuses(
  'a member of another group',
  PLACES,
  ['groups', 'group-1', 'members', 0],
  to('gym'),
  /group-1/,
  /gym/,
);
refuses('a group of two', PLACES, ['groups', 'group-1', 'members', 0], away, /group-1/, /3, is 2/);
refuses(
  'a wrong number',
  PLACES,
  ['safeHouses', 'safe-house-1', 'number'],
  to(2),
  /safe-house-1/,
  /number 2/,
);
refuses(
  'a number of players left out',
  PLACES,
  ['boardSides', 'side-4-5', 'players'],
  to([4]),
  /5/,
  /missing/,
);

refuses(
  'a tile too few',
  'lockers.json',
  ['types', 'green', 'values'],
  to([0, 60, 90, 90]),
  /green/,
  /5, is 4/,
);
refuses('no tile of value 0', 'lockers.json', ['types', 'green', 'values', 0], to(60), /green.*0/, /1, is 0/);
refuses('a colour missing', 'lockers.json', ['types', 'brown'], away, /brown/, /missing/);
refuses('another number of keys', 'lockers.json', ['keysPerColour'], to(2), /keysPerColour/, /3, is 2/);
refuses('a type missing', 'exit-tiles.json', ['types', 'type-2'], away, /type-2/, /missing/);
refuses('a tile too many', 'exit-tiles.json', ['types', 'type-2', 'values'], doubled, /type-2/, /5, is 6/);
refuses('a cost too few', 'exit-costs.json', ['byPlayers', '3'], to([0, 5]), /3 players/, /3, is 2/);
refuses('falling costs', 'exit-costs.json', ['byPlayers', '2'], to([10, 0]), /2 players/, /later escape/);

const TRACK = 'notoriety-track.json';
refuses('a row left out', TRACK, ['rows', 4], away, /row 6/, /row 5/);
refuses('a penalty that falls', TRACK, ['rows', 4, 'penalty'], to(0), /row 5/, /smaller penalty/);
refuses('a line inside a row', TRACK, ['thresholds', 1, 'between'], to([5, 7]), /threshold 2/, /5 and 7/);
refuses('lines out of order', TRACK, ['thresholds', 1, 'between'], to([1, 2]), /threshold 2/, /1 and 2/);
refuses('a line missing', TRACK, ['thresholds', 2], away, /3/, /missing/);

const BOARD = 'player-board.json';
refuses('a thief missing', BOARD, ['thieves', 'ruby'], away, /ruby/, /missing/);
refuses('a cube without a space', BOARD, ['income', 'spaces'], to([0, 1, 2]), /income spaces/, /9, is 3/);
refuses(
  'prices out of order',
  BOARD,
  ['assetSpacePrices'],
  to([5, 3, 4, 2, 1, 0]),
  /assetSpacePrices/,
  /dearest/,
);
refuses('a slot that is not there', BOARD, ['itemSpacesWithAssetAtStart', 2], to(6), /itemSpaces/, /slot 6/);
refuses('too few cubes', BOARD, ['woundCubes'], to(2), /woundCubes/, /3, is 2/);

refuses('too few officers', 'supplies.json', ['officers', 'swat'], to(9), /officers.swat/, /10, is 9/);
refuses('too few keys', 'supplies.json', ['keys', 'brown'], to(2), /keys.brown/, /3, is 2/);
refuses('too many gas cans', 'supplies.json', ['gasCans'], to(7), /gasCans/, /6, is 7/);

const EDITIONS = 'edition-2018.json';
refuses('a flag missing', EDITIONS, ['flags', 'keyPick'], away, /keyPick/, /missing/);
refuses(
  'a value that no rule knows',
  EDITIONS,
  ['flags', 'keyPick', '2018'],
  to('anywhere'),
  /keyPick/,
  /anywhere/,
);
refuses(
  'a default that no rule knows',
  EDITIONS,
  ['otherOptions', 'costaAvoidable', 'default'],
  to(1),
  /costaAvoidable/,
  /1/,
);
refuses(
  'a rule that is none',
  EDITIONS,
  ['flags', 'keyPick', 'rule'],
  to('OPT-5'),
  /the file/,
  /flags.*rule ID/,
);
refuses('a term twice', 'terms.json', [], repeated, /escape-plan/, /2 times/);

const TWO_PLAIN = [
  { id: 'gang-1', kind: 'gang', anchor: [0, 0] },
  { id: 'gang-2', kind: 'gang', anchor: [0, 0] },
];
function twoGangs(locations: unknown): unknown {
  return (locations as Tree[]).map((location, i) => ({ ...TWO_PLAIN[i], polygon: location['polygon'] }));
}

const CITY = 'city-tiles.json';
const A1 = ['tiles', 'a1'];
refuses('another lattice', CITY, ['geometry', 'side'], to(5), /the file/, /side.*6/);
refuses('a tile too few', CITY, A1, away, /stack A/, /3 tiles, has 2/);
refuses('a tile in the wrong stack', CITY, [...A1, 'stack'], to('B'), /stack A/, /3 tiles, has 2/);
refuses('a tile twice', CITY, [...A1, 'id'], to('a2'), /tile a2/, /2 times/);
refuses('a region twice', CITY, [...A1, 'zones', 'water-1', 'id'], to('exit-1'), /a1.*exit-1/, /2 times/);
refuses('another number of tiles to a stack', CITY, ['tilesPerStack'], to(4), /tilesPerStack/, /3, is 4/);
refuses('a stack missing', CITY, ['stacks', 3], away, /stack D/, /missing/);
refuses('a cell twice', CITY, ['board', 'cells'], doubled, /cell -2,-2/, /2 times/);
refuses('a start off the board', CITY, ['board', 'startCells', 1], to([9, 9]), /board/, /9,9/);
refuses('starts apart', CITY, ['board', 'startCells', 1], to([2, 0]), /board/, /not neighbours/);
refuses(
  'an exit without number',
  CITY,
  [...A1, 'locations', 'exit-1', 'exit'],
  away,
  /a1 . exit-1/,
  /exit number/,
);
refuses(
  'a store letter on a gang',
  CITY,
  [...A1, 'locations', 'gang', 'store'],
  to('A'),
  /a1 . gang/,
  /store letter/,
);
refuses('an exit number twice', CITY, [...A1, 'locations', 'exit-1', 'exit'], to(2), /exit 1/, /missing/);
refuses(
  'a store letter twice',
  CITY,
  ['tiles', 'c2', 'locations', 'store-c', 'store'],
  to('D'),
  /store C/,
  /missing/,
);
refuses(
  'two spaces on a tile',
  CITY,
  ['tiles', 'b1', 'locations', 'clinic', 'kind'],
  to('business'),
  /b1/,
  /2 spaces/,
);
refuses('two gangs on a tile', CITY, ['tiles', 'a3', 'locations'], twoGangs, /a3/, /2 gang HQs/);
refuses(
  'a safe house at the start',
  CITY,
  ['tiles', 'start-gang', 'locations', 'gang', 'kind'],
  to('safeHouse'),
  /start-gang/,
  /starting tile/,
);
refuses(
  'a business too few',
  CITY,
  ['tiles', 'c1', 'locations', 'business', 'kind'],
  to('church'),
  /business/,
  /6, are 5/,
);
refuses(
  'a second hospital',
  CITY,
  ['tiles', 'b1', 'locations', 'clinic', 'kind'],
  to('hospital'),
  /hospital/,
  /1, are 2/,
);
refuses('a gang too few', CITY, [...A1, 'locations', 'gang', 'kind'], to('church'), /gang/, /4, are 3/);

const WATER = [...A1, 'zones', 'water-1', 'polygon'];
refuses('an edge off the lattice', CITY, [...WATER, 1], to([1, 1]), /a1 . water-1/, /lattice direction/);
refuses('a corner of one point', CITY, [...WATER, 1], to([-6, 0]), /a1 . water-1/, /lattice direction/);
refuses('half a lattice step', CITY, [...WATER, 1], to([0.5, 0]), /a1/, /integer/);
refuses('two corners', CITY, WATER, polygon('0,0 1,0'), /a1/, /polygon: expected >=3/);
refuses('a polygon outside', CITY, WATER, polygon('6,0 8,-2 8,0'), /a1 . water-1/, /outside the hexagon/);
refuses('a line over itself', CITY, WATER, polygon('0,0 3,0 3,-1 1,1 0,1'), /a1 . water-1/, /crosses itself/);
refuses('an overlap', CITY, WATER, polygon('-6,0 0,0 -2,2 -6,6'), /a1/, /water-1 and exit-1 overlap/);
refuses('a gap', CITY, [...A1, 'zones', 'water-1'], away, /a1/, /not covered/);
