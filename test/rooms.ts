// Who may import whom. The table is the architecture page's "dependencies point one way", room by room.
import { posix } from 'node:path';

interface Room {
  readonly name: string;
  /** Which files belong to the room; the first room that matches takes the file. */
  readonly files: RegExp;
  /** Rooms that its files may import from, besides their own. */
  readonly imports: readonly string[];
  /** Runs in Node and in a browser worker alike: no Node API, no clock, no chance but the match's own. */
  readonly pure?: true;
}

const ROOMS: readonly Room[] = [
  // Tests and what helps them may use anything; nothing else may use them.
  { name: 'tests', files: /(^|\/)test\/|^engine\/src\/testing\//, imports: ['*'] },

  { name: 'engine', files: /^engine\//, imports: [], pure: true },
  { name: 'words', files: /^words\//, imports: [], pure: true },
  // What every game's board is made of: seats' marks, glyphs, a stage to pan and zoom.
  { name: 'stage', files: /^board\//, imports: ['engine'] },
  { name: 'content', files: /^games\/[^/]+\/content\//, imports: ['engine'], pure: true },
  {
    name: 'locales',
    files: /^games\/[^/]+\/locales\//,
    imports: ['engine', 'content', 'rules'],
    pure: true,
  },
  { name: 'bot', files: /^games\/[^/]+\/bot\//, imports: ['engine', 'content', 'rules'], pure: true },
  {
    name: 'board',
    files: /^games\/[^/]+\/board\//,
    imports: ['engine', 'words', 'stage', 'content', 'locales', 'rules'],
  },
  // `rules/`, and any further part of a game's rulebook that has a folder of its own, such as a campaign.
  { name: 'rules', files: /^games\/[^/]+\/[^/]+\//, imports: ['engine', 'content'], pure: true },
  {
    name: 'game',
    files: /^games\/[^/]+\/[^/]+$/,
    imports: ['engine', 'content', 'locales', 'rules'],
    pure: true,
  },
  {
    name: 'registry',
    files: /^games\/[^/]+$/,
    imports: ['engine', 'game', 'rules', 'bot', 'bots'],
    pure: true,
  },
  { name: 'bots', files: /^bots\//, imports: ['engine'], pure: true },

  // What a browser and the server say to each other, and the browser's end of it.
  { name: 'client', files: /^server\/(protocol|client)\//, imports: [] },
  { name: 'server', files: /^server\//, imports: ['engine', 'words', 'registry', 'bots', 'client'] },
  {
    name: 'web',
    files: /^web\//,
    imports: ['engine', 'words', 'stage', 'registry', 'game', 'bot', 'board', 'bots', 'client'],
  },
  // The benchmark plays a sample game of the engine's tests, so that no game's rules stand between the engines.
  {
    name: 'bench',
    files: /^cli\/bench\//,
    imports: ['engine', 'registry', 'bots', 'server', 'client', 'cli', 'tests'],
  },
  {
    name: 'cli',
    files: /^cli\//,
    imports: ['engine', 'words', 'registry', 'bots', 'server', 'client', 'bench'],
  },
  { name: 'root', files: /^[^/]+$/, imports: [] },
];

export interface Source {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** The file behind each name that a workspace exports, such as `@getaway/engine/testing`. */
export type Exports = ReadonlyMap<string, string>;

const STATIC = /^\s*(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

export const importsOf = (text: string): string[] =>
  [STATIC, DYNAMIC].flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));

const roomOf = (path: string): Room | undefined => ROOMS.find((room) => room.files.test(path));

const gameOf = (path: string): string | undefined => /^games\/([^/]+)\//.exec(path)?.[1];

const withoutCommentsAndStrings = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, ' ');

const IMPURE = /\bMath\.random\b|\bnew Date\b|\bDate\.now\b|\bperformance\.now\b|\brequire\(/g;

/** Everything in a file that goes against the table, each in one sentence. */
export function faultsOf(source: Source, exported: Exports): string[] {
  const room = roomOf(source.path);
  if (room === undefined) return [`${source.path} is in no room of the architecture`];
  const faults: string[] = [];
  for (const name of importsOf(source.text)) {
    const target = name.startsWith('.') ? posix.join(posix.dirname(source.path), name) : exported.get(name);
    if (target === undefined) {
      if (name.startsWith('@getaway/')) faults.push(`${source.path} imports ${name}, which no room exports`);
      if (room.pure && name.startsWith('node:')) {
        faults.push(`${source.path} imports ${name}, but ${room.name} must run in a browser too`);
      }
      continue;
    }
    const other = roomOf(target);
    const allowed = room.imports.includes('*') || other === room || room.imports.includes(other?.name ?? '');
    if (!allowed) {
      const may = [room.name, ...room.imports].join(', ');
      faults.push(
        `${source.path} imports ${name} (${other?.name ?? 'no room'}); ${room.name} may import ${may}`,
      );
    } else if (gameOf(source.path) !== undefined && gameOf(target) !== undefined) {
      if (gameOf(source.path) !== gameOf(target)) faults.push(`${source.path} imports ${name}: another game`);
    }
  }
  if (room.pure) {
    for (const [word] of withoutCommentsAndStrings(source.text).matchAll(IMPURE)) {
      faults.push(
        `${source.path} uses ${word}, but ${room.name} must be the same on every machine and every time`,
      );
    }
  }
  return faults;
}
