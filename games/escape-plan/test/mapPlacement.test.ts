import { rule } from '@getaway/engine/testing';
import fc from 'fast-check';
import { expect } from 'vitest';
import { TILES } from '../content/index.ts';
import {
  CELLS,
  type City,
  type Placement,
  placementDemands,
  placements,
  whyNotPlace,
} from '../rules/map/index.ts';
import { distanceOf, placesOf, touch } from './itineraryBruteForce.ts';
import { cities, cityOf, START } from './mapCities.ts';

const NORMAL = { neighbours: 2, landContinues: true } as const;

const withTile = (city: City, { tile, cell, rotation }: Placement): City => ({
  tiles: [...city.tiles, tile],
  cells: [...city.cells, cell],
  rotations: [...city.rotations, rotation],
});

const adjacentCount = (city: City, cell: string): number => {
  const grown = withTile(city, { tile: 'new', cell, rotation: 0 });
  return city.tiles.filter((tile) => distanceOf(grown, 'new', tile) === 1).length;
};

/** By the polygons: whether some zone of the new tile touches a zone of the same land on another. */
function continues(city: City, placement: Placement): boolean {
  const places = placesOf(withTile(city, placement));
  const mine = places.filter(({ tile, land }) => tile === placement.tile && land !== null);
  return mine.some((zone) =>
    places.some((other) => other.tile !== zone.tile && other.land === zone.land && touch(zone, other)),
  );
}

rule('EP-CTY-05', 'a new tile goes on an empty cell next to at least two tiles', () => {
  expect(whyNotPlace(START, NORMAL, { tile: 'a1', cell: '1,0', rotation: 0 })).toEqual({
    rule: 'EP-CTY-05',
    params: { cell: '1,0', holds: 'start-gang' },
  });
  expect(whyNotPlace(START, NORMAL, { tile: 'a1', cell: '2,0', rotation: 0 })).toEqual({
    rule: 'EP-CTY-05',
    params: { cell: '2,0', neighbours: 1, needs: 2 },
  });
  expect(new Set(placements(START, ['a1']).map(({ cell }) => cell))).toEqual(new Set(['0,1', '1,-1']));
});

rule('EP-CTY-05', 'every cell of the board counts, also where only one has two neighbours', () => {
  const cellsFor = (city: City): Set<string> =>
    new Set(placements(city, ['a1', 'a2', 'a3']).map(({ cell }) => cell));
  expect(cellsFor(cityOf('start-hospital -1,-2', 'start-gang -2,-1'))).toEqual(new Set(['-2,-2', '-1,-1']));
  const edge = cityOf('start-hospital 5,-2', 'start-gang 4,-2');
  expect(placementDemands(edge, ['a1'])).toMatchObject({ neighbours: 2 });
  expect(cellsFor(edge)).toEqual(new Set(['4,-1']));
});

rule('EP-CTY-06', 'in its rotation the tile must continue a land of a neighbour', () => {
  const refused = { tile: 'c2', cell: '0,1', rotation: 4 };
  const allowed = placements(START, ['c2']).filter(({ cell }) => cell === '0,1');
  expect(continues(START, refused)).toBe(false);
  expect(whyNotPlace(START, NORMAL, refused)).toEqual({ rule: 'EP-CTY-06', params: refused });
  expect(allowed.map(({ rotation }) => rotation)).not.toContain(refused.rotation);
  expect(allowed.every((placement) => continues(START, placement))).toBe(true);
});

rule(
  ['EP-CTY-05', 'EP-CTY-06'],
  'the legal placements are those that the polygons allow, in every city',
  () => {
    fc.assert(
      fc.property(cities({ minLength: 2, maxLength: 9 }), (city) => {
        const display = TILES.filter((tile) => !city.tiles.includes(tile)).slice(0, 2);
        const demands = placementDemands(city, display);
        const legal = placements(city, display).map((placement) => JSON.stringify(placement));
        for (const tile of display) {
          for (const cell of CELLS) {
            for (const rotation of [0, 3]) {
              const placement = { tile, cell, rotation };
              const fits =
                !city.cells.includes(cell) &&
                adjacentCount(city, cell) >= demands.neighbours &&
                (!demands.landContinues || continues(city, placement));
              expect(legal.includes(JSON.stringify(placement))).toBe(fits);
              expect(whyNotPlace(city, demands, placement) === null).toBe(fits);
            }
          }
        }
      }),
      { numRuns: 10 },
    );
  },
);

rule('EP-CTY-13', 'where no cell has two neighbours, one is enough', () => {
  const corner = cityOf('start-hospital 5,-2');
  expect(placementDemands(corner, ['a1'])).toMatchObject({ neighbours: 1 });
  expect(new Set(placements(corner, ['a1']).map(({ cell }) => cell))).toEqual(new Set(['4,-2', '4,-1']));
});

rule('EP-CTY-13', 'where no tile of the display continues a land, none needs to', () => {
  const city = cityOf('start-hospital 5,-2 turned 2');
  expect(placementDemands(city, ['d2'])).toEqual({ neighbours: 1, landContinues: false });
  expect(placements(city, ['d2'])).toHaveLength(12);
  expect(placements(city, ['d2']).some((placement) => continues(city, placement))).toBe(false);
  const withAnother = placements(city, ['d2', 'c1']);
  expect(new Set(withAnother.map(({ tile }) => tile))).toEqual(new Set(['c1']));
  expect(withAnother.every((placement) => continues(city, placement))).toBe(true);
});
