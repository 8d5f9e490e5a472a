import { availableParallelism } from 'node:os';
import { botNamed, bots } from '@getaway/bots';
import { startState, type Game } from '@getaway/engine';
import { add, type Bout, emptyTally, type Tally } from './arena/bout.ts';
import { playAll } from './arena/threads.ts';
import { type Args, type Command, gameNamed, type World } from './command.ts';
import { print, Progress, table } from './output.ts';
import { optionsOf, seatsOf, SETUP_FLAGS } from './setup.ts';

/** Who sits at a table: one bot among others, or each bot once. */
interface Row {
  readonly label: string;
  readonly bots: readonly string[];
}

function namesOf(args: Args): string[] {
  const names = (args.text('bots') ?? '').split(',').filter(Boolean);
  if (names.length === 0) throw args.misused('wrong.noBots');
  for (const name of names) {
    if (botNamed(name) === undefined)
      throw args.misused('wrong.bot', { name, known: [...Object.keys(bots), 'search:N'].join(', ') });
  }
  return names;
}

/** As many bots as seats: all at one table. Otherwise every pair meets, the first alone among the second. */
function rowsOf(names: readonly string[], seats: number): Row[] {
  const [first] = names as [string];
  if (names.length === 1) return [{ label: first, bots: Array.from({ length: seats }, () => first) }];
  if (names.length === seats && seats > 2) return [{ label: names.join(', '), bots: names }];
  return names.flatMap((one, i) =>
    names.slice(i + 1).map((other) => ({
      label: seats === 2 ? `${one} against ${other}` : `${one} among ${other}`,
      bots: [one, ...Array.from({ length: seats - 1 }, () => other)],
    })),
  );
}

/** The 95 % interval of a share (Wilson), in percent. */
export function interval(share: number, games: number): readonly [number, number] {
  const z = 1.96;
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const middle = share + (z * z) / (2 * games);
  const scale = 100 / (1 + (z * z) / games);
  return [(middle - spread) * scale, (middle + spread) * scale];
}

interface Line {
  readonly table: string;
  readonly bot: string;
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  readonly interval: readonly [number, number];
  readonly scored: number;
  readonly meanScore: number | null;
  readonly msPerChoice: number;
  readonly msSlowest: number;
  readonly endings: Readonly<Record<string, number>>;
}

const round = (number: number, digits: number): number => Number(number.toFixed(digits));

function lineOf(label: string, bot: string, tally: Tally): Line {
  const { games, wins, scored, points, choices, milliseconds, slowest, endings } = tally;
  const [low, high] = interval(wins / games, games);
  return {
    table: label,
    bot,
    games,
    wins: round(wins, 2),
    winRate: round((100 * wins) / games, 1),
    interval: [round(low, 1), round(high, 1)],
    scored: round((100 * scored) / games, 1),
    meanScore: scored === 0 ? null : round(points / scored, 1),
    msPerChoice: round(milliseconds / Math.max(1, choices), 2),
    msSlowest: round(slowest, 0),
    endings,
  };
}

/** One line for each bot at a table; places that the same bot holds are counted together. */
function linesOf({ label, bots }: Row, tallies: readonly Tally[]): Line[] {
  return [...new Set(bots)].map((bot) => {
    const sum = emptyTally();
    tallies.forEach((tally, place) => bots[place] === bot && add(sum, tally));
    // A table of one bot alone is one result a game, not one for each seat.
    const places = bots.every((other) => other === bot) ? bots.length : 1;
    for (const figure of ['games', 'wins', 'scored', 'points'] as const) sum[figure] /= places;
    for (const [ending, times] of Object.entries(sum.endings)) sum.endings[ending] = times / places;
    return lineOf(label, bot, sum);
  });
}

const show = (lines: readonly Line[]): string =>
  table(
    [
      'table',
      'bot',
      'games',
      'wins %',
      '95 %',
      'scored %',
      'mean score',
      'ms/choice',
      'slowest ms',
      'endings',
    ],
    lines.map((line) => [
      line.table,
      line.bot,
      line.games,
      line.winRate.toFixed(1),
      line.interval.map((end) => end.toFixed(1)).join(' to '),
      line.scored.toFixed(1),
      line.meanScore === null ? '-' : line.meanScore.toFixed(1),
      line.msPerChoice,
      line.msSlowest,
      Object.entries(line.endings)
        .map(([ending, times]) => `${ending} ${((100 * times) / line.games).toFixed(0)} %`)
        .join(', '),
    ]),
  );

async function run(args: Args, world: World): Promise<void> {
  const game: Game = await gameNamed(args.word(0, 'missing.game'), world);
  const names = namesOf(args);
  const { min, max } = game.seats;
  const seats = seatsOf(args, game, Math.max(min, Math.min(max, names.length)));
  const games = args.whole('games', 100, 1);
  const options = optionsOf(args, game);
  const seed = args.text('seed') ?? 'getaway';
  startState(game, { seats, options, seed });
  const rows = rowsOf(names, seats);
  const tallies = rows.map(({ bots }) => bots.map(emptyTally));
  const tasks = rows.flatMap((row, r) => {
    const bout: Bout = { game: game.id, options, seed, bots: row.bots, clock: args.has('clock') };
    return Array.from({ length: games }, (_, number) => ({ row: r, bout, number }));
  });
  const progress = new Progress(tasks.length, 'games');
  let played = 0;
  await playAll(world, tasks, args.whole('threads', availableParallelism(), 1), (task, parts) => {
    parts.forEach((part, place) => add(tallies[(task as (typeof tasks)[number]).row]![place]!, part));
    progress.at(++played);
  });
  progress.end();
  const lines = rows.flatMap((row, r) => linesOf(row, tallies[r]!));
  if (args.has('json')) print(JSON.stringify({ game: game.id, seats, games, seed, lines }));
  else print(show(lines));
}

export const arena: Command = {
  name: 'arena',
  takes: 'GAME',
  about: 'about.arena',
  flags: {
    bots: {
      value: 'A,B,…',
      about: 'flag.arena.bots',
    },
    games: { value: 'N', about: 'flag.arena.games' },
    ...SETUP_FLAGS,
    clock: {
      about: 'flag.arena.clock',
    },
    threads: { value: 'N', about: 'flag.arena.threads' },
    json: {
      about: 'flag.arena.json',
    },
  },
  notes: 'notes.arena',
  run,
};
