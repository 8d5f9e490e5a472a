import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { PoiTileId, SpaceId } from '../content/index.ts';
import { POI_SPACES, spaceNo } from '../rules/board/index.ts';
import type { State } from '../rules/state.ts';
import {
  block,
  giveCase,
  hero,
  LIBRARY,
  NORTH,
  place,
  putEnemies,
  revealPoi,
  revealTile,
  scene,
  solo,
} from './scene.ts';
import { resolve, stage } from './stage.ts';

/** Puts a POI tile facedown on a space. */
function hidePoi(s: State, space: SpaceId, tile: PoiTileId): void {
  revealPoi(s, space, tile);
  const poi = s.poi[POI_SPACES.indexOf(spaceNo(space))];
  if (poi) poi.faceup = false;
}

rule('NY-MOV-01', 'only the current hero moves', () => {
  const s = scene();
  resolve(s, 'snake-2').take({ do: 'move', route: [NORTH] });
  expect([hero(s).at, hero(s, 1).at]).toEqual([NORTH, LIBRARY]);
});

rule(
  ['NY-MOV-02', 'NY-MOV-10', 'NY-BRD-14'],
  'a step leads to an adjacent revealed space or facedown POI tile, never into the unexplored',
  () => {
    const s = solo();
    revealTile(s, 'c04y02', 'city-34');
    place(s, 0, 'c04y02');
    const played = resolve(s, 'snake-2');
    const spaces = played.offered({ do: 'move' }).map((choice) => choice.do === 'move' && choice.route[0]);
    expect(spaces).toEqual(['c04y00', 'c05y03', 'c04y04']);
    expect(played.why({ do: 'move', route: ['c03y03'] })).toBe('NY-MOV-10');
    expect(played.why({ do: 'move', route: ['c04y00'] })).toBeUndefined();
  },
);

rule('NY-MOV-03', 'a blocked road stops a step', () => {
  const s = solo();
  block(s, LIBRARY, NORTH);
  const played = resolve(s, 'snake-2');
  expect(played.offered({ do: 'move', route: [NORTH] })).toEqual([]);
  expect(played.why({ do: 'move', route: [NORTH] })).toBe('NY-MOV-03');
});

rule('NY-MOV-04', 'enemies where the hero leaves or goes do not hinder a step', () => {
  const s = solo();
  putEnemies(s, 'slag', LIBRARY);
  putEnemies(s, 'prisoner', NORTH, 3);
  resolve(s, 'snake-2').take({ do: 'move', route: [NORTH] });
  expect(hero(s).at).toBe(NORTH);
});

rule(['NY-MOV-05', 'NY-RUL-05'], 'an exact move is made in full, back and forth if the player likes', () => {
  const played = resolve(solo(), 'snake-1');
  expect(played.offered({ do: 'stop' })).toEqual([]);
  expect(played.why({ do: 'stop' })).toBe('NY-MOV-05');
  expect(played.offered({ do: 'move', route: [NORTH, LIBRARY] })).toHaveLength(1);
});

rule('NY-MOV-05', 'a space that only fewer steps lead to is refused with their number', () => {
  const s = solo();
  place(s, 0, 'c04y04');
  revealTile(s, 'c03y03', 'city-34');
  const played = resolve(s, 'snake-1');
  expect(played.offeredAs('move', 'route')).not.toContainEqual(['c03y03']);
  expect(played.why({ do: 'move', route: ['c03y03'] })).toBe('NY-MOV-05');
  // Two steps lead to the next street as well.
  expect(played.offeredAs('move', 'route')).toContainEqual([LIBRARY, NORTH]);
  expect(played.why({ do: 'move', route: [NORTH] })).toBeUndefined();
});

rule(['NY-MOV-06', 'NY-POI-03'], 'a facedown POI tile entered is revealed before the next step', () => {
  const s = solo();
  revealTile(s, 'c04y02', 'city-34');
  place(s, 0, 'c04y02');
  revealTile(s, 'c05y01', 'city-28');
  hidePoi(s, 'c04y00', 'nothing-here');
  const played = resolve(s, 'snake-1').take({ do: 'move', route: ['c04y00'] });
  expect(played.told('poiRevealed')).toMatchObject([{ space: 'c04y00', tile: 'nothing-here' }]);
  expect(played.decision).toBe('walk');
  played.take({ do: 'move', route: ['c04y02'] });
  expect(hero(s).at).toBe('c04y02');
});

rule('NY-MOV-06', 'then collecting is possible, then the next step follows', () => {
  const s = solo();
  s.itemCubes[spaceNo(NORTH)] = 1;
  const played = resolve(s, 'snake-1')
    .take({ do: 'move', route: [NORTH] })
    .take({ do: 'collectItem' });
  expect(played.decision).toBe('walk');
  expect(
    played.offered({ do: 'move' }).every((choice) => choice.do === 'move' && choice.route.length === 1),
  ).toBe(true);
});

rule(
  'NY-MOV-06',
  'nor do a tile that is revealed or something collected use up the rest of an "up to" move',
  () => {
    const s = solo();
    revealTile(s, 'c04y02', 'city-34');
    place(s, 0, 'c04y02');
    hidePoi(s, 'c04y00', 'nothing-here');
    const poi = resolve(structuredClone(s), 'snake-4').take({ do: 'move', route: ['c04y00'] });
    expect([poi.decision, poi.offered({ do: 'move', route: ['c04y02'] }).length]).toEqual(['walk', 1]);
    s.itemCubes[spaceNo(NORTH)] = 1;
    const cube = resolve(s, 'snake-4')
      .take({ do: 'move', route: [NORTH] })
      .take({ do: 'collectItem' });
    expect([cube.decision, cube.offered({ do: 'move', route: [LIBRARY] }).length]).toEqual(['walk', 1]);
  },
);

rule(
  ['NY-MOV-06', 'NY-POI-02'],
  'a POI tile that lies faceup brings nothing when it is entered again',
  () => {
    const s = solo();
    revealTile(s, 'c04y02', 'city-34');
    place(s, 0, 'c04y02');
    revealPoi(s, 'c04y00', 'crash-site');
    const played = resolve(s, 'snake-2').take({ do: 'move', route: ['c04y00'] });
    expect([played.told('poiRevealed'), s.enemies]).toEqual([[], []]);
  },
);

rule(
  ['NY-MOV-08', 'NY-EVT-02', 'NY-RUL-04'],
  'every event icon entered counts, on the way and more than once',
  () => {
    const s = solo({ heroes: ['cabbie'] });
    revealTile(s, 'c04y02', 'city-26');
    place(s, 0, 'c04y04');
    s.eventDeck.push(
      ...s.eventDeck.splice(s.eventDeck.indexOf('lull'), 1),
      ...s.eventDeck.splice(s.eventDeck.indexOf('screaming'), 1),
    );
    const passing = stage(
      s,
      { step: 'walk', seat: 0, left: 2, upTo: false, roadblocks: 'stop', by: 'card', tried: false },
      { step: 'setOff' },
    );
    passing.take({ do: 'move', route: ['c04y02', 'c04y00'] });
    expect(passing.told('eventRevealed')).toHaveLength(1);
    expect(s.turn.events).toBe(0);
    const again = solo();
    revealTile(again, 'c04y02', 'city-26');
    place(again, 0, 'c04y02');
    again.eventDeck.push(...again.eventDeck.splice(again.eventDeck.indexOf('lull'), 1));
    const back = resolve(again, 'snake-1').take({ do: 'move', route: ['c05y03', 'c04y02'] });
    back.take({ do: 'reveal' });
    expect(back.told('eventRevealed')).toHaveLength(1);
  },
);

rule(['NY-MOV-08', 'NY-EVT-02'], 'two icons on one way are two event reveals', () => {
  const s = solo();
  revealTile(s, 'c04y02', 'city-26');
  revealTile(s, 'c03y01', 'city-35');
  place(s, 0, 'c04y04');
  s.eventDeck.push(...s.eventDeck.splice(s.eventDeck.indexOf('lull'), 1));
  s.eventDeck.push(...s.eventDeck.splice(s.eventDeck.indexOf('lull'), 1));
  const walk = {
    step: 'walk',
    seat: 0,
    left: 2,
    upTo: false,
    roadblocks: 'stop',
    by: 'card',
    tried: false,
  } as const;
  const played = stage(s, walk, { step: 'setOff' }).take({ do: 'move', route: ['c04y02', 'c03y01'] });
  expect(played.told('eventRevealed')).toHaveLength(2);
});

rule('NY-MOV-09', 'nobody just walks onto a bridge', () => {
  const s = solo();
  revealTile(s, 'c02y08', 'city-34');
  place(s, 0, 'c02y08');
  revealTile(s, 'c02y06', 'city-28');
  giveCase(s, 0, 'diagram-1');
  const played = resolve(s, 'snake-2');
  expect(played.offered({ do: 'tryBridge' })).toEqual([]);
  expect(played.whyAll({ do: 'tryBridge' })).toContain('NY-WIN-04');
  expect(played.offered().every((choice) => choice.do === 'move')).toBe(true);
});

rule('NY-MOV-05', 'of routes to the same space only those are offered that no other one beats', () => {
  const s = solo();
  revealTile(s, 'c04y02', 'city-26');
  revealTile(s, 'c05y01', 'city-34');
  place(s, 0, 'c04y04');
  const played = resolve(s, 'snake-1');
  const routes = played
    .offered({ do: 'move' })
    .flatMap((choice) => (choice.do === 'move' ? [choice.route] : []));
  const toNorth = routes.filter((route) => route.at(-1) === 'c05y01');
  // Over the street, not over the event.
  expect(toNorth).toEqual([['c05y03', 'c05y01']]);
  expect(new Set(routes.map((route) => route.at(-1))).size).toBe(routes.length);
});

rule(['NY-RBL-08', 'NY-RBL-07'], 'a blocked road stops steps in both directions, an open one none', () => {
  const s = solo();
  block(s, LIBRARY, NORTH);
  place(s, 0, NORTH);
  expect(resolve(structuredClone(s), 'snake-2').offered({ do: 'move', route: [LIBRARY] })).toEqual([]);
  s.roads = s.roads.map((state) => (state === 'blocked' ? 'open' : state));
  expect(resolve(s, 'snake-2').offered({ do: 'move', route: [LIBRARY] })).toHaveLength(1);
});

rule('NY-MOV-05', 'who may stop for something on the way is offered the longer way there as well', () => {
  const s = solo();
  s.itemCubes[spaceNo(NORTH)] = 1;
  const routes = resolve(s, 'snake-1').offeredAs('move', 'route') as SpaceId[][];
  expect(routes.filter((route) => route.at(-1) === NORTH)).toEqual([[NORTH], ['c06y04', NORTH]]);
});

rule(['NY-MOV-05', 'NY-FX-14'], 'a roadblock that is ignored makes no other way of it', () => {
  const s = solo({ heroes: ['brain'] });
  block(s, LIBRARY, NORTH);
  revealTile(s, 'c04y02', 'city-34');
  const routes = resolve(s, 'brain-s3').offeredAs('move', 'route') as SpaceId[][];
  expect(routes.filter((route) => route.at(-1) === 'c04y02')).toHaveLength(1);
});

rule(['NY-MOV-05', 'NY-FX-11'], 'nothing speaks against stopping where the number is "up to"', () => {
  expect(resolve(solo(), 'snake-4').why({ do: 'stop' })).toBeUndefined();
});

rule(
  ['NY-MOV-05', 'NY-TRN-15', 'NY-CAS-15', 'NY-CAR-03', 'NY-ITM-04'],
  'an exact move pauses only where something can be collected',
  () => {
    const pauses = (arrange: (s: State) => void): boolean => {
      const s = solo();
      arrange(s);
      return resolve(s, 'snake-1').offered({ do: 'move', route: [NORTH] }).length > 0;
    };
    const cube = (s: State): void => void (s.itemCubes[spaceNo(NORTH)] = 1);
    const token = (s: State): void => void (s.cases[2]!.token = NORTH);
    const car = (s: State): void => {
      s.abandonedCars.push(NORTH);
      s.carFigures--;
    };
    expect([cube, token, car].map(pauses)).toEqual([true, true, true]);
    const nothing: ((s: State) => void)[] = [
      (s) => {
        cube(s);
        putEnemies(s, 'prisoner', NORTH);
      },
      (s) => {
        cube(s);
        s.itemsUnused = s.itemDeck.splice(0);
      },
      (s) => {
        token(s);
        s.turn.casesCollected = 4;
      },
      (s) => {
        car(s);
        hero(s).car = 'car';
        s.carFigures--;
      },
    ];
    expect(nothing.map(pauses)).toEqual([false, false, false, false]);
  },
);
