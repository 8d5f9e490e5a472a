import { type Game, pick, seeded, startState, Table } from '@getaway/engine';
import { describe, expect, it } from 'vitest';
import { escapePlan } from '../../index.ts';
import { itineraries } from '../../rules/itinerary/index.ts';
import { LOCATIONS, tileOf } from '../../rules/map/index.ts';
import type { Choice } from '../../rules/play.ts';
import type { State } from '../../rules/state.ts';
import { distancesIn, LOCATION_COUNT } from '../distances.ts';
import { evaluation } from '../evaluation.ts';
import { missing } from '../escaping.ts';
import { standingOf } from '../standing.ts';
import { turnsLeft } from '../turns.ts';
import { WEIGHTS } from '../weights.ts';

const game: Game<State, Choice> = escapePlan;

/** Positions of a game at random, before each choice. */
function* positions(seats: number, seed: string): Generator<Table<State, Choice>> {
  const table = new Table(game, startState(game, { seats, options: {}, seed }));
  const chance = { rng: seeded(seed) };
  while (table.state.outcome === null) {
    yield table;
    const { seat, choices } = table.pending()[0]!;
    table.play(seat, pick(chance, choices));
  }
  yield table;
}

const seek = (seats: number, seed: string, wanted: (s: State, step: string) => boolean): State => {
  for (const table of positions(seats, seed)) {
    if (wanted(table.state, table.decision()?.step ?? '')) return game.schema.clone(table.state);
  }
  throw new Error('no such position');
};

describe('distances', () => {
  it.each(['one', 'two'])(
    'are those of the rules, in turns on foot, by ferry, subway and heliport (%s)',
    (seed) => {
      const s = seek(3, seed, (state) => state.day === 3 && state.part !== null);
      const distances = distancesIn(s.city);
      for (const [from, location] of LOCATIONS.entries()) {
        if (!s.city.tiles.includes(tileOf(location))) continue;
        const traveller = {
          city: s.city,
          from: location,
          gasCans: 0,
          money: 0,
          tools: [],
          spent: [],
          danger: [],
          escapeAt: null,
        };
        const reached = new Set(itineraries(traveller, () => null).map(({ to }) => to));
        for (const [to, there] of LOCATIONS.entries()) {
          if (to !== from)
            expect([location, there, distances[LOCATION_COUNT * from + to] === 1]).toEqual([
              location,
              there,
              reached.has(there),
            ]);
        }
      }
    },
  );
});

describe('turns left', () => {
  it('are nine at the start, and one less after each turn', () => {
    let seen = 0;
    for (const table of positions(4, 'turns')) {
      const { day, part, discs } = table.state;
      const { step, seat } = table.decision() ?? { step: '' };
      const turn = ['morning', 'afternoon', 'evening'].indexOf(part ?? '');
      if (step !== 'turn' || turn < 0 || discs[seat!]! > 0) continue;
      expect(turnsLeft(table.state, seat!).all).toBe(9 - 3 * (day - 1) - turn);
      seen++;
    }
    expect(seen).toBeGreaterThan(9);
  });

  it('count a disc as a turn in the night, before and after it is paid', () => {
    const s = seek(
      4,
      'night',
      (state, step) => step === 'extraTurn' && state.discs[state.agenda.at(-1)!.seat!]! > 0,
    );
    const seat = s.agenda.at(-1)!.seat!;
    const before = turnsLeft(s, seat).all;
    const table = new Table(game, s);
    table.play(seat, { do: 'extraTurn' });
    expect(turnsLeft(table.state, seat).all).toBe(before);
  });
});

describe('the evaluation', () => {
  it.each([1, 2, 4, 5])(
    'gives every seat of %i a value from 0 to 1 at any time, and weights to all choices',
    (seats) => {
      for (const table of positions(seats, `values ${seats}`)) {
        const values = evaluation.values(table.state);
        expect(values).toHaveLength(seats);
        for (const value of values) expect(value).toSatisfy((v: number) => v >= 0 && v <= 1);
        for (const { seat, choices } of table.pending()) {
          const weights = evaluation.sensible(table.state, seat, choices);
          expect(weights).toHaveLength(choices.length);
          expect(weights.every((weight) => weight >= 0)).toBe(true);
          expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 6);
          for (const points of Object.values(evaluation.terms(table.state, seat)))
            expect(points).toSatisfy(Number.isFinite);
        }
      }
    },
  );

  const morning = (): State => seek(3, 'judge', (state, step) => state.day === 2 && step === 'turn');
  const value = (s: State): number => evaluation.values(s)[0]!;

  it('likes money, contacts, bags and health, and dislikes notoriety and officers', () => {
    const base = morning();
    const with_ = (change: (s: State) => void): number => {
      const s = game.schema.clone(base);
      change(s);
      return value(s);
    };
    const plain = value(base);
    expect(with_((s) => (s.thieves[0]!.money += 5))).toBeGreaterThan(plain);
    expect(with_((s) => (s.thieves[0]!.bags = [...s.thieves[0]!.bags, 'green-90']))).toBeGreaterThan(plain);
    expect(with_((s) => (s.thieves[0]!.wounds = 3))).toBeLessThan(with_((s) => (s.thieves[0]!.wounds = 0)));
    expect(with_((s) => (s.row[0] = 8))).toBeLessThan(with_((s) => (s.row[0] = 1)));
    expect(with_((s) => (s.discs[0] = 2))).toBeGreaterThan(with_((s) => (s.discs[0] = 0)));
    expect(with_((s) => (s.thieves[0]!.status = 'arrested'))).toBeLessThan(plain);
    expect(with_((s) => (s.thieves[1]!.status = 'arrested'))).toBeGreaterThan(plain);
  });

  it('sees on the last day that time and money for the exit run out', () => {
    const s = seek(
      2,
      'late',
      (state, step) => state.day === 3 && step === 'turn' && state.thieves[0]!.status === 'active',
    );
    s.thieves[0]!.money = 20;
    const rich = standingOf(s, 0, WEIGHTS).escape;
    s.thieves[0]!.money = 0;
    expect(standingOf(s, 0, WEIGHTS).escape).toBeLessThan(rich);
    expect(missing(s, 0)).toBeGreaterThan(0);
    s.part = 'dawn';
    s.discs[0] = 0;
    s.agenda = [{ step: 'part', part: 'dawn', half: 'adjust', next: 0 }];
    expect(standingOf(s, 0, WEIGHTS).escape).toBeLessThan(0.1);
  });
});
