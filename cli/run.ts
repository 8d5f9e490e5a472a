import { workerData } from 'node:worker_threads';
import { bots } from '@getaway/bots';
import { BadInput, Refused } from '@getaway/engine';
import { evaluations } from '@getaway/games/evaluations';
import { isForBots, thinkForBots } from '@getaway/server/bots';
import { Args, helpOf, helpOfAll, type World } from './command.ts';
import { campaign } from './campaign.ts';
import { arena } from './arena.ts';
import { isSecond, second } from './arena/threads.ts';
import { content } from './content.ts';
import { messageOf, UserError } from './errors.ts';
import { sayFor } from './language.ts';
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

async function runCommand(argv: readonly string[], world: World): Promise<void> {
  const say = sayFor(argv);
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const asked = COMMANDS.find((command) => command.name === rest[0]);
    print(asked === undefined ? helpOfAll(COMMANDS, say) : helpOf(asked, say));
    return;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) throw new UserError(say('help.noCommand', { name }));
  if (rest.includes('--help') || rest.includes('-h')) print(helpOf(command, say));
  else await command.run(new Args(command, rest, say), world);
}

/** Runs the `getaway` command of this process, or the part of it that this thread was started for. */
export async function run(world: World): Promise<void> {
  if (isSecond(workerData)) {
    second(world);
    return;
  }
  if (isForBots(workerData)) {
    thinkForBots({ ...world, bots, evaluations });
    return;
  }
  if (isHelper(workerData)) {
    help(world);
    return;
  }
  // A reader that has seen enough (`getaway rules … | head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  try {
    await runCommand(process.argv.slice(2), world);
  } catch (error) {
    process.exitCode = 1;
    const foreseen = error instanceof UserError || error instanceof BadInput || error instanceof Refused;
    const sentence = foreseen ? messageOf(error) : `This is a fault of the program: ${messageOf(error)}`;
    process.stderr.write(`getaway: ${sentence}\n`);
    if (!foreseen && process.env['GETAWAY_DEBUG']) process.stderr.write(`${(error as Error).stack}\n`);
  }
}
