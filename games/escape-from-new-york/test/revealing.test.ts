import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { MapTileId, PoiTileId } from '../content/index.ts';
import { KIND, POI_SPACES, spaceNo } from '../rules/board/index.ts';
import { hasEvent, hasManhole, hasRaft } from '../rules/city/spaces.ts';
import type { State } from '../rules/state.ts';
import {
  block,
  cubesAt,
  enemiesAt,
  flipCounter,
  hideCounter,
  place,
  resolving,
  revealPoi,
  revealTile,
  road,
  scene,
  solo,
} from './scene.ts';
import { stage } from './stage.ts';

/** Makes a tile the next of its deck. */
function stack(s: State, tile: MapTileId): void {
  const deck = tile.startsWith('park-') ? s.parkDeck : s.cityDeck;
  deck.push(...deck.splice(deck.indexOf(tile), 1));
}
const revealing = (s: State) => stage(s, { step: 'reveal', seat: 0, left: 1 });

/** Puts a POI tile facedown on a space. */
function hide(s: State, space: Parameters<typeof revealPoi>[1], tile: PoiTileId): void {
  revealPoi(s, space, tile);
  const poi = s.poi[POI_SPACES.indexOf(spaceNo(space))];
  if (poi) poi.faceup = false;
}

rule(
  ['NY-REV-01', 'NY-TIL-01'],
  'city spaces get the top city tile, Central Park spaces the top Central Park tile',
  () => {
    const s = solo();
    stack(s, 'city-34');
    stack(s, 'park-4');
    revealTile(s, 'c07y05', 'city-28');
    place(s, 0, 'c07y05');
    const played = stage(s, { step: 'reveal', seat: 0, left: 2 });
    played.take({ do: 'reveal', space: 'c08y04' }).take({ do: 'reveal', space: 'c07y03' });
    expect([s.tiles[spaceNo('c08y04')], s.tiles[spaceNo('c07y03')]]).toEqual(['park-4', 'city-34']);
    for (const [space, tile] of s.tiles.entries()) {
      if (tile !== null) expect(tile.startsWith('park-')).toBe(KIND[space] === 'centralPark');
    }
  },
);

rule('NY-REV-02', 'a roadblock on the way does not hinder revealing', () => {
  const s = solo();
  place(s, 0, 'c04y04');
  block(s, 'c04y04', 'c04y02');
  expect(revealing(s).offeredAs('reveal', 'space')).toContain('c04y02');
});

rule('NY-REV-03', 'a revealed tile receives prisoners, cars, cubes and roadblocks, in this order', () => {
  const s = solo();
  place(s, 0, 'c04y04');
  stack(s, 'city-01');
  const played = revealing(s).take({ do: 'reveal', space: 'c04y02' });
  expect(enemiesAt(s, 'c04y02').map(({ kind }) => kind)).toEqual(['prisoner']);
  expect(cubesAt(s, 'c04y02')).toBe(1);
  expect(road(s, 'c04y02', 'n')).toBe('blocked');
  const told = played.events.map(({ event }) => event);
  expect(told.indexOf('prisonerPlaced')).toBeLessThan(told.indexOf('itemCubesPlaced'));
  expect(told.indexOf('itemCubesPlaced')).toBeLessThan(told.indexOf('roadBlocked'));
  const t = solo();
  place(t, 0, 'c04y04');
  stack(t, 'city-19');
  revealing(t).take({ do: 'reveal', space: 'c04y02' });
  expect(enemiesAt(t, 'c04y02').map(({ kind }) => kind)).toEqual(['prisonerCar']);
});

rule('NY-FX-81', 'a car icon brings a prisoner on foot when no car figure is left', () => {
  const s = solo();
  place(s, 0, 'c04y04');
  s.carFigures = 0;
  stack(s, 'city-19');
  revealing(s).take({ do: 'reveal', space: 'c04y02' });
  expect(enemiesAt(s, 'c04y02').map(({ kind }) => kind)).toEqual(['prisoner']);
});

rule(
  ['NY-REV-04', 'NY-RBL-10'],
  'an event icon does nothing when revealed, and a roadblock may lie towards the unexplored',
  () => {
    const s = solo();
    place(s, 0, 'c04y04');
    stack(s, 'city-25');
    const played = revealing(s).take({ do: 'reveal', space: 'c04y02' });
    expect(played.told('eventRevealed')).toEqual([]);
    expect(road(s, 'c04y02', 'nw')).toBe('blocked');
    expect(s.tiles[spaceNo('c03y01')]).toBeNull();
  },
);

rule('NY-REV-05', 'a suburb counter is flipped with the tile and adds its icon, and nothing else', () => {
  const space = spaceNo('c05y01');
  const there = (s: State) => ({
    raft: hasRaft(s, space),
    cubes: cubesAt(s, 'c05y01'),
    enemies: enemiesAt(s, 'c05y01').map(({ kind }) => kind),
    manhole: hasManhole(s, space),
    event: hasEvent(s, space),
  });
  const bare = { raft: false, cubes: 0, enemies: [], manhole: false, event: false };
  for (const [icon, added] of [
    ['raft', { raft: true }],
    ['item', { cubes: 1 }],
    ['prisoner', { enemies: ['prisoner'] }],
    ['manhole', { manhole: true }],
    ['event', { event: true }],
    ['prisonerCar', { enemies: ['prisonerCar'] }],
  ] as const) {
    const s = solo();
    place(s, 0, 'c05y03');
    stack(s, 'city-34');
    hideCounter(s, 'c05y01', icon);
    expect(there(s)).toEqual(bare);
    revealing(s).take({ do: 'reveal', space: 'c05y01' });
    expect(there(s)).toEqual({ ...bare, ...added });
  }
});

rule(
  ['NY-REV-06', 'NY-MAN-02'],
  'raft, manhole and event of a suburb stay, and count like those of tiles',
  () => {
    const s = scene();
    revealTile(s, 'c05y01', 'city-34');
    revealTile(s, 'c06y00', 'city-04');
    revealTile(s, 'c08y04', 'park-4');
    revealPoi(s, 'c08y00', 'crazies-nest');
    flipCounter(s, 'c05y01', 'manhole');
    stage(s, { step: 'endTurn', seat: 0 });
    const s2 = s;
    for (const space of ['c05y01', 'c06y00', 'c08y04', 'c08y00'] as const)
      expect(hasManhole(s2, spaceNo(space))).toBe(true);
    expect(hasManhole(s2, spaceNo('c05y03'))).toBe(false);
  },
);

rule('NY-REV-07', 'facedown POI tiles are not revealed by revealing', () => {
  const s = solo();
  revealTile(s, 'c04y02', 'city-34');
  place(s, 0, 'c04y02');
  const played = revealing(s);
  expect(played.offeredAs('reveal', 'space')).not.toContain('c04y00');
  expect(played.why({ do: 'reveal', space: 'c04y00' })).toBe('NY-REV-07');
});

rule('NY-REV-08', 'without a tile the space cannot be revealed', () => {
  const s = solo();
  place(s, 0, 'c04y04');
  s.cityDeck.splice(1);
  expect(revealing(structuredClone(s)).offered({ do: 'reveal' })).toHaveLength(3);
  s.cityDeck = [];
  expect(revealing(structuredClone(s)).decision).not.toBe('reveal');
  // Central Park has a deck of its own.
  revealTile(s, 'c07y05', 'park-1');
  place(s, 0, 'c07y05');
  const played = revealing(s);
  expect(played.offeredAs('reveal', 'space')).toEqual(['c08y04', 'c08y06']);
  expect(played.why({ do: 'reveal', space: 'c07y03' })).toBe('NY-REV-08');
});

rule(
  'NY-POI-01',
  'a POI tile is revealed by a hero who comes, by a timer tile, or when the President is taken',
  () => {
    const timer = solo();
    stage(timer, resolving(timer, 'rumor', 'timer')).take({ do: 'revealPoi', space: 'c08y00' });
    const walk = solo();
    revealTile(walk, 'c04y02', 'city-34');
    place(walk, 0, 'c04y02');
    stage(walk, {
      step: 'walk',
      seat: 0,
      left: 1,
      upTo: false,
      roadblocks: 'stop',
      by: 'card',
      tried: false,
    }).take({ do: 'move', route: ['c04y00'] });
    const president = solo();
    revealPoi(president, 'c04y00', 'dukes-camp');
    place(president, 0, 'c04y00');
    stage(president, { step: 'presidentTaken', seat: 0 }).takeAll('revealPoi');
    expect([timer, walk, president].map((s) => s.poi.filter(({ faceup }) => faceup).length)).toEqual([
      1, 1, 8,
    ]);
  },
);

rule(
  ['NY-POI-02', 'NY-POI-04', 'NY-RUL-09'],
  'a tile revealed from afar resolves its list, but sets off no event',
  () => {
    const s = solo();
    hide(s, 'c08y00', 'coffee-shop');
    const played = stage(s, resolving(s, 'rumor', 'timer'), { step: 'setOff' }).take({
      do: 'revealPoi',
      space: 'c08y00',
    });
    expect([cubesAt(s, 'c08y00'), enemiesAt(s, 'c08y00').length]).toEqual([2, 1]);
    expect(played.told('eventRevealed')).toEqual([]);
  },
);

rule('NY-POI-13', 'a hero who reveals the Coffee Shop by entering it sets off its event', () => {
  const s = solo();
  revealTile(s, 'c04y02', 'city-34');
  place(s, 0, 'c04y02');
  hide(s, 'c04y00', 'coffee-shop');
  s.eventDeck.push(...s.eventDeck.splice(s.eventDeck.indexOf('lull'), 1));
  const played = stage(
    s,
    { step: 'walk', seat: 0, left: 1, upTo: false, roadblocks: 'stop', by: 'card', tried: false },
    { step: 'setOff' },
  );
  played.take({ do: 'move', route: ['c04y00'] });
  expect(played.told('eventRevealed')).toHaveLength(1);
});

/** Reveals a POI tile from afar and says what came with it. */
function found(tile: PoiTileId) {
  const s = solo();
  hide(s, 'c08y00', tile);
  stage(s, resolving(s, 'rumor', 'timer')).take({ do: 'revealPoi', space: 'c08y00' });
  return {
    enemies: enemiesAt(s, 'c08y00').map(({ kind }) => kind),
    cubes: cubesAt(s, 'c08y00'),
    cases: s.cases.flatMap(({ token }, slot) => (token === 'c08y00' ? [slot + 1] : [])),
    special: s.nyDeck.filter((card) => card.startsWith('ny-sp')),
    manhole: hasManhole(s, spaceNo('c08y00')),
    event: hasEvent(s, spaceNo('c08y00')),
  };
}
const nothing = { enemies: [], cubes: 0, cases: [], special: [], manhole: false, event: false };

rule(
  ['NY-POI-05', 'NY-POI-06', 'NY-POI-07', 'NY-POI-08', 'NY-POI-09', 'NY-POI-10', 'NY-POI-11', 'NY-POI-12'],
  'each POI tile brings what belongs to it',
  () => {
    expect(found('dukes-camp')).toEqual({
      ...nothing,
      enemies: ['duke', 'prisoner', 'prisoner'],
      special: ['ny-sp-duke'],
    });
    expect(found('nothing-here')).toEqual(nothing);
    expect(found('rail-yard')).toEqual({
      ...nothing,
      enemies: ['romero', 'prisoner'],
      special: ['ny-sp-romero'],
    });
    expect(found('fight-ring')).toEqual({ ...nothing, enemies: ['slag'], special: ['ny-sp-slag'] });
    expect(found('crash-site')).toEqual({ ...nothing, enemies: ['prisoner', 'prisoner'], cases: [3] });
    expect(found('old-theater')).toEqual({ ...nothing, enemies: ['prisoner'], cubes: 1, cases: [4] });
    expect(found('crazies-nest')).toEqual({
      ...nothing,
      enemies: ['prisoner', 'prisoner', 'prisoner'],
      cubes: 1,
      special: ['ny-sp-crazies'],
      manhole: true,
    });
    expect(found('coffee-shop')).toEqual({ ...nothing, enemies: ['prisoner'], cubes: 2, event: true });
  },
);
