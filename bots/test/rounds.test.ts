import type { Base, Choice, Game, Pending, Table } from '@getaway/engine';
import { describe, expect, it } from 'vitest';
import { splitTheLoot } from '../../engine/test/games/splitTheLoot.ts';
import { ticTacToe } from '../../engine/test/games/ticTacToe.ts';
import { type Bot, easy, type Evaluation, ruthless, searching, steady, think } from '../index.ts';
import { playTo } from '../policy.ts';
import { Horizon } from '../search/horizon.ts';
import { chanceOf, escapePlanGame, knowing, position } from './minds.ts';

const game: Game = ticTacToe;

/** Who has won, and otherwise nothing: enough to see a move that wins at once. */
const finished: Evaluation = {
  values: ({ seats, outcome }) =>
    Array.from({ length: seats }, (_, seat) => (outcome?.winners.includes(seat) ? 1 : outcome ? 0 : 0.5)),
  beyond: 0,
  sameLuck: true,
};

/** The choices of the seat that is to move, and which of them win at once. */
function winning(table: ReturnType<typeof position>): { pending: Pending; wins: Choice[] } {
  const pending = table.pending()[0] as Pending;
  const wins = pending.choices.filter((choice) => {
    const after = table.clone();
    after.play(pending.seat, choice);
    return after.state.outcome?.winners.includes(pending.seat) === true;
  });
  return { pending, wins };
}

/** Positions in which somebody can win at once, with what `look` demands of each of them. */
function whereOneWins(name: string, look: (table: Table, pending: Pending, wins: Choice[]) => void): void {
  let found = 0;
  for (let number = 0; number < 40; number++) {
    const table = position(game, 2, `${name} ${number}`, 5);
    if (table.state.outcome !== null) continue;
    const { pending, wins } = winning(table);
    if (wins.length === 0) continue;
    look(table, pending, wins);
    found++;
  }
  expect(found).toBeGreaterThan(3);
}

/** What a bot that knows who has won chooses there. */
const chosenBy = (bot: Bot, table: Table, { seat, choices }: Pending): Choice =>
  bot.choose(game.schema.observe(table.state, seat), seat, choices, chanceOf(bot.name), {
    game,
    evaluation: finished,
  });

describe('a search in rounds', () => {
  it('finds the move that wins at once', () => {
    const bot = searching('rounds', { iterations: 30 });
    whereOneWins('rounds', (table, pending, wins) => expect(wins).toContain(chosenBy(bot, table, pending)));
  });

  it('tries every choice, and those that are better more often', () => {
    const table = position(escapePlanGame, 3, 'every', 40);
    const { seat, choices } = table.pending()[0] as Pending;
    const view = escapePlanGame.schema.observe(table.state, seat);
    const root = think(view, seat, choices, chanceOf('any'), knowing, { iterations: 60 });
    const taken = [...root.branches.values()].map((branch) => branch.taken);
    expect(Math.min(...taken)).toBeGreaterThanOrEqual(2);
    if (choices.length > 4) expect(Math.max(...taken)).toBeGreaterThan(Math.min(...taken));
  });
});

describe('where all act at once', () => {
  it('tries what it is asked for itself, also with nothing sensible to do while others have', () => {
    const loot: Game = splitTheLoot;
    const table = position(loot, 3, 'at once', 0);
    const { seat, choices } = table.pending()[0] as Pending;
    const greedy: Evaluation = {
      values: (world) => (world as unknown as { share: number[] }).share,
      sensible: (_world, who, offered) => offered.map(() => (who === seat ? 0 : 1)),
      beyond: 0,
      sameLuck: true,
    };
    const bot = searching('at once', { iterations: 30 });
    const view = loot.schema.observe(table.state, seat);
    const knows = { game: loot, evaluation: greedy };
    expect(bot.choose(view, seat, choices, chanceOf('at once'), knows)).toMatchObject({ share: 5 });
  });
});

describe('the levels', () => {
  it('all see what is clearly best, however careless they are', () => {
    whereOneWins('levels', (table, pending, wins) => {
      for (const bot of [easy, steady, ruthless]) expect(wins).toContain(chosenBy(bot, table, pending));
    });
  });
});

/** The first move, each cell a little worse than the one before. */
const byCell = (step: number, more: Partial<Evaluation> = {}): Evaluation => ({
  values: (world) => {
    const cell = (world as unknown as { cells: number[] }).cells.findIndex((mark) => mark >= 0);
    return [0.9 - step * Math.max(0, cell), 0.5];
  },
  beyond: 0,
  sameLuck: true,
  ...more,
});

/** Which of the first cells a bot takes in each of so many tries. */
function cellsOf(bot: Bot, evaluation: Evaluation, tries: number): number[] {
  const table = position(game, 2, 'cells', 0);
  const { seat, choices } = table.pending()[0] as Pending;
  const view = game.schema.observe(table.state, seat);
  return Array.from({ length: tries }, (_, i) =>
    choices.indexOf(bot.choose(view, seat, choices, chanceOf(`cell ${i}`), { game, evaluation })),
  );
}

describe('carelessness', () => {
  it('takes what is nearly as good: an easy bot often, a steady one seldom and no more than that', () => {
    const [often, seldom] = [easy, steady].map((bot) => {
      const cells = cellsOf(bot, byCell(0.03), 300);
      return { worst: Math.max(...cells), times: cells.filter((cell) => cell > 0).length };
    });
    expect(often).toMatchObject({ worst: 3 });
    expect(seldom).toMatchObject({ worst: 1 });
    expect(often!.times).toBeGreaterThan(100);
    expect(seldom!.times).toBeLessThan(15);
    expect(new Set(cellsOf(ruthless, byCell(0.03), 20))).toEqual(new Set([0]));
  });

  it('is measured by what hangs on a choice', () => {
    expect(Math.max(...cellsOf(easy, byCell(0.003, { stakes: 0.1 }), 60))).toBe(3);
    expect(new Set(cellsOf(easy, byCell(0.03, { stakes: 0.1 }), 60))).toEqual(new Set([0]));
  });
});

describe('what looks less promising', () => {
  it('is not tried where the evaluation trusts the glance that far', () => {
    const last = { sensible: (_: Base, __: number, all: readonly Choice[]) => all.map((_each, i) => 1 + i) };
    expect(new Set(cellsOf(ruthless, byCell(0.03, last), 4))).toEqual(new Set([0]));
    expect(new Set(cellsOf(ruthless, byCell(0.03, { ...last, promising: 3 }), 4))).toEqual(new Set([6]));
  });
});

describe('foresight', () => {
  /** Takes the first cell for the best at a glance, and calls every decision weighty. */
  const hasty: Evaluation = {
    ...finished,
    isWeighty: () => true,
    sensible: (_world, _seat, choices) => choices.map((_, i) => (i === 0 ? 1 : 0.9)),
  };

  it('finds what a glance does not', () => {
    let hidden = 0;
    whereOneWins('foresight', (table, { seat, choices }, wins) => {
      if (wins.includes(choices[0] as Choice)) return;
      const winsWith = (foresight: number): boolean => {
        const after = table.clone();
        playTo(after, seat, hasty, { isReached: () => true }, 1, foresight);
        return after.state.outcome?.winners.includes(seat) === true;
      };
      expect(winsWith(9)).toBe(true);
      expect(winsWith(0)).toBe(false);
      hidden++;
    });
    expect(hidden).toBeGreaterThan(3);
  });
});

describe('the horizon of a search', () => {
  const world = (progress: number, quiet: boolean): Base =>
    ({ outcome: null, progress, quiet }) as unknown as Base;
  const clock: Evaluation = {
    values: () => [],
    progress: (each) => (each as unknown as { progress: number }).progress,
    quiet: (each) => (each as unknown as { quiet: boolean }).quiet,
  };

  it('is reached after so many steps of progress, where nothing is half done', () => {
    const horizon = new Horizon(clock, 0, world(4, true), 2);
    expect(horizon.isReached(world(4, true))).toBe(false);
    expect(horizon.isReached(world(5, false))).toBe(false);
    expect(horizon.isReached(world(5, true))).toBe(false);
    expect(horizon.isReached(world(6, false))).toBe(false);
    expect(horizon.isReached(world(6, true))).toBe(true);
  });

  it('is reached at the end of the game in any case', () => {
    const horizon = new Horizon(clock, 0, world(1, true), 5);
    expect(horizon.isReached({ ...world(1, false), outcome: { ending: 'x', winners: [], scores: [] } })).toBe(
      true,
    );
  });
});
