import { workerData } from 'node:worker_threads';
import { bots } from '@getaway/bots';
import { BadInput, Refused } from '@getaway/engine';
import { gamesOf } from '@getaway/games/library';
import { isForBots, thinkForBots } from '@getaway/server/bots';
import type { Speaker } from '@getaway/words';
import { Args, helpOf, helpOfAll, type World } from './command.ts';
import { campaign } from './campaign.ts';
import { arena } from './arena.ts';
import { isSecond, second } from './arena/threads.ts';
import { content } from './content.ts';
import { messageOf, UserError } from './errors.ts';
import { sayFor } from './language.ts';
import { evaluationsOf } from './minds.ts';
import { print } from './output.ts';
import { bench } from './bench.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { backup, serve } from './serve.ts';
import { sim } from './sim.ts';
import { tune } from './tune.ts';
import { help, isHelper } from './sim/threads.ts';

const COMMANDS = [play, serve, backup, arena, tune, campaign, sim, replay, rules, bench, content];

async function runCommand(argv: readonly string[], world: World, say: Speaker['say']): Promise<void> {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const asked = COMMANDS.find((command) => command.name === rest[0]);
    print(asked === undefined ? helpOfAll(COMMANDS, say) : helpOf(asked, say));
    return;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) throw new UserError('help.noCommand', { name });
  if (rest.includes('--help') || rest.includes('-h')) print(helpOf(command, say));
  else await command.run(new Args(command, rest, say), world);
}

/** What the engine has against an input, it says in English. */
function sentenceOf(error: unknown, say: Speaker['say']): string {
  if (error instanceof UserError) return error.in(say);
  const why = messageOf(error);
  if (error instanceof BadInput || error instanceof Refused) return why;
  const trace = process.env['GETAWAY_DEBUG'] ? `\n${(error as Error).stack}` : '';
  return say('error.fault', { why }) + trace;
}

/** Runs the `getaway` command of this process, or the part of it that this thread was started for. */
export async function run(world: World): Promise<void> {
  if (isSecond(workerData)) {
    second(world);
    return;
  }
  if (isForBots(workerData)) {
    const { library } = world;
    thinkForBots({ bots, games: await gamesOf(library), evaluations: await evaluationsOf(library) });
    return;
  }
  if (isHelper(workerData)) {
    await help(world);
    return;
  }
  // A reader that has seen enough (`getaway rules … | head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  const argv = process.argv.slice(2);
  const say = sayFor(argv);
  try {
    await runCommand(argv, world, say);
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`getaway: ${sentenceOf(error, say)}\n`);
  }
}
