// `npm start`: from a fresh clone to a game on the table.
import { spawnSync } from 'node:child_process';
import { buildOrExit, install } from './prepare.mjs';

install();
const built = await buildOrExit();
const interactive = process.stdin.isTTY && process.stdout.isTTY;
const args = interactive ? ['play', ...process.argv.slice(2)] : ['--help'];
if (!interactive) console.log('Getaway is ready. `npm start` in a terminal opens the game menu.\n');
process.exit(spawnSync(process.execPath, [built, ...args], { stdio: 'inherit' }).status ?? 1);
