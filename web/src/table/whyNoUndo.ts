import type { Speaker } from '@getaway/words';
import type { LogEntry, Position } from '../match/position.ts';
import { withoutAutomatic } from './byItself.ts';
import { lineOf } from './lineOf.ts';

/** As much as tells what it was. */
const LINES = 3;

/** Nothing can be taken back alone: what was chosen last has come to light, or others rely on it. */
export const isStuck = ({ undoable, byAgreement }: Pick<Position, 'undoable' | 'byAgreement'>): boolean =>
  undoable.length === 0 || (byAgreement?.refusal ?? null) !== null;

/** Why nothing can be taken back now: nothing was chosen, others have acted, or something came to light. */
export function whyNoUndo(
  all: readonly LogEntry[],
  { since, byAgreement }: Pick<Position, 'since' | 'byAgreement'>,
  words: Speaker,
  say: Speaker['say'],
): string {
  if (byAgreement?.refusal) return words.why(byAgreement.refusal);
  if (since === 0) return say('undo.none');
  const log = all.filter(({ event }) => event.event !== 'rewound');
  if (log.some(({ play }) => play >= since)) return say('undo.others');
  const shown = withoutAutomatic(log.filter(({ play }) => play === since - 1)).slice(-LINES);
  return say('undo.shown', { lines: shown.map(({ event }) => lineOf({ ...event }, words, say)).join(' ') });
}
