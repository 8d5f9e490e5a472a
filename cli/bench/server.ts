import type { Args, World } from '../command.ts';
import { gameNamed } from '../command.ts';
import { print, Progress, short, table } from '../output.ts';
import { installPeers } from './peers.ts';
import { canPin, median } from './rounds.ts';
import { host, type HostName } from './server/host.ts';
import { load } from './server/load.ts';
import { GAME, SEATS } from './server/plan.ts';
import { sampleServer, type ServerSample } from './server/sample.ts';
import { atLeast, atMost, type Goal, measured, verdicts } from './verdicts.ts';

const OURS = 'getaway';
const BARE = 'bare';
const PEER = 'boardgame.io';

type Samples = ReadonlyMap<HostName, readonly ServerSample[]>;

const medianOf = (samples: Samples, name: HostName, figure: keyof ServerSample): number =>
  median((samples.get(name) ?? []).map((sample) => sample[figure]));

/** How many times one is the other: the median over the rounds, since both were measured in each. */
function ratio(samples: Samples, figure: keyof ServerSample, name: HostName, base: HostName): number {
  const bases = samples.get(base) ?? [];
  return median((samples.get(name) ?? []).map((one, round) => one[figure] / (bases[round]?.[figure] ?? NaN)));
}

function goalsOf(samples: Samples): Goal[] {
  return measured([
    atLeast('choices/s, share of the bare loop', 0.5, ratio(samples, 'rate', OURS, BARE)),
    atLeast(
      'choices per processor second, share of the bare loop',
      0.5,
      1 / ratio(samples, 'cpu', OURS, BARE),
    ),
    atMost('p99, times that of the bare loop', 10, ratio(samples, 'p99', OURS, BARE)),
    atLeast('choices/s, times boardgame.io in memory', 10, ratio(samples, 'rate', OURS, PEER)),
    atMost('kB of an idle match, its players connected', 30, medianOf(samples, OURS, 'idle') / 1000),
  ]);
}

/** `getaway bench server`: the server beside a bare append loop and boardgame.io, all in one run. */
export async function benchServer(args: Args, world: World): Promise<void> {
  const [role, name, folder = ''] = (args.text('row') ?? '').split(' ');
  if (role === 'host') return host(name as HostName, folder, world);
  if (role === 'load') return load(world);
  await gameNamed(GAME, world);
  const rounds = args.whole('rounds', 5, 1);
  const matches = args.whole('matches', 200, 1);
  const withPeers = !args.has('alone');
  if (withPeers) installPeers(world.root);
  const pinned = canPin();
  const names: HostName[] = withPeers ? [BARE, OURS, PEER] : [BARE, OURS];
  const samples = new Map<HostName, ServerSample[]>(names.map((one) => [one, []]));
  const progress = new Progress(rounds * names.length, 'samples');
  let done = 0;
  for (let round = 0; round < rounds; round++) {
    for (const one of round % 2 === 0 ? names : names.toReversed()) {
      // The peer is so much slower that as many moves would take minutes.
      const size = { matches, moves: one === PEER ? 6 : 100 };
      samples.get(one)?.push(await sampleServer(world, one, size, pinned));
      progress.at(++done);
    }
  }
  progress.end();
  report(args, samples, { rounds, matches, pinned });
}

function report(
  args: Args,
  samples: Samples,
  setup: { rounds: number; matches: number; pinned: boolean },
): void {
  const goals = goalsOf(samples);
  if (args.has('json')) {
    const figures = [...samples.keys()].map((name) => [
      name,
      Object.fromEntries(
        (['rate', 'cpu', 'p50', 'p99', 'bytes', 'idle'] as const).map((figure) => [
          figure,
          Number(medianOf(samples, name, figure).toPrecision(4)),
        ]),
      ),
    ]);
    const game = { game: GAME, seats: SEATS };
    print(
      JSON.stringify({
        node: process.version,
        ...game,
        ...setup,
        figures: Object.fromEntries(figures),
        goals,
      }),
    );
    return;
  }
  const heads = ['server', 'choices/s', 'cpu µs', 'p50 ms', 'p99 ms', 'bytes/choice', 'kB/idle match'];
  const rows = [...samples.keys()].map((name) => [
    name,
    short(medianOf(samples, name, 'rate')),
    short(medianOf(samples, name, 'cpu')),
    short(medianOf(samples, name, 'p50')),
    short(medianOf(samples, name, 'p99')),
    short(medianOf(samples, name, 'bytes')),
    short(medianOf(samples, name, 'idle') / 1000),
  ]);
  print(`${GAME}, ${setup.matches} matches of ${SEATS}, every seat connected\n`);
  print(table(heads, rows));
  print(`\n${verdicts(goals)}`);
}
