import type { GameEvent } from '@getaway/engine';
import type { LogEntry } from '../match/position.ts';

/** An entry with what it says. */
export interface LogLine extends LogEntry {
  readonly text: string;
  /** Nothing else could be chosen. */
  readonly byItself?: boolean;
}

/** Lines in a row about one seat, or about none. */
export interface LogGroup {
  readonly seat: number | null;
  readonly lines: readonly LogLine[];
}

/** The seat that an event is about; null where it is about all, or about somebody whom nobody plays. */
export function seatOf(event: GameEvent): number | null {
  const { seat } = event as GameEvent & { readonly seat?: unknown };
  return typeof seat === 'number' ? seat : null;
}

/** Where it tells that something was taken back by agreement. */
export const rewindsIn = <Entry extends { readonly event: GameEvent }>(log: readonly Entry[]): Entry[] =>
  log.filter(({ event }) => event.event === 'rewound');

export function groupsOf(lines: readonly LogLine[]): LogGroup[] {
  const groups: { seat: number | null; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const seat = seatOf(line.event);
    const last = groups.at(-1);
    if (last?.seat === seat) last.lines.push(line);
    else groups.push({ seat, lines: [line] });
  }
  return groups;
}
