import { parseArgs } from 'node:util';
import type { Game } from '@getaway/engine';
import type { Games } from '@getaway/games';
import { messageOf, UserError } from './errors.ts';

/** What a command works with. Games are handed in, so that a test can bring its own. */
export interface World {
  readonly games: Games;
  /** The repository's folder, where RULES.md files and tests are. */
  readonly root: string;
  /** The URL of the running program, which helper threads and processes are started from. */
  readonly program: string;
}

interface Flag {
  /** What stands after the flag; a flag without it is a switch. */
  readonly value?: string;
  readonly about: string;
  readonly many?: true;
}

export interface Command {
  readonly name: string;
  /** What stands after the name, such as `GAME`. */
  readonly takes: string;
  readonly about: string;
  readonly flags: Readonly<Record<string, Flag>>;
  readonly notes?: string;
  run(args: Args, world: World): Promise<void> | void;
}

/** The words and flags of one call, read in the terms that the command declares. */
export class Args {
  readonly words: readonly string[];
  private readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
  private readonly command: Command;

  constructor(command: Command, argv: readonly string[]) {
    this.command = command;
    const flags = Object.entries(command.flags).map(([name, flag]) => [
      name,
      { type: flag.value === undefined ? 'boolean' : 'string', multiple: flag.many ?? false } as const,
    ]);
    try {
      const { values, positionals } = parseArgs({
        args: [...argv],
        allowPositionals: true,
        options: Object.fromEntries(flags) as Record<
          string,
          { type: 'boolean' | 'string'; multiple: boolean }
        >,
      });
      this.values = values;
      this.words = positionals;
    } catch (error) {
      throw this.misused((messageOf(error).split(/\. |\n/, 1)[0] ?? '').replace(/\.$/, ''));
    }
    const most = command.takes.split(' ').filter(Boolean).length;
    const extra = this.words[most];
    if (extra !== undefined) throw this.misused(`"${extra}" is one word too many`);
  }

  has(flag: string): boolean {
    return this.values[flag] === true;
  }

  text(flag: string): string | undefined {
    const value = this.values[flag];
    return typeof value === 'string' ? value : undefined;
  }

  texts(flag: string): string[] {
    const value = this.values[flag];
    return Array.isArray(value) ? value.map(String) : [];
  }

  whole(flag: string, fallback: number, least: number): number {
    const text = this.text(flag);
    if (text === undefined) return fallback;
    const number = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least) {
      throw this.misused(`--${flag} needs a whole number of ${least} or more, not "${text}"`);
    }
    return number;
  }

  word(index: number, what: string): string {
    const word = this.words[index];
    if (word === undefined) throw this.misused(`${what} is missing`);
    return word;
  }

  misused(what: string): UserError {
    return new UserError(`${what}. Try: getaway ${this.command.name} --help`);
  }
}

const usage = (command: Command): string => `getaway ${command.name} ${command.takes}`.trim();

export function helpOf(command: Command): string {
  const flags = Object.entries(command.flags).map(([name, flag]) => [
    `  --${name}${flag.value === undefined ? '' : ` ${flag.value}`}`,
    flag.about + (flag.many ? ' (may be repeated)' : ''),
  ]);
  const width = Math.max(...flags.map(([left]) => left?.length ?? 0));
  return [
    `${usage(command)}${flags.length > 0 ? ' [flags]' : ''}`,
    '',
    command.about,
    '',
    ...flags.map(([left = '', right = '']) => `${left.padEnd(width)}  ${right}`),
    ...(command.notes === undefined ? [] : ['', command.notes]),
  ].join('\n');
}

export function helpOfAll(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => usage(command).length));
  return [
    'getaway: three board games about getting away with it',
    '',
    ...commands.map((command) => `  ${usage(command).padEnd(width)}  ${command.about}`),
    '',
    'Every command explains itself: getaway sim --help',
  ].join('\n');
}

/** The game of that id, or an error that names those there are. */
export function gameNamed(id: string, world: World): Game {
  const game = Object.hasOwn(world.games, id) ? world.games[id] : undefined;
  if (game !== undefined) return game;
  const known = Object.keys(world.games);
  throw new UserError(
    `There is no game "${id}". ${known.length === 0 ? 'No game is ready to play yet' : `There is: ${known.join(', ')}`}.`,
  );
}
