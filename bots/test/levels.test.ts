import { escapeFromNewYork } from '@getaway/escape-from-new-york';
import * as heroes from '@getaway/escape-from-new-york/bot';
import { type Base, type Game, type Pending, startState, Table } from '@getaway/engine';
import { masterHeist } from '@getaway/master-heist';
import * as crew from '@getaway/master-heist/bot';
import { describe, expect, it } from 'vitest';
import { ticTacToe } from '../../engine/test/games/ticTacToe.ts';
import { type Bot, easy, type Evaluation, playOn, ruthless, steady } from '../index.ts';
import { chanceOf, position } from './minds.ts';

const cells = ticTacToe as unknown as Game;
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

/** All seats play what looks best at a glance: what every level builds on, and what its searches play on with. */
function wonAtAGlance(game: Game, evaluation: Evaluation, seats: number, games: number): number {
  let won = 0;
  for (let number = 0; number < games; number++) {
    const table = new Table(game, startState(game, { seats, options: {}, seed: `glance ${number}` }));
    while (table.state.outcome === null)
      playOn(table, 0, { ...evaluation, quiet: () => false }, null, 0, 100);
    if (table.state.outcome.winners.length > 0) won++;
  }
  return won;
}

describe('at a glance', () => {
  it('a hero alone gets away from New York now and then', () => {
    const game = escapeFromNewYork as unknown as Game;
    const won = wonAtAGlance(game, heroes.evaluation, 1, 24);
    expect(won).toBeGreaterThan(3);
  });

  it('a crew brings off half of its heists', () => {
    const game = masterHeist as unknown as Game;
    const won = wonAtAGlance(game, crew.evaluation, 4, 12);
    expect(won).toBeGreaterThan(3);
  });
});
