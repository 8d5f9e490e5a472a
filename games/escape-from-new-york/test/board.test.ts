import { rule } from '@getaway/engine/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { board, DIRECTIONS, SPACE_IDS } from '../content/index.ts';
import {
  adjacent,
  ALL_ROADS,
  ALL_SPACES,
  BRIDGE_AT,
  BRIDGEHEADS,
  bridgeRoad,
  BY_DISTANCE,
  COLUMN,
  directionNo,
  directionTo,
  distance,
  HEIGHT,
  IS_SUBURB,
  KIND,
  LIBRARY,
  neighbour,
  NEIGHBOURS,
  NO_ROAD,
  NO_SPACE,
  opposite,
  PARK_CENTER,
  PARK_SPACES,
  POI_SPACES,
  ROAD_ENDS,
  roadAt,
  roadBetween,
  ROADS_OF,
  routeLengths,
  SIDES,
  spaceId,
  spaceNo,
  STARTS_REVEALED,
  SUBURB_SPACES,
  UNREACHABLE,
  WORLD_TRADE_CENTER,
} from '../rules/board/index.ts';

const no = spaceNo;
const anySpace = fc.constantFrom(...ALL_SPACES);
const idsAround = (id: string) => NEIGHBOURS[no(id)]?.map(spaceId).toSorted();

describe('spaces', () => {
  rule('NY-BRD-01', 'the board has 12 columns, every other one shifted by half a space', () => {
    expect(new Set(COLUMN).size).toBe(12);
    for (const space of ALL_SPACES) expect((HEIGHT[space] ?? 0) % 2).toBe((COLUMN[space] ?? 0) % 2);
  });

  rule('NY-BRD-02', 'an id tells column and height in half spaces', () => {
    expect(COLUMN[no('c09y05')]).toBe(9);
    expect(HEIGHT[no('c09y05')]).toBe(5);
    for (const space of ALL_SPACES) expect(no(spaceId(space))).toBe(space);
    expect([...SPACE_IDS]).toEqual(SPACE_IDS.toSorted());
  });

  rule('NY-BRD-08', 'bridgeheads are city spaces without suburb counter', () => {
    expect(BRIDGEHEADS.map(spaceId)).toEqual(['c02y08', 'c06y10', 'c09y01', 'c09y09']);
    for (const head of BRIDGEHEADS) {
      expect(KIND[head]).toBe('city');
      expect(IS_SUBURB[head]).toBe(false);
    }
  });

  rule(
    'NY-BRD-10',
    'Library, its six streets and the World Trade Center are open from the start, nothing else',
    () => {
      const open = ALL_SPACES.filter((space) => STARTS_REVEALED[space]);
      const expected = [LIBRARY, WORLD_TRADE_CENTER, ...(NEIGHBOURS[LIBRARY] ?? [])];
      expect(open).toEqual(expected.toSorted((a, b) => a - b));
      expect(open).toHaveLength(8);
    },
  );

  test('the board has the places that the rules name', () => {
    expect(POI_SPACES).toHaveLength(8);
    expect(SUBURB_SPACES).toHaveLength(12);
    expect(PARK_SPACES).toHaveLength(7);
    expect(NEIGHBOURS[PARK_CENTER]?.toSorted((a, b) => a - b)).toEqual(
      PARK_SPACES.filter((space) => space !== PARK_CENTER),
    );
  });
});

describe('neighbours', () => {
  rule('NY-BRD-03', 'the six directions lead where the compass says', () => {
    const around = DIRECTIONS.map((name) => spaceId(neighbour(no('c05y05'), directionNo(name))));
    expect(Object.fromEntries(DIRECTIONS.map((name, i) => [name, around[i]]))).toEqual({
      n: 'c05y03',
      ne: 'c06y04',
      se: 'c06y06',
      s: 'c05y07',
      sw: 'c04y06',
      nw: 'c04y04',
    });
  });

  rule('NY-BRD-04', 'adjacent are exactly the spaces above, below and two on each side', () => {
    expect(idsAround('c07y05')).toEqual(['c06y04', 'c06y06', 'c07y03', 'c07y07', 'c08y04', 'c08y06']);
    fc.assert(
      fc.property(anySpace, anySpace, (a, b) => {
        const dx = Math.abs((COLUMN[a] ?? 0) - (COLUMN[b] ?? 0));
        const dy = Math.abs((HEIGHT[a] ?? 0) - (HEIGHT[b] ?? 0));
        expect(adjacent(a, b)).toBe((dx === 0 && dy === 2) || (dx === 1 && dy === 1));
        expect(adjacent(a, b)).toBe(adjacent(b, a));
      }),
    );
  });

  rule('NY-BRD-06', 'towards the river and the edge there is neither space nor road', () => {
    const corner = no('c00y04');
    expect(neighbour(corner, directionNo('nw'))).toBe(NO_SPACE);
    expect(roadAt(corner, directionNo('nw'))).toBe(NO_ROAD);
    expect(idsAround('c00y04')).toEqual(['c00y06', 'c01y03', 'c01y05']);
  });

  test('the table of neighbours says what the board file draws', () => {
    for (const { id, neighbors } of board.spaces) {
      for (const name of DIRECTIONS) {
        const drawn = neighbors[name];
        expect(neighbour(no(id), directionNo(name))).toBe(drawn === null ? NO_SPACE : no(drawn));
      }
    }
  });

  test('opposite directions lead back', () => {
    fc.assert(
      fc.property(anySpace, fc.nat(SIDES - 1), (space, direction) => {
        const there = neighbour(space, direction);
        if (there === NO_SPACE) return;
        expect(neighbour(there, opposite(direction))).toBe(space);
        expect(directionTo(space, there)).toBe(direction);
      }),
    );
  });
});

describe('roads', () => {
  rule('NY-BRD-05', 'every two adjacent spaces share exactly one road, and no others do', () => {
    const pairs = new Set<string>();
    for (const road of ALL_ROADS) {
      const end = ROAD_ENDS[road];
      if (end === undefined || end.bridge !== null) continue;
      expect(adjacent(end.from, end.to)).toBe(true);
      pairs.add(`${end.from}-${end.to}`);
      expect(roadBetween(end.from, end.to)).toBe(road);
      expect(roadBetween(end.to, end.from)).toBe(road);
    }
    const adjacencies = ALL_SPACES.reduce((sum, space) => sum + (NEIGHBOURS[space]?.length ?? 0), 0);
    expect(pairs.size).toBe(adjacencies / 2);
    expect(roadBetween(no('c05y05'), no('c07y05'))).toBe(NO_ROAD);
  });

  rule('NY-BRD-07', 'each bridge has one road, which leaves its bridgehead in one direction', () => {
    for (const { id, head, direction } of board.bridges) {
      const road = roadAt(no(head), directionNo(direction));
      expect(road).toBe(bridgeRoad(id));
      expect(ROAD_ENDS[road]).toEqual({ from: no(head), to: NO_SPACE, bridge: id });
      expect(ALL_SPACES.filter((space) => ROADS_OF[space]?.includes(road))).toEqual([no(head)]);
      expect(BRIDGE_AT[no(head)]).toBe(id);
    }
    expect(new Set(board.bridges.map(({ id }) => bridgeRoad(id))).size).toBe(4);
  });
});

describe('distance', () => {
  rule('NY-BRD-09', 'board distance is the length of a shortest walk over an empty board', () => {
    expect(distance(no('c05y05'), no('c05y05'))).toBe(0);
    expect(distance(no('c05y05'), no('c05y01'))).toBe(2);
    expect(distance(no('c05y05'), no('c09y05'))).toBe(4);
    expect(distance(no('c02y02'), no('c04y08'))).toBe(4);
    const anywhere = { enter: () => true, cross: () => true, links: [] };
    for (const from of ALL_SPACES) {
      const walk = routeLengths(from, anywhere);
      for (const to of ALL_SPACES) {
        expect(walk[to]).toBe(distance(from, to));
        expect(distance(from, to)).toBe(distance(to, from));
      }
    }
  });

  test('spaces by distance start with the space itself and its neighbours', () => {
    const order = BY_DISTANCE[LIBRARY] ?? [];
    expect(order[0]).toBe(LIBRARY);
    expect(order.slice(1, 7)).toEqual(NEIGHBOURS[LIBRARY]?.toSorted((a, b) => a - b));
    expect(order).toHaveLength(ALL_SPACES.length);
  });
});

describe('routes', () => {
  const streets = new Set([LIBRARY, ...(NEIGHBOURS[LIBRARY] ?? [])]);

  test('keep to spaces that can be entered and roads that can be crossed', () => {
    const blocked = roadBetween(LIBRARY, no('c05y03'));
    const lengths = routeLengths(LIBRARY, {
      enter: (space) => streets.has(space),
      cross: (road) => road !== blocked,
      links: [],
    });
    expect(lengths[no('c05y03')]).toBe(2);
    expect(lengths[no('c05y07')]).toBe(1);
    expect(lengths[no('c05y01')]).toBe(3);
    expect(lengths[no('c00y04')]).toBe(UNREACHABLE);
  });

  test('count a link between manholes as one step', () => {
    const far = no('c00y06');
    const lengths = routeLengths(LIBRARY, {
      enter: (space) => streets.has(space) || space === far,
      cross: () => true,
      links: [no('c04y06'), far],
    });
    expect(lengths[far]).toBe(2);
    expect(lengths[no('c00y04')]).toBe(3);
  });
});
