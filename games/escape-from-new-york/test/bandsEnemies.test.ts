import { refusalOf, rule, whyNot } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import type { State } from '../rules/state.ts';
import {
  asked,
  block,
  enemiesAt,
  now,
  offered,
  place,
  play,
  putEnemies,
  resolving,
  revealPoi,
  revealTile,
  roadState,
  take,
  withBands,
} from './scene.ts';

const NY = 2;

/** New York may move up to 5 enemies. The current hero stands on the Library, c05y05. */
function hunt(arrange: (s: State) => void) {
  const s = withBands();
  arrange(s);
  return play(s, resolving(s, 'bny-2', 'band'));
}

const goals = (match: ReturnType<typeof hunt>, enemy: number) =>
  offered(match, NY, { do: 'moveEnemy', enemy }).map((choice) =>
    choice.do === 'moveEnemy' ? choice.route.at(-1) : null,
  );

describe('moving enemies', () => {
  rule(
    ['NY-BND-40', 'NY-FX-83'],
    'New York moves whom it likes, near or far, and stops when it likes',
    () => {
      let near = 0;
      let far = 0;
      const match = hunt((s) => {
        revealTile(s, 'c05y01', 'city-34');
        [near = 0] = putEnemies(s, 'prisoner', 'c05y03');
        [far = 0] = putEnemies(s, 'prisoner', 'c05y01');
      });
      expect(match.pending()[0]?.seat).toBe(NY);
      expect(goals(match, near)).toEqual(['c05y05']);
      take(match, NY, { do: 'moveEnemy', enemy: far });
      expect(enemiesAt(now(match), 'c05y03').map(({ no }) => no)).toEqual([near, far]);
      take(match, NY, { do: 'stop' });
      expect(enemiesAt(now(match), 'c05y05')).toEqual([]);
      expect(match.pending()[0]?.seat).toBe(1);
    },
  );

  rule(['NY-BND-40', 'NY-FX-83'], 'five enemies and no more, of all kinds that stand there', () => {
    const match = hunt((s) => {
      putEnemies(s, 'prisoner', 'c05y03', 6);
      putEnemies(s, 'prisonerCar', 'c05y03');
      putEnemies(s, 'slag', 'c05y03');
    });
    const kinds = offered(match, NY, { do: 'moveEnemy' }).map(
      (choice) => choice.do === 'moveEnemy' && choice.kind,
    );
    expect(new Set(kinds)).toEqual(new Set(['prisoner', 'prisonerCar', 'slag']));
    expect(kinds.filter((kind) => kind === 'prisoner')).toHaveLength(1);
    for (let i = 0; i < 5; i++) {
      expect(asked(match)).toEqual([NY]);
      take(match, NY, { do: 'moveEnemy', kind: 'prisoner' });
      if (i < 4) expect(whyNot(match, NY, { do: 'moveEnemy', at: 'c05y05' })).toBe('NY-BND-43');
    }
    expect(asked(match)).toEqual([1]);
    expect(enemiesAt(now(match), 'c05y05')).toHaveLength(5);
  });

  rule(
    'NY-FX-05',
    'of enemies that nobody can tell apart one is offered; wounded or tricked ones are others',
    () => {
      const match = hunt((s) => {
        s.bands.bonus = 'hit-points';
        putEnemies(s, 'prisoner', 'c05y03', 4);
        s.enemies[0]!.tricked = true;
        s.enemies[2]!.damage = 1;
      });
      expect(
        offered(match, NY, { do: 'moveEnemy' }).map((choice) => choice.do === 'moveEnemy' && choice.enemy),
      ).toEqual([1, 2]);
    },
  );

  rule('NY-BND-41', 'enemies beside another hero may leave for the current one', () => {
    const match = hunt((s) => {
      place(s, 1, 'c05y03');
      putEnemies(s, 'prisoner', 'c05y03');
    });
    take(match, NY, { do: 'moveEnemy' });
    expect(enemiesAt(now(match), 'c05y05')).toHaveLength(1);
  });

  rule('NY-BND-42', 'tricked enemies stay; blocked roads, unexplored spaces and movement values bind', () => {
    let blocked = 0;
    let slow = 0;
    let tricked = 0;
    const match = hunt((s) => {
      revealTile(s, 'c05y01', 'city-34');
      [blocked = 0] = putEnemies(s, 'prisoner', 'c06y04');
      block(s, 'c06y04', 'c05y05');
      [slow = 0] = putEnemies(s, 'prisoner', 'c05y01');
      [tricked = 0] = putEnemies(s, 'prisoner', 'c05y07');
      s.enemies.find(({ no }) => no === tricked)!.tricked = true;
    });
    expect(new Set(goals(match, blocked))).toEqual(new Set(['c05y03', 'c06y06']));
    expect(goals(match, slow)).toEqual(['c05y03']);
    expect(goals(match, tricked)).toEqual([]);
    expect(whyNot(match, NY, { do: 'moveEnemy', enemy: tricked })).toBe('NY-BND-42');
  });

  rule(
    ['NY-BND-43', 'NY-RUL-14'],
    'an enemy ends nearer to the current hero and moves once an effect',
    () => {
      let car = 0;
      const match = hunt((s) => {
        revealTile(s, 'c05y01', 'city-34');
        revealTile(s, 'c06y02', 'city-28');
        [car = 0] = putEnemies(s, 'prisonerCar', 'c05y01');
        putEnemies(s, 'prisoner', 'c05y05');
      });
      // Two steps lead to the hero or beside the hero; c06y02 is as far away as the start.
      expect(new Set(goals(match, car))).toEqual(new Set(['c04y04', 'c05y03', 'c05y05', 'c06y04']));
      expect(offered(match, NY, { do: 'moveEnemy', enemy: car, carries: null })).toHaveLength(4);
      // The enemy in the hero's space cannot get nearer.
      expect(
        offered(match, NY, { do: 'moveEnemy' }).every(
          (choice) => choice.do === 'moveEnemy' && choice.enemy === car,
        ),
      ).toBe(true);
      take(match, NY, { do: 'moveEnemy', enemy: car, route: ['c05y03'] });
      expect(match.pending()[0]?.seat).toBe(1);
    },
  );

  rule('NY-BND-43', 'the power up moves the same enemies again', () => {
    const s = withBands();
    s.noise = 4;
    revealTile(s, 'c05y01', 'city-34');
    const [far = 0] = putEnemies(s, 'prisoner', 'c05y01');
    const match = play(s, { step: 'bandsPhase' });
    take(match, NY, { do: 'playBand', card: 'bny-2', powerUp: 'after' });
    take(match, NY, { do: 'moveEnemy', enemy: far });
    take(match, NY, { do: 'moveEnemy', enemy: far });
    expect(enemiesAt(now(match), 'c05y05')).toHaveLength(1);
  });

  rule('NY-BND-40', 'a car takes a prisoner along and rams only without an open route', () => {
    let car = 0;
    let rider = 0;
    const match = hunt((s) => {
      revealTile(s, 'c05y01', 'city-34');
      [car = 0] = putEnemies(s, 'prisonerCar', 'c05y01');
      [rider = 0] = putEnemies(s, 'prisoner', 'c05y03');
    });
    take(match, NY, { do: 'moveEnemy', enemy: car, route: ['c05y03', 'c05y05'], carries: rider });
    expect(new Set(enemiesAt(now(match), 'c05y05').map(({ no }) => no))).toEqual(new Set([car, rider]));

    const ramming = hunt((s) => {
      revealTile(s, 'c05y01', 'city-34');
      for (const exit of ['c05y03', 'c04y02', 'c06y02', 'c04y00', 'c06y00'] as const)
        block(s, 'c05y01', exit);
      putEnemies(s, 'prisonerCar', 'c05y01');
    });
    // Two steps would lead to the hero, but the wreck stops behind the roadblock.
    expect(
      offered(ramming, NY, { do: 'moveEnemy' }).map((choice) => choice.do === 'moveEnemy' && choice.route),
    ).toEqual([['c05y03']]);
    take(ramming, NY, { do: 'moveEnemy', route: ['c05y03'] });
    expect(enemiesAt(now(ramming), 'c05y03').map(({ kind }) => kind)).toEqual(['prisoner']);
    expect(roadState(now(ramming), 'c05y01', 'c05y03')).toBe('open');
    expect(now(ramming).carFigures).toBe(4);
  });

  rule('NY-BND-40', 'manholes are one step for those on foot, not for cars', () => {
    let prisoner = 0;
    let car = 0;
    const match = hunt((s) => {
      revealTile(s, 'c03y05', 'city-04');
      revealTile(s, 'c00y06', 'city-30');
      [prisoner = 0] = putEnemies(s, 'prisoner', 'c00y06');
      [car = 0] = putEnemies(s, 'prisonerCar', 'c00y06');
      place(s, 0, 'c03y05');
    });
    expect(goals(match, prisoner)).toEqual(['c03y05']);
    expect(goals(match, car)).toEqual([]);
  });

  rule('NY-BND-40', 'a prisoner who comes to an abandoned car takes it and stops; a boss walks past', () => {
    let prisoner = 0;
    let romero = 0;
    const match = hunt((s) => {
      s.bands.bonus = 'movement';
      revealTile(s, 'c05y01', 'city-34');
      s.abandonedCars.push('c05y03');
      s.carFigures--;
      [prisoner = 0] = putEnemies(s, 'prisoner', 'c05y01');
      [romero = 0] = putEnemies(s, 'romero', 'c05y01');
    });
    expect(goals(match, prisoner)).toEqual(['c05y03']);
    expect(goals(match, romero)).toContain('c05y05');
    take(match, NY, { do: 'moveEnemy', enemy: prisoner });
    expect(enemiesAt(now(match), 'c05y03').map(({ kind }) => kind)).toEqual(['prisonerCar']);
    expect(now(match).abandonedCars).toEqual([]);
  });
});

describe('bosses', () => {
  rule(['NY-BND-54', 'NY-FX-95'], "the Duke's Parade leads him up to 3 spaces, always nearer", () => {
    const s = withBands();
    revealTile(s, 'c05y01', 'city-34');
    revealPoi(s, 'c04y00', 'dukes-camp');
    const [duke = 0] = putEnemies(s, 'duke', 'c04y00');
    const match = play(s, resolving(s, 'bny-sp-duke', 'band'));
    take(match, NY, { do: 'moveEnemy', enemy: duke, route: ['c05y01', 'c05y03', 'c05y05'] });
    expect(enemiesAt(now(match), 'c05y05').map(({ kind }) => kind)).toEqual(['duke']);
  });

  rule(
    'NY-BND-54',
    'a Duke off the board comes back with full hit points to a revealed POI tile without heroes',
    () => {
      const s = withBands();
      revealPoi(s, 'c00y04', 'dukes-camp');
      revealPoi(s, 'c04y00', 'nothing-here');
      revealPoi(s, 'c08y00', 'fight-ring');
      place(s, 1, 'c08y00');
      const unbeaten = play(s, resolving(s, 'bny-sp-duke', 'band'));
      expect(unbeaten.pending()[0]?.seat).toBe(1);
      s.bossesDefeated.duke = 1;
      const match = play(s, resolving(s, 'bny-sp-duke', 'band'));
      expect(offered(match, NY).map((choice) => choice.do === 'bringBoss' && choice.space)).toEqual([
        'c00y04',
        'c04y00',
      ]);
      take(match, NY, { do: 'bringBoss', space: 'c04y00' });
      expect(enemiesAt(now(match), 'c04y00')).toMatchObject([{ kind: 'duke', damage: 0 }]);
    },
  );

  rule(['NY-BND-55', 'NY-FX-95'], 'Long Live the Duke heals him and moves every boss', () => {
    const s = withBands();
    putEnemies(s, 'duke', 'c05y03');
    putEnemies(s, 'slag', 'c05y07');
    s.enemies[0]!.damage = 5;
    const match = play(s, resolving(s, 'mission-duke', 'mission'));
    take(match, NY, { do: 'moveEnemy', enemy: 1 });
    expect(now(match).enemies.map(({ kind, damage, at }) => [kind, damage, at])).toEqual([
      ['duke', 0, 'c05y05'],
      ['slag', 0, 'c05y05'],
    ]);
    const scratched = withBands();
    putEnemies(scratched, 'duke', 'c05y03');
    scratched.enemies[0]!.damage = 1;
    for (const healed of [1, 0]) {
      const again = play(scratched, resolving(scratched, 'mission-duke', 'mission'));
      expect(now(again).enemies[0]!.damage).toBe(0);
      expect(again.events(null).filter(({ event }) => event.event === 'bossHealed')).toHaveLength(healed);
      scratched.enemies[0]!.damage = 0;
    }
    const alone = withBands();
    putEnemies(alone, 'slag', 'c05y03');
    alone.enemies[0]!.damage = 2;
    const { enemies } = now(play(alone, resolving(alone, 'mission-duke', 'mission')));
    expect(enemies).toMatchObject([{ kind: 'slag', damage: 2, at: 'c05y05' }]);
  });
});

describe('cards', () => {
  rule(['NY-FX-51', 'NY-FX-03'], 'Choke the Streets: New York picks a hero space and a direction', () => {
    const s = withBands();
    place(s, 1, 'c05y03');
    const match = play(s, resolving(s, 'bny-3', 'band'));
    const spaces = new Set(
      offered(match, NY).map((choice) => choice.do === 'placeRoadblock' && choice.space),
    );
    expect(spaces).toEqual(new Set(['c05y03', 'c05y05']));
    take(match, NY, { do: 'placeRoadblock', space: 'c05y03', direction: 'n' });
    expect(roadState(now(match), 'c05y03', 'c05y01')).toBe('blocked');
  });

  rule('NY-FX-75', 'Call the Gangs: beside any hero, at most 2 on one space', () => {
    const s = withBands();
    place(s, 1, 'c02y02');
    const match = play(s, resolving(s, 'bny-1', 'band'));
    expect(offered(match, NY)).toHaveLength(6);
    take(match, NY, { do: 'place', space: 'c05y03' });
    take(match, NY, { do: 'place', space: 'c05y03' });
    expect(refusalOf(match, NY, { do: 'place', space: 'c05y03' })).not.toBeNull();
    take(match, NY, { do: 'place', space: 'c05y07' });
    expect(enemiesAt(now(match), 'c05y03')).toHaveLength(2);
    expect(match.pending()[0]?.seat).toBe(1);
  });

  rule('NY-FX-78', 'Out of the Manholes: up to 3 different revealed manholes', () => {
    const s = withBands();
    revealTile(s, 'c03y05', 'city-04');
    revealTile(s, 'c07y05', 'city-30');
    const match = play(s, resolving(s, 'bny-sp-crazies', 'band'));
    take(match, NY, { do: 'place', space: 'c03y05' });
    expect(offered(match, NY).map((choice) => choice.do)).toEqual(['place', 'stop']);
    take(match, NY, { do: 'place', space: 'c07y05' });
    expect(now(match).enemies).toHaveLength(2);
    expect(match.pending()[0]?.seat).toBe(1);
  });

  rule(
    'NY-FX-78',
    'Breakout puts a prisoner on every revealed POI tile, Blackout on every revealed manhole',
    () => {
      const s = withBands();
      revealPoi(s, 'c00y04', 'nothing-here');
      revealPoi(s, 'c04y00', 'crazies-nest');
      expect(now(play(s, resolving(s, 'mission-breakout', 'mission'))).enemies.map(({ at }) => at)).toEqual([
        'c00y04',
        'c04y00',
      ]);
      revealTile(s, 'c03y05', 'city-04');
      expect(now(play(s, resolving(s, 'blackout', 'timer'))).enemies.map(({ at }) => at)).toEqual([
        'c03y05',
        'c04y00',
      ]);
    },
  );

  rule('NY-FX-58', 'Scuttle the Boats: New York removes one revealed raft', () => {
    const s = withBands();
    for (const i of [0, 1]) s.suburbs[i] = { ...s.suburbs[i]!, faceup: true, raft: true };
    revealTile(s, 'c00y06', 'city-34');
    revealTile(s, 'c01y03', 'city-28');
    const match = play(s, resolving(s, 'mission-boats', 'mission'));
    expect(offered(match, NY)).toEqual([
      { do: 'removeRaft', space: 'c00y06' },
      { do: 'removeRaft', space: 'c01y03' },
      { do: 'stop' },
    ]);
    take(match, NY, { do: 'removeRaft', space: 'c01y03' });
    expect(now(match).suburbs.flatMap(({ raft }, i) => (raft ? [i] : []))).toEqual([0]);
    expect(match.pending()[0]?.seat).toBe(1);
    const both = play(structuredClone(s), { step: 'removeRaft', seat: NY, left: 2 });
    for (const space of ['c00y06', 'c01y03'] as const) take(both, NY, { do: 'removeRaft', space });
    expect(now(both).suburbs.some(({ raft }) => raft)).toBe(false);
    s.suburbs[1]!.raft = false;
    expect(offered(play(s, resolving(s, 'mission-boats', 'mission')), NY, { do: 'stop' })).toHaveLength(1);
  });

  rule('NY-BND-62', 'where the back of the top card would tell a direction, New York chooses it', () => {
    const s = withBands();
    place(s, 1, 'c05y03');
    const match = play(s, resolving(s, 'fresh-barricade', 'event'));
    expect(offered(match, NY)).toHaveLength(6);
    take(match, NY, { do: 'placeRoadblock', direction: 'sw' });
    expect(roadState(now(match), 'c05y05', 'c04y06')).toBe('blocked');
  });
});
