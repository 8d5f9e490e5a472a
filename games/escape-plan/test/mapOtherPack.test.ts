import { rule } from '@getaway/engine/testing';
import { afterAll, expect, vi } from 'vitest';
import pack from '../content/city-tiles.json';

type Polygon = number[][];

const mirrored = (polygon: Polygon): Polygon => polygon.map(([q = 0, r = 0]) => [q, 0 - q - r]);

/** A pack of our own making: every tile mirrored and renamed, other land, ferries elsewhere, and another board. */
const otherPack = {
  ...pack,
  pack: 'mirror-city',
  packName: 'Mirror City',
  board: {
    cells: [-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((a) =>
      [-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((b) => (Math.abs(a + b) <= 4 ? [[a, b]] : [])),
    ),
    startCells: [
      [0, 0],
      [0, 1],
    ],
    startRotations: [1],
  },
  tiles: pack.tiles.map((tile, i) => ({
    ...tile,
    id: `mirror-${i}`,
    ferry: !tile.ferry,
    zones: tile.zones.map((zone, at) => ({
      ...zone,
      id: `quarter-${at}`,
      land:
        zone.land === 'commercial' ? 'residential' : zone.land === 'residential' ? 'commercial' : zone.land,
      polygon: mirrored(zone.polygon),
    })),
    locations: tile.locations.map((location) => ({ ...location, polygon: mirrored(location.polygon) })),
  })),
};

/** The game as it is when its tile file is another one. */
async function withOtherPack() {
  vi.resetModules();
  vi.doMock('../content/city-tiles.json', () => ({ default: otherPack }));
  return {
    game: (await import('../index.ts')).escapePlan,
    map: await import('../rules/map/index.ts'),
    geometry: await import('./itineraryBruteForce.ts'),
    walk: (await import('@getaway/engine/testing')).walk,
  };
}

afterAll(() => {
  vi.doUnmock('../content/city-tiles.json');
  vi.resetModules();
});

rule(
  'EP-MAP-13',
  'another tile file gives another city: map and whole games follow its polygons',
  async () => {
    const { game, map, geometry, walk } = await withOtherPack();
    const table = walk(game, { seats: 3 }, 'other pack', () => {});
    const { city, outcome } = table.state;
    expect(outcome).not.toBeNull();
    expect(city.tiles.toSorted()).toEqual(otherPack.tiles.map((tile) => tile.id).toSorted());
    expect(city.cells.slice(0, 2)).toEqual(['0,0', '0,1']);
    const places = geometry.placesOf(city);
    for (const one of places) {
      const touching = places.filter((other) => geometry.touch(one, other)).map(({ id }) => id);
      expect(map.neighbours(city, one.id).toSorted()).toEqual(touching.toSorted());
    }
  },
);
