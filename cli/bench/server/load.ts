import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { World } from '../../command.ts';
import { print } from '../../output.ts';
import { type Clients, connect, type LoadMatch } from './clients.ts';
import type { LoadPlan, LoadResult } from './plan.ts';

/** After four, V8 still spends a fifteenth of the time on compiling. */
const WARM_UPS = 12;

/** The load generator: every match always has one choice on its way. */
export async function load(world: World): Promise<void> {
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  const plan = JSON.parse((await lines.next()).value as string) as LoadPlan;
  const first = await connect(plan, world);
  print('connected');
  await lines.next();
  await playAll(first.matches, []);
  first.close();
  // A server runs for weeks: it is measured once it is warm.
  for (let i = 1; i < WARM_UPS; i++) {
    const again = await connect(plan, world);
    await playAll(again.matches, []);
    again.close();
  }
  const second = await connect(plan, world);
  print('warm');
  await lines.next();
  print(JSON.stringify(await measured(second)));
  await once(input, 'close');
  process.exit(0);
}

async function measured(clients: Clients): Promise<LoadResult> {
  const latencies: number[] = [];
  const bytes = clients.bytes();
  const start = performance.now();
  await playAll(clients.matches, latencies);
  const seconds = (performance.now() - start) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? NaN;
  const moves = latencies.length;
  return { moves, seconds, p50: at(0.5), p99: at(0.99), bytes: (clients.bytes() - bytes) / moves };
}

/** Plays all matches side by side. */
async function playAll(matches: readonly LoadMatch[], latencies: number[]): Promise<void> {
  await Promise.all(matches.map((match) => playOne(match, latencies)));
}

function playOne(match: LoadMatch, latencies: number[]): Promise<void> {
  return new Promise((resolve) => {
    let next = 0;
    let sent = 0;
    const send = (): void => {
      if (next >= match.script.length) return resolve();
      sent = performance.now();
      match.send(next++);
    };
    match.acknowledged = () => {
      latencies.push(performance.now() - sent);
      send();
    };
    send();
  });
}
