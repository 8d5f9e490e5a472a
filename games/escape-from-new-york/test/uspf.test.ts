import { rule } from '@getaway/engine/testing';
import { describe, expect, test } from 'vitest';
import { BRIDGE_IDS, board, caseCards, uspf, type HeroId } from '../content/index.ts';
import { spaceNo } from '../rules/board/index.ts';
import {
  rewardDeckBack,
  rewardSet,
  stacksOf,
  taskDeckBack,
  taskSet,
  tierOnTop,
  unusedRewardBack,
  unusedTaskBack,
} from '../rules/expansions/uspf/pieces.ts';
import type { State } from '../rules/state.ts';
import { layTask } from './police.ts';
import { type Cast, now, play, type Play, scene, take } from './scene.ts';

const HEROES = ['snake', 'maggie', 'brain', 'cabbie'] as const satisfies readonly HeroId[];
const withPolice = (cast: Cast = {}) => scene({ ...cast, options: { ...cast.options, uspf: true } });
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const differ = (what: (s: State) => unknown): boolean =>
  new Set(SEEDS.map((seed) => JSON.stringify(what(withPolice({ seed }))))).size > 1;
const byHeroes = <Value>(figure: (s: State) => Value) =>
  [1, 2, 3, 4].map((n) => figure(withPolice({ heroes: HEROES.slice(0, n) })));

describe('setup', () => {
  rule('NY-USP-01', 'every hero starts with We Go In as a ninth card', () => {
    const s = withPolice();
    expect(s.heroes.map(({ hand }) => hand.length)).toEqual([9, 9]);
    expect(s.heroes[0]!.hand).toContain('snake-go-in');
    expect(s.heroes[1]!.hand).toContain('maggie-go-in');
  });

  rule('NY-USP-02', 'the timer deck has 8, 9, 10, 11 black tiles for 1 to 4 heroes', () => {
    expect(byHeroes(({ timer }) => timer.length - 4)).toEqual([8, 9, 10, 11]);
  });

  rule(
    ['NY-USP-03', 'NY-RUL-16'],
    'Tape, Bracelet, Tracer and one diagram lie in the slots; one diagram is shown and gone',
    () => {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const s = withPolice({ seed });
        const slots = s.cases.map(({ card }) => card[0]!);
        expect(slots).toContain('tape');
        expect(slots).toContain('presidents-bracelet');
        expect(slots).toContain('tracer');
        const diagrams = [
          ...slots.filter((card) => card.startsWith('diagram')),
          ...s.casesUnused,
          ...s.casesGone,
        ];
        expect(new Set(diagrams)).toEqual(new Set(['diagram-1', 'diagram-2', 'diagram-4']));
        expect(s.casesUnused).toHaveLength(1);
        expect(s.casesGone).toHaveLength(1);
        // The one that was removed is unknown, the one that was shown is not.
        expect(now(play(s)).casesUnused).toEqual([null]);
        expect(now(play(s)).casesGone).toEqual(s.casesGone);
      }
      expect(differ((s) => s.casesGone)).toBe(true);
      expect(differ((s) => s.casesUnused)).toBe(true);
      expect(differ((s) => s.cases.findIndex(({ card }) => card[0] === 'tracer'))).toBe(true);
    },
  );

  rule(
    ['NY-USP-04', 'NY-USP-09'],
    'the shown bridge has a tile without figures on its bridgehead, and one cop more',
    () => {
      for (const seed of SEEDS) {
        const s = withPolice({ seed });
        const diagram = caseCards[s.casesGone[0]!];
        const bridge = diagram.kind === 'diagram' ? diagram.bridge : BRIDGE_IDS[0];
        const head = spaceNo(board.bridges.find(({ id }) => id === bridge)!.head);
        expect(s.tiles[head]).toMatch(/^city-/);
        expect(s.uspf.cops[head]).toBe(1);
        expect(s.uspf.cops.reduce((sum, n) => sum + n, 0)).toBe(1);
        expect(s.uspf.copsLeft).toBe(9);
        expect(s.enemies).toEqual([]);
        expect(s.itemCubes.every((n) => n === 0)).toBe(true);
        expect(s.roads.every((road) => road === 'clear')).toBe(true);
        expect(s.cityDeck).toHaveLength(35);
      }
    },
  );

  rule('NY-USP-05', 'the icons of that tile are in force', () => {
    // A seed whose tile is a surgery: a hero there gets cards back in step 9.
    for (let i = 0; i < 200; i++) {
      const s = withPolice({ seed: `icons ${i}` });
      const head = s.uspf.cops.indexOf(1);
      if (!['city-10', 'city-11', 'city-12'].includes(s.tiles[head]!)) continue;
      const hero = s.heroes[0]!;
      hero.at = board.spaces[head]!.id;
      hero.discard = hero.hand.splice(0, 3);
      const match = play(s, { step: 'buildingStep', seat: 0 });
      expect(match.pending()[0]?.choices.some((choice) => choice.do === 'returnCard')).toBe(true);
      return;
    }
    throw new Error('no seed found');
  });

  rule(
    ['NY-USP-06', 'NY-USP-07'],
    'two other items are out of the game; Fake Tapes and Charge Extractors never are',
    () => {
      for (const options of [{}, { extraCrossbows: true }, { bands: true }]) {
        for (const seed of ['a', 'b', 'c']) {
          const s = withPolice({ seed, options });
          const count = (id: string) => s.itemDeck.filter((item) => item === id).length;
          expect(s.itemsUnused).toHaveLength(2);
          expect([count('fake-tape'), count('charge-extractor')]).toEqual([2, 2]);
          expect(s.itemDeck).toHaveLength(40 + 2 - 2 + ('extraCrossbows' in options ? 2 : 0));
        }
      }
      expect(differ((s) => s.itemsUnused)).toBe(true);
      // The four that stay are shuffled in, not laid on top.
      const tops = SEEDS.map((seed) => withPolice({ seed }).itemDeck.slice(-4));
      expect(tops.some((top) => !top.includes('charge-extractor'))).toBe(true);
    },
  );

  rule('NY-USP-08', 'Bob Hauk stands on step I with 8, 9, 10, 11 cops for 1 to 4 heroes', () => {
    expect(byHeroes((s) => s.uspf.copsLeft)).toEqual([8, 9, 10, 11]);
    expect(withPolice().uspf.step).toBe(1);
  });

  rule(
    'NY-USP-10',
    'the stacks have 4/4/4, 4/4/5, 4/5/5, 5/5/5 cards by tier; the rest leaves the game unseen',
    () => {
      const tasks = (s: State) =>
        [1, 2, 3].map(
          (tier) =>
            [...s.uspf.taskDeck, ...s.uspf.row.map(({ task }) => task)].filter((id) =>
              id.startsWith(`task-${tier}`),
            ).length,
        );
      const rewards = (s: State) =>
        [1, 2, 3].map(
          (tier) =>
            [...s.uspf.rewardDeck, ...s.uspf.row.map(({ reward }) => reward)].filter((id) =>
              id.startsWith(`reward-${tier}`),
            ).length,
        );
      const stacks = [
        [4, 4, 4],
        [4, 4, 5],
        [4, 5, 5],
        [5, 5, 5],
      ];
      expect(byHeroes(tasks)).toEqual(stacks);
      expect(byHeroes(rewards)).toEqual(stacks);
      for (const pile of ['taskDeck', 'rewardDeck', 'tasksUnused', 'rewardsUnused'] as const)
        expect(differ((s) => s.uspf[pile])).toBe(true);
      expect(differ((s) => s.uspf.row.map(({ task }) => task))).toBe(true);
      expect(byHeroes((s) => s.uspf.tasksUnused.length)).toEqual([9 + 3, 8 + 3, 7 + 3, 6 + 3]);
      const view = now(play(withPolice()));
      expect([...view.uspf.tasksUnused, ...view.uspf.rewardsUnused].every((card) => card === null)).toBe(
        true,
      );
    },
  );

  rule('NY-USP-11', 'rewards lie with tier 1 on top, tier 3 at the bottom', () => {
    const tiers = withPolice().uspf.rewardDeck.map((id) => uspf.rewards[id].tier);
    expect(tiers).toEqual([3, 3, 3, 3, 3, 2, 2, 2, 2, 1]);
  });

  rule('NY-USP-12', 'tasks lie in tiers with the transitions between them', () => {
    const kinds = withPolice().uspf.taskDeck.map((id) => id.replace(/-[1-7a-d]$/, ''));
    expect(kinds).toEqual([
      ...Array<string>(5).fill('task-3'),
      'transition-2-3',
      ...Array<string>(4).fill('task-2'),
      'transition-1',
      'task-1',
    ]);
    const thresholds = new Set(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => withPolice({ seed }).uspf.taskDeck[5]),
    );
    expect(thresholds.size).toBeGreaterThan(1);
    expect(now(play(withPolice())).uspf.taskDeck[5]).toBeNull();
  });

  rule('NY-USP-13', 'three tasks lie open, each with a facedown reward', () => {
    const view = now(play(withPolice()));
    expect(view.uspf.row).toHaveLength(3);
    for (const { task, reward } of view.uspf.row) {
      expect(task).toMatch(/^task-1/);
      expect(reward).toBeNull();
    }
  });

  rule('NY-USP-14', '20 of the 40 prisoners are used', () => {
    expect(withPolice().prisoners).toBe(20);
    expect(scene().prisoners).toBe(40);
  });
});

describe('the row of tasks', () => {
  /** Where Bob Hauk was sent. */
  const steps = (match: Play) =>
    match.events(null).flatMap(({ event }) => (event.event === 'copStep' ? [event] : []));

  rule(
    ['NY-USP-20', 'NY-USP-21'],
    'a resolved timer tile brings a task at the left; the fourth pushes the rightmost out',
    () => {
      const s = withPolice();
      const before = s.uspf.row.map(({ task }) => task);
      const match = play(s, { step: 'tileResolved' });
      const { row, tasksGone, rewardsGone, rewardDeck } = now(match).uspf;
      expect(row).toHaveLength(3);
      expect(row.slice(1).map(({ task }) => task)).toEqual(before.slice(0, 2));
      expect(tasksGone).toEqual([before[2]]);
      expect(rewardsGone).toHaveLength(1);
      expect(rewardDeck).toHaveLength(s.uspf.rewardDeck.length - 1);
      // A revealed tile is followed by this, a discarded one is not.
      expect(now(play(s, { step: 'discardTimer', left: 1 })).uspf.taskDeck).toHaveLength(
        s.uspf.taskDeck.length,
      );
      s.timer.push(
        ...s.timer.splice(
          s.timer.findIndex((tile) => tile === 'sirens'),
          1,
        ),
      );
      s.eventDeck = s.eventDeck.toSorted((a, b) => Number(a === 'lull') - Number(b === 'lull'));
      expect(now(play(s, { step: 'revealTimer', left: 1 })).uspf.taskDeck).toHaveLength(
        s.uspf.taskDeck.length - 1,
      );
    },
  );

  rule(
    ['NY-USP-21', 'NY-USP-43'],
    'a resolved task leaves a gap until the next tile, which then costs nothing',
    () => {
      const s = withPolice();
      layTask(s, 1, 'task-1-1');
      const match = play(s, { step: 'chooseTask', seat: 0 }, { step: 'tileResolved' });
      take(match, 0, { do: 'resolveTask', task: 'task-1-1' });
      expect(now(match).uspf.row).toHaveLength(3);
      expect(now(match).uspf.tasksGone).toEqual(['task-1-1']);
      const open = play(s, { step: 'chooseTask', seat: 0 });
      take(open, 0, { do: 'resolveTask', task: 'task-1-1' });
      expect(now(open).uspf.row).toHaveLength(2);
    },
  );

  rule(
    ['NY-USP-22', 'NY-USP-24', 'NY-RUL-17'],
    'Transition 1-2 moves Bob Hauk to step II, brings no reward, and another card is drawn',
    () => {
      const s = withPolice();
      const first = play(s, { step: 'tileResolved' }, { step: 'tileResolved' });
      const after = now(first).uspf;
      expect(after.step).toBe(2);
      expect(after.row[0]?.task).toMatch(/^task-2/);
      expect(after.row[0]?.tier).toBe(2);
      expect(after.tasksGone).toContain('transition-1-2');
      expect(s.uspf.rewardDeck.length - after.rewardDeck.length).toBe(2);
      expect(steps(first)).toMatchObject([{ stage: 2, rules: ['NY-USP-22'] }]);
    },
  );

  rule('NY-USP-23', 'Transition 2-3 moves Bob Hauk to step III and stays in sight', () => {
    const s = withPolice();
    const match = play(s, ...Array.from({ length: 6 }, () => ({ step: 'tileResolved' as const })));
    const after = now(match).uspf;
    expect(after.step).toBe(3);
    expect(after.threshold[0]).toMatch(/^transition-2-3/);
    expect(after.row[0]?.task).toMatch(/^task-3/);
    expect(steps(match)[1]).toMatchObject({ stage: 3, rules: ['NY-USP-23'] });
  });

  rule('NY-USP-25', 'an empty task deck brings and costs nothing', () => {
    const s = withPolice();
    const match = play(s, ...Array.from({ length: 12 }, () => ({ step: 'tileResolved' as const })));
    const after = now(match).uspf;
    expect(after.taskDeck).toEqual([]);
    expect(after.row).toHaveLength(3);
    expect(after.tasksGone).toHaveLength(10 + 1);
  });

  rule('NY-USP-26', 'the hurry up tile brings no task, a red tile does', () => {
    const s = withPolice();
    // Down to the last black tile, a quiet one: the hurry up tile is turned over by itself.
    const calm = s.timer.splice(4);
    s.timerGone.push(...calm.filter((tile) => tile !== 'searchlight'));
    s.timerUnused.push(...calm.filter((tile) => tile === 'searchlight'));
    s.timer.push(s.timerUnused.splice(s.timerUnused.indexOf('searchlight'), 1)[0]!);
    const drawn = s.uspf.taskDeck.length;
    const match = play(s, { step: 'revealTimer', left: 1 });
    match.play(0, { do: 'stop' });
    expect(now(match).helicopter.landed).toBe(true);
    expect(now(match).uspf.taskDeck).toHaveLength(drawn - 1);

    s.timerGone.push(...s.timer.splice(3));
    s.timer.push(...s.timer.splice(s.timer.indexOf('red-blank'), 1));
    expect(now(play(s, { step: 'revealTimer', left: 1 })).uspf.taskDeck).toHaveLength(drawn - 1);
  });
});

test('what setup puts aside lies as the backs say, so that imagined worlds are possible ones', () => {
  for (const heroes of [1, 2, 3, 4]) {
    const s = withPolice({ heroes: HEROES.slice(0, heroes) });
    const { uspf: police } = s;
    police.tasksUnused.forEach((card, i) => expect(taskSet.back(card)).toBe(unusedTaskBack(s, [i])));
    police.taskDeck.forEach((card, i) => expect(taskSet.back(card)).toBe(taskDeckBack(s, [i])));
    police.rewardDeck.forEach((card, i) => {
      expect(rewardSet.back(card)).toBe(rewardDeckBack(s, [i]));
      expect(tierOnTop(stacksOf(s), i + 1)).toBe(uspf.rewards[card].tier);
    });
    police.rewardsUnused.forEach((card, i) => expect(rewardSet.back(card)).toBe(unusedRewardBack(s, [i])));
  }
});
