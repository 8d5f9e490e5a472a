import type { LogEntry } from '../match/position.ts';

/** As much as anybody sees at a glance when a choice is made. */
const FEW = 3;

/**
 * What has happened since so many choices had been played. What the choice before that set off is news too where it is
 * much: a whole phase of the city follows from one word.
 */
export function newsOf(log: readonly LogEntry[], since: number): readonly LogEntry[] {
  const setOff = log.filter(({ play }) => play === since - 1);
  const from = setOff.length > FEW ? since - 1 : since;
  return log.filter(({ play }) => play >= from);
}
