import { type Choice, type Game, type Match, createMatch, pick, seeded } from '@getaway/engine';
import { games } from '@getaway/games';
import type { MatchState } from '@getaway/server/client';
import { describe, expect, test } from 'vitest';
import { foresee, hold, stillHeld } from '../src/online/held.ts';

/** What the server has told a seat. */
const toldTo = (match: Match, seat: number): MatchState =>
  ({
    view: match.view(seat),
    seat,
    turn: match.record().plays.filter((play) => play.seat === seat).length,
    choices: match.pending().find((pending) => pending.seat === seat)?.choices ?? [],
  }) as unknown as MatchState;

/** The first choice of random play that ends a turn and brings nothing to light. */
function endOfTurn(game: Game): { match: Match; seat: number; choice: Choice } {
  const match = createMatch(game, { seats: 2, seed: 'held' });
  const chance = { rng: seeded('held') };
  for (;;) {
    const { seat, choices } = pick(chance, match.pending());
    const choice = choices.find((each) => foresee(game, match.view(seat), seat, each));
    if (choice) return { match, seat, choice };
    match.play(seat, pick(chance, choices));
  }
}

const { 'master-heist': _, ...withTurns } = games;

describe.each(Object.entries(withTurns))('a choice that waits for its commit in %s', (_, game) => {
  test('looks as if it had been played', () => {
    const match = createMatch(game, { seats: 3, seed: 'foresight' });
    const chance = { rng: seeded('foresight') };
    let held = 0;
    while (held < 3) {
      const { seat, choices } = pick(chance, match.pending());
      const choice = pick(chance, choices);
      const foreseen = foresee(game, match.view(seat), seat, choice);
      match.play(seat, choice);
      if (!foreseen) continue;
      held++;
      expect(foreseen.view).toEqual(match.view(seat));
      expect(foreseen.asked).toEqual(match.asked());
      expect(foreseen.asked).not.toContain(seat);
    }
  });

  test('is held as long as it is offered for the same decision', () => {
    const { match, seat, choice } = endOfTurn(game);
    const told = toldTo(match, seat);
    const held = hold(game, told, choice)!;
    expect(stillHeld(game, told, held)).toEqual(held);
    expect(stillHeld(game, { ...told, turn: told.turn + 1 }, held)).toBe(null);
    expect(stillHeld(game, { ...told, choices: [] }, held)).toBe(null);
  });

  test('is not held where it does not end the turn', () => {
    const { match, seat } = endOfTurn(game);
    const told = toldTo(match, seat);
    const goesOn = told.choices.filter((each) => match.preview(seat, each).next?.includes(seat));
    for (const each of goesOn) expect(hold(game, told, each)).toBe(null);
  });
});

/** Random play until such a choice is offered. */
function whereOffered(game: Game, verb: string): { match: Match; seat: number; choice: Choice } {
  const match = createMatch(game, { seats: 4, seed: 'asked 1' });
  const chance = { rng: seeded('asked 1') };
  for (;;) {
    const { seat, choices } = pick(chance, match.pending());
    const choice = choices.find((each) => each.do === verb);
    if (choice) return { match, seat, choice };
    match.play(seat, pick(chance, choices));
  }
}

test.each([
  ['escape-from-new-york', 'invite', 'a question to somebody else in the middle of a turn'],
  ['master-heist', 'roll', 'what is done beside others, who have no turns'],
])('in %s, "%s" waits for no commit: %s', (id, verb) => {
  const game = games[id]!;
  const { match, seat, choice } = whereOffered(game, verb);
  const { certain, next } = match.preview(seat, choice);
  expect(certain).toBe(true);
  expect(next).not.toContain(seat);
  expect(hold(game, toldTo(match, seat), choice)).toBe(null);
  match.play(seat, choice);
  expect(match.undoable(seat)).toContain(match.record().plays.length - 1);
});
