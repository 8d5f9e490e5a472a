import type { Speaker } from '@getaway/words';
import type { LogEntry } from '../match/position.ts';
import { withoutAutomatic } from './byItself.ts';
import { lineOf } from './lineOf.ts';

/** As much as tells what it was. */
const MOST = 6;

/** What would be taken back from play number `from` on, as far as the viewer knows of it: the first of it, and the rest as a number. */
export function takenLines(
  log: readonly LogEntry[],
  from: number,
  words: Speaker,
  say: Speaker['say'],
): string[] {
  const lines = withoutAutomatic(
    log.filter(({ play, event }) => play >= from && event.event !== 'rewound'),
  ).map(({ event }) => lineOf({ ...event }, words, say));
  if (lines.length <= MOST) return lines;
  return [...lines.slice(0, MOST - 1), say('rewind.more', { count: lines.length - MOST + 1 })];
}
