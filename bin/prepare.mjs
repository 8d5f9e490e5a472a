// What both `npm start` and `npm test` need first, written in plain Node because nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};

function demandNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Getaway needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

/** True when every locked package lies in node_modules in its locked version (other platforms' packages aside). */
function isInstalled() {
  const lock = readJson(join(root, 'package-lock.json'));
  if (lock === null) throw new Error('package-lock.json cannot be read');
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (!path.startsWith('node_modules/') || locked.optional) continue;
    const installed = readJson(join(root, path, 'package.json'));
    if (installed === null || (!locked.link && installed.version !== locked.version)) return false;
  }
  return true;
}

/**
 * Installs what the lock file says. This is not `npm ci`, because that refuses a lock file without the packages of every
 * other platform, and not every registry carries them all.
 */
function npmInstall() {
  const npm = process.env.npm_execpath;
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] };
  return npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

export function install() {
  demandNode();
  if (isInstalled()) return;
  console.error('Installing the locked dependencies (needed once, and when they change) …');
  if (npmInstall().status === 0 && isInstalled()) return;
  console.error('The dependencies could not be installed as package-lock.json says; npm may say why above.');
  process.exit(1);
}

const stampOf = (path) => {
  const { mtimeMs, size } = statSync(join(root, path), { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
};

/** Packages that stay in node_modules: they are no ES modules, or have parts that were compiled for this machine. */
const EXTERNAL = ['better-sqlite3', 'fastify', 'pino', 'playwright-core', 'ws'];

/**
 * Bundles one TypeScript entry, unless none of what went into it last time has changed. What is imported only when
 * needed gets a file of its own, so that a command loads what it uses.
 */
export async function build(entry = 'cli/main.ts', outfile = 'dist/getaway.mjs') {
  const stampFile = join(root, `${outfile}.inputs.json`);
  const stamps = readJson(stampFile);
  const fresh =
    stamps !== null &&
    statSync(join(root, outfile), { throwIfNoEntry: false }) !== undefined &&
    Object.entries(stamps).every(([path, stamp]) => stampOf(path) === stamp);
  if (fresh) return join(root, outfile);

  const { rolldown } = await import('rolldown');
  const name = basename(outfile, '.mjs');
  const bundle = await rolldown({
    cwd: root,
    input: { [name]: join(root, entry) },
    external: EXTERNAL,
    platform: 'node',
    transform: { target: 'node20.19' },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: `${name}-parts/[name]-[hash].mjs`,
    // A game with its bot in one file: what one file takes from another is looked up again whenever it is used.
    codeSplitting: { groups: [{ name: (id) => /\/games\/([^/]+)\/(?!locales)/.exec(id)?.[1] ?? null }] },
  });
  // A rename is atomic: a command that starts meanwhile reads the old file or the new one, never half of one.
  const write = (path, text) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.${process.pid}`, text);
    renameSync(`${path}.${process.pid}`, path);
  };
  // The parts first: whoever reads the new entry finds them.
  for (const { fileName, code } of output.toSorted((a, b) => Number(a.isEntry) - Number(b.isEntry)))
    write(join(root, dirname(outfile), fileName), code);
  const inputs = new Set(['package-lock.json', 'bin/prepare.mjs']);
  for (const { moduleIds } of output)
    for (const id of moduleIds) if (isAbsolute(id)) inputs.add(relative(root, id));
  write(stampFile, JSON.stringify(Object.fromEntries([...inputs].map((path) => [path, stampOf(path)]))));
  return join(root, outfile);
}

/** `build` for a command: a fault in the sources is told without a stack trace. */
export async function buildOrExit() {
  try {
    return await build();
  } catch (error) {
    console.error(error.message);
    console.error('Getaway could not be built.');
    process.exit(1);
  }
}

/** Runs the built command in this process, with these words. */
export async function run(built, words) {
  process.argv.splice(1, Infinity, built, ...words);
  await import(pathToFileURL(built).href);
}

/** What the page in the browser is made of. */
const WEB_SOURCES = [
  'web',
  'board',
  'engine/src',
  'games',
  'words',
  'bots',
  'server/client',
  'server/protocol',
  'package-lock.json',
];

/** Names, times and sizes of all files below some paths. */
function sourceStamps(paths) {
  const stamps = {};
  const look = (path) => {
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    if (stat?.isFile()) stamps[path] = stampOf(path);
    if (!stat?.isDirectory()) return;
    for (const name of readdirSync(join(root, path))) {
      if (!['node_modules', 'dist', 'test'].includes(name)) look(`${path}/${name}`);
    }
  };
  paths.forEach(look);
  return stamps;
}

/** Builds the page, unless nothing that goes into it has changed. */
export function buildWebOrExit() {
  const stampFile = join(root, 'web/dist/.sources.json');
  const stamps = JSON.stringify(sourceStamps(WEB_SOURCES));
  if (JSON.stringify(readJson(stampFile)) === stamps) return;
  console.error('Building the page (needed once, and when it changes) …');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', 'web', '--logLevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The page could not be built.');
    process.exit(1);
  }
  writeFileSync(stampFile, stamps);
}
