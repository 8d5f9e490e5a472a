// A state as games have them: players with hands and figures, a map, decks. It holds 400 values.
import { bool, bySeat, int, list, nullable, oneOf, record, type Schema, schema } from '@getaway/engine';

const SEATS = 4;
const PLACES = ['bar', 'casino', 'gallery', 'gym', 'hospital', 'harbour', 'church', 'clinic'] as const;
const STATUS = ['active', 'escaped', 'arrested'] as const;

const player = record({
  money: int(0, 999),
  notoriety: int(1, 10),
  wounds: int(0, 3),
  at: oneOf(PLACES),
  status: oneOf(STATUS),
  rested: bool(),
  contacts: list(int(0, 99), 10),
  items: list(nullable(int(0, 99)), 10),
  income: list(int(0, 9), 9),
});
const tile = record({
  a: int(-9, 9),
  b: int(-9, 9),
  rotation: int(0, 5),
  open: bool(),
  officers: list(int(0, 9), 4),
});
const kind = record({
  day: int(1, 3),
  phase: oneOf(['income', 'patrol', 'city', 'action']),
  turnOrder: list(int(0, 3)),
  players: bySeat(player),
  tiles: list(tile),
  contactDeck: list(int(0, 99)),
  discards: list(int(0, 99)),
  lockers: list(oneOf(['green', 'black', 'brown'])),
  visits: list(int(0, 9)),
});

const numbers = (length: number, limit: number): number[] =>
  Array.from({ length }, (_, i) => (i * 7) % limit);
const oneFrom = <T>(values: readonly T[], i: number): T => values[i % values.length] as T;

function position(): object {
  return {
    day: 2,
    phase: 'city',
    turnOrder: [2, 0, 3, 1],
    players: Array.from({ length: SEATS }, (_, seat) => ({
      money: 40 + seat,
      notoriety: 1 + seat,
      wounds: seat % 3,
      at: oneFrom(PLACES, seat),
      status: oneFrom(STATUS, seat),
      rested: seat % 2 === 0,
      contacts: numbers(10, 33),
      items: numbers(10, 24).map((item, i) => (i % 3 === 2 ? null : item)),
      income: numbers(9, 10),
    })),
    tiles: Array.from({ length: 14 }, (_, i) => ({
      a: (i % 5) - 2,
      b: (i % 3) - 1,
      rotation: i % 6,
      open: i % 2 === 0,
      officers: numbers(4, 3),
    })),
    contactDeck: numbers(60, 33),
    discards: numbers(40, 33),
    lockers: Array.from({ length: 15 }, (_, i) => oneFrom(['green', 'black', 'brown'], i)),
    visits: numbers(27, 3),
  };
}

export const valuesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, item) => sum + valuesIn(item), 0)
    : 1;

export function state400(): { readonly schema: Schema<object>; readonly state: object } {
  const state = position();
  const made: Schema<object> = schema(kind as never);
  made.validate(state);
  return { schema: made, state };
}
