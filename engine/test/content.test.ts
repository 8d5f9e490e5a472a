import { BadContent, readContent, ruleIds } from '@getaway/engine';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

describe('reading content', () => {
  const form = v.object({ tiles: v.array(v.object({ id: v.string(), zones: v.array(v.number()) })) });
  const tiles = (zones: unknown) => ({
    tiles: [
      { id: 't1', zones: [1] },
      { id: 't2', zones },
    ],
  });

  test('freezes what is right', () => {
    const content = readContent('tiles.json', form, tiles([2, 3]));
    expect(content.tiles[1]?.zones).toEqual([2, 3]);
    expect(Object.isFrozen(content.tiles[1]?.zones)).toBe(true);
  });

  test('names the file, the entry and the fault', () => {
    expect(() => readContent('tiles.json', form, tiles([2, 'x']))).toThrow(BadContent);
    expect(() => readContent('tiles.json', form, tiles([2, 'x']))).toThrow(
      'tiles.json: t2: zones[1]: expected number, found "x"',
    );
    expect(() => readContent('tiles.json', form, null)).toThrow(/tiles\.json: the file: /);
  });

  test('calls an entry by all ids on the way to it, and says what is wrong in few words', () => {
    const nested = v.strictObject({
      id: v.string(),
      zones: v.array(
        v.strictObject({ id: v.string(), exit: v.picklist(Array.from('abcdefghijklmnopqrstuvwxyz')) }),
      ),
    });
    const fault = (zone: object): string => {
      try {
        readContent('tiles.json', v.array(nested), [{ id: 't1', zones: [zone] }]);
      } catch (error) {
        return (error as Error).message;
      }
      return 'none';
    };
    expect(fault({ id: 'water' })).toBe('tiles.json: t1 / water: exit: this field is missing');
    expect(fault({ id: 'water', exit: 'a', depth: 3 })).toBe('tiles.json: t1 / water: depth: unknown field');
    expect(fault({ id: 'water', exit: 'north' })).toBe('tiles.json: t1 / water: exit: unknown name "north"');
    expect(() => readContent('tiles.json', nested, {}, 'tile 7')).toThrow('tiles.json: tile 7: id: ');
  });
});

test('the rules of a rulebook are those it defines, not those it refers to', () => {
  const text = `
- **AB-ONE-01** As AB-TWO-02 says, **AB-XXX-99** is only mentioned.
- **AB-TWO-a-b** [S] A rule with words in its ID.
| ID | Decision |
|---|---|
| AB-DEC-01 | by AB-ONE-01 |
| **AB-DEC-02** | bold |
`;
  expect(ruleIds(text)).toEqual(['AB-ONE-01', 'AB-TWO-a-b', 'AB-DEC-01', 'AB-DEC-02']);
});
