import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { library } from '@getaway/games/library';

/** What Vite writes down about a built file. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

export interface Weights {
  /** Gzipped kilobytes of JavaScript before anything can be seen. */
  readonly firstPage: number;
  /** The same for a table of each game with everything before it: at home, and online, where the page has the rules. */
  readonly gamePages: readonly { readonly game: string; readonly home: number; readonly online: number }[];
}

/** Weighs the page that was built into a folder. */
export function weigh(dist: string): Weights {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const has = (part: string): boolean => Object.keys(manifest).some((key) => key.includes(part));
  const entry = (part: string): string => {
    const found = Object.keys(manifest).find((key) => key.includes(part));
    if (found === undefined) throw new Error(`nothing built from ${part}`);
    return found;
  };
  /** Some entries with everything that they import at once. */
  const weight = (...entries: readonly string[]): number => {
    const needed = new Set<string>();
    const need = (key: string): void => {
      if (needed.has(key)) return;
      needed.add(key);
      manifest[key]?.imports?.forEach(need);
    };
    entries.forEach(need);
    const files = new Set([...needed].map((key) => manifest[key]!.file));
    return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1000;
  };
  return {
    firstPage: weight('index.html'),
    gamePages: library.map(({ id: game }) => {
      const board = `${game}/board/index`;
      const drawn = has(board) ? [entry(board)] : [];
      return {
        game,
        home: weight('index.html', entry('table/TablePage'), ...drawn),
        online: weight('index.html', entry('online/OnlinePage'), entry(`games/${game}/index`), ...drawn),
      };
    }),
  };
}
