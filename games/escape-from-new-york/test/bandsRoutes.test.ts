import { rule, whyNot } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { Direction } from '../content/index.ts';
import { directionNo, roadAt, spaceNo } from '../rules/board/index.ts';
import type { State } from '../rules/state.ts';
import {
  block,
  enemiesAt,
  now,
  offered,
  place,
  play,
  type Play,
  putEnemies,
  resolving,
  revealTile,
  roadState,
  scene,
  take,
} from './scene.ts';

/** New York's player sends enemies: the rules of movement that bind here too (NY-BND-40). */

const NY = 2;

function hunt(arrange: (s: State) => void): Play {
  const s = scene({ options: { bands: true } });
  arrange(s);
  return play(s, resolving(s, 'bny-2', 'band'));
}

const routes = (match: Play, enemy: number) =>
  offered(match, NY, { do: 'moveEnemy', enemy }).map((choice) =>
    choice.do === 'moveEnemy' ? [choice.route.join(), choice.carries] : [],
  );
const goals = (match: Play, enemy: number) => routes(match, enemy).map(([route]) => String(route).slice(-6));

rule(
  ['NY-BND-40', 'NY-EMV-03', 'NY-EMV-16'],
  'Slag crosses a roadblock and destroys it, others go around',
  () => {
    const match = hunt((s) => {
      block(s, 'c05y03', 'c05y05');
      putEnemies(s, 'slag', 'c05y03');
      putEnemies(s, 'duke', 'c05y03');
    });
    expect(goals(match, 1)).toEqual(['c06y04', 'c04y04']);
    take(match, NY, { do: 'moveEnemy', enemy: 0, route: ['c05y05'] });
    expect(enemiesAt(now(match), 'c05y05').map(({ kind }) => kind)).toEqual(['slag']);
    expect(roadState(now(match), 'c05y03', 'c05y05')).toBe('open');
  },
);

rule(['NY-BND-40', 'NY-PCR-08'], 'a car with an open way does not ram', () => {
  const match = hunt((s) => {
    block(s, 'c05y03', 'c05y05');
    putEnemies(s, 'prisonerCar', 'c05y03');
  });
  const ways = routes(match, 0).map(([route]) => route);
  expect(ways).toContain('c06y04,c05y05');
  expect(ways).not.toContain('c05y05');
});

rule(['NY-BND-40', 'NY-EMV-11'], 'nobody passes a space with a hero', () => {
  const match = hunt((s) => {
    place(s, 0, 'c05y07');
    place(s, 1, 'c05y05');
    putEnemies(s, 'romero', 'c05y03');
  });
  expect(goals(match, 0)).toContain('c05y05');
  expect(goals(match, 0)).not.toContain('c05y07');
});

rule(['NY-BND-40', 'NY-MAN-01'], 'a manhole is entered only where there is one', () => {
  const match = hunt((s) => {
    revealTile(s, 'c04y02', 'city-04');
    revealTile(s, 'c11y05', 'city-30');
    revealTile(s, 'c11y03', 'city-34');
    putEnemies(s, 'prisoner', 'c11y03');
  });
  expect(goals(match, 0)).toEqual(['c11y05']);
});

rule(['NY-BND-40', 'NY-MAN-01'], 'who stands on a manhole may also take the road', () => {
  const match = hunt((s) => {
    revealTile(s, 'c05y01', 'city-04');
    revealTile(s, 'c04y02', 'city-30');
    place(s, 0, 'c05y07');
    putEnemies(s, 'prisoner', 'c05y01');
  });
  expect(goals(match, 0)).toEqual(['c05y03']);
});

rule('NY-BND-43', 'each enemy is moved once, however many others were moved since', () => {
  const match = hunt((s) => {
    revealTile(s, 'c03y03', 'city-34');
    putEnemies(s, 'prisoner', 'c02y02');
    putEnemies(s, 'prisoner', 'c05y03');
    putEnemies(s, 'prisoner', 'c05y07');
  });
  for (const enemy of [0, 1]) take(match, NY, { do: 'moveEnemy', enemy });
  expect([goals(match, 0), goals(match, 2)]).toEqual([[], ['c05y05']]);
});

rule(
  ['NY-BND-40', 'NY-PCR-06'],
  'a car takes along who stands at its start or on its way, and each who differs',
  () => {
    const match = hunt((s) => {
      s.bands.bonus = 'hit-points';
      revealTile(s, 'c05y01', 'city-34');
      putEnemies(s, 'prisonerCar', 'c05y01');
      putEnemies(s, 'prisoner', 'c05y01', 4);
      s.enemies[2]!.damage = 1;
      s.enemies[3]!.tricked = true;
      putEnemies(s, 'prisoner', 'c05y05');
    });
    expect(routes(match, 0).filter(([route]) => route === 'c05y03,c05y05')).toEqual([
      ['c05y03,c05y05', 1],
      ['c05y03,c05y05', 2],
    ]);
    // Those on foot carry nobody.
    expect(routes(match, 1)).toEqual([['c05y03', null]]);
  },
);

rule(['NY-BND-40', 'NY-PCR-06'], 'whom another hero engages stays behind', () => {
  const match = hunt((s) => {
    place(s, 1, 'c05y03');
    putEnemies(s, 'prisonerCar', 'c05y03');
    putEnemies(s, 'prisoner', 'c05y03');
  });
  expect(routes(match, 0)).toEqual([['c05y05', null]]);
});

rule('NY-BND-43', 'who is with the current hero already gets no nearer', () => {
  const match = hunt((s) => {
    putEnemies(s, 'prisoner', 'c05y05');
    putEnemies(s, 'prisoner', 'c05y03');
  });
  expect(whyNot(match, NY, { do: 'moveEnemy', enemy: 0 })).toBe('NY-BND-43');
});

rule(
  ['NY-RBL-03', 'NY-RBL-05', 'NY-RBL-09', 'NY-FX-51'],
  'a roadblock that would change nothing is no choice',
  () => {
    const s = scene({ options: { bands: true } });
    revealTile(s, 'c11y03', 'city-34');
    place(s, 0, 'c11y03');
    revealTile(s, 'c11y05', 'city-28');
    block(s, 'c11y03', 'c11y05');
    s.roads[roadAt(spaceNo('c11y03'), directionNo('nw'))] = 'open';
    s.roadblocks = 0;
    place(s, 1, 'c11y05');
    s.roads[roadAt(spaceNo('c11y05'), directionNo('s'))] = 'open';
    const match = play(s, { step: 'chooseRoadblock', seat: NY, spaces: ['c11y03', 'c11y05'] });
    expect(offered(match, NY)).toEqual([
      { do: 'placeRoadblock', space: 'c11y03', direction: 'nw' },
      { do: 'placeRoadblock', space: 'c11y05', direction: 's' },
    ]);
    const why = (direction: Direction) =>
      whyNot(match, NY, { do: 'placeRoadblock', space: 'c11y03', direction });
    expect([why('s'), why('ne'), why('sw')]).toEqual(['NY-RBL-03', 'NY-RBL-05', 'NY-RBL-09']);
  },
);

rule(
  ['NY-BND-43', 'NY-FX-05'],
  'who has moved stands for nobody beside it, and who can move is not refused',
  () => {
    const match = hunt((s) => {
      revealTile(s, 'c03y03', 'city-34');
      putEnemies(s, 'prisoner', 'c02y02');
      putEnemies(s, 'prisoner', 'c03y03');
    });
    expect(whyNot(match, NY, { do: 'moveEnemy', enemy: 0 })).toBeNull();
    take(match, NY, { do: 'moveEnemy', enemy: 0 });
    expect(offered(match, NY, { do: 'moveEnemy', enemy: 1 })).toHaveLength(1);
    expect(whyNot(match, NY, { do: 'moveEnemy', enemy: 0 })).toBe('NY-BND-43');
  },
);

rule(['NY-BND-42', 'NY-BND-54'], 'a tricked Duke is led nowhere', () => {
  const s = scene({ options: { bands: true } });
  putEnemies(s, 'duke', 'c05y03');
  s.enemies[0]!.tricked = true;
  const match = play(s, resolving(s, 'bny-sp-duke', 'band'));
  expect(match.pending()[0]?.seat).toBe(1);
  expect(enemiesAt(now(match), 'c05y03')).toHaveLength(1);
});
