import { FARSIGHTED, greedy, STYLE, think, type Thinking } from '@getaway/bots';
import { type Base, type Game, type Pending, seeded, startState, Table } from '@getaway/engine';
import { gamesOf } from '@getaway/games/library';
import { evaluationsOf } from '../minds.ts';
import type { Args, World } from '../command.ts';
import { print, short, table } from '../output.ts';
import { measure, type Workload } from './workload.ts';

/** Iterations a second on one core that are wanted, by game. */
const WANTED: Readonly<Record<string, number>> = { 'escape-plan': 5000 };
const ITERATIONS = 200;
const POSITIONS = 4;

/** What a seat sees and may choose, where it is to think. */
interface Position {
  readonly view: Base;
  readonly pending: Pending;
}

/** Positions from the middle of games that greedy bots play, at decisions with many choices. */
function positionsOf(game: Game, seats: number, thinking: Thinking): Position[] {
  return Array.from({ length: POSITIONS }, (_, number) => {
    const seen: Position[] = [];
    const chance = { rng: seeded(`bench ${number}`) };
    const options = { seats, options: {}, seed: `bench ${number}` };
    const position = new Table(game, startState(game, options));
    while (position.state.outcome === null) {
      const pending = position.pending()[0] as Pending;
      const { seat, choices } = pending;
      const view = game.schema.observe(position.state, seat);
      if (choices.length >= 8) seen.push({ view, pending });
      position.play(seat, greedy.choose(view, seat, choices, chance, thinking));
    }
    return seen[seen.length >> 1] as Position;
  });
}

/** Iterations of the search, each with its evaluation. */
function searchOf(positions: readonly Position[], thinking: Thinking, style: typeof STYLE): Workload {
  const chance = { rng: seeded('bench') };
  let next = 0;
  return {
    batch() {
      const { view, pending } = positions[next++ % positions.length] as Position;
      const budget = { iterations: ITERATIONS };
      return think(view, pending.seat, pending.choices, chance, thinking, budget, style).visits;
    },
  };
}

/** Copies of the same positions, to have something of this machine to compare with. */
function copiesOf(game: Game, positions: readonly Position[]): Workload {
  return {
    batch() {
      for (const { view } of positions) for (let i = 0; i < 50; i++) game.schema.clone(view);
      return 50 * positions.length;
    },
  };
}

/** How fast bots search from the middle of a game of four, on one core. */
export async function benchBots(args: Args, world: World): Promise<void> {
  const seconds = Number(args.text('seconds') ?? '0.5');
  const evaluations = await evaluationsOf(world.library);
  const lines = Object.values(await gamesOf(world.library)).flatMap((game) => {
    const evaluation = evaluations[game.id];
    if (evaluation === undefined || !game.id.includes(args.text('only') ?? '')) return [];
    const thinking: Thinking = { game, evaluation };
    const positions = positionsOf(game, Math.min(4, game.seats.max), thinking);
    const copies = measure(copiesOf(game, positions), seconds).rate;
    const lineOf = (style: typeof STYLE, foresight: boolean, wanted: number | null) => {
      const { rate } = measure(searchOf(positions, thinking, style), seconds);
      return {
        game: game.id,
        foresight,
        iterationsPerSecond: Math.round(rate),
        perThousandCopies: Number(((1000 * rate) / copies).toPrecision(3)),
        wanted,
        met: wanted === null ? null : rate >= wanted,
      };
    };
    const plain = lineOf(STYLE, false, WANTED[game.id] ?? null);
    return evaluation.horizon === undefined ? plain : [plain, lineOf(FARSIGHTED, true, null)];
  });
  if (args.has('json')) return print(JSON.stringify({ node: process.version, lines }));
  const cells = lines.map((line) => [
    line.foresight ? `${line.game}, a turn ahead` : line.game,
    short(line.iterationsPerSecond),
    line.perThousandCopies,
    line.wanted === null ? '-' : short(line.wanted),
    line.met === null ? '' : line.met ? 'met' : 'MISSED',
  ]);
  print(table(['game', 'iterations/cpu-s', 'per 1000 copies', 'wanted', ''], cells));
}
