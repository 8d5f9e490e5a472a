import { evaluation } from '@getaway/escape-plan/bot';
import { type Base, type Game, type Pending, seeded, startState, Table } from '@getaway/engine';
import { describe, expect, it } from 'vitest';
import { hotGoods } from '../../engine/test/games/hotGoods.ts';
import { splitTheLoot } from '../../engine/test/games/splitTheLoot.ts';
import { ticTacToe } from '../../engine/test/games/ticTacToe.ts';
import {
  type Bot,
  botNamed,
  bots,
  type Budget,
  type Evaluation,
  type Memory,
  searching,
  think,
  type Thinking,
} from '../index.ts';
import { chanceOf, escapePlanGame, knowing, position, twins } from './minds.ts';

const game = (one: unknown): Game => one as Game;
const quick: readonly Bot[] = [bots['greedy']!, searching('search:40', { iterations: 40 }), bots['easy']!];

/** Plays a whole game; by seat the bots and what they may use. */
function playOut(rules: Game, players: readonly Bot[], seed: string, thinking: Thinking): Table {
  const table = new Table(rules, startState(rules, { seats: players.length, options: {}, seed }));
  const chances = players.map((_, seat) => ({ rng: seeded(`${seed} ${seat}`) }));
  const memories: Memory[] = players.map(() => ({}));
  while (table.state.outcome === null) {
    const { seat, choices } = table.pending()[0] as Pending;
    const view = rules.schema.observe(table.state, seat);
    const thoughts = { ...thinking, memory: memories[seat] };
    table.play(seat, players[seat]!.choose(view, seat, choices, chances[seat]!, thoughts));
  }
  return table;
}

function share(rules: Game, player: Bot, rival: Bot, games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const players = i % 2 === 0 ? [player, rival] : [rival, player];
    const { winners } = playOut(rules, players, `game ${i >> 1}`, { game: rules }).state.outcome!;
    if (winners.includes(i % 2)) won += 1 / winners.length;
  }
  return won / games;
}

describe('every bot', () => {
  it.each([...Object.keys(bots), 'search:25'])('%s is known by its name', (name) => {
    expect(botNamed(name)?.name).toBe(name);
  });

  it('of no such name is not there', () => {
    for (const name of ['', 'toString', 'search:', 'search:0', 'search:x'])
      expect(botNamed(name)).toBeUndefined();
  });

  it.each(quick.map((bot) => bot.name))(
    '%s chooses the same from the same view and luck, whatever the state behind it',
    (name) => {
      const bot = botNamed(name)!;
      const tables = [
        position(game(hotGoods), 3, 'hot', 6),
        position(escapePlanGame, 4, 'plan', 30),
        position(escapePlanGame, 2, 'plan', 60),
        position(escapePlanGame, 4, 'plan', 110),
      ];
      for (const table of tables) {
        const { seat, choices } = table.pending()[0] as Pending;
        const thinking: Thinking = table.game.id === 'escape-plan' ? knowing : { game: table.game };
        const [real, other] = twins(table.game, table.state, seat, 'twin').map((state) =>
          bot.choose(table.game.schema.observe(state, seat), seat, choices, chanceOf('same'), thinking),
        );
        expect(choices).toContain(real);
        expect(other).toEqual(real);
      }
    },
  );

  it.each(quick.map((bot) => bot.name))('%s does not change what it is given', (name) => {
    const table = position(escapePlanGame, 4, 'kept', 40);
    const { seat, choices } = table.pending()[0] as Pending;
    const view = escapePlanGame.schema.observe(table.state, seat);
    const before = JSON.stringify([view, choices]);
    botNamed(name)!.choose(view, seat, choices, chanceOf('any'), knowing);
    expect(JSON.stringify([view, choices])).toBe(before);
  });

  it.each(Object.keys(bots))('%s answers at once when it must, and with a legal choice', (name) => {
    const table = position(escapePlanGame, 3, 'hurry', 25);
    const { seat, choices } = table.pending()[0] as Pending;
    const view = escapePlanGame.schema.observe(table.state, seat);
    const choice = bots[name]!.choose(view, seat, choices, chanceOf('any'), {
      ...knowing,
      hurry: () => true,
    });
    expect(choices).toContain(choice);
    expect(choices).toContain(bots[name]!.choose(view, seat, choices, chanceOf('any')));
  });

  it('plays seats that act at the same time', () => {
    const rules = game(splitTheLoot);
    for (const bot of quick) {
      const table = position(rules, 3, 'loot', 0);
      const { seat, choices } = table.pending()[1] as Pending;
      const view = rules.schema.observe(table.state, seat);
      expect(choices).toContain(bot.choose(view, seat, choices, chanceOf('any'), { game: rules }));
    }
  });
});

describe('search', () => {
  it('wins or draws at tic-tac-toe, and beats a random player most of the time', () => {
    expect(share(game(ticTacToe), botNamed('search:300')!, bots['random']!, 20)).toBeGreaterThan(0.9);
  });

  it('plays hidden hands better than chance', () => {
    const search = searching('longer', { iterations: 120 });
    expect(share(game(hotGoods), search, bots['random']!, 60)).toBeGreaterThan(0.55);
  });

  it('stops when its time is over', () => {
    const table = position(escapePlanGame, 2, 'clock', 30);
    const { seat, choices } = table.pending()[0] as Pending;
    const view = escapePlanGame.schema.observe(table.state, seat);
    let asked = 0;
    const now = (): number => 10 * asked++;
    const bot = searching('timed', { iterations: 1_000_000, milliseconds: 100 });
    expect(choices).toContain(bot.choose(view, seat, choices, chanceOf('any'), { ...knowing, now }));
    expect(asked).toBeLessThan(20);
  });

  it('stops when it knows enough, unless it is to make all its iterations', () => {
    const table = position(escapePlanGame, 2, 'enough', 30);
    const { seat, choices } = table.pending()[0] as Pending;
    const view = escapePlanGame.schema.observe(table.state, seat);
    const tree: Evaluation = { values: () => [0.5, 0.5], beyond: 0, enough: 50 };
    const visits = (budget: Budget): number =>
      think(view, seat, choices, chanceOf('any'), { game: escapePlanGame, evaluation: tree }, budget).visits;
    expect(choices.length).toBeGreaterThan(1);
    expect(visits({ iterations: 200, untilEnough: true })).toBe(50);
    expect(visits({ iterations: 200 })).toBeGreaterThan(50);
  });

  it('goes on with what it found out at the choice before, while the turn lasts', () => {
    const table = position(escapePlanGame, 4, 'memory', 0);
    const memory: Memory = {};
    const bot = searching('remembers', { iterations: 60 });
    // Escape Plan's own evaluation tries no tree, so there would be nothing to go on with.
    const even = ({ seats }: Base): number[] => Array<number>(seats).fill(0.5);
    const { sameLuck: _, ...tree } = { ...evaluation, values: even };
    const thinking = { game: escapePlanGame, memory, evaluation: tree as Evaluation };
    let kept = 0;
    for (let i = 0; i < 40; i++) {
      const { seat, choices } = table.pending()[0] as Pending;
      if (seat !== 0) {
        table.play(seat, choices[0]!);
        continue;
      }
      const view = escapePlanGame.schema.observe(table.state, seat);
      table.play(seat, bot.choose(view, seat, choices, chanceOf(`m ${i}`), thinking));
      const thoughts = memory.thoughts as { node: { visits: number } } | undefined;
      if (thoughts !== undefined && thoughts.node.visits > 0) kept++;
    }
    expect(kept).toBeGreaterThan(3);
  });
});
