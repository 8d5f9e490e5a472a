import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, found from wherever this code runs: its sources or the built command. */
export function repository(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'games', 'registry.ts'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('This command works only inside the Getaway repository.');
    folder = parent;
  }
  return folder;
}
