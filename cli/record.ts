import { readFileSync } from 'node:fs';
import { BadRecord, loadMatch, type Match, readRecord } from '@getaway/engine';
import { gamesOf, type Library } from '@getaway/games/library';
import { messageOf, UserError } from './errors.ts';

/** The number (from 1) of the play in which the text of a record breaks off, or null when it has no plays yet. */
function brokenPlay(text: string): number | null {
  const start = /"plays"\s*:\s*\[/.exec(text);
  if (start === null) return null;
  let depth = 0;
  let complete = 0;
  let quoted = false;
  for (let i = start.index + start[0].length; i < text.length; i++) {
    const sign = text[i];
    if (sign === '\\' && quoted) i++;
    else if (sign === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (sign === '{' || sign === '[') depth++;
    else if ((sign === '}' || sign === ']') && --depth === 0) complete++;
    if (depth < 0) return null;
  }
  return complete + 1;
}

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new UserError('error.noFile', { path });
    throw new UserError('error.unreadable', { path, why: messageOf(error) });
  }
}

/** Reads a file that should hold a record. Whether it does, is for the engine to say. */
export function readRecordFile(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRecord('the file is broken or incomplete', brokenPlay(text));
  }
}

/** Plays a stored match again, after loading its game. */
export async function matchOf(record: unknown, library: Library): Promise<Match> {
  const { game } = readRecord(record);
  return loadMatch(record, await gamesOf(library.filter(({ id }) => id === game)));
}
