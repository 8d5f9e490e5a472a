// `npm run e2e`: whole games in a real browser against the built page and server.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { browser } from './browser.mjs';
import { buildOrExit, buildWebOrExit, install, root } from './prepare.mjs';

install();
const chrome = browser();
if (chrome === null) {
  console.error('No Chromium was found. Install one, or set CHROME to it.');
  process.exit(1);
}
await buildOrExit();
buildWebOrExit();
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const env = { ...process.env, CHROME: chrome, E2E: '1' };
// Words after `--` pick test files (npm run e2e -- online) or are options of vitest.
const words = process.argv.slice(2);
const files = words.some((word) => !word.startsWith('-')) ? [] : ['web/test/e2e'];
const { status } = spawnSync(process.execPath, [vitest, 'run', '--dir', 'web', ...files, ...words], {
  cwd: root,
  stdio: 'inherit',
  env,
});
process.exit(status ?? 1);
