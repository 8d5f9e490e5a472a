import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Exports, Source } from './rooms.ts';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'shots']);

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_OURS.has(entry.name) || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else yield path;
  }
}

/** Every TypeScript file of the repository. */
export const sources = (): Source[] =>
  [...files(root)]
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({
      path: relative(root, path).split(sep).join('/'),
      text: readFileSync(path, 'utf8'),
    }));

/** What the workspaces export, read from their package.json files. */
export function exportsOfWorkspaces(): Exports {
  const exported = new Map<string, string>();
  for (const path of files(root)) {
    if (!path.endsWith(`${sep}package.json`)) continue;
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as {
      name: string;
      exports?: Record<string, string>;
    };
    for (const [entry, file] of Object.entries(manifest.exports ?? {})) {
      const target = relative(root, join(dirname(path), file))
        .split(sep)
        .join('/');
      exported.set(manifest.name + entry.slice(1), target);
    }
  }
  return exported;
}
