import type { Bot } from '@getaway/bots';
import { createMatch, type Game, type Match } from '@getaway/engine';
import { loadMatch } from '@getaway/games';
import { type Args, type Command, gameNamed, type World } from './command.ts';
import { UserError } from './errors.ts';
import { Menu } from './play/menu.ts';
import { Players } from './play/players.ts';
import { Session } from './play/session.ts';
import { Terminal } from './play/terminal.ts';
import { readRecordFile } from './record.ts';
import { botsNamed, optionsOf, randomSeed, seatsOf, SETUP_FLAGS } from './setup.ts';

/** The last seats are the bots', and one bot alone takes all seats but the first. */
function playersOf(args: Args, seats: number, seed: string): Players {
  const names = args.text('bots');
  const named = names === undefined ? [] : botsNamed(args, names);
  if (named.length > seats) throw args.misused(`--bots names ${named.length} bots for ${seats} seats`);
  const bots =
    named.length === 1 ? Array.from({ length: Math.max(1, seats - 1) }, () => named[0] as Bot) : named;
  const people = Array.from({ length: seats - bots.length }, () => null);
  return new Players([...people, ...bots], seed);
}

/** Asks which game to play. */
async function gameFromMenu(world: World, terminal: Terminal): Promise<Game | null> {
  const games = Object.values(world.games);
  if (games.length === 0) throw new UserError('No game is ready to play yet.');
  const menu = new Menu(games.map(({ title, seats }) => `${title} (${seats.min} to ${seats.max} seats)`));
  terminal.print(`What shall it be?\n${menu.text()}`);
  for (;;) {
    const typed = await terminal.ask('> ');
    if (typed === null || typed === 'quit') return null;
    const game = games[Number(typed) - 1];
    if (game !== undefined) return game;
    terminal.print(`Type a number from 1 to ${games.length}, or quit.`);
  }
}

function begin(args: Args, game: Game): Match {
  const seats = seatsOf(args, game, Math.max(game.seats.min, Math.min(2, game.seats.max)));
  return createMatch(game, {
    seats,
    options: optionsOf(args, game),
    seed: args.text('seed') ?? randomSeed(),
  });
}

async function run(args: Args, world: World): Promise<void> {
  const file = args.text('load');
  const id = args.words[0];
  const game = id === undefined ? null : gameNamed(id, world);
  const loaded = file === undefined ? null : loadMatch(readRecordFile(file), world.games);
  const begun = loaded ?? (game && begin(args, game));
  const terminal = new Terminal();
  try {
    const chosen = begun === null ? await gameFromMenu(world, terminal) : null;
    const match = begun ?? (chosen && begin(args, chosen));
    if (match === null) return;
    const { seats, seed } = match.record();
    await new Session(match, world.games, playersOf(args, seats, seed), terminal).run();
  } finally {
    terminal.close();
  }
}

export const play: Command = {
  name: 'play',
  takes: 'GAME',
  about: 'Play in the terminal, alone, with bots, or passing the keyboard around.',
  flags: {
    ...SETUP_FLAGS,
    bots: {
      value: 'NAME,…',
      about:
        'one name: a bot in every seat but the first; several: in the last seats (default: people everywhere)',
    },
    load: { value: 'FILE', about: 'go on with a saved match' },
  },
  notes: 'Without GAME there is a menu. Type "help" during play for what you can type.',
  run,
};
