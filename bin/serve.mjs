// Runs the built server in a Node of its own, with the flags that suit it.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

// Room for what lives shortly: a busy server would otherwise spend an eighth of its time tidying up. Node takes this only
// when it starts.
const flags = JSON.parse(readFileSync(join(root, 'server/node-flags.json'), 'utf8'));

/** Ends when the server does, and the server stops when this process ends, however it does. */
export function serve(built, words) {
  const child = spawn(process.execPath, [...flags, built, 'serve', ...words], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // Ctrl+C reaches the server by itself.
  process.on('SIGINT', () => {});
  child.on('exit', (code) => process.exit(code ?? 1));
}
