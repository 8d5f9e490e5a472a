// Finds a Chromium for the end-to-end tests; on a bare Debian machine it installs one.
import { spawnSync } from 'node:child_process';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const runs = (path) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
const found = () => [process.env.CHROME, ...NAMES].find((path) => path && runs(path));

const quietly = (command, ...args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** The command or path of a Chromium, or null when there is none and none can be had. */
export function browser() {
  const there = found();
  if (there) return there;
  const canInstall =
    process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!canInstall) return null;
  console.error('Installing Chromium for the end-to-end tests (needed once) …');
  quietly('apt-get', 'update', '-q');
  quietly('apt-get', 'install', '-yq', '--no-install-recommends', 'chromium');
  return found() ?? null;
}
