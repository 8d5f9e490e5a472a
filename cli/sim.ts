import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Bot, Thinking } from '@getaway/bots';
import { type Args, type Command, gameNamed, type World } from './command.ts';
import { messageOf, UserError } from './errors.ts';
import { evaluationOf } from './minds.ts';
import { print, Progress, short, table } from './output.ts';
import { botsNamed, optionsOf, seatsOf, SETUP_FLAGS } from './setup.ts';
import { startState } from '@getaway/engine';
import type { Series } from './sim/game.ts';
import { add, emptyTally, playInto, type Tally } from './sim/tally.ts';
import { playOnThreads } from './sim/threads.ts';

/** A run shorter than this is over before other threads would have started. */
const ALONE_MS = 500;
/** How long a thread plays before it reports. */
const BATCH_MS = 100;

async function playAll(
  world: World,
  thinking: Thinking,
  series: Series,
  games: number,
  threads: number,
): Promise<Tally> {
  const sum = emptyTally();
  const progress = new Progress(games, 'games');
  const start = performance.now();
  while (sum.games < games && (threads === 1 || performance.now() - start < ALONE_MS)) {
    playInto(sum, thinking, series, sum.games);
    progress.at(sum.games);
  }
  if (sum.games < games) {
    const size = Math.max(1, Math.round((sum.games * BATCH_MS) / (performance.now() - start)));
    await playOnThreads(world, series, threads, { from: sum.games, to: games }, size, (tally) => {
      add(sum, tally);
      progress.at(sum.games);
    });
  }
  progress.end();
  return sum;
}

function botsBySeat(args: Args, seats: number): string[] {
  const named = botsNamed(args, args.text('bots') ?? 'random');
  if (named.length !== 1 && named.length !== seats) {
    throw args.misused('wrong.botsBySeat', { n: seats });
  }
  return Array.from({ length: seats }, (_, seat) => (named[seat] ?? (named[0] as Bot)).name);
}

function recordFolder(args: Args): string | null {
  const folder = args.text('record');
  if (folder === undefined) return null;
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UserError('error.unwritable', { path: folder, why: messageOf(error) });
  }
  return folder;
}

async function run(args: Args, world: World): Promise<void> {
  const game = await gameNamed(args.word(0, 'missing.game'), world);
  const games = args.whole('games', 100, 1);
  const threads = args.whole('threads', availableParallelism(), 1);
  const seats = seatsOf(args, game);
  const series: Series = {
    game: game.id,
    seats,
    options: optionsOf(args, game),
    seed: args.text('seed') ?? 'getaway',
    bots: botsBySeat(args, seats),
    recordTo: recordFolder(args),
  };
  // What is wrong with the setup is wrong with every game: better said once, before any is played.
  startState(game, series);

  const start = performance.now();
  const thinking: Thinking = { game, evaluation: await evaluationOf(game.id, world) };
  const sum = await playAll(world, thinking, series, games, threads);
  const { finished, errors, decisions, outcomes, firstFault } = sum;
  const seconds = (performance.now() - start) / 1000;
  const byCount = Object.entries(outcomes).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const result = {
    game: game.id,
    seats,
    games,
    finished,
    errors,
    decisions,
    seconds: Number(seconds.toFixed(3)),
    gamesPerSecond: Number((games / seconds).toPrecision(4)),
    decisionsPerSecond: Number((decisions / seconds).toPrecision(4)),
    outcomes: Object.fromEntries(byCount),
  };
  if (args.has('json')) print(JSON.stringify(result));
  else {
    print(`${game.title}, ${seats} seats: ${finished} of ${games} games finished, ${errors} went wrong.`);
    print(
      `${decisions} decisions in ${short(seconds)} s: ${short(result.gamesPerSecond)} games/s, ${short(result.decisionsPerSecond)} decisions/s`,
    );
    print(
      table(
        ['ending', 'games', '%'],
        byCount.map(([ending, n]) => [ending, n, ((100 * n) / games).toFixed(1)]),
      ),
    );
  }
  if (firstFault !== null) {
    throw new UserError('error.game', { ...firstFault });
  }
}

export const sim: Command = {
  name: 'sim',
  takes: 'GAME',
  about: 'about.sim',
  flags: {
    games: { value: 'M', about: 'flag.sim.games' },
    ...SETUP_FLAGS,
    bots: { value: 'NAME,…', about: 'flag.sim.bots' },
    record: { value: 'DIR', about: 'flag.sim.record' },
    threads: {
      value: 'N',
      about: 'flag.sim.threads',
    },
    json: {
      about: 'flag.sim.json',
    },
  },
  notes: 'notes.sim',
  run,
};
