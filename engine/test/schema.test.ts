import {
  bool,
  byKey,
  bySeat,
  distinct,
  type Infer,
  int,
  list,
  nobody,
  nullable,
  oneOf,
  owner,
  piece,
  pieceSet,
  record,
  schema,
  secret,
  seeded,
  shared,
  text,
} from '@getaway/engine';
import { describe, expect, test } from 'vitest';
import { compileCopy } from '../src/schema/compile.ts';

const COLOURS = ['red', 'blue'] as const;
const cards = pieceSet(
  'card',
  ['red-1', 'red-2', 'blue-1'],
  { 'red-1': 2, 'red-2': 1, 'blue-1': 2 },
  (id) => id.split('-')[0]!,
);
const coins = distinct('coin', ['copper', 'silver', 'gold']);
const backOf = (s: { hands: { colour: string }[][] }, [seat, i]: readonly number[]): string =>
  s.hands[seat!]![i!]!.colour;
const kind = record({
  day: int(1, 3),
  name: text(),
  open: bool(),
  hands: bySeat(
    list(record({ colour: oneOf(COLOURS), card: secret(piece(cards, { back: backOf }), owner) })),
  ),
  money: bySeat(secret(int(0, 100), owner, { guess: () => 42 })),
  box: list(secret(piece(coins), nobody)),
  found: nullable(piece(coins)),
  lamps: byKey(['north', 'south'], bool()),
});
type S = Infer<typeof kind>;
const table = schema(kind);
const state = (): S => ({
  day: 2,
  name: 'x',
  open: true,
  hands: [
    [
      { colour: 'red', card: 'red-1' },
      { colour: 'blue', card: 'blue-1' },
    ],
    [
      { colour: 'red', card: 'red-2' },
      { colour: 'red', card: 'red-1' },
      { colour: 'blue', card: 'blue-1' },
    ],
  ],
  money: [7, 9],
  box: ['copper', 'silver'],
  found: 'gold',
  lamps: { north: true, south: false },
});

describe('one declaration gives', () => {
  test('a clone that shares nothing', () => {
    const original = state();
    const clone = table.clone(original);
    clone.hands[0]![0]!.card = 'red-2';
    clone.lamps.north = false;
    clone.money[0] = 0;
    expect(original).toEqual(state());
    expect(table.clone(original)).toEqual(original);
  });

  test('clones and views that have in common what is shared and open, and worlds of their own', () => {
    const deck = shared(list(secret(piece(coins), nobody)));
    const tiles = shared(list(record({ at: list(int(0, 9)) })));
    const both = schema(record({ deck, tiles, turn: list(int(0, 9)) }));
    const s = { deck: ['copper', 'gold', 'silver'] as const, tiles: [{ at: [1, 2] }], turn: [3] };
    const clone = both.clone(s);
    expect(clone).toEqual(s);
    expect(clone.deck).toBe(s.deck);
    expect(clone.tiles).toBe(s.tiles);
    expect(clone.turn).not.toBe(s.turn);
    const view = both.observe(s, 0);
    expect(view.deck).toEqual([null, null, null]);
    expect(view.tiles).toBe(s.tiles);
    const world = both.imagine(view, 0, { rng: seeded('world') });
    expect(world.deck.toSorted()).toEqual(s.deck);
    expect(view.deck).toEqual([null, null, null]);
    expect(world.tiles[0]).not.toBe(view.tiles[0]);
    const later = { ...s, tiles: [{ at: [1, 2, 3] }] };
    expect(JSON.parse(both.follow(view, later, 0))).toEqual({ tiles: { 0: { at: { '~': [2, 0, 3] } } } });
    expect(view.tiles).toBe(later.tiles);
    expect(s.tiles).toEqual([{ at: [1, 2] }]);
  });

  test('the same clone where compiling text is forbidden', () => {
    const real = globalThis.Function;
    globalThis.Function = function forbidden() {
      throw new EvalError('unsafe-eval');
    } as unknown as FunctionConstructor;
    try {
      const copy = compileCopy(kind, true);
      expect(copy(state())).toEqual(state());
      expect(copy(state()).hands[0]).not.toBe(state().hands[0]);
    } finally {
      globalThis.Function = real;
    }
  });

  test('a hash that tells positions apart', () => {
    expect(table.hash(state())).toBe(table.hash(state()));
    const changes: ((s: S) => void)[] = [
      (s) => (s.day = 3),
      (s) => (s.found = null),
      (s) => s.money.reverse(),
      (s) => (s.hands[1]![0]!.card = 'red-1'),
      (s) => s.box.pop(),
    ];
    const hashes = changes.map((change) => {
      const s = state();
      change(s);
      return table.hash(s);
    });
    expect(new Set([table.hash(state()), ...hashes]).size).toBe(changes.length + 1);
  });

  test.each([
    ['a number out of range', { day: 4 }, 'state.day: a whole number from 1 to 3 expected, found 4'],
    ['a wrong id', { found: 'brass' }, 'state.found: one of copper, silver, gold expected, found "brass"'],
    ['a field too many', { extra: 1 }, 'state: no field "extra" expected, found 1'],
    ['no list', { box: {} }, 'state.box: a list expected, found {}'],
    [
      'a field deep inside',
      { hands: [[{ colour: 'red' }]] },
      'state.hands[0][0].card: a value expected, found undefined',
    ],
  ])('a check that finds %s and names the place', (_, change, message) => {
    expect(() => table.validate({ ...state(), ...change })).toThrow(message);
  });

  test('conservation: a piece lost or doubled is noticed', () => {
    table.conserve(state());
    expect(() => table.conserve({ ...state(), found: null })).toThrow(
      'coin "gold": 0 in the state, 1 in the game',
    );
    expect(() => table.conserve({ ...state(), found: 'copper' })).toThrow(/coin "copper": 2/);
  });
});

describe('secrets', () => {
  test('are null in the views of others', () => {
    const view = table.observe(state(), 0);
    expect(view.hands[0]).toEqual(state().hands[0]);
    expect(view.hands[1]!.map(({ card }) => card)).toEqual([null, null, null]);
    expect(view.hands[1]!.map(({ colour }) => colour)).toEqual(['red', 'red', 'blue']);
    expect(view.money).toEqual([7, null]);
    expect(view.box).toEqual([null, null]);
    expect(table.observe(state(), -1).money).toEqual([null, null]);
  });

  test('are dealt anew in imagined worlds: every deal that fits the backs, and no other', () => {
    const view = table.observe(state(), 0);
    const chance = { rng: seeded('worlds') };
    const seen = new Map<string, number>();
    for (let i = 0; i < 600; i++) {
      const world = table.imagine(view, 0, chance);
      table.validate(world);
      table.conserve(world);
      expect(table.observe(world, 0)).toEqual(view);
      expect(world.money).toEqual([7, 42]);
      const hand = world.hands[1]!.map(({ card }) => card).join(' ');
      seen.set(hand, (seen.get(hand) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(['red-1 red-2 blue-1', 'red-2 red-1 blue-1']);
    for (const count of seen.values()) expect(count).toBeGreaterThan(200);
  });

  test('cannot be declared in a way that a view could not express', () => {
    expect(() => nullable(secret(int(0, 1), nobody))).toThrow(/none/);
    expect(() => secret(list(int(0, 1)), nobody)).toThrow(/guess/);
    expect(() => secret(list(secret(int(0, 1), nobody)), nobody)).toThrow(/secrets of its own/);
  });
});
