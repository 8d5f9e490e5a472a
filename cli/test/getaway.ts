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
export const scratch = mkdtempSync(join(tmpdir(), 'getaway-cli-'));

/** Runs `getaway` with these words, typing `input`; in English, wherever the tests run. */
export async function getaway(
  words: string | readonly string[],
  input = '',
  lang = 'en_US.UTF-8',
): Promise<Ran> {
  const args = typeof words === 'string' ? words.split(' ').filter(Boolean) : words;
  const env = { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: lang };
  const child = spawn(process.execPath, [await built, ...args], { cwd: scratch, env });
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
