import type { Choice, Match, MatchRecord } from '@getaway/engine';
import { createMatch, games, loadMatch } from '@getaway/games';
import type { Kept } from './house.ts';
import { dice } from './player.ts';

export const NAMES = ['Nina', 'Vinnie', 'Ruby', 'Claws', 'Mouse'];

export interface Wish {
  readonly game?: string;
  readonly seats?: number;
  readonly seed?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** How many people share the device; the others are bots. */
  readonly people?: number;
  /** What is chosen wherever it is offered. */
  readonly prefers?: (choice: Choice) => boolean;
}

const playersFor = (seats: number, people: number): Kept['players'] =>
  Array.from({ length: seats }, (_, seat) =>
    seat < people
      ? { kind: 'person', name: NAMES[seat]! }
      : { kind: 'bot', bot: 'random', name: NAMES[seat]! },
  );

/** A match with a known seed, so that a failing game can be played again; its bots need no time. */
export function freshMatch({
  game = 'escape-plan',
  seats = 2,
  seed = 'e2e',
  options = {},
  people = 1,
}: Wish): Kept {
  const { version } = games[game]!;
  const record: MatchRecord = { game, version, options, seats, seed, plays: [] };
  return { id: 'match', record, players: playersFor(seats, people) };
}

/** A match that was played at random until `when` says that its position is the one that is wanted. */
export function matchWhere(wish: Wish, when: (match: Match) => boolean): Kept {
  const { game = 'escape-plan', seats = 2, options = {}, people = 1, prefers = () => false } = wish;
  for (let attempt = 0; attempt < 200; attempt++) {
    const seed = `${wish.seed ?? 'e2e'} ${attempt}`;
    const match = createMatch(game, { seats, options, seed });
    const roll = dice(attempt + 1);
    while (match.outcome() === null) {
      if (when(match)) return { id: 'match', record: match.record(), players: playersFor(seats, people) };
      const [pending] = match.pending();
      if (!pending) break;
      const { seat, choices } = pending;
      match.play(seat, choices.find(prefers) ?? choices[roll(choices.length)]!);
    }
    if (when(match)) {
      return { id: 'match', record: match.record(), players: playersFor(seats, people), finished: true };
    }
  }
  throw new Error('no match came to such a position');
}

/** The question that is open, and to whom. */
export const asks = (match: Match, step: string, seat = 0): boolean =>
  match.pending().some((pending) => pending.seat === seat) && match.view(seat).agenda.at(-1)?.step === step;

/** The same match with one choice more. */
export function after(match: Match, seat: number, choice: Choice): Match {
  const copy = loadMatch(match.record());
  copy.play(seat, choice);
  return copy;
}

export const choicesFor = (match: Match, seat: number): readonly Choice[] =>
  match.pending().find((pending) => pending.seat === seat)?.choices ?? [];

/** A turn in Escape Plan of somebody who took whatever there was, and has much on the own board. */
export const muchOnBoard = (seats = 3): Kept =>
  matchWhere(
    { seats, prefers: ({ do: verb }) => /take|buy|unlock|visit/.test(verb) },
    (match) => asks(match, 'turn') && thingsOf(match) >= 10,
  );

function thingsOf(match: Match): number {
  const { thieves } = match.view(0) as unknown as {
    readonly thieves: readonly Readonly<Record<string, readonly unknown[]>>[];
  };
  return ['contacts', 'items', 'unlocked'].flatMap((kind) => thieves[0]?.[kind]?.filter(Boolean)).length;
}
