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
// Whoever runs these by themselves may want to look at the screens; `npm test` does without pictures.
const env = { ...process.env, CHROME: chrome, E2E: '1', SHOTS: '1' };
// Words after `--` pick test files by how their names begin (npm run e2e -- online); from the first option on, all are vitest's.
const words = process.argv.slice(2);
const options = words.findIndex((word) => word.startsWith('-'));
const names = options < 0 ? words : words.slice(0, options);
const files = names.length > 0 ? names.map((name) => `web/test/e2e/${name}`) : ['web/test/e2e'];
const { status } = spawnSync(process.execPath, [vitest, 'run', ...files, ...words.slice(names.length)], {
  cwd: root,
  stdio: 'inherit',
  env,
});
process.exit(status ?? 1);
