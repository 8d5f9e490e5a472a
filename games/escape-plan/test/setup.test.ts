import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  ASSETS,
  CONTACTS,
  EQUIPMENT,
  FIXERS,
  OFFICER_TYPES,
  STACK_TILES,
  STACKS,
  START_TILES,
} from '../content/index.ts';
import { escapePlan } from '../index.ts';
import { HOSPITAL, tileOf } from '../rules/map/index.ts';
import { officersInPlay } from './count.ts';
import { fresh, officersOn, quietCity, truth, visited, visitTo, where } from './scene.ts';

const seeds = Array.from({ length: 60 }, (_, i) => `seed ${i}`);
const starts = seeds.map((seed) => fresh(4, {}, seed));
const distinctCount = <T>(values: readonly T[]): number =>
  new Set(values.map((value) => JSON.stringify(value))).size;

rule(
  'EP-SET-01',
  'one to five humans play; up to three use the side on which two visits close a business',
  () => {
    for (const seats of [1, 2, 3, 4, 5]) expect(fresh(seats).thieves).toHaveLength(seats);
    expect(() => fresh(0)).toThrow();
    expect(() => fresh(6)).toThrow();
    const closedAfter = (seats: number): boolean => {
      const s = visited(quietCity(seats), 1, 'casino');
      const match = visitTo(s, where(s, 'casino'));
      return match.events(null).some(({ event }) => event.event === 'businessClosed');
    };
    expect(closedAfter(3)).toBe(true);
    expect(closedAfter(4)).toBe(false);
  },
);

rule(
  ['EP-SET-02', 'EP-RND-01'],
  'the starting tiles are dealt to the starting cells, both turned alike',
  () => {
    for (const s of starts) {
      expect(s.city.tiles.toSorted()).toEqual([...START_TILES].toSorted());
      expect(s.city.cells).toEqual(['0,0', '1,0']);
      expect(s.city.rotations[0]).toBe(s.city.rotations[1]);
    }
    expect(distinctCount(starts.map((s) => s.city.tiles))).toBe(2);
    expect(new Set(starts.map((s) => s.city.rotations[0]))).toEqual(new Set([0, 3]));
  },
);

rule(
  ['EP-SET-03', 'EP-RND-02'],
  'each stack is shuffled and its top tile shows; the others are unknown',
  () => {
    for (const s of starts) {
      expect(s.stacks.map((stack) => stack.toSorted())).toEqual(
        STACKS.map((stack) => [...STACK_TILES[stack]].toSorted()),
      );
      expect(s.shown).toBe(1);
      const view = escapePlan.schema.observe(s, 0);
      for (const [i, stack] of view.stacks.entries()) expect(stack).toEqual([s.stacks[i]![0], null, null]);
    }
    expect(distinctCount(starts.map((s) => s.stacks[0]))).toBe(6);
  },
);

rule(['EP-SET-04', 'EP-RND-04'], 'of the six patrol cards one is out unseen; five form the deck', () => {
  for (const s of starts) {
    expect(s.patrolDeck.toSorted()).toEqual([
      'patrol-1',
      'patrol-1',
      'patrol-2',
      'patrol-2',
      'patrol-3',
      'patrol-3',
    ]);
    expect(escapePlan.schema.observe(s, 0).patrolDeck).toEqual([null, null, null, null, null, null]);
  }
  expect(new Set(starts.map((s) => s.patrolDeck[5])).size).toBe(3);
});

rule(
  ['EP-SET-05', 'EP-SET-06', 'EP-SET-07', 'EP-RND-03'],
  'ten officers are drawn for five tiles; doubles go back to the bag',
  () => {
    let doubles = 0;
    let pairs = 0;
    for (const s of starts) {
      const staffed = [...s.stacks.map((stack) => stack[0]!), 'start-gang'];
      for (const tile of staffed) {
        const count = officersOn(s, tile).length;
        expect([1, 2]).toContain(count);
        if (count === 1) doubles++;
        else pairs++;
      }
      expect(officersInPlay(s)).toBe(30);
      const elsewhere = s.officers.reduce((sum, bits) => sum + (bits > 0 ? 1 : 0), 0);
      expect(elsewhere).toBe(staffed.length);
    }
    // Of two officers out of ten of each of three types, the second is of the other's type in 9 cases of 29.
    expect(doubles / (doubles + pairs)).toBeGreaterThan(0.2);
    expect(doubles / (doubles + pairs)).toBeLessThan(0.42);
    const drawn = starts.flatMap((s) => s.stacks.flatMap(([top]) => officersOn(s, top!)));
    for (const type of OFFICER_TYPES) {
      const share = drawn.filter((officer) => officer === type).length / drawn.length;
      expect(Math.abs(share - 1 / 3)).toBeLessThan(0.08);
    }
  },
);

rule('EP-SET-08', 'the hospital tile has no officer at the start and takes none later', () => {
  for (const s of starts) expect(officersOn(s, tileOf(HOSPITAL))).toEqual([]);
});

rule('EP-SET-09', 'no business or safe house is in the city', () => {
  expect(fresh(3).placedOn).toEqual(Array.from({ length: 9 }, () => null));
});

rule(['EP-SET-10', 'EP-RND-05'], 'three of the nine keys lie at each safe house', () => {
  for (const s of starts) {
    for (let house = 0; house < 3; house++) {
      expect(s.keys.slice(house * 3, house * 3 + 3).reduce((sum, n) => sum + n, 0)).toBe(3);
    }
    for (let colour = 0; colour < 3; colour++) {
      expect([0, 1, 2].reduce((sum, house) => sum + s.keys[house * 3 + colour]!, 0)).toBe(3);
    }
  }
  expect(distinctCount(starts.map((s) => s.keys))).toBeGreaterThan(10);
});

rule('EP-SET-11', 'all fixer tiles are available', () => {
  expect(fresh(2).fixers.toSorted()).toEqual([...FIXERS].toSorted());
});

rule(['EP-SET-12', 'EP-SET-14'], 'lockers and exit tiles lie in face-down stacks of five', () => {
  const s = fresh(3);
  for (const stack of Object.values(s.bagStacks)) expect(stack).toHaveLength(5);
  for (const stack of Object.values(escapePlan.schema.observe(s, 0).bagStacks)) {
    expect(stack).toEqual([null, null, null, null, null]);
  }
  expect(distinctCount(starts.map((start) => start.bagStacks.green))).toBeGreaterThan(5);
  expect(distinctCount(starts.map((start) => start.bagStacks['type-2']))).toBeGreaterThan(5);
});

rule('EP-SET-13', 'sixteen equipment tiles by type and six gas cans are in the stores', () => {
  const s = fresh(3);
  expect(s.equipment).toEqual(EQUIPMENT.map(() => 4));
  const match = visitTo(quietCity(), 'store-a');
  match.play(0, { do: 'takeGasCan' });
  expect(truth(match).thieves[0]!.gasCans).toBe(1);
});

rule(['EP-SET-15', 'EP-RND-08'], 'seven contacts show; the rest of the deck is shuffled and hidden', () => {
  for (const s of starts) {
    expect(s.contactDisplay).toHaveLength(7);
    expect(s.contactDeck).toHaveLength(26);
    expect(new Set([...s.contactDeck, ...s.contactDisplay])).toEqual(new Set(CONTACTS));
    expect(escapePlan.schema.observe(s, 1).contactDeck.every((card) => card === null)).toBe(true);
  }
  expect(distinctCount(starts.map((s) => s.contactDisplay))).toBe(starts.length);
});

rule('EP-SET-16', 'two gang members stand on the starting HQ, the others come with their tiles', () => {
  expect(fresh(3).gangMembers).toEqual([2, 0, 0, 0]);
});

rule('EP-SET-17', 'time stands at the start; discs and handcuffs are in the supply', () => {
  const s = fresh(3);
  expect([s.day, s.part]).toEqual([1, null]);
  expect(s.discs).toEqual([0, 0, 0]);
  expect(s.thieves.map((thief) => thief.handcuffs)).toEqual([0, 0, 0]);
});

rule('EP-SET-18', 'every pawn starts on the hospital', () => {
  expect(fresh(5).at).toEqual(Array.from({ length: 5 }, () => 'hospital'));
});

rule('EP-SET-19', 'with nine cubes on the track the income is 9', () => {
  expect(fresh(3).thieves.map((thief) => thief.incomeCubes)).toEqual([9, 9, 9]);
  const s = quietCity();
  s.day = 2;
  const match = visitTo(s, 'exit-1');
  const before = truth(match).thieves[0]!.money;
  match.play(0, { do: 'receiveIncome' });
  expect(truth(match).thieves[0]!.money - before).toBe(9);
});

rule(
  ['EP-SET-20', 'EP-SET-21', 'EP-SET-22', 'EP-AST-01'],
  'seven assets: one unlocked on the space of 5, three on item and three on contact slots',
  () => {
    for (const thief of fresh(4).thieves) {
      expect(thief.items).toEqual([null, null, 'move-federal', 'move-county', 'move-swat']);
      expect(thief.unlocked).toEqual(['extra-action']);
      expect(thief.contacts).toEqual([null, null, null, null, null]);
      expect(thief.lockedContacts).toEqual(['avoid-all', 'master-key', 'heal']);
      const all = [
        ...thief.items.filter((item) => item !== null),
        ...thief.unlocked,
        ...thief.lockedContacts,
      ];
      expect(all.toSorted()).toEqual([...ASSETS].toSorted());
    }
  },
);

rule(
  'EP-SET-23',
  'two gang control markers, a ready first aid token, no wound, sun side up, cubes at the bottom',
  () => {
    const s = fresh(3);
    for (const thief of s.thieves) {
      expect(thief).toMatchObject({ firstAid: true, wounds: 0, rested: false });
    }
    expect([s.red, s.blue]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(s.gangControl).toEqual([-1, -1, -1, -1]);
  },
);

rule('EP-SET-24', 'everybody starts with $9k', () => {
  expect(fresh(5).thieves.map((thief) => thief.money)).toEqual([9, 9, 9, 9, 9]);
});

rule(
  ['EP-SET-25', 'EP-RND-09'],
  'everybody gets a plan card of their own, the rest go to the box unseen',
  () => {
    for (const s of starts) {
      const dealt = s.thieves.map((thief) => thief.plan);
      expect(new Set(dealt).size).toBe(4);
      expect(s.planBox).toHaveLength(5);
      expect(escapePlan.schema.observe(s, 0).planBox).toEqual([null, null, null, null, null]);
    }
    expect(new Set(starts.map((s) => s.thieves[0]!.plan)).size).toBe(9);
  },
);

rule(['EP-SET-26', 'EP-RND-13'], 'the first player is random, the others follow clockwise', () => {
  for (const { order } of starts) expect(order).toEqual([0, 1, 2, 3].map((i) => (order[0]! + i) % 4));
  expect(new Set(starts.map((s) => s.order[0])).size).toBe(4);
});

rule('EP-SET-27', 'every marker starts on row 1', () => {
  expect(fresh(1).row).toEqual([1, 1, 1]);
  expect(fresh(4).row).toEqual([1, 1, 1, 1]);
});

rule('EP-SET-28', 'two humans meet Sandra, one meets Sandra and Costa, three or more nobody', () => {
  expect(fresh(1).at).toHaveLength(3);
  expect(fresh(2).at).toHaveLength(3);
  expect(fresh(3).at).toHaveLength(3);
  expect(fresh(1).lieutenantDeck).toHaveLength(16);
  expect(fresh(2).lieutenantDeck).toHaveLength(0);
  expect(fresh(2).inspectorDeck).toHaveLength(16);
  expect(fresh(3).inspectorDeck).toHaveLength(0);
});

rule(
  ['EP-RND-04', 'EP-RND-08', 'EP-RND-10', 'EP-RND-12'],
  'a table that is set up takes nothing from the box of the next one',
  () => {
    for (const seats of [1, 2, 4]) {
      const first = structuredClone(fresh(seats, { inspectorDeckSize: 15 }));
      fresh(seats, {}, 'another table');
      expect(fresh(seats, { inspectorDeckSize: 15 })).toEqual(first);
    }
  },
);
