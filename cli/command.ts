import { parseArgs } from 'node:util';
import type { Game } from '@getaway/engine';
import type { Library } from '@getaway/games/library';
import type { Speaker } from '@getaway/words';
import { UserError } from './errors.ts';

/** What a command works with. Games are handed in, so that a test can bring its own, and loaded by the commands that want them. */
export interface World {
  readonly library: Library;
  /** The repository's folder, where RULES.md files and tests are. */
  readonly root: string;
  /** The URL of the running program, which helper threads and processes are started from. */
  readonly program: string;
}

type Say = Speaker['say'];

interface Flag {
  /** What stands after the flag; a flag without it is a switch. */
  readonly value?: string;
  /** What it does: a message's key, as everywhere here. */
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
  private readonly say: Say;

  constructor(command: Command, argv: readonly string[], say: Say) {
    this.command = command;
    this.say = say;
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
      throw this.misread(error as NodeJS.ErrnoException);
    }
    const most = command.takes.split(' ').filter(Boolean).length;
    const extra = this.words[most];
    if (extra !== undefined) throw this.misused('wrong.extra', { extra });
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
      throw this.misused('wrong.whole', { flag, least, text });
    }
    return number;
  }

  /** The message says what is missing. */
  word(index: number, missing: string): string {
    const word = this.words[index];
    if (word === undefined) throw this.misused(missing);
    return word;
  }

  misused(key: string, params: Readonly<Record<string, unknown>> = {}): UserError {
    return new UserError('help.tryThis', { what: this.say(key, params), command: this.command.name });
  }

  /** Node says in English only what it does not understand. */
  private misread(error: NodeJS.ErrnoException): UserError {
    const flag = /'(?:-\w, )?(--?[\w-]+)/.exec(error.message)?.[1] ?? '';
    if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return this.misused('wrong.unknown', { flag });
    if (error.message.includes('does not take')) return this.misused('wrong.switch', { flag });
    return this.misused('wrong.noValue', { flag });
  }
}

const usage = (command: Command): string => `getaway ${command.name} ${command.takes}`.trim();

export function helpOf(command: Command, say: Say): string {
  const flags = Object.entries(command.flags).map(([name, flag]) => [
    `  --${name}${flag.value === undefined ? '' : ` ${flag.value}`}`,
    flag.many ? say('help.many', { about: say(flag.about) }) : say(flag.about),
  ]);
  const width = Math.max(...flags.map(([left]) => left?.length ?? 0));
  return [
    flags.length > 0 ? say('help.usage', { usage: usage(command) }) : usage(command),
    '',
    say(command.about),
    '',
    ...flags.map(([left = '', right = '']) => `${left.padEnd(width)}  ${right}`),
    ...(command.notes === undefined ? [] : ['', say(command.notes)]),
  ].join('\n');
}

export function helpOfAll(commands: readonly Command[], say: Say): string {
  const width = Math.max(...commands.map((command) => usage(command).length));
  return [
    say('help.title'),
    '',
    ...commands.map((command) => `  ${usage(command).padEnd(width)}  ${say(command.about)}`),
    '',
    say('help.each'),
  ].join('\n');
}

/** The game of that id, or an error that names those there are. */
export async function gameNamed(id: string, { library }: World): Promise<Game> {
  const title = library.find((one) => one.id === id);
  if (title !== undefined) return title.load();
  throw new UserError('error.noGame', { id, known: library.map((one) => one.id).join(', ') });
}
