import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  itineraries,
  pathOf,
  type ToolId,
  type Traveller,
  whyUnreachable,
} from '../rules/itinerary/index.ts';
import { destinations, theTravel, traveller, travels } from './itinerarySituation.ts';
import { cityOf } from './mapCities.ts';

/** Mercy Heights and Foundry Row have subways; Union Yard and Foundation Square lie between them. */
const METRO = cityOf('start-hospital 0,0', 'start-gang 1,0', 'c1 2,0', 'b2 3,0');
/** Skyport with its heliport, and tiles at distances 1, 2 and 3. */
const PORT = cityOf('d1 0,0', 'c1 1,0', 'a3 2,0', 'b3 3,0');

rule('EP-SUB-01', 'on entering a subway, or starting on one, the pawn may ride to any other at once', () => {
  const entered = theTravel(traveller(METRO, 'hospital'), 'b2.subway');
  expect(entered.path.slice(-2)).toEqual(['start-hospital.subway', 'b2.subway']);
  expect(theTravel(traveller(METRO, 'start-hospital.subway'), 'b2.subway').path).toHaveLength(2);
  const stayed = theTravel(traveller(METRO, 'hospital'), 'start-hospital.subway');
  expect(stayed.path.at(-2)).toBe('start-hospital.commercial-1');
});

rule('EP-SUB-02', 'the first ride of a turn gives 1 more point', () => {
  const travel = theTravel(traveller(METRO, 'hospital'), 'b2.safe-house');
  expect(travel.path).toEqual([
    'hospital',
    'start-hospital.commercial-1',
    'start-hospital.subway',
    'b2.subway',
    'b2.residential-1',
    'b2.safe-house',
  ]);
  expect(travel.gas).toBe(0);
});

rule('EP-SUB-02', 'further rides give no more points', () => {
  const threeSubways = cityOf('start-hospital 0,0', 'start-gang 1,0', 'c1 2,0', 'b2 3,0', 'a3 4,-1');
  const who = traveller(threeSubways, 'store-a', { gasCans: 1 });
  expect(travels(who, 'b2.safe-house').map(({ gas }) => gas)).toEqual([1]);
  expect(travels({ ...who, gasCans: 0 }, 'b2.safe-house')).toEqual([]);
});

rule(['EP-SUB-03', 'EP-AVD-04'], 'a ride passes through no tile', () => {
  expect(theTravel(traveller(METRO, 'hospital'), 'b2.subway').leaving).toEqual(['start-hospital']);
});

rule('EP-SUB-04', 'with one subway in the city there is no ride and no bonus', () => {
  const alone = cityOf('start-hospital 0,0', 'start-gang 1,0', 'c1 2,0', 'b3 3,0');
  const who = traveller(alone, 'start-hospital.subway', { gasCans: 1 });
  expect(travels(who, 'c1.gang')).toEqual([]);
  const withAnother = {
    ...who,
    city: cityOf('start-hospital 0,0', 'start-gang 1,0', 'c1 2,0', 'b3 3,0', 'c3 -4,2'),
  };
  expect(theTravel(withAnother, 'c1.gang').gas).toBe(1);
});

rule('EP-SUB-06', 'starting on a subway, riding and stopping there costs nothing', () => {
  expect(theTravel(traveller(METRO, 'start-hospital.subway', { gasCans: 2 }), 'b2.subway')).toMatchObject({
    path: ['start-hospital.subway', 'b2.subway'],
    leaving: ['start-hospital'],
    gas: 0,
  });
});

rule(
  'EP-HEL-01',
  'from the heliport 1 point takes the pawn to any location of a tile at distance 1 or 2',
  () => {
    const who = traveller(PORT, 'heliport');
    for (const to of ['c1.gang', 'c1.business', 'exit-3', 'a3.subway']) {
      expect(theTravel(who, to).path).toEqual(['heliport', to]);
    }
    expect(theTravel(who, 'd1.business').path).toEqual(['heliport', 'd1.commercial-1', 'd1.business']);
    const afterEntering = theTravel(traveller(PORT, 'd1.business', { gasCans: 1 }), 'exit-3');
    expect(afterEntering).toMatchObject({
      path: ['d1.business', 'd1.commercial-1', 'heliport', 'exit-3'],
      gas: 0,
    });
  },
);

rule('EP-HEL-01', 'a tile at distance 3 is beyond a flight, but a zone is a place to land', () => {
  const { path } = theTravel(traveller(PORT, 'heliport'), 'store-b');
  expect(path).toEqual(['heliport', 'a3.industrial-1', 'b3.industrial-1', 'store-b']);
});

rule(['EP-HEL-02', 'EP-AVD-04'], 'a flight passes through no tile', () => {
  expect(theTravel(traveller(PORT, 'heliport'), 'exit-3').leaving).toEqual(['d1']);
});

rule('EP-HEL-03', 'a flight may not land on water that is not navigable for the traveller', () => {
  const pond = cityOf('d1 0,0', 'a1 2,0 turned 3', 'a3 3,0 turned 2');
  const who = traveller(pond, 'd1.business', { gasCans: 1 });
  expect(travels(who, 'exit-3')).toEqual([]);
  expect(theTravel({ ...who, tools: ['jet-ski'] }, 'exit-3').path.slice(-3)).toEqual([
    'heliport',
    'a1.water-1',
    'exit-3',
  ]);
});

rule('EP-HEL-04', 'after landing travel goes on, and landing on a subway is entering it', () => {
  const city = cityOf('d1 0,0', 'c1 1,0', 'a3 2,0', 'b2 3,0');
  expect(theTravel(traveller(city, 'heliport'), 'b2.safe-house').path).toEqual([
    'heliport',
    'a3.subway',
    'b2.subway',
    'b2.residential-1',
    'b2.safe-house',
  ]);
});

const FLIGHTS: readonly ToolId[] = ['gang-member', 'gang', 'motorcycle', 'helicopter', 'chopper'];

rule(
  ['EP-HEL-06', 'EP-GAB-02', 'EP-CRD-06', 'EP-CRD-08', 'EP-FXT-06', 'EP-FXT-08'],
  'a gang member, Gang, Motorcycle, Helicopter or Chopper flies from a tile with a helipad for 1 point',
  () => {
    const city = cityOf('start-gang 0,0', 'a3 1,0', 'd1 -2,0', 'c1 3,0');
    for (const tool of FLIGHTS) {
      const who = traveller(city, 'store-a', { tools: [tool] });
      const flight = travels(who, 'd1.business');
      expect(flight).toEqual([
        { do: 'travel', to: 'd1.business', leaving: ['start-gang'], gas: 0, using: [tool] },
      ]);
      expect(pathOf(who, flight[0]!)).toEqual(['store-a', 'd1.business']);
      // Freight Terminal has no helipad, though Foundation Square would be near enough.
      expect(travels(traveller(city, 'exit-3', { tools: [tool] }), 'c1.business')).toEqual([]);
    }
  },
);

rule('EP-HEL-06', 'each flight takes 1 point: from a location one can fly three times, not four', () => {
  const pads = cityOf('start-gang -3,0', 'c1 -1,0', 'b1 1,0', 'd3 3,0', 'a2 5,-2');
  const flights = (count: number) =>
    travels(
      traveller(pads, 'store-a', { tools: Array<ToolId>(count).fill('gang-member') }),
      count < 4 ? 'store-d' : 'church',
    ).map(({ using }) => using.length);
  expect(flights(3)).toEqual([3]);
  expect(flights(4)).toEqual([]);
});

rule(
  'EP-CRD-04',
  'Medevac takes the pawn to the hospital for nothing, leaves only the first tile, and ends travel',
  () => {
    const city = cityOf('start-hospital 0,0', 'start-gang 1,0', 'c1 2,0', 'b3 3,0');
    const who = traveller(city, 'store-b', { tools: ['medevac'], gasCans: 2 });
    const flown = travels(who, 'hospital').find(({ using }) => using.includes('medevac'));
    expect(flown).toEqual({ do: 'travel', to: 'hospital', leaving: ['b3'], gas: 0, using: ['medevac'] });
    expect(pathOf(who, flown!)).toEqual(['store-b', 'hospital']);
    const elsewhere = itineraries(who, () => null).filter(
      ({ to, using }) => to !== 'hospital' && using.length > 0,
    );
    expect(elsewhere).toEqual([]);
    const atHospital = traveller(city, 'hospital', { tools: ['medevac'] });
    expect(itineraries(atHospital, () => null).filter(({ using }) => using.length > 0)).toEqual([]);
  },
);

rule(
  'EP-CRD-16',
  'the Sewer leads from a zone to a zone exactly two tiles away, free within one land',
  () => {
    const city = cityOf('start-hospital 0,0', 'start-gang 1,0', 'c1 2,0', 'b3 3,0');
    const who = traveller(city, 'hospital', { tools: ['sewer'] });
    expect(theTravel(who, 'c1.business')).toMatchObject({
      path: ['hospital', 'start-hospital.commercial-1', 'c1.commercial-1', 'c1.business'],
      leaving: ['start-hospital'],
      using: ['sewer'],
    });
    const toStore = travels(who, 'store-b').map((each) => pathOf(who, each));
    expect(toStore).toContainEqual([
      'hospital',
      'start-hospital.commercial-1',
      'start-gang.industrial-1',
      'b3.industrial-1',
      'store-b',
    ]);
    expect(toStore).toContainEqual([
      'hospital',
      'start-hospital.commercial-1',
      'c1.industrial-1',
      'b3.industrial-1',
      'store-b',
    ]);
  },
);

rule('EP-CRD-17', 'the Jet Ski opens one water body; entering and leaving it cost as usual', () => {
  const lake = cityOf('start-hospital 0,0', 'b1 1,0 turned 1');
  const who = traveller(lake, 'hospital', { tools: ['jet-ski'] });
  expect(theTravel(who, 'b1.safe-house')).toMatchObject({
    path: ['hospital', 'start-hospital.commercial-1', 'b1.water-1', 'b1.safe-house'],
    using: ['jet-ski'],
    gas: 0,
  });
  expect(travels({ ...who, money: 0 }, 'b1.safe-house')).toEqual([]);
});

rule('EP-CRD-17', 'the water body that the Jet Ski opens is open on all its tiles', () => {
  const bay = cityOf('d3 0,0', 'b1 1,-1');
  const who = traveller(bay, 'store-d', { tools: ['jet-ski'] });
  expect(theTravel(who, 'b1.safe-house')).toMatchObject({
    path: ['store-d', 'd3.water-1', 'b1.water-1', 'b1.safe-house'],
    using: ['jet-ski'],
  });
});

rule('EP-CRD-17', 'a second water body stays closed, unless the Jet Ski is made ready for it', () => {
  const lakes = cityOf('b1 0,0 turned 5', 'd2 -1,1');
  const who = traveller(lakes, 'd2.business', { tools: ['jet-ski'], gasCans: 1 });
  expect(travels(who, 'b1.safe-house')).toEqual([]);
  expect(theTravel({ ...who, tools: ['jet-ski', 'spy-2'] }, 'b1.safe-house')).toMatchObject({
    path: ['d2.business', 'd2.water-1', 'b1.commercial-1', 'b1.water-1', 'b1.safe-house'],
    using: ['jet-ski', 'spy-2', 'jet-ski'],
  });
});

rule(
  ['EP-CRD-13', 'EP-FXT-07', 'EP-EXE-08'],
  'contact cards become ready on the way, but no gang member and no fixer tile, and only by Spy 2 and Energy Drink',
  () => {
    const usedTo = (who: Traveller, to: string): string[] =>
      travels(who, to)
        .map(({ using }) => using.join())
        .sort();
    const spent: ToolId[] = ['chopper'];
    const yard = cityOf('start-gang 1,-2', 'a3 0,0');
    const withMember = traveller(yard, 'store-a', { tools: ['gang-member', 'spy-2'], spent });
    expect(usedTo(withMember, 'exit-3')).toEqual(['gang-member', 'spy-2,chopper']);
    const pads = cityOf('d3 0,0', 'b1 2,0');
    const withDrink = traveller(pads, 'store-d', { tools: ['spy-2', 'energy-drink'], spent });
    expect(usedTo(withDrink, 'clinic')).toEqual(['energy-drink,chopper', 'spy-2,chopper']);
    const alone = traveller(cityOf('start-gang 0,0', 'start-hospital -1,2'), 'start-hospital.subway', {
      tools: ['gang-member'],
      spent: ['sewer'],
    });
    expect(usedTo(alone, 'store-a')).toEqual([]);
  },
);

rule('EP-TRV-11', 'where one flight is enough, none is offered that uses more', () => {
  const city = cityOf('c1 0,0', 'a2 -2,0');
  const who = traveller(city, 'c1.gang', { tools: ['gang', 'spy-2', 'energy-drink'], spent: ['chopper'] });
  expect(travels(who, 'c1.business').map(({ using }) => using)).toEqual([[]]);
  const flights = travels(who, 'church').map(({ using }) => using.join());
  expect(flights.toSorted()).toEqual(['energy-drink,chopper', 'gang', 'spy-2,chopper']);
});

rule('EP-EXE-07', 'cards that cannot all be paid for are not used together', () => {
  const city = cityOf('start-gang -3,0', 'c1 -1,0', 'b3 1,0');
  const who = traveller(city, 'store-a', { tools: ['gang', 'chopper'] });
  expect(travels(who, 'store-b').map(({ using }) => using.toSorted())).toEqual([['chopper', 'gang']]);
  expect(travels({ ...who, money: 2 }, 'store-b')).toEqual([]);
  expect(destinations({ ...who, money: 2 })).toContain('c1.business');
});

rule('EP-TRV-02', 'the refusal counts the subway bonus as it counts in travel', () => {
  const far = traveller(METRO, 'store-a');
  expect(whyUnreachable(far, 'b2.subway', () => null)).toBeNull();
  expect(whyUnreachable(far, 'b2.safe-house', () => null)).toEqual({
    rule: 'EP-TRV-02',
    params: { location: 'b2.safe-house', needs: 4, has: 3 },
  });
});
