import { type Base, type Choice, type Game, openChoicesOf, same, seenByAll } from '@getaway/engine';
import type { MatchState, PointedAt } from '@getaway/server/client';

/** What people at an online table do for each other: they suggest what to choose, and point at things. */
export interface Mates {
  /** Whom the viewer may suggest something to now, who comes next at the table first; null until the page knows. */
  readonly whom: () => readonly number[] | null;
  readonly onSuggest: (seat: number) => void;
  /** What others suggest to the viewer and can be chosen now, the latest first. */
  readonly suggestions: readonly Suggested[];
  readonly onDecline: (suggested: Suggested) => void;
  /** Points at a piece, for all to see; null for who only looks on. */
  readonly onPoint: ((piece: string) => void) | null;
  readonly points: readonly PointedAt[];
}

/** A choice that one or several people suggest. */
export interface Suggested {
  readonly choice: Choice;
  readonly by: readonly number[];
  /** The numbers of their lines in the talk. */
  readonly lines: readonly number[];
}

type Seen = Pick<MatchState, 'view' | 'seat' | 'asked' | 'room' | 'chat' | 'turn'>;

/**
 * Those who are asked and whose choices everybody at the table can work out. Where that reads anything secret, nothing
 * can be suggested: neither would the suggestion be of use, nor may it tell what only the suggester knows.
 */
export function whomToAdvise(game: Game, { view, seat, asked, room }: Seen): readonly number[] {
  if (seat === null || room?.state !== 'live') return [];
  const isPerson = (other: number): boolean =>
    room.seats[other]?.kind === 'person' && !room.seats[other].away;
  const others = asked.filter((other) => other !== seat && isPerson(other));
  if (others.length === 0) return [];
  const seen = seenByAll(game, view as Base, seat);
  const count = room.seats.length;
  return others
    .filter((other) => (openChoicesOf(game, seen, other) ?? []).length > 0)
    .toSorted((one, other) => ((one - seat + count) % count) - ((other - seat + count) % count));
}

/** Whom to turn to after somebody; undefined where there is nobody else. */
export function nextAfter(seat: number, whom: readonly number[]): number | undefined {
  const others = whom.filter((other) => other !== seat);
  return others.find((other) => whom.indexOf(other) > whom.indexOf(seat)) ?? others[0];
}

/**
 * What others suggest to the viewer for the decision that is open: what is not offered (any more) goes. Whoever has done
 * one thing of several that were suggested finds the rest, from how often they had acted then (`since`).
 */
export function suggestedTo(
  { seat, turn, chat }: Seen,
  offered: readonly Choice[],
  settled: ReadonlySet<number>,
  since: number | null = null,
): readonly Suggested[] {
  const found: Suggested[] = [];
  for (const { n, seat: by, suggestion } of chat.toReversed()) {
    if (suggestion?.seat !== seat || suggestion.turn < (since ?? turn) || settled.has(n)) continue;
    const choice = offered.find((one) => same(one, suggestion.choice));
    if (!choice) continue;
    const at = found.findIndex((one) => one.choice === choice);
    const before = found[at];
    if (before === undefined) found.push({ choice, by: [by], lines: [n] });
    else found[at] = { choice, by: [...new Set([...before.by, by])], lines: [...before.lines, n] };
  }
  return found;
}
