import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { UserError } from '../errors.ts';

/** What is used of boardgame.io. */
export interface Boardgame {
  readonly CreateGameReducer: <G>(setup: { game: object }) => Reducer<G>;
  readonly InitializeGame: <G>(setup: { game: object; numPlayers: number }) => BoardgameState<G>;
}

type Reducer<G> = (state: BoardgameState<G>, action: object) => BoardgameState<G>;

export interface BoardgameState<G> {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: { readonly winner: number | null } };
}

export const peersFolder = (root: string): string => join(root, '.cache', 'bench');
const FILES = ['package.json', 'package-lock.json'];

function isInstalled(root: string): boolean {
  const from = join(root, 'cli', 'bench', 'peers');
  const same = (file: string): boolean => {
    const copy = join(peersFolder(root), file);
    return existsSync(copy) && readFileSync(copy, 'utf8') === readFileSync(join(from, file), 'utf8');
  };
  return (
    FILES.every(same) && existsSync(join(peersFolder(root), 'node_modules', 'boardgame.io', 'package.json'))
  );
}

/** Installs the locked peers beside the repository's own packages. Only the benchmark ever does this. */
export function installPeers(root: string): void {
  if (isInstalled(root)) return;
  process.stderr.write(
    'Installing boardgame.io to measure against (only the benchmark does this, and once) …\n',
  );
  mkdirSync(peersFolder(root), { recursive: true });
  for (const file of FILES) cpSync(join(root, 'cli', 'bench', 'peers', file), join(peersFolder(root), file));
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: peersFolder(root),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  if (status === 0) return;
  const reason = stderr?.split('\n').find((line) => line.includes('error')) ?? 'npm does not say why';
  throw new UserError('error.noPeer', { why: reason.trim() });
}

export const boardgame = (root: string): Boardgame =>
  createRequire(join(peersFolder(root), 'package.json'))('boardgame.io/internal') as Boardgame;
