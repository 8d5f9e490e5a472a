import {
  bySeat,
  int,
  type Kind,
  list,
  nullable,
  oneOf,
  owner,
  record,
  schema,
  secret,
  text,
} from '@getaway/engine';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const hand = record({ name: text(), cards: list(secret(oneOf(['a', 'b', 'c', 'd']), owner)) });
const kind = record({
  hands: bySeat(hand),
  money: list(int(0, 9)),
  city: record({ bar: nullable(int(0, 9)), 'old "bank"': oneOf(['open', 'shut "for good"']) }),
  outcome: nullable(record({ winners: list(int(0, 9)) })),
});
type Table = typeof kind extends Kind<infer T> ? T : never;
const table = schema(kind);

const cards = fc.array(fc.constantFrom('a' as const, 'b', 'c', 'd'), { maxLength: 5 });
const places = fc.record<Table>({
  hands: fc.tuple(fc.record({ name: fc.string(), cards }), fc.record({ name: fc.string(), cards })),
  money: fc.array(fc.nat(9), { maxLength: 8 }),
  city: fc.record({
    bar: fc.option(fc.nat(9)),
    'old "bank"': fc.constantFrom('open' as const, 'shut "for good"'),
  }),
  outcome: fc.option(fc.record({ winners: fc.array(fc.nat(9), { maxLength: 3 }) })),
});

/** What it takes to make the first seat's view of one that of the other. */
function change(before: Table, after: Table): unknown {
  const view = table.observe(before, 0);
  const told = table.follow(view, after, 0);
  expect(view).toEqual(table.observe(after, 0));
  return told === '' ? undefined : JSON.parse(told);
}

describe('a change', () => {
  it('leads from any view to any other, and is nothing where nothing has changed', () => {
    fc.assert(
      fc.property(places, places, (before, after) => {
        change(before, after);
        expect(change(after, structuredClone(after))).toBe(undefined);
      }),
      { numRuns: 500 },
    );
  });

  it('says only what has changed', () => {
    const before: Table = {
      hands: [
        { name: 'Ada', cards: ['a', 'b', 'c', 'd'] },
        { name: 'Ben', cards: ['a'] },
      ],
      money: [1, 2, 3, 4, 5],
      city: { bar: 1, 'old "bank"': 'open' },
      outcome: null,
    };
    const [ada, ben] = before.hands as [Table['hands'][number], Table['hands'][number]];
    const sold = { ...before, hands: [{ ...ada, cards: ['a' as const, 'c' as const, 'd' as const] }, ben] };
    expect(change(before, { ...sold, money: [1, 9, 3, 4, 5] })).toEqual({
      hands: { 0: { cards: { '~': [1, 1] } } },
      money: { 1: [9] },
    });
    expect(change(before, { ...before, money: [1, 2, 3, 4, 5, 6] })).toEqual({ money: { '~': [5, 0, 6] } });
    expect(change(before, { ...before, money: [1, 9, 9, 9, 5] })).toEqual({
      money: { '~': [1, 3, 9, 9, 9] },
    });
    const hidden: Table['hands'] = [ada, { ...ben, cards: ['d', 'd'] }];
    expect(change(before, { ...before, hands: hidden })).toEqual({
      hands: { 1: { cards: { '~': [1, 0, null] } } },
    });
    expect(change(before, { ...before, city: { bar: null, 'old "bank"': 'shut "for good"' } })).toEqual({
      city: { bar: [null], 'old "bank"': ['shut "for good"'] },
    });
    expect(change(before, { ...before, outcome: { winners: [1] } })).toEqual({ outcome: [{ winners: [1] }] });
  });
});
