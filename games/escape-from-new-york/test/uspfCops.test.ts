import { refusalOf, rule, whyNot } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import type { State } from '../rules/state.ts';
import { copsAt, policeScene, putCops } from './police.ts';
import {
  asked,
  block,
  enemiesAt,
  giveItem,
  now,
  offered,
  play,
  putEnemies,
  resolving,
  revealTile,
  roadState,
  take,
} from './scene.ts';

describe('cops', () => {
  rule(
    ['NY-USP-50', 'NY-FX-96'],
    'cops come from the pool to the hero, a space with a cop or a revealed bridgehead',
    () => {
      const s = policeScene();
      expect(copsAt(now(play(s, resolving(s, 'task-2-1', 'task'))), 'c05y05')).toBe(2);

      putCops(s, 'c05y03');
      putCops(s, 'c05y07');
      const any = play(s, resolving(s, 'task-1-7', 'task'));
      expect(offered(any, 0).map((choice) => choice.do === 'placeCop' && choice.space)).toEqual([
        'c05y03',
        'c05y07',
      ]);
      take(any, 0, { do: 'placeCop', space: 'c05y07' });
      expect(copsAt(now(any), 'c05y07')).toBe(2);

      s.uspf.cops.fill(0);
      s.uspf.copsLeft = 2;
      expect(copsAt(now(play(s, resolving(s, 'task-1-7', 'task'))), 'c05y05')).toBe(1);

      expect(now(play(s, resolving(s, 'task-1-3', 'task'))).uspf.copsLeft).toBe(2);
      revealTile(s, 'c09y01', 'city-34');
      expect(copsAt(now(play(s, resolving(s, 'task-1-3', 'task'))), 'c09y01')).toBe(1);

      s.uspf.copsLeft = 1;
      expect(copsAt(now(play(s, resolving(s, 'task-2-1', 'task'))), 'c05y05')).toBe(1);
      s.uspf.copsLeft = 0;
      expect(copsAt(now(play(s, resolving(s, 'task-2-1', 'task'))), 'c05y05')).toBe(0);
    },
  );

  rule('NY-USP-50', 'a cop elsewhere changes nothing for the hero, but is where the next one goes', () => {
    const s = policeScene();
    putCops(s, 'c05y03');
    const after = (task: 'task-2-1' | 'task-1-7', left: number) => {
      s.uspf.copsLeft = left;
      const match = play(s, resolving(s, task, 'task'));
      expect(asked(match)).toEqual([1]);
      return [copsAt(now(match), 'c05y05'), copsAt(now(match), 'c05y03'), now(match).uspf.copsLeft];
    };
    expect([after('task-2-1', 8), after('task-1-7', 1), after('task-1-7', 0)]).toEqual([
      [2, 1, 6],
      [0, 2, 0],
      [0, 1, 0],
    ]);
  });

  rule(
    ['NY-USP-51', 'NY-USP-54', 'NY-USP-55'],
    'up to 3 different cops move 1 space: over open roads, to revealed spaces, past enemies',
    () => {
      const s = policeScene();
      putCops(s, 'c05y05');
      putCops(s, 'c05y03');
      block(s, 'c05y05', 'c05y07');
      putEnemies(s, 'slag', 'c05y05');
      putEnemies(s, 'prisoner', 'c06y04');
      const match = play(s, resolving(s, 'cop-advance', 'cop'));
      const goals = offered(match, 0, { do: 'moveCop', from: 'c05y05' }).map(
        (choice) => choice.do === 'moveCop' && choice.to,
      );
      expect(new Set(goals)).toEqual(new Set(['c05y03', 'c06y04', 'c06y06', 'c04y06', 'c04y04']));
      expect(whyNot(match, 0, { do: 'moveCop', from: 'c05y05', to: 'c05y07' })).toBe('NY-USP-51');
      expect(whyNot(match, 0, { do: 'moveCop', from: 'c05y03', to: 'c05y01' })).toBe('NY-USP-55');
      take(match, 0, { do: 'moveCop', from: 'c05y05', to: 'c06y04' });
      expect(offered(match, 0, { do: 'moveCop', from: 'c06y04' })).toEqual([]);
      take(match, 0, { do: 'moveCop', from: 'c05y03', to: 'c05y05' });
      expect([copsAt(now(match), 'c06y04'), copsAt(now(match), 'c05y05')]).toEqual([1, 1]);
      expect(now(match).enemies).toHaveLength(2);
      // Whoever has moved keeps nobody else from moving.
      const low = policeScene();
      for (const space of ['c04y04', 'c05y03'] as const) putCops(low, space);
      const both = play(low, resolving(low, 'cop-advance', 'cop'));
      take(both, 0, { do: 'moveCop', from: 'c04y04', to: 'c04y06' });
      expect(offered(both, 0, { do: 'moveCop', from: 'c05y03' })).not.toEqual([]);
    },
  );

  rule(
    ['NY-USP-52', 'NY-FX-96'],
    'Barrage: 2 damage in each of up to 2 spaces with a cop, for the current hero',
    () => {
      const s = policeScene();
      s.heroes[0]!.bar = { prisoners: 4, items: 0, killed: 0, paid: 0 };
      giveItem(s, 0, 'axe');
      s.heroes[0]!.weapon = { card: s.heroes[0]!.items.pop()!, ammo: 0 };
      s.itemsGone.push('start-submachine-gun');
      for (const space of ['c05y03', 'c05y07', 'c04y04'] as const) putCops(s, space);
      putEnemies(s, 'prisoner', 'c05y03', 3);
      putEnemies(s, 'prisonerCar', 'c05y07');
      const match = play(s, resolving(s, 'cop-barrage', 'cop'));
      expect(offered(match, 0, { do: 'copFire' })).toHaveLength(2);
      take(match, 0, { do: 'copFire', space: 'c05y03' });
      // Enemies that are alike are hit in order, and the Axe does not help the cops.
      expect(enemiesAt(now(match), 'c05y03')).toHaveLength(1);
      expect(refusalOf(match, 0, { do: 'copFire', space: 'c05y03' })).toBe('NY-USP-52');
      const events = take(match, 0, { do: 'copFire', space: 'c05y07' });
      expect(enemiesAt(now(match), 'c05y07')).toEqual([]);
      expect(events.map(({ event }) => event)).toContain('prisonerKilled');
      expect(now(match).heroes[0]!.bar.killed).toBe(3);
    },
  );

  rule(['NY-USP-52', 'NY-ENM-08'], 'cops cannot hit the Duke behind his bodyguards either', () => {
    const s = policeScene();
    putCops(s, 'c05y03');
    putEnemies(s, 'duke', 'c05y03');
    putEnemies(s, 'prisoner', 'c05y03');
    const match = play(s, resolving(s, 'cop-fire', 'cop'));
    take(match, 0, { do: 'copFire' });
    expect(now(match).enemies).toMatchObject([{ kind: 'duke', damage: 0 }]);
  });

  rule('NY-USP-53', 'Breach opens a roadblock beside a cop; Escort covers a hero with a cop', () => {
    const s = policeScene();
    putCops(s, 'c05y03');
    block(s, 'c05y03', 'c05y01');
    block(s, 'c05y07', 'c05y09');
    const breach = play(s, resolving(s, 'cop-breach', 'cop'));
    expect(roadState(now(breach), 'c05y03', 'c05y01')).toBe('open');
    expect(roadState(now(breach), 'c05y07', 'c05y09')).toBe('blocked');

    const lost = (cop: boolean) => {
      const t = policeScene();
      if (cop) putCops(t, 'c05y05');
      putEnemies(t, 'slag', 'c05y05');
      const match = play(t, resolving(t, 'cop-escort', 'cop'), { step: 'damageStep', seat: 0 });
      return t.heroes[0]!.hand.length - now(match).heroes[0]!.hand.length;
    };
    expect([lost(false), lost(true)]).toEqual([3, 1]);
  });

  rule(
    ['NY-USP-54', 'NY-USP-57'],
    'cops take no damage and engage nobody: enemies beside a cop still move',
    () => {
      const s = policeScene();
      putCops(s, 'c05y03');
      putEnemies(s, 'prisoner', 'c05y03');
      const match = play(s, resolving(s, 'march', 'event'));
      expect(enemiesAt(now(match), 'c05y05')).toHaveLength(1);
      expect(copsAt(now(match), 'c05y03')).toBe(1);
      const blown = play(s, { step: 'effects', list: 'explosion', next: 0, hero: 0, by: 'event', at: null });
      expect(copsAt(now(blown), 'c05y03')).toBe(1);
    },
  );

  rule('NY-USP-56', 'no prisoner takes a car beside a cop, until the cop leaves', () => {
    const s = policeScene();
    s.abandonedCars.push('c05y03');
    s.carFigures--;
    putCops(s, 'c05y03');
    const match = play(s, resolving(s, 'closing-in', 'event'));
    take(match, 0, { do: 'place', space: 'c05y03' });
    expect([now(match).abandonedCars, now(match).enemies[0]?.kind]).toEqual([['c05y03'], 'prisoner']);
    putEnemies(s, 'prisoner', 'c05y03');
    putCops(s, 'c05y07');
    const leaving = play(s, resolving(s, 'cop-advance', 'cop'));
    take(leaving, 0, { do: 'moveCop', from: 'c05y03', to: 'c06y04' });
    expect(enemiesAt(now(leaving), 'c05y03').map(({ kind }) => kind)).toEqual(['prisonerCar']);
  });

  rule('NY-USP-44', 'an order that would change nothing is not offered, and the reason is told', () => {
    /** The orders of step III that can be given. */
    const orders = (arrange: (s: State) => void) => {
      const s = policeScene();
      s.uspf.step = 3;
      arrange(s);
      const match = play(s, { step: 'copActions', seat: 0, done: [] });
      const given = offered(match, 0, { do: 'copAction' }).map(
        (choice) => choice.do === 'copAction' && choice.action,
      );
      return { given, match };
    };
    const idle = orders((s) => putCops(s, 'c05y03'));
    expect(idle.given).toEqual(['cop-advance', 'cop-deploy']);
    expect(whyNot(idle.match, 0, { do: 'copAction', action: 'cop-fire' })).toBe('NY-USP-52');
    expect(whyNot(idle.match, 0, { do: 'copAction', action: 'cop-breach' })).toBe('NY-USP-53');
    expect(whyNot(idle.match, 0, { do: 'copAction', action: 'cop-escort' })).toBe('NY-USP-53');
    expect(orders((s) => putCops(s, 'c05y05')).given).toEqual(['cop-advance', 'cop-escort', 'cop-deploy']);
    const noneLeft = orders((s) => {
      putCops(s, 'c05y03');
      s.uspf.copsLeft = 0;
    });
    expect(noneLeft.given).toEqual(['cop-advance']);
    expect(whyNot(noneLeft.match, 0, { do: 'copAction', action: 'cop-deploy' })).toBe('NY-USP-50');
    const oneWay = orders((s) => {
      putCops(s, 'c02y02');
      revealTile(s, 'c03y03', 'city-34');
    });
    expect(oneWay.given).toEqual(['cop-advance', 'cop-deploy']);
    const oneStuck = orders((s) => {
      putCops(s, 'c02y02');
      putCops(s, 'c05y03');
      s.uspf.copsLeft = 1;
    });
    expect(oneStuck.given).toEqual(['cop-advance', 'cop-deploy']);
    const boxedIn = orders((s) => {
      putCops(s, 'c02y02');
      s.uspf.copsLeft = 0;
      block(s, 'c02y02', 'c02y04');
    });
    expect(boxedIn.given).toEqual(['cop-breach']);
    expect(whyNot(boxedIn.match, 0, { do: 'copAction', action: 'cop-advance' })).toBe('NY-USP-51');
    const fight = orders((s) => {
      putCops(s, 'c05y03');
      putEnemies(s, 'prisoner', 'c05y03');
    });
    expect(fight.given).toEqual(['cop-advance', 'cop-fire', 'cop-barrage', 'cop-deploy']);
  });

  rule(['NY-USP-51', 'NY-USP-52', 'NY-USP-53'], 'no order does more than it says', () => {
    const s = policeScene();
    for (const space of ['c05y03', 'c05y07', 'c04y04', 'c06y06'] as const) {
      putCops(s, space);
      putEnemies(s, 'prisoner', space, 2);
    }
    block(s, 'c05y03', 'c05y01');
    block(s, 'c05y07', 'c05y09');

    const fire = play(s, resolving(s, 'cop-fire', 'cop'));
    take(fire, 0, { do: 'copFire' });
    expect(now(fire).enemies).toHaveLength(7);
    expect(asked(fire)).toEqual([1]);

    const barrage = play(s, resolving(s, 'cop-barrage', 'cop'));
    for (let i = 0; i < 2; i++) take(barrage, 0, { do: 'copFire' });
    expect(now(barrage).enemies).toHaveLength(4);
    expect(asked(barrage)).toEqual([1]);

    const breach = play(s, resolving(s, 'cop-breach', 'cop'));
    take(breach, 0, { do: 'removeRoadblock' });
    expect(now(breach).roads.filter((road) => road === 'blocked')).toHaveLength(1);
    expect(asked(breach)).toEqual([1]);

    const advance = play(s, resolving(s, 'cop-advance', 'cop'));
    for (const from of ['c05y03', 'c05y07', 'c04y04'] as const) take(advance, 0, { do: 'moveCop', from });
    expect(asked(advance)).toEqual([1]);
    // Three cops, not one that goes on.
    const relay = play(s, resolving(s, 'cop-advance', 'cop'));
    take(relay, 0, { do: 'moveCop', from: 'c05y03', to: 'c05y05' });
    take(relay, 0, { do: 'moveCop', from: 'c05y07', to: 'c04y06' });
    const rested = offered(relay, 0, { do: 'moveCop' }).map((cop) => cop.do === 'moveCop' && cop.from);
    expect(new Set(rested)).toEqual(new Set(['c04y04', 'c06y06']));

    const twice = play(s, { step: 'placeCops', seat: 0, left: 2, where: 'anyCopSpace' });
    for (let i = 0; i < 2; i++) take(twice, 0, { do: 'placeCop', space: 'c05y03' });
    expect(copsAt(now(twice), 'c05y03')).toBe(3);
    expect(asked(twice)).toEqual([1]);
  });

  rule('NY-USP-51', 'two steps reach two spaces away, along open roads all the way', () => {
    const s = policeScene();
    putCops(s, 'c05y03');
    for (const space of ['c05y05', 'c04y04', 'c06y04'] as const) block(s, space, 'c05y03');
    revealTile(s, 'c05y01', 'city-34');
    revealTile(s, 'c04y02', 'city-28');
    const match = play(s, { step: 'moveCops', seat: 0, left: 1, steps: 2, moved: [] });
    const goals = offered(match, 0, { do: 'moveCop' }).map((choice) => choice.do === 'moveCop' && choice.to);
    expect(new Set(goals)).toEqual(new Set(['c05y01', 'c04y02', 'c04y04']));
  });
});
