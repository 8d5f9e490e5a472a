import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import type { LockerColour } from '../content/index.ts';
import {
  does,
  type Draft,
  giveContacts,
  giveItems,
  goingOn,
  happened,
  isOffered,
  offered,
  type Play,
  quietCity,
  stepOf,
  truth,
  visitTo,
  whyNot,
} from './scene.ts';

describe('convenience stores', () => {
  rule('EP-STO-01', 'company comes first', () => {
    const s = quietCity();
    s.at[2] = 'store-b';
    expect(visitTo(s, 'store-b').view(null).red[0]).toBe(1);
  });

  rule('EP-STO-02', 'a gas can may be taken, up to two, while there are any', () => {
    const match = visitTo(quietCity(), 'store-a');
    does(match, 0, { do: 'takeGasCan' });
    expect(match.view(null).thieves[0]!.gasCans).toBe(1);
    expect(isOffered(match, 0, { do: 'takeGasCan' })).toBe(false);
    const full = quietCity();
    full.thieves[0]!.gasCans = 2;
    expect(isOffered(visitTo(full, 'store-a'), 0, { do: 'takeGasCan' })).toBe(false);
    expect(whyNot(visitTo(full, 'store-a'), 0, { do: 'takeGasCan' })).toBe('EP-STO-02');
    const empty = quietCity(5);
    for (const seat of [1, 2, 3]) empty.thieves[seat]!.gasCans = 2;
    expect(isOffered(visitTo(empty, 'store-a'), 0, { do: 'takeGasCan' })).toBe(false);
    empty.thieves[3]!.gasCans = 1;
    expect(isOffered(visitTo(empty, 'store-a'), 0, { do: 'takeGasCan' })).toBe(true);
  });

  rule('EP-STO-03', 'up to two equipment tiles of different types may be bought', () => {
    const s = quietCity();
    s.equipment = [4, 0, 4, 2];
    const match = visitTo(s, 'store-a');
    const types = (): unknown[] => [
      ...new Set(
        offered(match, 0, { do: 'buyEquipment' }).map(
          (choice) => choice.do === 'buyEquipment' && choice.equipment,
        ),
      ),
    ];
    expect(types()).toEqual(['vest', 'helmet', 'gas-mask']);
    does(match, 0, { do: 'buyEquipment', equipment: 'gas-mask' });
    expect(types()).toEqual(['vest', 'helmet']);
    expect(whyNot(match, 0, { do: 'buyEquipment', equipment: 'gas-mask' })).toBe('EP-STO-03');
    does(match, 0, { do: 'buyEquipment', equipment: 'vest' });
    expect(stepOf(match)).toBe('endTurn');
    expect(match.view(0).thieves[0]!.money).toBe(4);
    expect(match.view(null).equipment).toEqual([3, 0, 4, 1]);
    const canFirst = visitTo(quietCity(), 'store-a');
    does(canFirst, 0, { do: 'takeGasCan' });
    does(canFirst, 0, { do: 'buyEquipment', equipment: 'hat' });
    does(canFirst, 0, { do: 'buyEquipment', equipment: 'helmet' });
    expect(canFirst.view(null).thieves[0]!).toMatchObject({ gasCans: 1 });
    expect(canFirst.view(null).thieves[0]!.items.slice(0, 2)).toEqual(['hat', 'helmet']);
  });

  rule('EP-STO-03', 'each is paid for, and nobody is asked when nothing is left to buy', () => {
    const buying = (money: number, equipment: number[]): Play => {
      const s = quietCity();
      Object.assign(s.thieves[0]!, { money, gasCans: 2 });
      s.equipment = equipment;
      return visitTo(s, 'store-a');
    };
    const types = (money: number): unknown[] =>
      offered(buying(money, [4, 4, 4, 4]), 0, { do: 'buyEquipment', slot: 1 }).map(
        (choice) => choice.do === 'buyEquipment' && choice.equipment,
      );
    expect([types(1), types(2), types(3)]).toEqual([
      [],
      ['vest', 'hat', 'helmet'],
      ['vest', 'hat', 'helmet', 'gas-mask'],
    ]);
    expect(stepOf(buying(9, [0, 0, 0, 0]))).toBe('endTurn');
    for (const left of [1, 2]) {
      const match = buying(9, [0, left, 0, 0]);
      does(match, 0, { do: 'buyEquipment', equipment: 'hat', slot: 1 });
      expect(stepOf(match)).toBe('endTurn');
    }
  });

  rule('EP-STO-04', 'then a locker may be opened, or none', () => {
    const s = giveContacts(quietCity(), 0, 'medic', 'stunt');
    s.thieves[0]!.keys[0] = 'green';
    const match = visitTo(s, 'store-a');
    expect(isOffered(match, 0, { do: 'openLocker', colour: 'green' })).toBe(true);
    does(match, 0, { do: 'decline' });
    expect(stepOf(match)).toBe('endTurn');
    // With nothing else to do there, it is asked about only if one can be opened.
    Object.assign(s, { equipment: [0, 0, 0, 0] });
    s.thieves[0]!.gasCans = 2;
    expect(stepOf(visitTo(s, 'store-a'))).toBe('visiting');
    s.row[0] = 1;
    s.thieves[0]!.contacts[1] = null;
    expect(stepOf(visitTo(s, 'store-a'))).toBe('endTurn');
    Object.assign(s.thieves[0]!, { keys: [null, null, null] });
    s.row[0] = 8;
    expect(stepOf(visitTo(s, 'store-a'))).toBe('endTurn');
  });

  rule('EP-STO-05', 'all four stores offer the same', () => {
    const kinds = (store: string): unknown[] =>
      offered(visitTo(quietCity(), store), 0).map((choice) => choice.do);
    for (const store of ['store-b', 'store-c', 'store-d']) expect(kinds(store)).toEqual(kinds('store-a'));
  });

  rule('EP-STO-06', 'a second tile of a type is fine on another visit', () => {
    const s = giveItems(quietCity(), 0, 'vest');
    const match = visitTo(s, 'store-a');
    does(match, 0, { do: 'buyEquipment', equipment: 'vest', slot: 2 });
    expect(match.view(null).thieves[0]!.items.slice(0, 2)).toEqual(['vest', 'vest']);
  });
});

describe('lockers', () => {
  /** A thief at a store with this key, this row and so many contacts. */
  const atLocker = (colour: LockerColour | null, row: number, contacts: number) => {
    const s = quietCity();
    const cards = ['medic', 'stunt', 'informer', 'chopper', 'sewer'] as const;
    s.thieves[0]!.lockedContacts = [];
    giveContacts(s, 0, ...cards.slice(0, contacts));
    s.thieves[0]!.keys[0] = colour;
    s.row[0] = row;
    return s;
  };
  const why = (s: Draft, colour: LockerColour, key: LockerColour | 'master-key' = colour): unknown =>
    whyNot(visitTo(s, 'store-a'), 0, { do: 'openLocker', colour, key });

  rule('EP-LCK-01', 'it takes a face-up key of its colour, or the master key and its price', () => {
    expect(why(atLocker('green', 3, 2), 'green')).toBeNull();
    expect(why(atLocker('black', 3, 2), 'green')).toBe('EP-LCK-01');
    const used = atLocker('green', 3, 2);
    used.thieves[0]!.usedKeys = 1;
    expect(why(used, 'green')).toBe('EP-LCK-01');
    const master = atLocker(null, 8, 4);
    expect(why(master, 'brown', 'master-key')).toBe('EP-LCK-01');
    master.thieves[0]!.unlocked.push('master-key');
    expect(why(master, 'brown', 'master-key')).toBeNull();
    master.thieves[0]!.money = 3;
    expect(why(master, 'brown', 'master-key')).toBe('EP-AST-07');
    Object.assign(master.thieves[0]!, { money: 9, usedAssets: 0b10 });
    expect(why(master, 'brown', 'master-key')).toBe('EP-LCK-01');
  });

  rule('EP-LCK-02', 'row and contacts together must reach the number of the locker', () => {
    expect(why(atLocker('green', 1, 1), 'green')).toBe('EP-LCK-02');
    expect(why(atLocker('green', 2, 1), 'green')).toBeNull();
    expect(why(atLocker('black', 3, 2), 'black')).toBe('EP-LCK-02');
    expect(why(atLocker('black', 3, 3), 'black')).toBeNull();
    expect(why(atLocker('brown', 4, 3), 'brown')).toBe('EP-LCK-02');
    expect(why(atLocker('brown', 5, 3), 'brown')).toBeNull();
    const master = atLocker('green', 4, 3);
    master.thieves[0]!.unlocked.push('master-key');
    expect(why(master, 'brown', 'master-key')).toBe('EP-LCK-02');
    expect(why(master, 'black', 'master-key')).toBeNull();
  });

  rule('EP-LCK-03', 'cubes of this turn do not count', () => {
    const s = atLocker('green', 1, 1);
    s.red[0] = 3;
    expect(why(s, 'green')).toBe('EP-LCK-02');
  });

  rule('EP-LCK-04', 'the key is turned over for good', () => {
    const match = visitTo(atLocker('green', 3, 2), 'store-a');
    does(match, 0, { do: 'openLocker', colour: 'green' });
    expect(match.view(null).thieves[0]!.usedKeys).toBe(1);
  });

  rule(
    ['EP-LCK-05', 'EP-RND-06'],
    'contacts + 1, + 0 or - 1 tiles are drawn at random, as far as there are any',
    () => {
      const drawn = (colour: LockerColour, contacts: number, left = 5): number => {
        const s = atLocker(colour, 8, contacts);
        s.bagBox[colour].push(...s.bagStacks[colour].splice(left));
        const match = visitTo(s, 'store-a');
        does(match, 0, { do: 'openLocker', colour, key: colour });
        return (match.view(0).agenda.at(-1)!['drawn'] as string[]).length;
      };
      expect([drawn('green', 2), drawn('black', 2), drawn('brown', 2)]).toEqual([3, 2, 1]);
      expect(drawn('green', 5)).toBe(5);
      expect(drawn('green', 3, 2)).toBe(2);
    },
  );

  rule(
    ['EP-LCK-06', 'EP-DEC-12', 'EP-RND-06'],
    'exactly one is kept, face down; the others go back and are shuffled',
    () => {
      const match = visitTo(atLocker('green', 3, 2), 'store-a');
      does(match, 0, { do: 'openLocker', colour: 'green' });
      const values = new Set(match.view(0).agenda.at(-1)!['drawn'] as string[]);
      expect(new Set(offered(match, 0).map((choice) => choice.do === 'keep' && choice.bag))).toEqual(values);
      const kept = happened(does(match, 0, { do: 'keep' }), 'bagKept');
      expect(kept).toMatchObject([{ rules: ['EP-LCK-06'] }]);
      const s = truth(match);
      expect(s.thieves[0]!.bags).toHaveLength(1);
      expect(s.thieves[0]!.items[0]).toBe('green');
      expect([...s.bagStacks.green, ...s.thieves[0]!.bags].toSorted()).toEqual([
        'green-0',
        'green-60',
        'green-60',
        'green-90',
        'green-90',
      ]);
    },
  );

  rule('EP-LCK-06', 'tiles that are alike are one choice', () => {
    const s = quietCity();
    s.bagStacks.green = ['green-0', 'green-90'];
    const drawn = ['green-60', 'green-60', 'green-90'];
    const match = goingOn(s, { step: 'keepBag', seat: 0, kind: 'green', drawn });
    expect(offered(match, 0).map((choice) => choice.do === 'keep' && choice.bag)).toEqual([
      'green-60',
      'green-90',
    ]);
  });

  rule('EP-LCK-07', 'it stays shut when nothing would be drawn', () => {
    expect(why(atLocker('brown', 8, 1), 'brown')).toBe('EP-LCK-07');
    const empty = atLocker('green', 5, 3);
    empty.bagBox.green.push(...empty.bagStacks.green.splice(0));
    expect(why(empty, 'green')).toBe('EP-LCK-07');
  });

  rule('EP-LCK-08', 'opening uses up nothing but the key, and the next may open the same colour', () => {
    const match = visitTo(atLocker('green', 3, 2), 'store-a');
    const before = truth(match);
    does(match, 0, { do: 'openLocker', colour: 'green' });
    does(match, 0, { do: 'keep' });
    const after = truth(match);
    expect(after.thieves[0]!).toMatchObject({ money: before.thieves[0]!.money, usedContacts: 0 });
    expect(after.red).toEqual(before.red);
    after.thieves[1]!.keys = ['green', null, null];
    after.row[1] = 5;
    expect(isOffered(visitTo(after, 'store-b', 1), 1, { do: 'openLocker', colour: 'green' })).toBe(true);
  });
});
