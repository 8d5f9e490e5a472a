import { rule } from '@getaway/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTACT_CARD, type ContactId } from '../content/index.ts';
import {
  type Itinerary,
  itineraries,
  pathOf,
  type ToolId,
  type Traveller,
} from '../rules/itinerary/index.ts';
import { Roads } from '../rules/itinerary/roads.ts';
import { ATLAS } from '../rules/map/atlas.ts';
import { buildGraph, type CityGraph } from '../rules/map/graph.ts';
import { type City, locationsOf, tileOf } from '../rules/map/index.ts';
import { everyTravel, nameOfResult, type Result, resultsAlong } from './itineraryBruteForce.ts';
import { cities, START } from './mapCities.ts';

const TRAVEL_TOOLS: readonly ToolId[] = [
  'chopper',
  'gang',
  'medevac',
  'jet-ski',
  'sewer',
  'spy-2',
  'helicopter',
  'motorcycle',
  'energy-drink',
  'gang-member',
];

const travellers: fc.Arbitrary<Traveller> = cities({ minLength: 1, maxLength: 5 }).chain((city) => {
  const locations = city.tiles.flatMap((tile) => locationsOf(tile));
  const exits = locations.filter((location) => location.startsWith('exit'));
  return fc.record({
    city: fc.constant(city),
    from: fc.constantFrom(...locations),
    gasCans: fc.constantFrom(0, 0, 1, 2),
    money: fc.nat({ max: 6 }),
    tools: fc.array(fc.constantFrom(...TRAVEL_TOOLS), { maxLength: 3 }),
    spent: fc.array(fc.constantFrom<ContactId>('chopper', 'sewer', 'jet-ski'), { maxLength: 1 }),
    danger: fc.subarray([...city.tiles]),
    escapeAt: exits.length === 0 ? fc.constant(null) : fc.constantFrom(null, ...exits),
  });
});

/** What an itinerary leaves the traveller with, in the words of the brute force. */
function resultOf(traveller: Traveller, { to, leaving, gas, using }: Itinerary): Result {
  let ready = [...traveller.tools];
  let down = [...traveller.spent];
  let money = traveller.money;
  let notoriety = 0;
  for (const tool of using) {
    const refreshes = tool === 'spy-2' || tool === 'energy-drink';
    expect(ready).toContain(tool);
    ready.splice(ready.indexOf(tool), 1);
    if (refreshes) {
      ready = [...ready, ...down];
      down = [];
    }
    if (tool in CONTACT_CARD) {
      const card = CONTACT_CARD[tool as ContactId];
      down.push(card.id);
      money -= card.cost;
      notoriety += card.notoriety;
    }
  }
  const guarded = leaving.filter((tile) => traveller.danger.includes(tile)).toSorted();
  return { to, leaving: guarded, gas, ready: ready.toSorted(), down: down.toSorted(), money, notoriety };
}

const names = (results: readonly Result[]): string[] => results.map(nameOfResult).sort();

rule(['EP-TRV-11', 'EP-TRV-13'], 'itineraries are the unbeaten travels that trying everything finds', () => {
  fc.assert(
    fc.property(travellers, (traveller) => {
      const found = itineraries(traveller, () => null);
      const all = everyTravel(traveller);
      const results = (deed: Itinerary['do']): string[] =>
        names(found.filter((each) => each.do === deed).map((each) => resultOf(traveller, each)));
      expect(results('travel')).toEqual(names(all.travels));
      expect(results('escape')).toEqual(names(all.escapes));
    }),
    { numRuns: 200 },
  );
});

rule(
  ['EP-TRV-11', 'EP-AVD-02'],
  'the path of an itinerary can be walked by the rules, with its tools and gas cans',
  () => {
    fc.assert(
      fc.property(travellers, (traveller) => {
        for (const itinerary of itineraries(traveller, () => null)) {
          const path = pathOf(traveller, itinerary);
          expect(path.at(-1)).toBe(itinerary.to);
          expect(names(resultsAlong(traveller, path, itinerary.do === 'escape'))).toContain(
            nameOfResult(resultOf(traveller, itinerary)),
          );
          const tiles = new Set(path.map(tileOf));
          if (itinerary.do === 'travel') tiles.delete(tileOf(itinerary.to));
          const stays = itinerary.do === 'travel' && tileOf(itinerary.to) === tileOf(traveller.from);
          expect(new Set(itinerary.leaving)).toEqual(stays ? new Set() : tiles);
        }
      }),
      { numRuns: 100 },
    );
  },
);

test('a city that has grown tile by tile has the roads of one that was laid at once', () => {
  fc.assert(
    fc.property(cities({ minLength: 2, maxLength: 12 }), ({ tiles, cells, rotations }) => {
      const first = (count: number): City => ({
        tiles: tiles.slice(0, count),
        cells: cells.slice(0, count),
        rotations: rotations.slice(0, count),
      });
      let graph: CityGraph | null = null;
      let grown: Roads | null = null;
      for (let count = 1; count <= tiles.length; count++) {
        graph = buildGraph(ATLAS, first(count), graph);
        grown = new Roads(graph);
      }
      // Nothing grows out of this one.
      const other = buildGraph(ATLAS, START, null);
      expect(new Roads(other).patches).toHaveLength(START.tiles.length);
      expect(new Roads(buildGraph(ATLAS, first(tiles.length), other))).toEqual(grown);
    }),
    { numRuns: 50 },
  );
});
