import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadPatch, type Delta, patched } from '../protocol/patch.ts';
import { absorb } from '../src/room/absorb.ts';

const plain = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
const throughText = (delta: Delta): Delta => JSON.parse(JSON.stringify(delta)) as Delta;

/** A value like a view, and one that somebody's play might have made of it. */
const leaf = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom('watch', 'ring', null));
const viewLike = fc.record({
  hands: fc.array(fc.array(leaf, { maxLength: 6 }), { minLength: 2, maxLength: 2 }),
  stock: fc.array(leaf, { maxLength: 12 }),
  city: fc.record({
    bar: leaf,
    bank: leaf,
    pieces: fc.array(fc.record({ at: leaf, wounds: leaf }), { maxLength: 5 }),
  }),
  agenda: fc.array(
    fc.oneof(fc.record({ step: fc.constant('turn'), seat: leaf }), fc.record({ step: fc.constant('round') })),
    { maxLength: 4 },
  ),
});

/** The patch from one view to the next, by way of the server's own. */
function diff(before: unknown, after: unknown): Delta | undefined {
  const kept = structuredClone({ view: before });
  const delta = absorb(kept, { view: after });
  expect(kept).toEqual({ view: after });
  return delta;
}

describe('a patch', () => {
  it.each([
    ['any value to any other', plain],
    ['one view to the next', viewLike],
  ])('leads from %s, and is nothing where nothing has changed', (_, values: fc.Arbitrary<unknown>) => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const delta = diff(before, after);
        const view = delta === undefined ? before : patched({ view: before }, throughText(delta)).view;
        expect(view).toEqual(after);
        expect(diff(after, structuredClone(after))).toBe(undefined);
      }),
      { numRuns: 500 },
    );
  });

  it('says only what has changed', () => {
    const before = { hands: [['a', 'b', 'c', 'd'], [null]], money: [1, 2], city: { bar: 1, bank: 2 } };
    const sold = { ...before, hands: [['a', 'c', 'd'], [null]], money: [1, 9] };
    expect(diff(before, sold)).toEqual({ view: { hands: { 0: { '~': [1, 1] } }, money: { 1: [9] } } });
    expect(diff([1, 2, 3], [1, 2, 3, 4])).toEqual({ view: { '~': [3, 0, 4] } });
    expect(diff({ step: 'turn', seat: 1 }, { step: 'round' })).toEqual({ view: [{ step: 'round' }] });
  });

  it('leaves what has not changed as the same object', () => {
    const before = { city: { bar: { cubes: 1 } }, money: [1, 2] };
    const after = patched(before, { money: { 1: [3] } });
    expect(after.city).toBe(before.city);
    expect(before.money).toEqual([1, 2]);
  });

  it.each([
    [{ money: [1] }, { cash: [1] }],
    [{ money: [1] }, { money: { 7: [1] } }],
    [{ money: [1] }, { money: { '~': [1, 5] } }],
    [{ money: [1] }, { money: { '~': 'all' } }],
    [{ money: 1 }, { money: { '~': [0, 1] } }],
    [{ money: 1 }, 'nonsense'],
    [{ money: 1 }, { constructor: [1] }],
  ])('that does not fit is refused: %j, %j', (value, delta) => {
    expect(() => patched(value, delta as unknown as Delta)).toThrow(BadPatch);
  });
});
