import type { GameEvent } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import type { LogEntry } from '../match/position.ts';
import type { LogLine } from './logGroups.ts';

/** As much as anybody sees at a glance when a choice is made. */
const FEW = 3;

/**
 * What has happened since so many choices had been played. What the choice before that set off is news too where it is
 * much, as a whole phase of the city follows from one word, or where something was told to the viewer alone: a card that
 * was drawn lies among one's own things, which a phone does not show beside the board; and so is what a game calls
 * `notable`. The very first choice is an exception: the log does not tell what it set off from how the
 * match was set up, which was news before it.
 */
export function newsOf(
  log: readonly LogEntry[],
  since: number,
  notable: (event: GameEvent) => boolean = () => false,
): readonly LogEntry[] {
  const setOff = log.filter(({ play }) => play === since - 1);
  const tells = ({ event }: LogEntry): boolean => event.to !== undefined || notable(event);
  const isNews = since > 1 && (setOff.length > FEW || setOff.some(tells));
  const from = isNews ? since - 1 : since;
  return log.filter(({ play }) => play >= from);
}

/** What a recap says; where a game has words for many of a kind, such as `recap.tokenPlaced`, they are one line. */
export function toldOf(
  news: readonly LogEntry[],
  words: Pick<Speaker, 'has' | 'say'>,
  line: (entry: LogEntry) => string,
): LogLine[] {
  const together = ({ event }: LogEntry, count: number): string | null => {
    const key = `recap.${event.event}`;
    return words.has(key) ? words.say(key, { ...event, count }) : null;
  };
  const counts = new Map<string, number>();
  for (const entry of news) {
    const one = together(entry, 1);
    if (one !== null) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return news.flatMap((entry) => {
    const one = together(entry, 1);
    if (one === null) return { ...entry, text: line(entry) };
    const count = counts.get(one);
    counts.delete(one);
    return count === undefined ? [] : { ...entry, text: together(entry, count) ?? one };
  });
}
