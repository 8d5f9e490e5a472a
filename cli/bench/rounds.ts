import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { World } from '../command.ts';
import { UserError } from '../errors.ts';
import { Progress } from '../output.ts';
import type { Measured } from './workload.ts';

export interface Plan {
  readonly names: readonly string[];
  readonly rounds: number;
  readonly seconds: string;
}

/** Samples by name, one for each round. */
export type Samples = ReadonlyMap<string, readonly Measured[]>;

/** On a machine with several cores, the measured process keeps to the last one. */
const core = availableParallelism() - 1;
export const canPin = (): boolean => core > 0 && spawnSync('taskset', ['-V']).status === 0;

function sample(world: World, name: string, seconds: string, pinned: boolean): Measured {
  const node = [
    process.execPath,
    fileURLToPath(world.program),
    'bench',
    'engine',
    '--row',
    name,
    '--seconds',
    seconds,
  ];
  const [command = '', ...args] = pinned ? ['taskset', '-c', String(core), ...node] : node;
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env });
  if (status !== 0) throw new UserError('error.brokeOff', { why: stderr.trim() });
  return JSON.parse(stdout) as Measured;
}

/** Measures everything once in each round, there and back again, so that a machine that slows down slows all alike. */
export function measureInRounds(world: World, plan: Plan, pinned: boolean): Samples {
  const samples = new Map<string, Measured[]>(plan.names.map((name) => [name, []]));
  const progress = new Progress(plan.rounds * plan.names.length, 'samples');
  let done = 0;
  for (let round = 0; round < plan.rounds; round++) {
    for (const name of round % 2 === 0 ? plan.names : plan.names.toReversed()) {
      samples.get(name)?.push(sample(world, name, plan.seconds, pinned));
      progress.at(++done);
    }
  }
  progress.end();
  return samples;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

export const rate = (samples: Samples, name: string, of: 'rate' | 'gamesRate' = 'rate'): number =>
  median((samples.get(name) ?? []).map((measured) => measured[of]));

/** How many times as fast one is as the other: the median over the rounds, since both were measured in each. */
export function ratio(samples: Samples, name: string, base: string): number {
  const bases = samples.get(base) ?? [];
  const ratios = (samples.get(name) ?? []).map(
    (measured, round) => measured.rate / (bases[round]?.rate ?? NaN),
  );
  return median(ratios);
}
