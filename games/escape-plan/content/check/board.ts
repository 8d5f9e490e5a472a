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
} from '../ids.ts';
import type { Faults } from '../faults.ts';
import { type Check, ids } from './check.ts';

/** EP-CMP-01, EP-CMP-03, EP-CMP-04, EP-BUS-09. */
export const checkBusinesses: Check<'businesses.json'> = (file, faults) => {
  faults.expectEach(ids(file.businesses), BUSINESSES, 'business');
  faults.expectEach(ids(file.safeHouses), SAFE_HOUSES, 'safe house');
  faults.expectEach(ids(file.groups), GROUPS, 'group');
  faults.expectEach(ids(file.boardSides), BOARD_SIDES, 'board side');
  for (const { id, number, keySpaces } of file.safeHouses) {
    faults.expect(id === `safe-house-${number}`, id, `number ${number} is not that of its id`);
    faults.expectCount(keySpaces, 3, `${id} keySpaces`);
  }
  for (const { id, members } of file.groups) {
    const wanted =
      id === 'safe-houses' ? ids(file.safeHouses) : ids(file.businesses.filter((b) => b.group === id));
    faults.expectCount(members.length, 3, `${id} members`);
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
  faults.expectCount(keysPerColour, 3, 'keysPerColour');
  for (const { id, values } of types) checkValues(id, values, faults);
};

/** EP-CMP-09. */
export const checkExitTiles: Check<'exit-tiles.json'> = ({ types }, faults) => {
  faults.expectEach(ids(types), EXIT_TILE_TYPES, 'exit tile type');
  for (const { id, values } of types) checkValues(id, values, faults);
};

function checkValues(id: string, values: readonly number[], faults: Faults): void {
  faults.expectCount(values.length, 5, `${id} number of tiles`);
  faults.expectCount(values.filter((value) => value === 0).length, 1, `${id} tiles of value 0`);
}

/** EP-ESC-05. */
export const checkExitCosts: Check<'exit-costs.json'> = ({ byPlayers }, faults) => {
  for (const [players, costs] of Object.entries(byPlayers)) {
    faults.expectCount(costs.length, Number(players), `number of costs for ${players} players`);
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
  faults.expectCount(board.income.cubes, 9, 'income cubes');
  faults.expectCount(board.income.spaces.length, board.income.cubes, 'income spaces');
  faults.expectCount(board.notorietyCubes, 4, 'notorietyCubes');
  faults.expectCount(board.woundCubes, 3, 'woundCubes');
  faults.expectCount(board.gangControlMarkers, 2, 'gangControlMarkers');
  faults.expectCount(board.assetSpacePrices.length, 6, 'assetSpacePrices');
  const prices = board.assetSpacePrices;
  const falling = prices.every((price, i) => i === 0 || price < prices[i - 1]!);
  faults.expect(falling, 'assetSpacePrices', 'must be listed from the dearest to the cheapest');
  for (const [entry, slots, spaces] of [
    ['contactSpacesWithAssetAtStart', board.contactSpacesWithAssetAtStart, board.contactSpaces] as const,
    ['itemSpacesWithAssetAtStart', board.itemSpacesWithAssetAtStart, board.itemSpaces] as const,
  ]) {
    faults.expectCount(slots.length, 3, `number of ${entry}`);
    for (const slot of slots)
      faults.expect(slot <= spaces, entry, `slot ${slot} does not exist, there are ${spaces}`);
  }
};

/** EP-CMP-07, EP-CMP-16 to EP-CMP-20. */
export const checkSupplies: Check<'supplies.json'> = (supplies, faults) => {
  for (const type of OFFICER_TYPES) faults.expectCount(supplies.officers[type], 10, `officers.${type}`);
  for (const colour of LOCKER_COLOURS) faults.expectCount(supplies.keys[colour], 3, `keys.${colour}`);
  faults.expectCount(supplies.gangMembers, 8, 'gangMembers');
  faults.expectCount(supplies.gangMembersPerHq, 2, 'gangMembersPerHq');
  faults.expectCount(supplies.gasCans, 6, 'gasCans');
  faults.expectCount(supplies.extraActionDiscs, 8, 'extraActionDiscs');
  faults.expectCount(supplies.handcuffs, 10, 'handcuffs');
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
  faults.expectEach(all, new Set(all), 'term');
};
