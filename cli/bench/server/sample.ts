import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { World } from '../../command.ts';
import { UserError } from '../../errors.ts';
import type { HostName } from './host.ts';
import { type HostInfo, IDLE, type LoadPlan, type LoadResult, type Usage } from './plan.ts';

export interface ServerSample extends LoadResult {
  readonly rate: number;
  /** Microseconds of the server's processor time for each move. */
  readonly cpu: number;
  /** Bytes of the server for each match whose players are all connected, but in which nothing happens. */
  readonly idle: number;
}

/** A process that is spoken to line by line. */
class Role {
  private readonly child: ChildProcess;
  private readonly lines: AsyncIterator<string>;
  private complaint = '';

  constructor(world: World, row: string, core: number | null, flags: readonly string[] = []) {
    const node = [
      process.execPath,
      '--expose-gc',
      ...flags,
      fileURLToPath(world.program),
      'bench',
      'server',
      '--row',
      row,
    ];
    const [command = '', ...args] = core === null ? node : ['taskset', '-c', String(core), ...node];
    const env = { ...process.env, NODE_ENV: 'production' };
    this.child = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
    this.child.stderr?.on('data', (data: Buffer) => (this.complaint += data.toString()));
    this.lines = createInterface({ input: this.child.stdout as NodeJS.ReadableStream })[
      Symbol.asyncIterator
    ]();
  }

  tell(line: string): void {
    this.child.stdin?.write(`${line}\n`);
  }

  async hear(): Promise<string> {
    const { value, done } = await this.lines.next();
    if (done) throw new UserError('error.brokeOff', { why: this.complaint.trim().split('\n').at(-1) });
    return value;
  }

  async ask<T>(line: string): Promise<T> {
    this.tell(line);
    return JSON.parse(await this.hear()) as T;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.child.once('close', () => resolve());
      this.child.stdin?.end();
      this.child.kill('SIGTERM');
    });
  }
}

/** Our server runs in a Node with the flags that `getaway serve` gives it; others run as Node comes. */
const flagsOf = ({ root }: World, name: HostName): string[] =>
  name === 'getaway'
    ? (JSON.parse(readFileSync(join(root, 'server/node-flags.json'), 'utf8')) as string[])
    : [];

/** One run of one kind of server: on a core of its own, with the load generator on another, where that is possible. */
export async function sampleServer(
  world: World,
  name: HostName,
  size: Pick<LoadPlan, 'matches' | 'moves'>,
  pinned: boolean,
): Promise<ServerSample> {
  const folder = mkdtempSync(join(tmpdir(), 'getaway-bench-'));
  const host = new Role(world, `host ${name} ${folder}`, pinned ? 0 : null, flagsOf(world, name));
  const load = new Role(world, 'load', pinned ? 1 : null);
  try {
    const { port } = JSON.parse(await host.hear()) as HostInfo;
    const empty = await host.ask<Usage>('usage');
    load.tell(JSON.stringify({ target: name, port, folder, ...size } satisfies LoadPlan));
    await load.hear();
    await new Promise((resolve) => setTimeout(resolve, 3 * IDLE));
    const idle = await host.ask<Usage>('usage');
    load.tell('warm up');
    await load.hear();
    const before = await host.ask<Usage>('usage');
    const result = await load.ask<LoadResult>('go');
    const after = await host.ask<Usage>('usage');
    return {
      ...result,
      rate: result.moves / result.seconds,
      cpu: (after.used - before.cpu) / result.moves,
      idle: (idle.memory - empty.memory) / size.matches,
    };
  } finally {
    await Promise.all([host.stop(), load.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}
