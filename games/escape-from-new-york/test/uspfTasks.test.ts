import { refusalOf, rule, whyNot } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import type { TaskId } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import { copsAt, layTask, policeScene, putCops } from './police.ts';
import {
  block,
  type Cast,
  giveCase,
  giveItem,
  now,
  offered,
  place,
  play,
  putEnemies,
  putInHand,
  resolving,
  revealPoi,
  revealTile,
  take,
} from './scene.ts';

/** Whether the first hero can resolve a task. */
function canResolve(task: TaskId, arrange: (s: State) => void = () => {}, cast: Cast = {}): boolean {
  const s = policeScene(cast);
  layTask(s, 0, task);
  // Another task that is always met keeps the question open.
  layTask(s, 1, task === 'task-1-7' ? 'task-1-1' : 'task-1-7');
  arrange(s);
  const match = play(s, { step: 'chooseTask', seat: 0 });
  const can = offered(match, 0, { do: 'resolveTask', task }).length > 0;
  if (!can) expect(whyNot(match, 0, { do: 'resolveTask', task })).toBe('NY-USP-45');
  return can;
}

describe('We Go In', () => {
  rule(
    ['NY-USP-40', 'NY-FX-96'],
    'the card makes 1 noise; task first, then cop actions, both free to leave',
    () => {
      const s = policeScene();
      putInHand(s, 0, 'snake-go-in');
      layTask(s, 0, 'task-1-1');
      putCops(s, 'c05y05');
      const match = play(s, resolving(s, 'we-go-in', 'card'));
      expect(offered(match, 0).map((choice) => choice.do)).toContain('resolveTask');
      take(match, 0, { do: 'stop' });
      expect(new Set(offered(match, 0).map((choice) => choice.do))).toEqual(new Set(['copAction', 'stop']));
      take(match, 0, { do: 'stop' });
      expect(match.pending()[0]?.seat).toBe(1);

      const turn = play(
        s,
        { step: 'chooseCards', seat: 0 },
        { step: 'playCard', seat: 0 },
        { step: 'noiseStep', seat: 0 },
      );
      take(turn, 0, { do: 'playCards', cards: ['snake-2', 'snake-go-in'] });
      take(turn, 0, { do: 'resolveCard', card: 'snake-go-in' });
      for (let i = 0; i < 2; i++) take(turn, 0, { do: 'stop' });
      expect(now(turn).noise).toBe(1);
    },
  );

  rule(
    'NY-USP-41',
    "one task of the row is resolved: it goes, its cops come, its reward is the hero's",
    () => {
      const s = policeScene();
      layTask(s, 0, 'task-1-1');
      layTask(s, 1, 'task-1-7');
      const { reward } = s.uspf.row[0]!;
      const match = play(s, { step: 'chooseTask', seat: 0 });
      take(match, 0, { do: 'resolveTask', task: 'task-1-1' });
      const { row, rewards, tasksGone } = now(match).uspf;
      expect(row.map(({ task }) => task)).not.toContain('task-1-1');
      expect(tasksGone).toEqual(['task-1-1']);
      expect(rewards[0]).toEqual([{ tier: 1, card: reward }]);
      expect(copsAt(now(match), 'c05y05')).toBe(1);
      expect(match.pending()[0]?.seat).toBe(1);
      expect(
        refusalOf(play(s, { step: 'chooseTask', seat: 0 }), 0, {
          do: 'resolveTask',
          task: 'task-2-6',
          pay: [],
        }),
      ).toBe('NY-USP-41');
    },
  );

  rule('NY-USP-42', 'only the owner knows the points of a reward, everybody their number', () => {
    const s = policeScene();
    layTask(s, 0, 'task-1-1');
    const match = play(s, { step: 'chooseTask', seat: 0 });
    take(match, 0, { do: 'resolveTask', task: 'task-1-1' });
    expect(now(match, 0).uspf.rewards[0]![0]!.card).not.toBeNull();
    for (const viewer of [1, null]) {
      expect(match.view(viewer).uspf.rewards[0]).toEqual([{ tier: 1, card: null }]);
    }
    const told = (seat: number | null) =>
      match.events(seat).some(({ event }) => event.event === 'rewardSeen');
    expect([told(0), told(1), told(null)]).toEqual([true, false, false]);
  });

  rule('NY-USP-44', "cop actions up to Bob Hauk's step, each once, in any order", () => {
    const s = policeScene();
    putCops(s, 'c05y05');
    putCops(s, 'c05y07');
    putEnemies(s, 'prisoner', 'c05y05', 2);
    block(s, 'c05y05', 'c05y03');
    const orders = (step: number) => {
      s.uspf.step = step;
      return offered(play(s, { step: 'copActions', seat: 0, done: [] }), 0, { do: 'copAction' }).map(
        (choice) => choice.do === 'copAction' && choice.action,
      );
    };
    expect(orders(1)).toEqual(['cop-advance', 'cop-fire']);
    expect(orders(2)).toEqual(['cop-advance', 'cop-fire', 'cop-breach', 'cop-escort']);
    expect(orders(3)).toHaveLength(6);
    s.uspf.step = 2;
    const match = play(s, { step: 'copActions', seat: 0, done: [] });
    take(match, 0, { do: 'copAction', action: 'cop-escort' });
    take(match, 0, { do: 'copAction', action: 'cop-fire' });
    take(match, 0, { do: 'copFire' });
    expect(refusalOf(match, 0, { do: 'copAction', action: 'cop-escort' })).toBe('NY-USP-44');
    expect(refusalOf(match, 0, { do: 'copAction', action: 'cop-barrage' })).toBe('NY-USP-44');
    expect(offered(match, 0, { do: 'copAction' })).toHaveLength(2);
  });
});

describe('requirements', () => {
  rule('NY-USP-45', 'tier 1: buildings, kills, revealed POI tiles, items, edge, cops, noise', () => {
    expect(canResolve('task-1-1')).toBe(true);
    expect(canResolve('task-1-1', (s) => place(s, 0, 'c05y03'))).toBe(false);

    expect(canResolve('task-1-2')).toBe(false);
    expect(canResolve('task-1-2', (s) => void (s.turn.kills = 1))).toBe(true);
    expect(
      canResolve('task-1-2', (s) => {
        s.turn.kills = 1;
        putEnemies(s, 'prisoner', 'c05y05');
      }),
    ).toBe(false);

    expect(canResolve('task-1-3', (s) => revealPoi(s, 'c00y04', 'nothing-here'))).toBe(false);
    expect(
      canResolve('task-1-3', (s) => {
        revealPoi(s, 'c00y04', 'nothing-here');
        revealPoi(s, 'c04y00', 'fight-ring');
      }),
    ).toBe(true);

    expect(canResolve('task-1-4')).toBe(false);
    expect(canResolve('task-1-4', (s) => giveItem(s, 0, 'skates'))).toBe(true);
    expect(canResolve('task-1-4', (s) => giveItem(s, 1, 'skates'))).toBe(false);

    expect(canResolve('task-1-5')).toBe(false);
    expect(
      canResolve('task-1-5', (s) => {
        revealTile(s, 'c00y06', 'city-34');
        place(s, 0, 'c00y06');
      }),
    ).toBe(true);
    expect(
      canResolve('task-1-5', (s) => {
        revealTile(s, 'c02y08', 'city-28');
        place(s, 0, 'c02y08');
      }),
    ).toBe(true);

    expect(canResolve('task-1-6')).toBe(false);
    expect(canResolve('task-1-6', (s) => putCops(s, 'c05y03'))).toBe(true);
    expect(canResolve('task-1-6', (s) => putCops(s, 'c02y02'))).toBe(false);

    expect(canResolve('task-1-7', (s) => void (s.noise = 3))).toBe(true);
    expect(canResolve('task-1-7', (s) => void (s.noise = 4))).toBe(false);
  });

  rule('NY-USP-45', 'tier 2: company, kills, the park, a car, a case, a level, two items', () => {
    expect(canResolve('task-2-1')).toBe(true);
    expect(canResolve('task-2-1', (s) => place(s, 1, 'c05y03'))).toBe(false);
    expect(canResolve('task-2-1', () => {}, { heroes: ['snake'] })).toBe(false);
    expect(canResolve('task-2-1', (s) => void (s.heroes[0]!.level = 1), { heroes: ['snake'] })).toBe(true);

    expect(canResolve('task-2-2', (s) => void (s.turn.kills = 1))).toBe(false);
    expect(canResolve('task-2-2', (s) => void (s.turn.kills = 2))).toBe(true);

    const park = (s: State) => {
      revealTile(s, 'c08y04', 'park-8');
      place(s, 0, 'c08y04');
    };
    expect(canResolve('task-2-3')).toBe(false);
    expect(canResolve('task-2-3', park)).toBe(true);
    expect(
      canResolve('task-2-3', (s) => {
        park(s);
        putEnemies(s, 'prisoner', 'c08y04');
      }),
    ).toBe(false);

    expect(canResolve('task-2-4')).toBe(false);
    expect(canResolve('task-2-4', () => {}, { heroes: ['cabbie', 'snake'] })).toBe(true);

    expect(canResolve('task-2-5', () => {}, { heroes: ['brain', 'snake'] })).toBe(false);
    expect(canResolve('task-2-5', (s) => giveCase(s, 0, 'tape'), { heroes: ['brain', 'snake'] })).toBe(true);
    // A revealed Bracelet is a case card like any other.
    expect(
      canResolve('task-2-5', (s) => {
        giveCase(s, 0, 'presidents-bracelet');
        s.heroes[0]!.cases[0]!.faceup = true;
      }),
    ).toBe(true);

    expect(canResolve('task-2-6')).toBe(false);
    expect(canResolve('task-2-6', (s) => void (s.heroes[0]!.level = 1))).toBe(true);

    expect(canResolve('task-2-7', (s) => giveItem(s, 0, 'skates'))).toBe(false);
    expect(canResolve('task-2-7', (s) => giveItem(s, 0, 'skates', 'pistol'))).toBe(true);
  });

  rule(
    'NY-USP-45',
    'tier 3: bosses, the bridge, the helicopter, the President, kills, cases, a level',
    () => {
      expect(canResolve('task-3-1')).toBe(false);
      expect(canResolve('task-3-1', (s) => void (s.bossesDefeated.duke = 1))).toBe(true);

      const bridge = (s: State) => {
        revealTile(s, 'c02y08', 'city-28');
        place(s, 0, 'c02y08');
      };
      expect(canResolve('task-3-2')).toBe(false);
      expect(canResolve('task-3-2', bridge)).toBe(true);
      expect(
        canResolve('task-3-2', (s) => {
          bridge(s);
          putEnemies(s, 'prisoner', 'c02y08');
        }),
      ).toBe(false);

      expect(canResolve('task-3-3')).toBe(false);
      expect(
        canResolve('task-3-3', (s) => {
          revealTile(s, 'c09y05', 'park-8');
          place(s, 0, 'c09y05');
        }),
      ).toBe(true);

      const president = (s: State) => {
        s.president = 'held';
        s.heroes[1]!.president = true;
      };
      expect(canResolve('task-3-4')).toBe(false);
      expect(canResolve('task-3-4', president)).toBe(true);
      expect(
        canResolve('task-3-4', (s) => {
          president(s);
          place(s, 1, 'c05y03');
        }),
      ).toBe(false);

      expect(canResolve('task-3-5', (s) => void (s.turn.kills = 2))).toBe(false);
      expect(canResolve('task-3-5', (s) => void (s.turn.kills = 3))).toBe(true);

      const cases = (s: State) => {
        giveCase(s, 0, 'tape');
        giveCase(s, 1, 'tracer');
      };
      expect(canResolve('task-3-6', (s) => giveCase(s, 0, 'tape'))).toBe(false);
      expect(canResolve('task-3-6', cases)).toBe(true);
      expect(
        canResolve('task-3-6', (s) => {
          cases(s);
          place(s, 1, 'c05y03');
        }),
      ).toBe(false);

      expect(canResolve('task-3-7', (s) => void (s.heroes[0]!.level = 1))).toBe(false);
      expect(canResolve('task-3-7', (s) => void (s.heroes[0]!.level = 2))).toBe(true);
    },
  );

  rule('NY-USP-45', 'kills are those of the current hero in this turn', () => {
    const s = policeScene({ options: { extraExplosions: true } });
    layTask(s, 0, 'task-2-2');
    layTask(s, 1, 'task-1-7');
    putEnemies(s, 'prisoner', 'c05y05', 2);
    const task = { do: 'resolveTask', task: 'task-2-2' } as const;
    const met = (list: 'snake-5' | 'explosion', by: 'card' | 'event') =>
      offered(play(s, resolving(s, list, by), { step: 'chooseTask', seat: 0 }), 0, task).length > 0;
    expect([met('snake-5', 'card'), met('explosion', 'event')]).toEqual([true, false]);
  });

  rule('NY-USP-45', 'items are paid at once, the hero choosing which', () => {
    const one = policeScene();
    layTask(one, 0, 'task-1-4');
    giveItem(one, 0, 'skates');
    const single = play(one, { step: 'chooseTask', seat: 0 });
    take(single, 0, { do: 'resolveTask', task: 'task-1-4' });
    expect(now(single).heroes[0]!.items).toEqual([]);

    const s = policeScene();
    layTask(s, 0, 'task-2-7');
    giveItem(s, 0, 'skates', 'pistol', 'skates');
    const match = play(s, { step: 'chooseTask', seat: 0 });
    const payments = offered(match, 0, { do: 'resolveTask', task: 'task-2-7' }).map(
      (choice) => choice.do === 'resolveTask' && choice.pay,
    );
    expect(payments).toEqual([
      ['skates', 'pistol'],
      ['skates', 'skates'],
    ]);
    take(match, 0, { do: 'resolveTask', task: 'task-2-7', pay: ['skates', 'skates'] });
    expect(now(match).heroes[0]!.items).toEqual(['pistol']);
    expect(now(match).itemDiscard).toHaveLength(2);
  });

  rule('NY-USP-46', 'cases count by number; no card is shown', () => {
    const s = policeScene();
    layTask(s, 0, 'task-3-6');
    giveCase(s, 0, 'tape');
    giveCase(s, 1, 'tracer');
    const match = play(s, { step: 'chooseTask', seat: 0 });
    take(match, 0, { do: 'resolveTask', task: 'task-3-6' });
    expect(match.view(null).heroes.map(({ cases }) => cases[0])).toEqual([
      { faceup: false, card: null },
      { faceup: false, card: null },
    ]);
  });
});
