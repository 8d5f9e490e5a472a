import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Rule } from './book.ts';

/** A test that names a rule: `rule('EP-TRV-06', …)`. */
export interface Citation {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

const STRING = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\`(?:\\.|[^\`\\])*\``;
const STRING_OR_COMMENT = new RegExp(String.raw`(${STRING})|\/\/.*|\/\*[\s\S]*?\*\/`, 'g');
const RULE_CALL = new RegExp(String.raw`(?<![\w.])rule\(\s*(\[[^\]]*\]|${STRING})`, 'g');

/** Drops comments, keeping the line numbers: a test that is commented out tests nothing. */
const withoutComments = (source: string): string =>
  source.replace(
    STRING_OR_COMMENT,
    (all: string, text: string | undefined) => text ?? all.replace(/[^\n]/g, ''),
  );

/** The rules that a test file cites. An ID that is put together at run time is not seen. */
export function citationsIn(source: string, file: string): Citation[] {
  const code = withoutComments(source);
  return [...code.matchAll(RULE_CALL)].flatMap((call) => {
    const line = code.slice(0, call.index).split('\n').length;
    const ids = (call[1] ?? '').match(new RegExp(STRING, 'g')) ?? [];
    return ids.map((quoted) => ({ id: quoted.slice(1, -1), file, line }));
  });
}

/** Every TypeScript file below a folder. */
export function scripts(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('node_modules'))
    .map((path) => join(folder, path))
    .sort();
}

/** What all tests of a game cite. */
export const citationsOf = (root: string, game: string): Citation[] =>
  scripts(join(root, 'games', game, 'test')).flatMap((path) =>
    citationsIn(readFileSync(path, 'utf8'), relative(root, path)),
  );

export interface Coverage {
  /** Every rule with the number of tests that cite it. */
  readonly rules: readonly (Rule & { readonly tests: number })[];
  /** Tests that cite a rule which does not exist. */
  readonly unknown: readonly Citation[];
}

export function coverageOf(rules: readonly Rule[], citations: readonly Citation[]): Coverage {
  const tests = new Map(rules.map((rule) => [rule.id, 0]));
  const unknown: Citation[] = [];
  for (const citation of citations) {
    const count = tests.get(citation.id);
    if (count === undefined) unknown.push(citation);
    else tests.set(citation.id, count + 1);
  }
  return { rules: rules.map((rule) => ({ ...rule, tests: tests.get(rule.id) ?? 0 })), unknown };
}
