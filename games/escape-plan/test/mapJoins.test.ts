import { createMatch } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawCity, rimAround } from '../board/geometry.ts';
import { escapePlan } from '../index.ts';
import { type City, joinsOf, navigable, type Placement, tileOf } from '../rules/map/index.ts';
import { type Place, placesOf, touch } from './itineraryBruteForce.ts';
import { cities, START } from './mapCities.ts';

/** A city, and the tile that was laid last as if it were still to be laid. */
function withoutLast({ tiles, cells, rotations }: City): { city: City; placement: Placement } {
  const upTo = (n: number): City => ({
    tiles: tiles.slice(0, n),
    cells: cells.slice(0, n),
    rotations: rotations.slice(0, n),
  });
  const placement = { tile: tiles.at(-1)!, cell: cells.at(-1)!, rotation: rotations.at(-1)! };
  return { city: upTo(tiles.length - 1), placement };
}

/** Zone by zone along the polygons: everything that hangs together with a zone. */
function hangingTogether(zone: Place, places: readonly Place[]): string[] {
  const found = [zone];
  for (const from of found) {
    found.push(...places.filter((to) => to.land === zone.land && !found.includes(to) && touch(from, to)));
  }
  return found.map(({ id }) => id).sort();
}

rule('EP-MAP-09', 'a tile joins what hangs together with its land in the city with it', () => {
  fc.assert(
    fc.property(cities({ minLength: 2, maxLength: 7 }), (grown) => {
      const { city, placement } = withoutLast(grown);
      const places = placesOf(grown);
      const networks = places
        .filter(({ tile, land }) => tile === placement.tile && land !== null)
        .map((zone) => hangingTogether(zone, places))
        .filter((zones) => zones.some((zone) => tileOf(zone) !== placement.tile));
      const joins = joinsOf(city, placement);
      expect(joins.map(({ zones }) => zones.toSorted().join()).sort()).toEqual(
        [...new Set(networks.map((zones) => zones.join()))].sort(),
      );
      for (const { zones, tiles, ...joined } of joins) {
        expect([...tiles, placement.tile].sort()).toEqual([...new Set(zones.map(tileOf))].sort());
        expect(joined.navigable).toBe(navigable(grown, zones[0]!));
      }
    }),
    { numRuns: 40 },
  );
});

rule('EP-CTY-06', 'a tile that continues no land joins none', () => {
  expect(joinsOf(START, { tile: 'c2', cell: '0,1', rotation: 4 })).toEqual([]);
  expect(joinsOf(START, { tile: 'c2', cell: '0,1', rotation: 0 })).not.toEqual([]);
});

test('the preview of a placement says which lands join, and on which tiles', () => {
  const match = createMatch(escapePlan, { seats: 2, seed: 'joins' });
  const [{ seat, choices }] = match.pending() as [ReturnType<typeof match.pending>[number]];
  const placing = choices.filter((choice) => choice.do === 'placeTile');
  expect(placing.length).toBeGreaterThan(0);
  for (const choice of placing.slice(0, 12)) {
    const joins = joinsOf(match.view(seat).city, choice);
    expect(match.preview(seat, choice).figures['joins']).toEqual(
      joins.map(({ land, navigable: open, tiles }) => ({ land, navigable: open, tiles })),
    );
  }
});

test('the rim around regions leaves out the lines between them', () => {
  const lines = (rim: string): number => rim.split('M').length - 1;
  const [tile] = drawCity(START);
  const { zones, locations } = tile!;
  const all = [...zones, ...locations];
  // A whole tile's rim is the hexagon of side 6.
  expect(lines(rimAround(all))).toBe(36);
  expect(lines(rimAround(all.slice(0, 1)))).toBeGreaterThan(0);
});
