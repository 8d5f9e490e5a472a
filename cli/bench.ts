import { BARE, goalsOf, MATCH, PEER, TABLE } from './bench/goals.ts';
import { installPeers } from './bench/peers.ts';
import { canPin, measureInRounds, median, rate, ratio, type Samples } from './bench/rounds.ts';
import { rowNamed, rowsOf, TIC_TAC_TOE } from './bench/rows.ts';
import { type Goal, verdicts } from './bench/verdicts.ts';
import { measure } from './bench/workload.ts';
import type { Args, Command, World } from './command.ts';
import { UserError } from './errors.ts';
import { print, short, table } from './output.ts';

function checkDigests(samples: Samples): void {
  const digests = [MATCH, TABLE, BARE, PEER].flatMap((name) =>
    (samples.get(name) ?? []).map(({ digest }) => digest),
  );
  if (new Set(digests).size > 1) {
    throw new UserError('error.digests');
  }
}

const rounded = (number: number): number | null =>
  Number.isFinite(number) ? Number(number.toPrecision(4)) : null;

function gamesOf(samples: Samples, world: World): Record<string, Record<string, number | null>> {
  const measured = world.library.map(({ id }) => id).filter((id) => samples.has(`${id}: random play`));
  const figures = measured.map((id) => {
    const play = `${id}: random play`;
    const figure = {
      decisionsPerSecond: rate(samples, play),
      timesBoardgameIo: ratio(samples, play, PEER),
      gamesPerSecond: rate(samples, play, 'gamesRate'),
      clonesPerSecond: rate(samples, `${id}: clone`),
      timesStructuredClone: ratio(samples, `${id}: clone`, `${id}: structuredClone`),
    };
    return [id, Object.fromEntries(Object.entries(figure).map(([name, value]) => [name, rounded(value)]))];
  });
  return Object.fromEntries(figures) as Record<string, Record<string, number | null>>;
}

function show(samples: Samples, goals: readonly Goal[], games: ReturnType<typeof gamesOf>): void {
  const rows = [...samples].map(([name, measured]) => {
    const rates = measured.map((sample) => sample.rate);
    const spread = (100 * (Math.max(...rates) - Math.min(...rates))) / median(rates);
    const against = name.startsWith(TIC_TAC_TOE)
      ? [ratio(samples, name, PEER), ratio(samples, name, BARE)]
      : [NaN, NaN];
    return [
      name,
      short(rate(samples, name)),
      spread.toFixed(0),
      short(against[0] ?? NaN),
      short(against[1] ?? NaN),
    ];
  });
  print(table(['measured', 'per cpu-second', 'spread %', '× boardgame.io', '× bare loop'], rows));
  if (Object.keys(games).length > 0) {
    const cells = Object.entries(games).map(([id, figures]) => [
      id,
      ...Object.values(figures).map((figure) => short(figure ?? NaN)),
    ]);
    const headings = [
      'game, on its table',
      'decisions/s',
      '× boardgame.io moves/s',
      'games/s',
      'clones/s',
      '× structuredClone',
    ];
    print(`\n${table(headings, cells)}`);
  }
  if (goals.length === 0) return;
  print(`\n${verdicts(goals)}`);
}

async function run(args: Args, world: World): Promise<void> {
  const what = args.word(0, 'missing.bench');
  if (what === 'server') return (await import('./bench/server.ts')).benchServer(args, world);
  if (what === 'web') return (await import('./bench/web.ts')).benchWeb(args, world);
  if (what === 'bots') return (await import('./bench/bots.ts')).benchBots(args, world);
  if (what !== 'engine') throw args.misused('wrong.bench', { what });
  const seconds = args.text('seconds') ?? '0.5';
  if (!(Number(seconds) > 0)) throw args.misused('wrong.seconds', { seconds });
  const withPeers = !args.has('alone');
  const rows = await rowsOf(world, withPeers);
  const row = args.text('row');
  if (row !== undefined) {
    print(JSON.stringify(measure(rowNamed(rows, row), Number(seconds))));
    return;
  }
  const rounds = args.whole('rounds', 5, 1);
  const names = Object.keys(rows).filter((name) => name.includes(args.text('only') ?? ''));
  if (names.length === 0) throw args.misused('wrong.only', { only: args.text('only') });
  if (withPeers) installPeers(world.root);
  const pinned = canPin();
  const samples = measureInRounds(world, { names, rounds, seconds }, pinned);
  checkDigests(samples);
  const goals = goalsOf(
    samples,
    world.library.map(({ id }) => id),
  );
  const games = gamesOf(samples, world);
  if (!args.has('json')) {
    show(samples, goals, games);
    return;
  }
  const rates = Object.fromEntries([...samples.keys()].map((name) => [name, rounded(rate(samples, name))]));
  print(
    JSON.stringify({ node: process.version, rounds, seconds: Number(seconds), pinned, rates, games, goals }),
  );
}

export const bench: Command = {
  name: 'bench',
  takes: 'WHAT',
  about: 'about.bench',
  flags: {
    rounds: { value: 'N', about: 'flag.bench.rounds' },
    seconds: { value: 'S', about: 'flag.bench.seconds' },
    only: { value: 'TEXT', about: 'flag.bench.only' },
    matches: { value: 'N', about: 'flag.bench.matches' },
    alone: { about: 'flag.bench.alone' },
    row: { value: 'NAME', about: 'flag.bench.row' },
    json: { about: 'flag.bench.json' },
  },
  notes: 'notes.bench',
  run,
};
