// Runs the built command, as a person would, with the engine's sample games.
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../bin/prepare.mjs';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const built = build('cli/test/samples.ts', '.cache/test/getaway.mjs');
const ENGLISH = 'en_US.UTF-8';
export const scratch = mkdtempSync(join(tmpdir(), 'getaway-cli-'));

/** Runs `getaway` in one process with the words of each line, which type nothing. */
export async function getawayEach(lines: readonly string[]): Promise<ReadonlyMap<string, Ran>> {
  const program = build('cli/test/oneAfterAnother.ts', '.cache/test/one-after-another.mjs');
  const { out, err } = await runProgram(await program, [JSON.stringify(lines)], '', ENGLISH);
  if (err !== '') throw new Error(err);
  const all = JSON.parse(out) as Ran[];
  return new Map(lines.map((line, i) => [line, all[i]!]));
}

/** Runs `getaway` with these words, typing `input`; in English, wherever the tests run. */
export async function getaway(words: string | readonly string[], input = '', lang = ENGLISH): Promise<Ran> {
  const args = typeof words === 'string' ? words.split(' ').filter(Boolean) : words;
  return runProgram(await built, args, input, lang);
}

function runProgram(program: string, args: readonly string[], input: string, lang: string): Promise<Ran> {
  const env = { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: lang };
  const child = spawn(process.execPath, [program, ...args], { cwd: scratch, env });
  let out = '';
  let err = '';
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (err += data.toString()));
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

/** Writes a file for a command to read. */
export function file(name: string, content: unknown): string {
  writeFileSync(join(scratch, name), typeof content === 'string' ? content : JSON.stringify(content));
  return name;
}
