import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import { escapePlan } from '../index.ts';
import { signAt } from '../rules/landmarks.ts';
import { locationsOf } from '../rules/map/index.ts';
import { officersInPlay } from './count.ts';
import {
  does,
  fresh,
  giveContacts,
  goingOn,
  happened,
  isOffered,
  offered,
  officersOn,
  type Play,
  playUntil,
  publicEvents,
  putOfficers,
  quietCity,
  seatsAsked,
  stepOf,
  truth,
  whyNot,
} from './scene.ts';

describe('city phase', () => {
  const placing = (seats: number): Play => {
    const s = fresh(seats);
    s.order = s.order.toSorted((one, other) => one - other);
    return goingOn(s, { step: 'city', placed: 0 }, { step: 'turnOrder' }, { step: 'turn', seat: 0 });
  };
  const placersOf = (seats: number): number[] => {
    const match = playUntil(placing(seats), (step) => step === 'turn');
    return happened(publicEvents(match), 'tilePlaced').map(({ seat }) => Number(seat));
  };

  rule(
    ['EP-CTY-01', 'EP-CTY-02'],
    'humans place in turn order until four tiles lie; the fifth human places none',
    () => {
      expect(placersOf(5)).toEqual([0, 1, 2, 3]);
      expect(placersOf(4)).toEqual([0, 1, 2, 3]);
      expect(placersOf(3)).toEqual([0, 1, 2, 0]);
      expect(placersOf(2)).toEqual([0, 1, 0, 1]);
      expect(placersOf(1)).toEqual([0, 0, 0, 0]);
    },
  );

  rule('EP-CTY-01', 'the order is that of before the turn order phase', () => {
    const s = fresh(4);
    s.order = [3, 1, 0, 2];
    s.row = [1, 5, 1, 1];
    const match = goingOn(s, { step: 'city', placed: 0 }, { step: 'turnOrder' }, { step: 'turn', seat: 0 });
    expect(seatsAsked(match)).toEqual([3]);
    expect(seatsAsked(goingOn(s, { step: 'day', day: 1 }))).toEqual([3]);
  });

  rule(['EP-CTY-03', 'EP-DEC-02'], 'any display tile may be chosen, and placing cannot be declined', () => {
    const match = placing(3);
    const tiles = new Set(
      offered(match, 0).map((choice) => (choice.do === 'placeTile' ? choice.tile : choice.do)),
    );
    expect(tiles).toEqual(new Set(truth(match).stacks.map((stack) => stack[0])));
    expect(isOffered(match, 0, { do: 'decline' })).toBe(false);
    const cells = new Set(offered(match, 0).map((choice) => (choice.do === 'placeTile' ? choice.cell : '')));
    expect(cells).toEqual(new Set(['1,-1', '0,1']));
  });

  rule(['EP-CTY-03', 'EP-HID-06'], 'the text names what each display tile would bring to the city', () => {
    const match = placing(3);
    const view = match.view(0);
    const tile = view.stacks[0]![0]!;
    const text = escapePlan.text!(view, 0, (key) => key).split('\n');
    const told = text.find((line) => line.startsWith(`  term.${tile}`));
    for (const location of locationsOf(tile)) expect(told).toContain(`term.${signAt(view, location)}`);
    expect(text.filter((line) => /^ {2}term\./.test(line))).toHaveLength(4);
  });

  rule('EP-CTY-04', 'officers come along with their tile', () => {
    const match = placing(3);
    const before = truth(match);
    does(match, 0, { do: 'placeTile' });
    expect(truth(match).officers).toEqual(before.officers);
    expect(match.view(null).city.tiles).toHaveLength(3);
  });

  rule('EP-CTY-05', 'the cell must be empty and touch two tiles', () => {
    const match = placing(3);
    const tile = truth(match).stacks[0]![0]!;
    const why = (cell: string): unknown =>
      match
        .explain(0)
        .find(({ choice }) => choice.do === 'placeTile' && choice.tile === tile && choice.cell === cell)
        ?.rule;
    expect(why('0,0')).toBe('EP-CTY-05');
    expect(why('2,0')).toBe('EP-CTY-05');
  });

  rule('EP-CTY-06', 'land must continue on a neighbouring tile', () => {
    const rules = Array.from({ length: 12 }, (_, i) =>
      goingOn(fresh(3, {}, `land ${i}`), { step: 'placeTile', seat: 0 }, { step: 'turn', seat: 0 }),
    ).flatMap((match) =>
      match
        .explain(0)
        .filter(({ choice }) => choice.do === 'placeTile' && ['1,-1', '0,1'].includes(choice.cell)),
    );
    expect(rules.length).toBeGreaterThan(0);
    for (const { rule: id } of rules) expect(id).toBe('EP-CTY-06');
  });

  rule('EP-CTY-07', 'a business space gets a business of choice that is not in the city yet', () => {
    const s = fresh(3);
    s.placedOn[1] = 'c1';
    const match = goingOn(s, { step: 'openPlace', seat: 0, tile: 'c2' }, { step: 'turn', seat: 0 });
    expect(offered(match, 0).map((choice) => choice.do === 'openPlace' && choice.place)).toEqual([
      'casino',
      'restaurant',
      'gym',
      'nightclub',
      'art-gallery',
    ]);
    expect(whyNot(match, 0, { do: 'openPlace', place: 'bar' })).toBe('EP-CTY-07');
    does(match, 0, { do: 'openPlace', place: 'gym' });
    expect(match.view(null).placedOn[3]).toBe('c2');
  });

  rule(['EP-CTY-07', 'EP-CTY-08'], 'whoever places the tile puts something on its space at once', () => {
    const s = fresh(3);
    Object.assign(s, { order: [0, 1, 2], stacks: s.stacks.with(1, ['b1', 'b2', 'b3']) });
    const match = goingOn(s, { step: 'city', placed: 0 });
    const business = match.fork();
    does(match, 0, { do: 'placeTile', tile: 'b1' });
    expect([stepOf(match), seatsAsked(match), offered(match, 0).length]).toEqual(['openPlace', [0], 3]);
    const told = does(match, 0, { do: 'openPlace', place: 'safe-house-3' });
    expect(happened(told, 'placeOpened')).toMatchObject([{ rules: ['EP-CTY-08'] }]);
    expect(match.view(null).placedOn[8]).toBe('b1');
    expect([stepOf(match), seatsAsked(match)]).toEqual(['placeTile', [1]]);
    const tile = s.stacks[2]![0]!;
    does(business, 0, { do: 'placeTile', tile });
    expect(offered(business, 0)).toHaveLength(6);
    expect(happened(does(business, 0, { do: 'openPlace' }), 'placeOpened')[0]!.rules).toEqual(['EP-CTY-07']);
    // Exit tiles have no such space.
    const exit = goingOn(s, { step: 'city', placed: 0 });
    does(exit, 0, { do: 'placeTile', tile: s.stacks[0]![0]! });
    expect([stepOf(exit), seatsAsked(exit)]).toEqual(['placeTile', [1]]);
  });

  rule('EP-CTY-08', 'a safe house space gets a safe house of choice that is not in the city yet', () => {
    const s = fresh(3);
    s.placedOn[6] = 'b2';
    const match = goingOn(s, { step: 'openPlace', seat: 0, tile: 'b1' }, { step: 'turn', seat: 0 });
    expect(offered(match, 0)).toEqual([
      { do: 'openPlace', place: 'safe-house-2' },
      { do: 'openPlace', place: 'safe-house-3' },
    ]);
    expect(whyNot(match, 0, { do: 'openPlace', place: 'safe-house-1' })).toBe('EP-CTY-08');
  });

  rule('EP-CTY-09', 'a gang HQ comes with two members', () => {
    const s = fresh(3);
    s.stacks[0] = ['a1', 'a2', 'a3'];
    s.stacks[1] = ['b1', 'b2', 'b3'];
    const match = goingOn(s, { step: 'placeTile', seat: 0 }, { step: 'turn', seat: 0 });
    const without = match.fork();
    does(match, 0, { do: 'placeTile', tile: 'a1' });
    expect(match.view(null).gangMembers).toEqual([2, 2, 0, 0]);
    does(without, 0, { do: 'placeTile', tile: 'b1' });
    expect(without.view(null).gangMembers).toEqual([2, 0, 0, 0]);
  });

  rule(['EP-CTY-10', 'EP-RND-03'], 'after the fourth tile the next four are turned up and staffed', () => {
    const match = playUntil(placing(3), (step) => step === 'turn');
    const s = truth(match);
    expect(s.shown).toBe(2);
    for (const stack of s.stacks) expect([1, 2]).toContain(officersOn(s, stack[1]!).length);
    expect(happened(publicEvents(match), 'officersPlaced')).toMatchObject(
      s.stacks.map((stack) => ({ tile: stack[1], officers: officersOn(s, stack[1]!) })),
    );
    expect(officersInPlay(s)).toBe(30);
    expect(match.view(0).stacks[0]![1]).not.toBeNull();
    expect(match.view(0).stacks[0]![2]).toBeNull();
  });

  rule(['EP-CTY-10', 'EP-RND-03'], 'only what is in the bag can be drawn, and doubles return to it', () => {
    for (const [type, name] of (['federal', 'county', 'swat'] as const).entries()) {
      const s = fresh(3);
      s.bag = [0, 0, 0].with(type, 8);
      const match = goingOn(s, { step: 'city', placed: 0 }, { step: 'turn', seat: 0 });
      const after = truth(playUntil(match, (step) => step === 'turn'));
      for (const stack of after.stacks) expect(officersOn(after, stack[1]!)).toEqual([name]);
      expect(after.bag).toEqual([0, 0, 0].with(type, 4));
    }
  });

  rule('EP-CTY-11', 'on day 3 no new display is formed', () => {
    const s = quietCity();
    s.day = 3;
    const match = goingOn(s, { step: 'city', placed: 4 }, { step: 'turn', seat: 0 });
    expect(match.view(null).shown).toBe(3);
    expect(happened(publicEvents(match), 'tileShown')).toHaveLength(0);
  });

  rule('EP-CTY-12', 'officers on display tiles cannot be moved', () => {
    const s = fresh(3);
    s.officers = s.officers.map(() => 0);
    s.stacks[0] = ['a1', 'a2', 'a3'];
    putOfficers(s, 'a1', 'federal', 'county', 'swat');
    s.thieves[0]!.unlocked.push('move-federal');
    s.thieves[0]!.items[2] = null;
    const match = goingOn(s, { step: 'turn', seat: 0 });
    expect(isOffered(match, 0, { do: 'useAsset', what: 'move-federal' })).toBe(false);
  });

  rule('EP-CTY-12', 'nor removed, nor does an officer come to a display tile', () => {
    const s = giveContacts(fresh(3), 0, 'snitch-swat', 'bribe-swat');
    s.officers = s.officers.map(() => 0);
    Object.assign(s, { stacks: s.stacks.with(0, ['a1', 'a2', 'a3']).with(1, ['b1', 'b2', 'b3']) });
    putOfficers(putOfficers(s, 'a1', 'swat'), 'start-gang', 'swat');
    const match = goingOn(s, { step: 'turn', seat: 0 });
    expect(offered(match, 0, { what: 'snitch-swat' })).toMatchObject([{ tile: 'start-gang' }]);
    expect(whyNot(match, 0, { what: 'bribe-swat' })).toBe('EP-EXE-11');
  });

  rule('EP-CTY-13', 'where no cell touches two tiles, one is enough', () => {
    const s = fresh(3);
    s.city = { tiles: ['start-hospital'], cells: ['0,0'], rotations: [0] };
    const match = goingOn(s, { step: 'placeTile', seat: 0 });
    expect(offered(match, 0).length).toBeGreaterThan(0);
  });
});
