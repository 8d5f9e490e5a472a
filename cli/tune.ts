import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { botNamed, bots as known } from '@getaway/bots';
import { seeded } from '@getaway/engine';
import type { Bout } from './arena/bout.ts';
import { playAll } from './arena/threads.ts';
import { type Args, type Command, gameNamed, type World } from './command.ts';
import { messageOf, UserError } from './errors.ts';
import { tunableOf } from './minds.ts';
import { print, Progress } from './output.ts';
import { slopesOf, stepUp, varied, vary } from './tune/fit.ts';
import { type Played, resultsOf } from './tune/results.ts';

async function run(args: Args, world: World): Promise<void> {
  const game = await gameNamed(args.word(0, 'missing.game'), world);
  const tunable = await tunableOf(game.id);
  if (tunable === undefined) throw args.misused('wrong.tune', { title: game.title });
  const steps = args.whole('steps', 4, 1);
  const games = args.whole('games', 500, 2);
  const seed = args.text('seed') ?? 'tune';
  const bot = args.text('bot') ?? 'search:20';
  if (botNamed(bot) === undefined)
    throw args.misused('wrong.bot', { name: bot, known: [...Object.keys(known), 'search:N'].join(', ') });
  const chance = { rng: seeded(`${seed} variations`) };
  const progress = new Progress(steps * games, 'games');
  const { together, tables } = tunable;
  let { weights } = tunable;
  let done = 0;
  for (let step = 0; step < steps; step++) {
    const tasks = Array.from({ length: games }, (_, number) => {
      const { seats, options } = tables[number % tables.length] as (typeof tables)[number];
      const bots = Array.from({ length: seats }, () => bot);
      const one = vary(Object.keys(weights).length, chance);
      const variations = bots.map(() => (together ? one : vary(one.length, chance)));
      const bout: Bout = { game: game.id, options, seed: `${seed} ${step}`, bots, clock: false };
      return { bout, number, variations, minds: variations.map((each) => varied(weights, each)) };
    });
    const played: Played[] = [];
    await playAll(world, tasks, args.whole('threads', availableParallelism(), 1), ({ number }, tallies) => {
      played[number] = { variations: tasks[number]?.variations ?? [], tallies };
      progress.at(++done);
    });
    weights = stepUp(weights, slopesOf(resultsOf(played, together)), step);
  }
  progress.end();
  const madeBy = `getaway tune ${game.id} --steps ${steps} --games ${games} --seed ${seed} --bot ${bot}`;
  const text = JSON.stringify({ madeBy, weights }, null, 2);
  const file = args.text('out');
  if (file === undefined) return print(text);
  try {
    writeFileSync(file, `${text}\n`);
  } catch (error) {
    // Hours of play must not be lost to a wrong path.
    print(text);
    throw new UserError('error.unwritable', { path: file, why: messageOf(error) });
  }
}

export const tune: Command = {
  name: 'tune',
  takes: 'GAME',
  about: 'about.tune',
  flags: {
    steps: { value: 'N', about: 'flag.tune.steps' },
    games: { value: 'N', about: 'flag.tune.games' },
    seed: { value: 'TEXT', about: 'flag.tune.seed' },
    bot: { value: 'NAME', about: 'flag.tune.bot' },
    threads: { value: 'N', about: 'flag.tune.threads' },
    out: { value: 'FILE', about: 'flag.tune.out' },
  },
  notes: 'notes.tune',
  run,
};
