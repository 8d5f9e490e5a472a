import { rule } from '@getaway/engine/testing';
import fc from 'fast-check';
import { expect } from 'vitest';
import { CITY_PACK } from '../content/index.ts';
import { DIRECTIONS, HEXAGON, holds, outline, type Point, rotate } from '../content/lattice.ts';
import { itineraries, pathOf } from '../rules/itinerary/index.ts';
import {
  adjacent,
  adjacentTiles,
  CELLS,
  type City,
  headingTo,
  locationsOf,
  navigable,
  neighbours,
  network,
  region,
  REGIONS,
  START_CELLS,
  tileAt,
  tileDistance,
  tilesBeside,
  whyNotPlace,
} from '../rules/map/index.ts';
import { distanceOf, placesOf, touch } from './itineraryBruteForce.ts';
import { traveller } from './itinerarySituation.ts';
import { cities, cityOf, START } from './mapCities.ts';

/** EP-MAP-02: where a lattice point is on the screen. */
const onScreen = ([q, r]: Point): readonly [x: number, y: number] => [(q * Math.sqrt(3)) / 2, q / 2 + r];
/** Clockwise from the right, as y grows downwards, in degrees. */
const angle = (point: Point): number => {
  const [x, y] = onScreen(point);
  return (Math.round((Math.atan2(y, x) * 180) / Math.PI) + 360) % 360;
};
const length = (point: Point): number => Math.hypot(...onScreen(point));

rule('EP-MAP-01', 'a tile is a regular hexagon with a corner at the top', () => {
  const corners = CITY_PACK.geometry.outline;
  expect(corners.map(length)).toEqual(corners.map(() => expect.closeTo(6)));
  expect(corners.map(angle).toSorted((a, b) => a - b)).toEqual([30, 90, 150, 210, 270, 330]);
});

rule('EP-MAP-01', 'each of the six rotations turns another side to a neighbour', () => {
  const across = [0, 1, 2, 3, 4, 5].map((rotation) => {
    const city = cityOf('start-hospital 0,0', `b1 1,0 turned ${rotation}`);
    return REGIONS.filter(
      (id) => id.startsWith('b1') && neighbours(city, id).some((other) => region(other).tile !== 'b1'),
    );
  });
  expect(across).toEqual([
    ['b1.commercial-1'],
    ['b1.water-1'],
    ['b1.residential-1'],
    ['b1.industrial-1', 'b1.residential-1'],
    ['b1.industrial-1'],
    ['b1.commercial-1'],
  ]);
});

rule('EP-MAP-04', 'a tile turns alike, whether it was placed first or last', () => {
  for (const rotation of [0, 1, 2, 3, 4, 5]) {
    const first = cityOf(`b1 1,0 turned ${rotation}`, 'start-hospital 0,0');
    const last = cityOf('start-hospital 0,0', `b1 1,0 turned ${rotation}`);
    for (const id of REGIONS.filter((each) => region(each).tile === 'b1'))
      expect(neighbours(first, id).toSorted()).toEqual(neighbours(last, id).toSorted());
  }
});

rule('EP-MAP-02', 'the six lattice directions are one unit long and 60 degrees apart on the screen', () => {
  expect(DIRECTIONS.map(length)).toEqual(DIRECTIONS.map(() => expect.closeTo(1)));
  expect(DIRECTIONS.map(angle)).toEqual([30, 90, 150, 210, 270, 330]);
});

rule('EP-MAP-03', 'one rotation step turns a tile clockwise by 60 degrees around its middle', () => {
  for (const point of CITY_PACK.tiles.flatMap((tile) => tile.locations.flatMap(({ polygon }) => polygon))) {
    const turned = rotate(point, 1);
    expect(length(turned)).toBeCloseTo(length(point));
    expect(turned).toEqual([0 - point[1], point[0] + point[1]]);
    expect(rotate(point, 6)).toEqual(point);
  }
  expect(angle(rotate([6, 0], 1))).toBe(angle([6, 0]) + 60);
});

/** Where the middle of a cell is. */
const middle = ([a, b]: Point): Point => [12 * a + 6 * b, -6 * a + 6 * b];

rule(
  'EP-MAP-04',
  'the cell a+1 is to the right, the cell b+1 to the lower right, and tiles there share a side',
  () => {
    expect(angle(middle([1, 0]))).toBe(0);
    expect(angle(middle([0, 1]))).toBe(60);
    expect(neighbours(START, 'start-gang.industrial-1')).toContain('start-hospital.commercial-1');
    const below = cityOf('start-hospital 0,0', 'start-gang 0,1');
    expect(neighbours(below, 'start-gang.commercial-1')).toContain('start-hospital.commercial-1');
  },
);

/** Clockwise from the right, 45 degrees each. */
const HEADINGS = [
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
  'north',
  'north-east',
] as const;

rule('EP-MAP-04', 'a cell lies from any other the way that the screen shows', () => {
  const numbers = (cell: string): Point => cell.split(',').map(Number) as unknown as Point;
  for (const from of CELLS) {
    const [a, b] = numbers(from);
    const shown = CELLS.map((to) => {
      const [c, d] = numbers(to);
      const eighths = Math.round(angle(middle([c - a, d - b])) / 45);
      return from === to ? null : HEADINGS[eighths % HEADINGS.length];
    });
    expect(CELLS.map((to) => headingTo(from, to))).toEqual(shown);
  }
});

rule(
  'EP-MAP-05',
  'zones and locations cover each tile completely, without overlap, along lattice lines',
  () => {
    for (const tile of CITY_PACK.tiles) {
      const regions = [...tile.zones, ...tile.locations];
      for (const { polygon } of regions) expect(outline(polygon)).not.toBeNull();
      const owners = HEXAGON.map(
        (triangle) => regions.filter(({ polygon }) => holds(polygon, triangle)).length,
      );
      expect(owners).toEqual(Array<number>(216).fill(1));
    }
  },
);

rule('EP-MAP-06', 'regions are adjacent where they share a lattice edge, on one tile or across two', () => {
  expect(neighbours(START, 'hospital').toSorted()).toEqual([
    'start-hospital.commercial-1',
    'start-hospital.residential-1',
  ]);
  expect(adjacent(START, 'start-hospital.commercial-1', 'start-gang.industrial-1')).toBe(true);
  fc.assert(
    fc.property(cities({ minLength: 1, maxLength: 13 }), (city) => {
      const places = placesOf(city);
      for (const one of places) {
        const touching = places.filter((other) => touch(one, other)).map(({ id }) => id);
        expect(neighbours(city, one.id).toSorted()).toEqual(touching.toSorted());
      }
    }),
    { numRuns: 15 },
  );
});

rule('EP-MAP-06', 'sharing only a point is not adjacency', () => {
  const city = cityOf('b1 0,0');
  const corners = (id: string): string[] =>
    CITY_PACK.tiles
      .find((tile) => tile.id === 'b1')!
      .zones.find((zone) => zone.id === id)!
      .polygon.map(String);
  expect(corners('industrial-1').filter((corner) => corners('water-1').includes(corner))).toEqual(['0,0']);
  expect(adjacent(city, 'b1.industrial-1', 'b1.water-1')).toBe(false);
});

rule('EP-MAP-07', 'two tiles are adjacent when their cells differ by one of the six directions', () => {
  const ring = DIRECTIONS.map(([a, b], i) => `${CITY_PACK.tiles[i + 2]!.id} ${a},${b}`);
  const city = cityOf('start-hospital 0,0', ...ring, 'd3 2,-1');
  expect(adjacentTiles(city, 'start-hospital')).toEqual(ring.map((tile) => tile.split(' ')[0]));
  expect(adjacentTiles(city, 'd3')).toEqual(['a1', 'b3']);
  expect(tilesBeside(city, '0,0')).toEqual(adjacentTiles(city, 'start-hospital'));
  expect(tilesBeside(city, '3,-2')).toEqual(['d3']);
  expect(tilesBeside(city, '-3,0')).toEqual([]);
});

rule('EP-MAP-08', 'tile distance is counted on the grid, through cells without a tile too', () => {
  const city = cityOf('start-hospital 0,0', 'a1 2,0', 'a2 2,-2', 'a3 1,1', 'b1 -3,1');
  const distances = ['start-hospital', 'a1', 'a2', 'a3', 'b1'].map((tile) =>
    tileDistance(city, 'start-hospital', tile),
  );
  expect(distances).toEqual([0, 2, 2, 2, 3]);
  expect(tileDistance(city, 'a1', 'b1')).toBe(5);
  expect(() => tileDistance(city, 'a1', 'c1')).toThrow('c1');
});

function flood(city: City, from: string): string[] {
  const found = new Set([from]);
  for (const zone of found) {
    for (const next of neighbours(city, zone)) if (region(next).land === region(zone).land) found.add(next);
  }
  return [...found].toSorted();
}

rule('EP-MAP-09', 'adjacent zones of the same land form one network across tiles', () => {
  const below = cityOf('start-hospital 0,0', 'start-gang 0,1');
  expect(network(below, 'start-hospital.commercial-1')).toEqual([
    'start-hospital.commercial-1',
    'start-gang.commercial-1',
  ]);
  expect(network(START, 'start-hospital.commercial-1')).toEqual(['start-hospital.commercial-1']);
  fc.assert(
    fc.property(cities({ minLength: 3, maxLength: 13 }), (city) => {
      for (const id of city.tiles.flatMap((tile) => REGIONS.filter((each) => region(each).tile === tile))) {
        const zones = region(id).land === null ? [] : flood(city, id);
        expect(network(city, id).toSorted()).toEqual(zones);
      }
    }),
    { numRuns: 15 },
  );
});

rule('EP-MAP-10', 'a water body is navigable, all of it, when one of its zones is on a ferry tile', () => {
  const joined = cityOf('a1 0,0 turned 3', 'c2 1,0 turned 1');
  expect(network(joined, 'a1.water-1')).toContain('c2.water-1');
  expect(navigable(joined, 'a1.water-1')).toBe(true);
  const apart = cityOf('a1 0,0', 'c2 1,0');
  expect(network(apart, 'a1.water-1')).toEqual(['a1.water-1']);
  expect(navigable(apart, 'a1.water-1')).toBe(false);
  expect(navigable(apart, 'c2.water-1')).toBe(true);
});

rule('EP-MAP-11', 'a helipad serves every location and zone of its tile', () => {
  const far = cityOf('start-gang 0,0', 'a3 1,0', 'd1 2,0');
  for (const from of locationsOf('start-gang')) {
    const flights = itineraries(traveller(far, from, { tools: ['helicopter'] }), () => null).filter(
      ({ to, using }) => to === 'd1.business' && using.length > 0,
    );
    expect(flights).toHaveLength(1);
  }
  const beyond = traveller(cityOf('start-gang 0,0', 'a3 1,0', 'd1 -2,0'), 'a3.subway', {
    tools: ['helicopter'],
    gasCans: 1,
  });
  const [flight] = itineraries(beyond, (to) => (to === 'd1.business' ? null : 'EP-VIS-03'));
  const path = pathOf(beyond, flight!);
  expect(region(path.at(-2)!)).toMatchObject({ tile: 'start-gang', kind: null });
});

rule('EP-MAP-12', 'tiles go only on the cells of the board; the first two lie on the starting cells', () => {
  expect(START_CELLS).toEqual(['0,0', '1,0']);
  expect(START_CELLS.map((cell) => tileAt(START, cell))).toEqual(['start-hospital', 'start-gang']);
  expect(tileAt(START, '2,0')).toBeNull();
  const demands = { neighbours: 1, landContinues: false } as const;
  const edge = cityOf('start-hospital 5,-2', 'start-gang 4,-2');
  expect(CELLS).not.toContain('6,-2');
  expect(whyNotPlace(edge, demands, { tile: 'a1', cell: '6,-2', rotation: 0 })).toEqual({
    rule: 'EP-MAP-12',
    params: { cell: '6,-2' },
  });
  expect(whyNotPlace(edge, demands, { tile: 'a1', cell: '4,-1', rotation: 0 })).toBeNull();
});

rule('EP-MAP-08', 'distances agree with the formula in every city', () => {
  fc.assert(
    fc.property(cities({ minLength: 1, maxLength: 13 }), (city) => {
      for (const one of city.tiles) {
        for (const other of city.tiles)
          expect(tileDistance(city, one, other)).toBe(distanceOf(city, one, other));
      }
    }),
    { numRuns: 20 },
  );
});

rule('EP-MAP-13', 'what follows from a city is seen by nobody who writes, copies or compares it', () => {
  const words = ['start-hospital 0,0', 'b1 1,0 turned 3'] as const;
  const [city, fresh] = [cityOf(...words), cityOf(...words)];
  const next = neighbours(city, 'b1.water-1');
  expect(next.length).toBeGreaterThan(0);
  expect(JSON.stringify(city)).toBe(JSON.stringify(fresh));
  expect(Object.keys(city)).toEqual(Object.keys(fresh));
  expect(Object.getOwnPropertySymbols({ ...city })).toEqual([]);
  expect(structuredClone(city)).toStrictEqual(fresh);
  expect(neighbours(Object.freeze(fresh), 'b1.water-1')).toEqual(next);
});
