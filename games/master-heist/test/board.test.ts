import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { boardFor } from '../rules/board.ts';
import {
  adjacent,
  distances,
  externalTiles,
  isEntrance,
  isTile,
  line,
  spaceName,
  spacesNear,
  tilesNear,
} from '../rules/spaces.ts';
import {
  all,
  at,
  atKennel,
  bare,
  busy,
  can,
  does,
  facing,
  happened,
  heist,
  inCrisis,
  planning,
  play,
  put,
  stand,
  tokens,
} from './scene.ts';

const names = (s: ReturnType<typeof heist>, spaces: readonly number[]) =>
  spaces.map((space) => spaceName(s, space));

rule(
  ['MH-BRD-01', 'MH-BRD-02'],
  'the six neighbours of a hex are E, NE, NW, W, SW and SE; tiles there are adjacent',
  () => {
    const s = heist({ scenario: 'startup-job' });
    // Row 3 is not shifted: c3 has b2, c2 above it and b4, c4 below it, where there are tiles.
    expect(names(s, tilesNear(s, at(s, 'c3')))).toEqual(['b2', 'b3', 'd3', 'b4', 'c4']);
    expect(names(s, tilesNear(s, at(s, 'c4')))).toEqual(['c3', 'd3', 'b4', 'd4', 'c5']);
    const board = boardFor('startup-job');
    const [e, ne, nw, w, sw, se] = [0, 1, 2, 3, 4, 5].map(
      (side) => board.beside[at(s, 'f6') * 6 + side] as number,
    );
    expect([e, ne, nw, w, sw, se].map((tile) => (tile === -1 ? null : spaceName(s, tile as number)))).toEqual(
      ['g6', 'g5', 'f5', 'e6', 'f7', 'g7'],
    );
  },
);

rule('MH-BRD-03', 'an entrance is adjacent to its tile alone, even where its cell touches others', () => {
  const s = heist({ scenario: 'inclusion-job' });
  expect(names(s, spacesNear(s, at(s, 'x1')))).toEqual(['h3']);
  expect(names(s, spacesNear(s, at(s, 'h3')))).toContain('x1');
  // x2 lies next to h7's row as well, but only h5 leads to it.
  for (const tile of ['g4', 'g6', 'h3']) expect(adjacent(s, at(s, 'x2'), at(s, tile))).toBe(false);
  expect(adjacent(s, at(s, 'x1'), at(s, 'x2'))).toBe(false);
});

rule('MH-BRD-04', 'a space is not adjacent to itself: a guard on the own tile is no adjacent guard', () => {
  const s = heist();
  expect(adjacent(s, at(s, 'c4'), at(s, 'c4'))).toBe(false);
  stand(s, 'thug', 'c4');
  put(s, 'c4', { guards: 1 });
  const m = facing(s, '4');
  expect(
    happened(
      m.events(null).map(({ event }) => event),
      'alertRaised',
    ),
  ).toHaveLength(0);
});

rule('MH-BRD-05', 'on an entrance a character is outdoors, on a tile indoors', () => {
  const s = heist();
  expect(isEntrance(s, at(s, 'x1'))).toBe(true);
  expect(isTile(s, at(s, 'g7'))).toBe(true);
  stand(s, 'thug', 'g7', { ideas: 1 });
  stand(s, 'burglar', 'x1', { ideas: 1 });
  const m = facing(s, 'M2');
  expect(m.view(null).characters.map(({ id, ideas }) => [id, ideas])).toEqual([
    ['thug', 3],
    ['angry-locksmith', 3],
    ['burglar', 1],
  ]);
});

rule('MH-BRD-06', 'tiles have no rotation: nothing in the position turns them', () => {
  const s = planning({ scenario: 'inclusion-job' });
  expect(Object.keys(s).filter((field) => /rotat|turned|facing/i.test(field))).toEqual([]);
  const board = boardFor('inclusion-job');
  for (const [tile, near] of board.near.entries()) {
    for (const other of near) expect(board.near[other]).toContain(tile);
  }
});

rule(
  'MH-BRD-07',
  'cells without a tile, also those of entrances and tunnels, are gaps and cannot be entered',
  () => {
    const s = heist({ scenario: 'side-channel' });
    const board = boardFor('side-channel');
    for (const { cell } of [...board.entrances, ...board.tunnels]) expect(board.tileAt[cell]).toBeUndefined();
    expect(tilesNear(s, at(s, 'e2'))).not.toContain(-1);
  },
);

rule(
  ['MH-BRD-08', 'MH-BRD-09'],
  'external sides face gaps that reach the outside; enclosed gaps do not count',
  () => {
    const s = bare(planning({ scenario: 'inclusion-job' }));
    const external = externalTiles(s);
    expect(external[at(s, 'e1')]).toBe(true);
    expect(external[at(s, 'h5')]).toBe(true);
    // f5 is a hole in the middle of the building: f4 and e5 look onto it and onto nothing else.
    expect(boardFor('inclusion-job').numbers['f5']).toBeUndefined();
    expect(external[at(s, 'f4')]).toBe(false);
    expect(external.filter(Boolean)).toHaveLength(boardFor('inclusion-job').scenario.checks.externalTiles);
  },
);

rule('MH-BRD-10', 'a gate that closes opens new outer walls', () => {
  const s = heist({ scenario: 'marathon-job' });
  expect(externalTiles(s)[at(s, 'b6')]).toBe(false);
  stand(s, 'thug', 'b6');
  const before = facing(s, '7');
  expect(happened(all(before), 'alertRaised')).toHaveLength(0);
  s.gone[at(s, 'b7')] = true;
  expect(externalTiles(s)[at(s, 'b6')]).toBe(true);
  expect(happened(all(facing(s, '7')), 'alertRaised')).toHaveLength(1);
});

rule('MH-BRD-11', 'a straight line runs over consecutive tiles and ends at the first gap', () => {
  const s = heist({ scenario: 'startup-job' });
  expect(names(s, line(s, at(s, 'b3'), 0))).toEqual(['c3', 'd3', 'e3', 'f3', 'g3']);
  expect(names(s, line(s, at(s, 'b5'), 0))).toEqual(['c5']);
  s.gone[at(s, 'd3')] = true;
  expect(names(s, line(s, at(s, 'b3'), 0))).toEqual(['c3']);
});

rule(
  'MH-BRD-12',
  'distance counts steps over adjacent spaces and ignores locks, doors and remote locks',
  () => {
    const s = heist({ scenario: 'startup-job' });
    put(s, 'c3', { locks: 2, token: 'keycardDoor' });
    put(s, 'b2', { token: 'remoteLockX' });
    const far = distances(s, at(s, 'b3'));
    expect(far[at(s, 'c3')]).toBe(1);
    expect(far[at(s, 'b2')]).toBe(1);
    expect(far[at(s, 'g3')]).toBe(5);
    expect(far[at(s, 'x1')]).toBe(distances(s, at(s, 'g7'))[at(s, 'b3')]! + 1);
  },
);

rule('MH-BRD-13', 'equally near characters are a choice of the team', () => {
  const s = atKennel();
  stand(s, 'thug', 'f5');
  stand(s, 'burglar', 'c3');
  const m = facing(s, 'D1');
  expect(m.pending().map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(can(m, { do: 'choose', who: 'thug' })).toBe(true);
  expect(can(m, { do: 'choose', who: 'burglar' })).toBe(true);
  expect(can(m, { do: 'choose', who: 'angry-locksmith' })).toBe(false);
});

rule('MH-BRD-14', 'outside planning any number of characters may share a space', () => {
  const s = heist();
  for (const who of ['thug', 'angry-locksmith', 'burglar'] as const) {
    stand(s, who, 'g7');
    tokens(s, who, 'f7');
    busy(s, who, { move: 1 });
  }
  const m = play(s);
  for (const who of ['thug', 'angry-locksmith', 'burglar']) does(m, { do: 'move', who, to: 'f7' });
  expect(m.view(null).characters.map((one) => spaceName(m.view(null), one.at))).toEqual(['f7', 'f7', 'f7']);
});

rule(
  'MH-BRD-15',
  'no chit is ever put on an entrance: a sweep and an event leave outdoor characters alone',
  () => {
    const s = heist();
    put(s, 'f7', { token: 'watchtower' });
    stand(s, 'thug', 'x1');
    put(s, 'g7', { cameras: 1 });
    const before = s.guards.length;
    const m = inCrisis(s, 'C2');
    expect(m.view(null).guards).toHaveLength(before);
    expect(m.view(null).guards.reduce((sum, n) => sum + n, 0)).toBe(0);
    const other = facing(heistWithCamera(), '19');
    expect(other.view(null).guards.reduce((sum, n) => sum + n, 0)).toBe(0);
  },
);

function heistWithCamera() {
  const s = heist();
  stand(s, 'thug', 'x1');
  put(s, 'g7', { cameras: 1 });
  return s;
}
