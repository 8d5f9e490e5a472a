import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import {
  does,
  type Draft,
  giveBag,
  giveItems,
  goingOn,
  isOffered,
  offered,
  type Play,
  quietCity,
  truth,
  turnOf,
  visitTo,
  where,
  whyNot,
} from './scene.ts';

describe('item slots', () => {
  const buying = (s: Draft): Play => {
    const match = visitTo(s, where(s, 'safe-house-1'));
    if (isOffered(match, 0, { do: 'takeKey' })) does(match, 0, { do: 'takeKey' });
    return match;
  };
  const slots = (match: Play, part: object): unknown[] =>
    offered(match, 0, part).map((choice) => ('slot' in choice ? choice.slot : null));

  rule(
    ['EP-ITM-01', 'EP-DEC-11', 'EP-RUL-23'],
    'a tile goes on an empty slot or replaces one that is no asset, for 1 notoriety',
    () => {
      const s = giveItems(quietCity(), 0, 'vest');
      const match = buying(s);
      expect(slots(match, { do: 'buyFixer', fixer: 'safe' })).toEqual([2, 1]);
      const before = match.view(null);
      does(match, 0, { do: 'buyFixer', fixer: 'safe', slot: 1 });
      const after = match.view(null);
      expect(after.thieves[0]!.items).toEqual(['safe', null, 'move-federal', 'move-county', 'move-swat']);
      expect(after.red[0]! - before.red[0]!).toBe(1);
      const full = buying(giveItems(quietCity(), 0, 'vest', 'hat'));
      expect(slots(full, { do: 'buyFixer', fixer: 'safe' })).toEqual([1, 2]);
    },
  );

  rule('EP-ITM-02', 'an exit tile replaces only when no slot is empty; the others whenever one likes', () => {
    const drawing = (s: Draft, kind: 'green' | 'type-1' | 'type-2'): unknown[] => {
      const bag = `${kind}-0`;
      s.bagStacks[kind].splice(s.bagStacks[kind].indexOf(bag), 1);
      return slots(goingOn(s, { step: 'keepBag', seat: 0, kind, drawn: [bag] }), { do: 'keep' });
    };
    for (const kind of ['type-1', 'type-2'] as const) {
      expect(drawing(giveItems(quietCity(), 0, 'vest'), kind)).toEqual([2]);
      expect(drawing(giveItems(quietCity(), 0, 'vest', 'hat'), kind)).toEqual([1, 2]);
      const leftEmpty = giveItems(quietCity(), 0, 'vest', 'hat');
      leftEmpty.thieves[0]!.items[0] = null;
      expect(drawing(leftEmpty, kind)).toEqual([1]);
    }
    expect(drawing(giveItems(quietCity(), 0, 'vest'), 'green')).toEqual([2, 1]);
  });

  rule('EP-ITM-03', 'equipment may replace any tile but an asset', () => {
    const s = giveBag(giveItems(quietCity(), 0, 'vest'), 0, 'green-60');
    const match = visitTo(s, 'store-a');
    expect(slots(match, { do: 'buyEquipment', equipment: 'hat' })).toEqual([1, 2]);
    does(match, 0, { do: 'buyEquipment', equipment: 'hat', slot: 2 });
    expect(match.view(0).thieves[0]!.bags).toEqual([]);
    expect(truth(match).bagBox.green).toEqual(['green-60']);
  });

  rule('EP-ITM-04', 'used tiles stay on their slots', () => {
    const s = giveItems(quietCity(), 0, 'safe');
    const match = turnOf(s);
    does(match, 0, { do: 'useFixer', what: 'safe' });
    expect(match.view(null).thieves[0]!).toMatchObject({ usedItems: 1 });
    expect(match.view(null).thieves[0]!.items[0]).toBe('safe');
    expect(whyNot(match, 0, { do: 'useFixer', what: 'safe' })).toBe('EP-EXE-08');
  });

  rule('EP-ITM-04', 'what replaces a used tile is ready', () => {
    const s = giveItems(quietCity(), 0, 'safe', 'hat');
    s.thieves[0]!.usedItems = 0b11;
    const match = buying(s);
    does(match, 0, { do: 'buyFixer', fixer: 'disguise', slot: 1 });
    expect(match.view(null).thieves[0]!.usedItems).toBe(0b10);
    expect(isOffered(match, 0, { do: 'useFixer', what: 'disguise' })).toBe(true);
  });

  rule(['EP-ITM-01', 'EP-HID-03'], 'the tile that is replaced goes to the box, and no other', () => {
    const s = giveBag(giveBag(quietCity(), 0, 'green-60'), 0, 'brown-120');
    s.bagBox.green.push(s.bagStacks.green.splice(s.bagStacks.green.indexOf('green-90'), 1)[0]!);
    const match = visitTo(s, 'store-a');
    does(match, 0, { do: 'buyEquipment', equipment: 'hat', slot: 1 });
    expect(truth(match).thieves[0]!).toMatchObject({ bags: ['brown-120'] });
    expect(truth(match).bagBox).toMatchObject({ green: ['green-90', 'green-60'], brown: [] });
  });

  rule(['EP-ITM-01', 'EP-HID-03'], 'a kept tile joins those on the other slots, each with its value', () => {
    const s = giveBag(giveItems(quietCity(), 0, 'vest'), 0, 'brown-120');
    s.thieves[0]!.items[0] = null;
    s.bagStacks.green.splice(s.bagStacks.green.indexOf('green-90'), 1);
    const keeping = { step: 'keepBag', seat: 0, kind: 'green', drawn: ['green-90'] };
    const match = goingOn(s, keeping, { step: 'endTurn', seat: 0, group: null });
    does(match, 0, { do: 'keep', slot: 1 });
    expect(match.view(0).thieves[0]!.items.slice(0, 2)).toEqual(['green', 'brown']);
    expect(match.view(0).thieves[0]!.bags).toEqual(['green-90', 'brown-120']);
  });
});
