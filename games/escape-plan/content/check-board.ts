import {
  BOARD_SIDES,
  BUSINESSES,
  EXIT_TILE_TYPES,
  FLAG_VALUES,
  FLAGS,
  GROUPS,
  LOCKER_COLOURS,
  OFFICER_TYPES,
  SAFE_HOUSES,
  THIEVES,
} from './ids.ts';
import type { FileFaults } from './faults.ts';
import type { Files } from './files.ts';

type Check<F extends keyof Files> = (content: Files[F], faults: FileFaults) => void;

const ids = <T>(entries: readonly { readonly id: T }[]): T[] => entries.map((entry) => entry.id);

function expectCount(faults: FileFaults, entry: string, found: number, wanted: number): void {
  faults.expect(found === wanted, entry, `must be ${wanted}, is ${found}`);
}

/** EP-CMP-01, EP-CMP-03, EP-CMP-04, EP-BUS-09. */
export const checkBusinesses: Check<'businesses.json'> = (file, faults) => {
  faults.expectEach(ids(file.businesses), BUSINESSES, 'business');
  faults.expectEach(ids(file.safeHouses), SAFE_HOUSES, 'safe house');
  faults.expectEach(ids(file.groups), GROUPS, 'group');
  faults.expectEach(ids(file.boardSides), BOARD_SIDES, 'board side');
  for (const { id, number, keySpaces } of file.safeHouses) {
    faults.expect(id === `safe-house-${number}`, id, `number ${number} is not that of its id`);
    expectCount(faults, `${id} keySpaces`, keySpaces, 3);
  }
  for (const { id, members } of file.groups) {
    const wanted =
      id === 'safe-houses' ? ids(file.safeHouses) : ids(file.businesses.filter((b) => b.group === id));
    expectCount(faults, `${id} members`, members.length, 3);
    for (const member of members) {
      const belongs = (wanted as readonly string[]).includes(member);
      faults.expect(belongs, id, `member ${member} does not name this group as its own`);
    }
  }
  faults.expectEach(
    file.boardSides.flatMap((side) => side.players),
    [1, 2, 3, 4, 5],
    'number of players',
  );
};

/** EP-CMP-07, EP-CMP-08. */
export const checkLockers: Check<'lockers.json'> = ({ types, keysPerColour }, faults) => {
  faults.expectEach(ids(types), LOCKER_COLOURS, 'locker colour');
  expectCount(faults, 'keysPerColour', keysPerColour, 3);
  for (const { id, values } of types) checkValues(id, values, faults);
};

/** EP-CMP-09. */
export const checkExitTiles: Check<'exit-tiles.json'> = ({ types }, faults) => {
  faults.expectEach(ids(types), EXIT_TILE_TYPES, 'exit tile type');
  for (const { id, values } of types) checkValues(id, values, faults);
};

function checkValues(id: string, values: readonly number[], faults: FileFaults): void {
  expectCount(faults, `${id} number of tiles`, values.length, 5);
  expectCount(faults, `${id} tiles of value 0`, values.filter((value) => value === 0).length, 1);
}

/** EP-ESC-05. */
export const checkExitCosts: Check<'exit-costs.json'> = ({ byPlayers }, faults) => {
  for (const [players, costs] of Object.entries(byPlayers)) {
    expectCount(faults, `number of costs for ${players} players`, costs.length, Number(players));
    const rising = costs.every((cost, i) => i === 0 || cost >= costs[i - 1]!);
    faults.expect(rising, `${players} players`, 'a later escape may not cost less');
  }
};

/** EP-CMP-23. */
export const checkTrack: Check<'notoriety-track.json'> = ({ rows, thresholds }, faults) => {
  for (const [i, { row, penalty }] of rows.entries()) {
    faults.expect(row === i + 1, `row ${row}`, `must be row ${i + 1}`);
    const rising = i === 0 || penalty <= rows[i - 1]!.penalty;
    faults.expect(rising, `row ${row}`, 'a higher row may not have a smaller penalty');
  }
  faults.expectEach(ids(thresholds), [1, 2, 3], 'threshold');
  let below = 0;
  for (const { id, between } of thresholds) {
    const fits = between[1] === between[0] + 1 && between[0] > below && between[1] <= rows.length;
    faults.expect(fits, `threshold ${id}`, `cannot lie between rows ${between[0]} and ${between[1]}`);
    below = between[0];
  }
};

/** EP-CMP-21, EP-CMP-22. */
export const checkPlayerBoard: Check<'player-board.json'> = (board, faults) => {
  faults.expectEach(ids(board.thieves), THIEVES, 'thief');
  expectCount(faults, 'income cubes', board.income.cubes, 9);
  expectCount(faults, 'income spaces', board.income.spaces.length, board.income.cubes);
  expectCount(faults, 'notorietyCubes', board.notorietyCubes, 4);
  expectCount(faults, 'woundCubes', board.woundCubes, 3);
  expectCount(faults, 'gangControlMarkers', board.gangControlMarkers, 2);
  expectCount(faults, 'assetSpacePrices', board.assetSpacePrices.length, 6);
  const prices = board.assetSpacePrices;
  const falling = prices.every((price, i) => i === 0 || price < prices[i - 1]!);
  faults.expect(falling, 'assetSpacePrices', 'must be listed from the dearest to the cheapest');
  for (const [entry, slots, spaces] of [
    ['contactSpacesWithAssetAtStart', board.contactSpacesWithAssetAtStart, board.contactSpaces] as const,
    ['itemSpacesWithAssetAtStart', board.itemSpacesWithAssetAtStart, board.itemSpaces] as const,
  ]) {
    expectCount(faults, `number of ${entry}`, slots.length, 3);
    for (const slot of slots)
      faults.expect(slot <= spaces, entry, `slot ${slot} does not exist, there are ${spaces}`);
  }
};

/** EP-CMP-07, EP-CMP-16 to EP-CMP-20. */
export const checkSupplies: Check<'supplies.json'> = (supplies, faults) => {
  for (const type of OFFICER_TYPES) expectCount(faults, `officers.${type}`, supplies.officers[type], 10);
  for (const colour of LOCKER_COLOURS) expectCount(faults, `keys.${colour}`, supplies.keys[colour], 3);
  expectCount(faults, 'gangMembers', supplies.gangMembers, 8);
  expectCount(faults, 'gangMembersPerHq', supplies.gangMembersPerHq, 2);
  expectCount(faults, 'gasCans', supplies.gasCans, 6);
  expectCount(faults, 'extraActionDiscs', supplies.extraActionDiscs, 8);
  expectCount(faults, 'handcuffs', supplies.handcuffs, 10);
};

/** EP-OPT-01 to EP-OPT-15. */
export const checkEditions: Check<'edition-2018.json'> = ({ flags, otherOptions }, faults) => {
  faults.expectEach(
    [...flags, ...otherOptions].map((entry) => entry.flag),
    FLAGS,
    'flag',
  );
  const known = (flag: (typeof FLAGS)[number], value: unknown): boolean =>
    (FLAG_VALUES[flag] as readonly unknown[]).includes(value);
  for (const entry of flags) {
    for (const edition of ['2022', '2018', '2018-pt'] as const) {
      const value = entry[edition];
      faults.expect(
        known(entry.flag, value),
        entry.flag,
        `${edition}: the rules know no value ${JSON.stringify(value)}`,
      );
    }
  }
  for (const entry of otherOptions) {
    const value = entry.default;
    faults.expect(
      known(entry.flag, value),
      entry.flag,
      `default: the rules know no value ${JSON.stringify(value)}`,
    );
  }
};

export const checkTerms: Check<'terms.json'> = (terms, faults) => {
  const all = ids(terms);
  faults.expectEach(all, [...new Set(all)], 'term');
};
