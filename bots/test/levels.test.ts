import type { Base, Game, Pending } from '@getaway/engine';
import { describe, expect, it } from 'vitest';
import { ticTacToe } from '../../engine/test/games/ticTacToe.ts';
import { type Bot, easy, type Evaluation, ruthless, steady } from '../index.ts';
import { chanceOf, position } from './minds.ts';

const cells: Game = ticTacToe;
const STEP = 0.012;
const LUCK = 0.12;

/** The first cell is best and each further one a little worse, but luck, another for every cell, hides it at first. */
const hidden: Evaluation = {
  values(world) {
    const { cells: marks, rng } = world as Base & { cells: number[] };
    const cell = marks.findIndex((mark) => mark >= 0);
    if (cell === -1) return [0.5, 0.5];
    const luck = (Math.imul((rng[0] as number) ^ (cell * 0x9e3779b1), 0x85ebca6b) >>> 8) / 2 ** 24;
    return [0.8 - STEP * cell + LUCK * (luck - 0.5), 0.5];
  },
  beyond: 0,
  sameLuck: true,
};

/** What a bot gives away in the mean by not taking the best cell. */
function givenAway(bot: Bot, tries: number): number {
  const table = position(cells, 2, 'levels', 0);
  const { seat, choices } = table.pending()[0] as Pending;
  const view = cells.schema.observe(table.state, seat);
  let sum = 0;
  for (let i = 0; i < tries; i++) {
    const thinking = { game: cells, evaluation: hidden };
    sum += choices.indexOf(bot.choose(view, seat, choices, chanceOf(`luck ${i}`), thinking));
  }
  return (STEP * sum) / tries;
}

describe('each level', () => {
  it('is stronger than the one below: it gives away less where luck hides what is best', () => {
    const [weak, strong, strongest] = [easy, steady, ruthless].map((bot) => givenAway(bot, 150)) as [
      number,
      number,
      number,
    ];
    expect(strong).toBeLessThan(0.8 * weak);
    expect(strongest).toBeLessThan(0.5 * strong);
  });
});
