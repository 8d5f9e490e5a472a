import {
  type Base,
  type Choice,
  type Game,
  type GameEvent,
  passesTurn,
  preview,
  same,
  seeded,
  Table,
} from '@getaway/engine';
import type { MatchState } from '@getaway/server/client';

/** What comes of a choice, as far as the own seat sees it. */
export interface Foreseen {
  readonly view: Base;
  readonly asked: readonly number[];
  readonly events: readonly GameEvent[];
}

/** A choice that passes the turn on and waits for its commit. It has not been sent, so nobody else knows of it. */
export interface Held {
  readonly choice: Choice;
  /** How often the seat had acted when it chose. */
  readonly turn: number;
  /** Null where others have meanwhile made it uncertain. */
  readonly foreseen: Foreseen | null;
}

/** What comes of a choice that passes the turn on, if neither luck nor secrets play a part in it. */
export function foresee(game: Game, view: Base, seat: number, choice: Choice): Foreseen | null {
  const { certain, next, ends, events } = preview(game, view, seat, choice);
  if (!certain || ends !== false || next === null || next.includes(seat)) return null;
  const world = game.schema.imagine(view, seat, { rng: seeded('foresight') });
  new Table(game, world).play(seat, choice);
  const after = game.schema.observe(world, seat);
  return passesTurn(game, view, after, seat) ? { view: after, asked: next, events } : null;
}

/** Holds a choice back; null where it does not pass the turn on, or brings something to light that could not be undone. */
export function hold(game: Game, { view, seat, turn }: MatchState, choice: Choice): Held | null {
  const foreseen = seat === null ? null : foresee(game, view as Base, seat, choice);
  return foreseen && { choice, turn, foreseen };
}

/** The same after the match went on elsewhere; null when it cannot be chosen any more. */
export function stillHeld(game: Game, { view, seat, turn, choices }: MatchState, held: Held): Held | null {
  if (seat === null || turn !== held.turn || !choices.some((one) => same(one, held.choice))) return null;
  return { ...held, foreseen: foresee(game, view as Base, seat, held.choice) };
}
