// `npm start`: from a fresh clone to a table in the browser. Words after `--` go to `getaway serve`.
import { spawnSync } from 'node:child_process';
import { buildOrExit, buildWebOrExit, install } from './prepare.mjs';

install();
const built = await buildOrExit();
buildWebOrExit();
const { status } = spawnSync(process.execPath, [built, 'serve', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
