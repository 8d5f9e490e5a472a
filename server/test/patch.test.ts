import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadPatch, type Delta, diff, patched } from '../protocol/patch.ts';

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

describe('a patch', () => {
  it('leads from any value to any other', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        const delta = diff(a, b);
        expect(delta === undefined ? a : patched(a, throughText(delta))).toEqual(b);
      }),
      { numRuns: 500 },
    );
  });

  it('leads from one view to the next, and is nothing where nothing has changed', () => {
    fc.assert(
      fc.property(viewLike, viewLike, (a, b) => {
        const delta = diff(a, b);
        expect(delta === undefined ? a : patched(a, throughText(delta))).toEqual(b);
        expect(diff(a, structuredClone(a))).toBe(undefined);
      }),
      { numRuns: 500 },
    );
  });

  it('says only what has changed', () => {
    const before = { hands: [['a', 'b', 'c', 'd'], [null]], money: [1, 2], city: { bar: 1, bank: 2 } };
    const sold = { ...before, hands: [['a', 'c', 'd'], [null]], money: [1, 9] };
    expect(diff(before, sold)).toEqual({ hands: { 0: { '~': [1, 1] } }, money: { 1: [9] } });
    expect(diff([1, 2, 3], [1, 2, 3, 4])).toEqual({ '~': [3, 0, 4] });
    expect(diff({ step: 'turn', seat: 1 }, { step: 'round' })).toEqual([{ step: 'round' }]);
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
