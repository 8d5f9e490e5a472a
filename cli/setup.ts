// The flags that say how a match is set up, shared by the commands that play.
import { randomBytes } from 'node:crypto';
import { type Bot, botNamed, bots } from '@getaway/bots';
import { completeOptions, type Game } from '@getaway/engine';
import type { Args } from './command.ts';

export const SETUP_FLAGS = {
  seats: { value: 'N', about: 'flag.seats' },
  seed: { value: 'TEXT', about: 'flag.seed' },
  option: { value: 'NAME=VALUE', about: 'flag.option', many: true },
} as const;

export const randomSeed = (): string => randomBytes(16).toString('hex');

export function seatsOf(args: Args, game: Game, fallback = game.seats.min): number {
  const { min, max } = game.seats;
  const seats = args.whole('seats', fallback, 0);
  if (seats < min || seats > max) {
    const room = min === max ? `${min}` : `${min}-${max}`;
    throw args.misused('wrong.seats', { title: game.title, room, asked: seats });
  }
  return seats;
}

/** Plain text where the option takes it as it is (an edition called 2022), otherwise JSON, otherwise what was typed. */
function valueOf(game: Game, name: string, text: string): unknown {
  try {
    game.options[name]?.kind.validate(text, name);
    return text;
  } catch {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
}

/** The options given as `--option name=value`. */
export function optionsOf(args: Args, game: Game): Record<string, unknown> {
  const pairs = args.texts('option').map((pair): [string, unknown] => {
    const equals = pair.indexOf('=');
    if (equals < 1) throw args.misused('wrong.option', { pair });
    const name = pair.slice(0, equals);
    return [name, valueOf(game, name, pair.slice(equals + 1))];
  });
  const options = Object.fromEntries(pairs);
  completeOptions(game, options);
  return options;
}

export function botCalled(args: Args, name: string): Bot {
  const bot = botNamed(name);
  if (bot === undefined) throw args.misused('wrong.bot', { name, known: Object.keys(bots).join(', ') });
  return bot;
}

/** The bots named in a comma-separated list. */
export const botsNamed = (args: Args, names: string): Bot[] =>
  names.split(',').map((name) => botCalled(args, name));
