import { type Bot, random } from '@getaway/bots';
import { createMatch, type Game, type Match } from '@getaway/engine';
import { gamesOf } from '@getaway/games/library';
import { type Args, type Command, gameNamed, type World } from './command.ts';
import { LANG_FLAG, Language } from './language.ts';
import { evaluationOf } from './minds.ts';
import { Menu } from './play/menu.ts';
import { Players } from './play/players.ts';
import { Session } from './play/session.ts';
import { Terminal } from './play/terminal.ts';
import { speakerFor } from './play/text.ts';
import { matchOf, readRecordFile } from './record.ts';
import { botCalled, optionsOf, randomSeed, seatsOf, SETUP_FLAGS } from './setup.ts';

/** How a match is to be played: its seats, and who takes the last of them, bots or people (null). */
interface Table {
  readonly game: Game;
  readonly seats: number;
  readonly bots: readonly (Bot | null)[];
}

const PERSON = 'person';

/** One bot named alone takes all seats but the first. */
export function botsFor(args: Args, seats: number): readonly (Bot | null)[] {
  const names = args.text('bots')?.split(',') ?? [];
  const named = names.map((name) => (name === PERSON ? null : botCalled(args, name)));
  if (named.length > seats) throw args.misused('wrong.tooManyBots', { n: named.length, room: seats });
  return named.length === 1 ? Array<Bot | null>(Math.max(1, seats - 1)).fill(named[0] ?? null) : named;
}

/** A whole number between two others; Enter takes the proposal. Null when the person leaves. */
async function askNumber(
  terminal: Terminal,
  say: Language['say'],
  question: string,
  [least, most]: readonly [number, number],
  proposal: number,
): Promise<number | null> {
  if (least === most) return least;
  for (;;) {
    const typed = await terminal.ask(say('play.number', { question, least, most, proposal }));
    if (typed === null || typed === 'quit') return null;
    const number = typed === '' ? proposal : Number(typed);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    terminal.print(say('play.noNumber', { least, most }));
  }
}

/** Asks which game to play, and with whom. */
async function fromMenu(world: World, terminal: Terminal, say: Language['say']): Promise<Table | null> {
  const games = Object.values(await gamesOf(world.library));
  const menu = new Menu(
    games.map(({ title, seats }) => say('play.game', { title, least: seats.min, most: seats.max })),
    say,
  );
  terminal.print(menu.text());
  const number = await askNumber(terminal, say, say('play.which'), [1, games.length], 1);
  const game = number === null ? undefined : games[number - 1];
  if (game === undefined) return null;
  const { min, max } = game.seats;
  const seats = await askNumber(
    terminal,
    say,
    say('play.seats'),
    [min, max],
    Math.max(min, Math.min(2, max)),
  );
  if (seats === null) return null;
  const count = await askNumber(terminal, say, say('play.bots'), [0, seats - 1], seats - 1);
  return count === null ? null : { game, seats, bots: Array.from({ length: count }, () => random) };
}

async function tableOf(
  args: Args,
  world: World,
  terminal: Terminal,
  say: Language['say'],
): Promise<Table | null> {
  const id = args.words[0];
  if (id === undefined) return fromMenu(world, terminal, say);
  const game = await gameNamed(id, world);
  const seats = seatsOf(args, game, Math.max(game.seats.min, Math.min(2, game.seats.max)));
  return { game, seats, bots: botsFor(args, seats) };
}

async function run(args: Args, world: World): Promise<void> {
  const file = args.text('load');
  const language = new Language(args);
  const terminal = new Terminal();
  try {
    let match: Match;
    let bots: Table['bots'];
    if (file === undefined) {
      const table = await tableOf(args, world, terminal, language.say);
      if (table === null) return;
      const { game, seats } = table;
      bots = table.bots;
      match = createMatch(game, {
        seats,
        options: optionsOf(args, game),
        seed: args.text('seed') ?? randomSeed(),
      });
    } else {
      match = await matchOf(readRecordFile(file), world.library);
      bots = botsFor(args, match.record().seats);
    }
    const { seats, seed } = match.record();
    const people = Array.from({ length: seats - bots.length }, () => null);
    const players = new Players([...people, ...bots], seed, await evaluationOf(match.game.id, world));
    const words = await speakerFor(match, seats, language);
    await new Session(match, world.library, players, terminal, words, language.say).run();
  } finally {
    terminal.close();
  }
}

export const play: Command = {
  name: 'play',
  takes: 'GAME',
  about: 'about.play',
  flags: {
    ...SETUP_FLAGS,
    bots: {
      value: 'NAME,…',
      about: 'flag.play.bots',
    },
    load: { value: 'FILE', about: 'flag.play.load' },
    ...LANG_FLAG,
  },
  notes: 'notes.play',
  run,
};
