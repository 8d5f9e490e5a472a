import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { itineraries, pathOf, waterOnTheWay, whyUnreachable } from '../rules/itinerary/index.ts';
import { locationsOf, region } from '../rules/map/index.ts';
import { destinations, escapes, theTravel, traveller, travels } from './itinerarySituation.ts';
import { cityOf, START } from './mapCities.ts';
import { quietCity } from './scene.ts';

const PIER = cityOf('a1 0,0', 'c2 1,0');
/** A business beside a subway, and the next stop two tiles on. */
const TO_THE_TRAIN = cityOf('a1 -1,0', 'b2 0,0', 'c1 1,0', 'c3 2,0');
/** Two ways around from the hospital to exit 2: over Union Yard or over Dockside Gate. */
const AROUND = cityOf('start-hospital 0,0', 'start-gang 1,0 turned 4', 'a1 0,1', 'a2 1,1');
const ok = (): null => null;

rule(
  'EP-TRV-01',
  'travel ends on another location than the one where the turn began, never on a zone',
  () => {
    const who = traveller(START, 'hospital', { gasCans: 2 });
    expect(destinations(who).toSorted()).toEqual(['start-gang.gang', 'start-hospital.subway', 'store-a']);
    expect(destinations(who).every((to) => region(to).kind !== null)).toBe(true);
    expect(whyUnreachable(who, 'hospital', ok)).toEqual({
      rule: 'EP-TRV-01',
      params: { location: 'hospital' },
    });
  },
);

rule(
  ['EP-TRV-01', 'EP-ESC-03'],
  'an escape is possible from the exit where the turn began, without a step',
  () => {
    const who = traveller(cityOf('a3 0,0', 'c1 1,0'), 'exit-3', { escapeAt: 'exit-3' });
    const [escape, ...others] = escapes(who);
    expect(escape).toEqual({ do: 'escape', to: 'exit-3', leaving: ['a3'], gas: 0, using: [] });
    expect(others).toEqual([]);
    expect(pathOf(who, escape!)).toEqual(['exit-3']);
    expect(destinations(who)).not.toContain('exit-3');
  },
);

rule('EP-TRV-02', 'the allowance is 3 points and 1 for each gas can; what needs more is out of reach', () => {
  expect(theTravel(traveller(START, 'hospital'), 'store-a').path).toHaveLength(4);
  const short = traveller(PIER, 'c2.business');
  expect(travels(short, 'exit-1')).toEqual([]);
  expect(whyUnreachable(short, 'exit-1', ok)).toEqual({
    rule: 'EP-TRV-02',
    params: { location: 'exit-1', needs: 4, has: 3 },
  });
  expect(theTravel({ ...short, gasCans: 1 }, 'exit-1').gas).toBe(1);
});

rule(
  ['EP-TRV-03', 'EP-TRV-04', 'EP-TRV-05'],
  'leaving a location, entering one, and going over to another land cost 1 point each',
  () => {
    const three = theTravel(traveller(START, 'hospital', { gasCans: 1 }), 'store-a');
    expect(three).toMatchObject({
      path: ['hospital', 'start-hospital.commercial-1', 'start-gang.industrial-1', 'store-a'],
      gas: 0,
    });
    const four = theTravel(traveller(PIER, 'c2.business', { gasCans: 2 }), 'exit-1');
    expect(four).toMatchObject({
      path: ['c2.business', 'c2.water-1', 'c2.commercial-1', 'a1.industrial-1', 'exit-1'],
      gas: 1,
    });
  },
);

rule('EP-TRV-06', 'going on within the same land is free, over the border of a tile too', () => {
  const below = cityOf('start-hospital 0,0', 'start-gang 0,1');
  const travel = theTravel(traveller(below, 'hospital', { gasCans: 2 }), 'start-gang.gang');
  expect(travel.path.slice(0, 3)).toEqual([
    'hospital',
    'start-hospital.commercial-1',
    'start-gang.commercial-1',
  ]);
  // On to another land and to the gang: with a price on the border it would be 4 points.
  expect(travel.path).toHaveLength(5);
  expect(travel.gas).toBe(0);
});

rule('EP-TRV-07', 'going from a location to an adjacent location costs 1 point', () => {
  // All points, and that of the ride: 1 to the subway, 3 from the next stop on.
  expect(theTravel(traveller(TO_THE_TRAIN, 'c3.business'), 'a1.gang')).toMatchObject({
    path: ['c3.business', 'c3.subway', 'b2.subway', 'b2.commercial-1', 'a1.industrial-1', 'a1.gang'],
    gas: 0,
  });
});

rule('EP-TRV-08', 'water that is not navigable cannot be entered; navigable water is like other land', () => {
  const lake = cityOf('start-hospital 0,0', 'b1 1,0 turned 1');
  const who = traveller(lake, 'hospital');
  expect(travels(who, 'b1.safe-house')).toEqual([]);
  expect(whyUnreachable(who, 'b1.safe-house', ok)).toMatchObject({ rule: 'EP-TRV-08', params: { has: 3 } });
  const harbour = cityOf('c2 0,0', 'd1 1,0');
  const crossed = theTravel(traveller(harbour, 'c2.business'), 'store-c').path.map((id) => region(id).land);
  expect(crossed).toContain('water');
});

rule(
  'EP-TRV-08',
  'the water that stands in the way is told, and none where open water would not help',
  () => {
    const lake = cityOf('start-hospital 0,0', 'b1 1,0 turned 1');
    const ashore = traveller(lake, 'b1.safe-house');
    for (const to of locationsOf('start-hospital')) {
      expect(whyUnreachable(ashore, to, ok)).toMatchObject({ rule: 'EP-TRV-08' });
      expect(waterOnTheWay(ashore, to)).toEqual(['b1.water-1']);
    }
    expect(waterOnTheWay(traveller(lake, 'hospital'), 'start-hospital.subway')).toEqual([]);
    expect(waterOnTheWay(traveller(PIER, 'c2.business'), 'exit-1')).toEqual([]);
  },
);

rule('EP-TRV-09', 'a location may be passed through, even one where the human may not end', () => {
  const who = traveller(TO_THE_TRAIN, 'c3.business');
  const passing = itineraries(who, (to) => (to === 'c3.subway' ? 'EP-VIS-03' : null));
  expect(passing.filter(({ to }) => to === 'c3.subway')).toEqual([]);
  const through = passing.filter(({ to }) => to === 'a1.gang').map((each) => pathOf(who, each));
  expect(through.length).toBeGreaterThan(0);
  for (const path of through) expect(path).toContain('c3.subway');
});

rule('EP-TRV-10', 'each gas can returned gives 1 point, and no more are returned than are needed', () => {
  const city = cityOf('start-hospital 0,0', 'start-gang 1,0', 'c1 2,0', 'b3 3,0');
  const gasTo = (gasCans: number, to: string): number[] =>
    travels(traveller(city, 'start-hospital.subway', { gasCans }), to).map(({ gas }) => gas);
  expect(gasTo(2, 'store-a')).toEqual([0]);
  expect(gasTo(2, 'c1.gang')).toEqual([2]);
  expect(gasTo(1, 'c1.gang')).toEqual([]);
});

rule(
  'EP-TRV-11',
  'where ways differ in the tiles left, the human chooses; the path lists the regions in order',
  () => {
    const who = traveller(AROUND, 'hospital');
    const ways = travels(who, 'exit-2').map((each) => ({ leaving: each.leaving, path: pathOf(who, each) }));
    expect(ways).toHaveLength(2);
    expect(ways).toContainEqual({
      leaving: ['start-hospital', 'start-gang'],
      path: [
        'hospital',
        'start-hospital.commercial-1',
        'start-gang.commercial-1',
        'start-gang.industrial-1',
        'exit-2',
      ],
    });
    expect(ways).toContainEqual({
      leaving: ['start-hospital', 'a1'],
      path: ['hospital', 'start-hospital.commercial-1', 'a1.commercial-1', 'a1.industrial-1', 'exit-2'],
    });
  },
);

rule('EP-TRV-11', 'a route that leaves more guarded tiles than another is not offered', () => {
  const quiet = travels(traveller(AROUND, 'hospital', { danger: ['start-hospital', 'a1'] }), 'exit-2');
  expect(quiet.map(({ leaving }) => leaving)).toEqual([['start-hospital', 'start-gang']]);
});

rule('EP-TRV-11', 'everybody is offered the own routes, whoever asked in this city before', () => {
  const { city } = quietCity();
  const asked = ['hospital', 'store-d', 'clinic', 'heliport', 'a3.subway', 'exit-1'].flatMap((from) =>
    [0, 1, 2].flatMap((gasCans) =>
      [[], city.tiles].map((danger) => traveller(city, from, { gasCans, danger, escapeAt: 'exit-1' })),
    ),
  );
  for (const who of asked) {
    const offered = itineraries(who, ok);
    expect(offered.filter((each) => each.do === 'escape')).not.toEqual([]);
    for (const each of offered) expect(each.gas).toBeLessThanOrEqual(who.gasCans);
    expect(pathOf(who, offered[0]!)[0]).toBe(who.from);
    const ends = offered.filter((each) => each.do === 'travel').map(({ to }) => to);
    // With nobody to meet and cans to spare, the only question is how to get there with the fewest.
    if (who.danger.length === 0) expect(new Set(ends).size).toBe(ends.length);
    else if (who.gasCans > 0) expect(new Set(ends).size).toBeLessThan(ends.length);
  }
});

rule('EP-TRV-12', 'a tool may be used at the start, on the way, or when a ride has ended', () => {
  const city = cityOf('start-gang 0,0', 'a3 1,0', 'd1 -2,0');
  const atOnce = traveller(city, 'store-a', { tools: ['helicopter'] });
  expect(theTravel(atOnce, 'd1.business').path).toEqual(['store-a', 'd1.business']);
  const later = traveller(city, 'a3.subway', { tools: ['helicopter'], gasCans: 1 });
  const { path } = theTravel(later, 'd1.business');
  expect(region(path.at(-2)!)).toMatchObject({ tile: 'start-gang', kind: null });
  const metro = cityOf('start-hospital -1,0', 'b2 2,0', 'c1 3,0', 'b3 4,0');
  const rider = traveller(metro, 'start-hospital.subway', { tools: ['sewer'] });
  const [afterRide] = travels(rider, 'store-b').filter(({ using }) => using.length > 0);
  expect(pathOf(rider, afterRide!).slice(0, 2)).toEqual(['start-hospital.subway', 'b2.subway']);
});

rule(['EP-TRV-12', 'EP-CRD-13'], 'a Spy 2 on the way makes a card ready that is then used again', () => {
  const city = cityOf('start-gang 0,0', 'a3 1,0', 'c1 2,0', 'b3 3,0', 'b2 4,0');
  const who = traveller(city, 'store-a', { tools: ['chopper', 'spy-2'] });
  const twice = travels(who, 'b2.safe-house').find(({ using }) => using.length === 3);
  expect(twice).toMatchObject({ using: ['chopper', 'spy-2', 'chopper'], leaving: ['start-gang', 'c1'] });
  expect(travels({ ...who, money: 3 }, 'b2.safe-house').every(({ using }) => using.length < 3)).toBe(true);
});

rule('EP-TRV-13', 'only travels that end on a legal final location are offered', () => {
  const who = traveller(START, 'hospital', { gasCans: 2 });
  expect(itineraries(who, () => 'EP-VIS-03')).toEqual([]);
  const allowed = itineraries(who, (to) => (to === 'store-a' ? null : 'EP-VIS-03'));
  expect(allowed.map(({ to }) => to)).toEqual(['store-a']);
  expect(whyUnreachable(who, 'store-a', () => ({ rule: 'EP-VIS-03', params: { because: 'cube' } }))).toEqual({
    rule: 'EP-VIS-03',
    params: { because: 'cube' },
  });
  expect(whyUnreachable(who, 'exit-1', ok)).toEqual({ rule: 'EP-TRV-13', params: { location: 'exit-1' } });
});

rule(
  'EP-AVD-01',
  'who ends on the tile where the turn began leaves no danger tile, whatever the path',
  () => {
    expect(theTravel(traveller(START, 'hospital'), 'start-hospital.subway').leaving).toEqual([]);
  },
);

rule(
  ['EP-AVD-02', 'EP-AVD-03'],
  'the danger tiles are those of the path, each once, without the final tile',
  () => {
    const city = cityOf('start-hospital 0,0', 'start-gang 1,0', 'c1 2,0', 'b3 3,0', 'c3 -4,2');
    const who = traveller(city, 'start-hospital.subway', { gasCans: 1 });
    const travel = theTravel(who, 'c1.gang');
    expect(travel.path.slice(0, 3)).toEqual(['start-hospital.subway', 'c3.subway', 'start-hospital.subway']);
    expect(travel.leaving).toEqual(['start-hospital', 'start-gang', 'c3']);
  },
);

rule('EP-AVD-05', 'who escapes leaves the tile of the exit too', () => {
  const who = traveller(AROUND, 'hospital', { escapeAt: 'exit-2', danger: ['start-hospital', 'a1', 'a2'] });
  expect(escapes(who).map(({ leaving }) => leaving)).toEqual([['start-hospital', 'start-gang', 'a2']]);
  expect(travels(who, 'exit-2').map(({ leaving }) => leaving)).toEqual([['start-hospital', 'start-gang']]);
});
