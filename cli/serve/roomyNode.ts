import { spawn } from 'node:child_process';
import { once } from 'node:events';
import flags from '../../server/node-flags.json';

/** Whether this Node has the room that a server needs for what lives shortly. It takes that only when it starts. */
export const isRoomy = (): boolean => flags.every((flag) => process.execArgv.includes(flag));

/**
 * Runs this command in a Node with more room: a busy server would otherwise spend an eighth of its time tidying up. Ends
 * when the server does, and the server stops when this process ends, however it does.
 */
export async function inRoomyNode(): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, ...flags, ...process.argv.slice(1)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // Ctrl+C reaches the server by itself.
  process.on('SIGINT', () => {});
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
}
