import type { Speaker } from '@getaway/words';
import type { LogEntry, Position } from '../match/position.ts';
import { withoutAutomatic } from './byItself.ts';
import { lineOf } from './lineOf.ts';

/** As much as tells what it was. */
const LINES = 3;

/** Why nothing can be taken back now: nothing was chosen, others have acted, or something came to light. */
export function whyNoUndo(
  log: readonly LogEntry[],
  { since }: Pick<Position, 'since'>,
  words: Speaker,
  say: Speaker['say'],
): string {
  if (since === 0) return say('undo.none');
  if (log.some(({ play }) => play >= since)) return say('undo.others');
  const shown = withoutAutomatic(log.filter(({ play }) => play === since - 1)).slice(-LINES);
  return say('undo.shown', { lines: shown.map(({ event }) => lineOf({ ...event }, words, say)).join(' ') });
}
