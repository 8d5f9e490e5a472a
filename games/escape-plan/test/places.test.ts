import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import { BUSINESSES, GROUP, PLAN_CARD, type PlanPlace } from '../content/index.ts';
import { escapePlan } from '../index.ts';
import {
  close,
  does,
  giveContacts,
  givePlan,
  GROUP_1,
  happened,
  isOffered,
  nextDoor,
  offered,
  type Play,
  publicEvents,
  putOfficers,
  quietCity,
  seatsAsked,
  stepOf,
  truth,
  turnOf,
  unlockAssets,
  visited,
  visitTo,
  walk,
  where,
  whyNot,
} from './scene.ts';

const AMOUNT = 'plan-1'; // casino 100, bar income, safe house 2 80

describe('businesses', () => {
  const at = (place: 'casino' | 'bar', s = quietCity()): Play =>
    visitTo(givePlan(s, 0, AMOUNT), where(s, place));

  rule('EP-BUS-01', 'nobody visits a business twice', () => {
    const s = visited(quietCity(), 0, 'casino');
    s.at[0] = nextDoor(where(s, 'casino'));
    expect(whyNot(turnOf(s), 0, { do: 'travel', to: where(s, 'casino') })).toBe('EP-BUS-01');
  });

  rule('EP-BUS-02', 'company comes first', () => {
    const s = quietCity();
    s.at[1] = where(s, 'casino');
    const match = at('casino', s);
    expect(match.view(null).red[0]).toBe(1);
    const told = publicEvents(match).map(({ event }) => event);
    expect(told.indexOf('notorietyGained')).toBeLessThan(told.indexOf('cubePlaced'));
  });

  rule(
    ['EP-BUS-03', 'EP-BUS-11'],
    'the uppermost cube goes there; an amount brings nothing during the game',
    () => {
      const view = at('casino').view(0);
      expect(view.thieves[0]!).toMatchObject({ incomeCubes: 8, money: 9 });
      expect([view.cubes[0], view.incomeVisits[0]]).toEqual([1, 0]);
    },
  );

  rule('EP-BUS-04', 'the income symbol pays at once, counted after the cube has left', () => {
    const view = at('bar').view(0);
    expect(view.thieves[0]!).toMatchObject({ incomeCubes: 8, money: 17 });
    expect([view.cubes[1], view.incomeVisits[1]]).toEqual([1, 1]);
  });

  rule('EP-BUS-05', 'then a contact is taken', () => {
    expect(isOffered(at('casino'), 0, { do: 'takeContact' })).toBe(true);
  });

  rule('EP-BUS-06', 'the second cube closes it for up to three humans, the third for more', () => {
    for (const [seats, before] of [
      [3, 1],
      [5, 2],
    ] as const) {
      const s = quietCity(seats);
      for (let seat = 1; seat < before; seat++) visited(s, seat, 'casino');
      expect(happened(publicEvents(at('casino', s)), 'businessClosed')).toHaveLength(0);
      visited(s, before, 'casino');
      s.cubes[0] = s.cubes[0]! & ~1;
      expect(happened(publicEvents(at('casino', s)), 'businessClosed')).toHaveLength(1);
    }
  });

  rule('EP-BUS-07', 'the cubes of Sandra and Costa count', () => {
    const s = visited(quietCity(1), 2, 'casino');
    expect(happened(publicEvents(at('casino', s)), 'businessClosed')).toHaveLength(1);
  });

  rule('EP-BUS-08', 'a visit with a key runs like any other, and the business stays closed', () => {
    const s = close(givePlan(quietCity(), 0, AMOUNT), 'bar');
    s.thieves[0]!.keys[0] = 'green';
    const match = visitTo(s, where(s, 'bar'));
    expect(match.view(0).thieves[0]!).toMatchObject({ incomeCubes: 8, money: 17 });
    expect(isOffered(match, 0, { do: 'takeContact' })).toBe(true);
    expect(happened(publicEvents(match), 'businessClosed')).toEqual([]);
    const other = truth(match);
    other.at[1] = nextDoor(where(s, 'bar'));
    other.cubes = other.cubes.with(1, 0b101);
    expect(whyNot(turnOf(other, 1), 1, { do: 'travel', to: where(s, 'bar') })).toBe('EP-KEY-02');
  });

  rule('EP-BUS-09', 'plan cards have two groups of businesses and the safe houses', () => {
    expect(Object.values(GROUP).map(({ members }) => members)).toEqual([
      ['casino', 'bar', 'restaurant'],
      ['gym', 'nightclub', 'art-gallery'],
      ['safe-house-1', 'safe-house-2', 'safe-house-3'],
    ]);
    for (const { values } of Object.values(PLAN_CARD)) {
      for (const { members } of Object.values(GROUP)) {
        expect(members.filter((place) => values[place] === 'income')).toHaveLength(1);
      }
    }
  });

  rule('EP-BUS-10', 'where the cube lies is public, the amount is not', () => {
    const match = at('bar');
    expect(match.view(1).incomeVisits[1]).toBe(1);
    expect(escapePlan.text?.(match.view(1), 1, (key) => key)).toContain('◆');
    expect(escapePlan.text?.(at('casino').view(1), 1, (key) => key)).not.toContain('◆');
    expect(match.view(1).thieves[0]!.plan).toBeNull();
    expect(match.view(1).thieves[0]!.money).toBeNull();
  });

  const thirdOf = (group: readonly PlanPlace[], s = quietCity()): Play => {
    visited(s, 0, group[0]!, group[1]!);
    const match = visitTo(s, where(s, group[2]!));
    if (isOffered(match, 0, { do: 'takeContact' })) does(match, 0, { do: 'takeContact', put: 'box' });
    else {
      does(match, 0, { do: 'takeKey' });
      does(match, 0, { do: 'decline' });
    }
    return match;
  };

  rule(
    ['EP-BUS-12', 'EP-DEC-15'],
    'the third of a group brings a disc, or an asset and 1 notoriety less; or nothing',
    () => {
      const match = thirdOf(GROUP_1);
      expect(offered(match, 0, { do: 'takeBonus' })).toHaveLength(7);
      expect(isOffered(match, 0, { do: 'endTurn' })).toBe(true);
      const nothing = match.fork();
      does(nothing, 0, { do: 'endTurn' });
      expect([nothing.view(null).discs[0], nothing.view(null).blue[0], seatsAsked(nothing)]).toEqual([
        0,
        0,
        [1],
      ]);
      const disc = match.fork();
      const told = does(disc, 0, { bonus: 'extraActionDisc' });
      expect(happened(told, 'discTaken')).toMatchObject([{ rules: ['EP-BUS-12'] }]);
      expect(disc.view(null).discs[0]).toBe(1);
      expect(isOffered(disc, 0, { do: 'takeBonus' })).toBe(false);
      expect(isOffered(disc, 0, { what: 'extra-action' })).toBe(true);
      does(match, 0, { bonus: 'unlockAsset', unlock: 'heal' });
      expect(match.view(null).thieves[0]!.unlocked).toEqual(['extra-action', 'heal']);
      expect(match.view(null).blue[0]).toBe(1);
    },
  );

  rule('EP-BUS-12', 'it comes once: a later turn brings none', () => {
    const s = visited(quietCity(), 0, ...GROUP_1);
    expect(offered(visitTo(s, 'heliport'), 0, { do: 'takeBonus' })).toEqual([]);
  });

  rule('EP-BUS-13', 'what is impossible of a bonus is lost, the rest remains', () => {
    const s = quietCity();
    s.discs = [0, 4, 4];
    Object.assign(s.thieves[0]!, { lockedContacts: [], items: [null, null, null, null, null] });
    const match = thirdOf(GROUP_1, s);
    expect(whyNot(match, 0, { do: 'takeBonus', bonus: 'extraActionDisc' })).toBe('EP-BUS-13');
    does(match, 0, { do: 'takeBonus', bonus: 'unlockAsset' });
    expect(match.view(null).blue[0]).toBe(1);
    const last = quietCity();
    last.discs = [0, 4, 3];
    expect(isOffered(thirdOf(GROUP_1, last), 0, { bonus: 'extraActionDisc' })).toBe(true);
  });

  rule('EP-SAF-09', 'the third safe house brings a disc, or an asset and income, once', () => {
    const houses = GROUP['safe-houses'].members;
    const match = thirdOf(houses);
    const before = match.view(0).thieves[0]!.money;
    const disc = match.fork();
    const told = does(disc, 0, { bonus: 'extraActionDisc' });
    expect(happened(told, 'discTaken')).toMatchObject([{ rules: ['EP-SAF-09'] }]);
    expect(disc.view(null).discs[0]).toBe(1);
    does(match, 0, { bonus: 'unlockAsset', unlock: 'heal' });
    expect(match.view(0).thieves[0]!).toMatchObject({
      money: before + 6,
      unlocked: ['extra-action', 'heal'],
    });
    expect(isOffered(match, 0, { do: 'takeBonus' })).toBe(false);
  });
});

describe('keys and closed businesses', () => {
  const closed = () => {
    const s = close(quietCity(), 'casino');
    s.at[0] = nextDoor(where(s, 'casino'));
    return s;
  };

  rule(['EP-KEY-01', 'EP-KEY-03'], 'any face-up key opens a closed business and is turned on arrival', () => {
    for (const colour of ['green', 'black', 'brown'] as const) {
      const s = closed();
      s.thieves[0]!.keys[1] = colour;
      const match = turnOf(s);
      walk(match, 0, where(s, 'casino'));
      expect(match.view(null).thieves[0]!.usedKeys).toBe(0b10);
      expect(stepOf(match)).toBe('visiting');
    }
  });

  rule('EP-KEY-02', 'a key that is face down is of no use, nor a master key that cannot be paid for', () => {
    const s = closed();
    const why = (): unknown => whyNot(turnOf(s), 0, { do: 'travel', to: where(s, 'casino') });
    expect(why()).toBe('EP-KEY-02');
    Object.assign(s.thieves[0]!, { usedKeys: 0b10, money: 3 });
    s.thieves[0]!.keys[1] = 'green';
    expect(why()).toBe('EP-KEY-02');
    unlockAssets(s, 0, 'master-key');
    expect(why()).toBe('EP-AST-07');
    s.thieves[0]!.money = 4;
    expect(why()).toBeNull();
    s.thieves[0]!.usedAssets = 0b10;
    expect(why()).toBe('EP-KEY-02');
  });

  rule('EP-KEY-03', 'no key is turned by whoever goes next door', () => {
    const s = closed();
    s.thieves[0]!.keys[1] = 'green';
    s.at[0] = where(s, 'casino');
    const match = turnOf(s);
    walk(match, 0, nextDoor(where(s, 'casino')));
    expect(match.view(null).thieves[0]!.usedKeys).toBe(0);
  });

  rule('EP-KEY-02', 'the cards used on the way are paid before the master key', () => {
    const s = giveContacts(unlockAssets(quietCity(), 0, 'master-key'), 0, 'chopper');
    for (const place of BUSINESSES) close(s, place);
    for (const tile of s.city.tiles) putOfficers(s, tile, 'swat');
    s.at[0] = 'store-d';
    const flights = (money: number): unknown[] => {
      s.thieves[0]!.money = money;
      return offered(turnOf(s), 0, { do: 'travel', tools: 1 }).filter(
        (choice) => choice.do === 'travel' && choice.to.endsWith('.business'),
      );
    };
    expect(flights(5).length).toBeGreaterThan(0);
    expect(flights(4)).toEqual([]);
  });

  rule(
    ['EP-KEY-03', 'EP-DEC-10', 'EP-RUL-11'],
    'the human chooses which key; the master key costs its price',
    () => {
      const s = unlockAssets(givePlan(closed(), 0, AMOUNT), 0, 'master-key');
      s.thieves[0]!.keys = ['green', null, 'brown'];
      const match = turnOf(s);
      walk(match, 0, where(s, 'casino'));
      expect(offered(match, 0)).toEqual([
        { do: 'useKey', key: 'green' },
        { do: 'useKey', key: 'brown' },
        { do: 'useKey', key: 'master-key' },
      ]);
      does(match, 0, { do: 'useKey', key: 'master-key' });
      expect(match.view(0).thieves[0]!).toMatchObject({ money: 5, usedAssets: 0b10, usedKeys: 0 });
      s.thieves[0]!.money = 3;
      const poor = turnOf(s);
      walk(poor, 0, where(s, 'casino'));
      expect(whyNot(poor, 0, { do: 'useKey', key: 'master-key' })).toBe('EP-AST-07');
      does(poor, 0, { do: 'useKey', key: 'brown' });
      expect(poor.view(0).thieves[0]!).toMatchObject({ money: 3, usedAssets: 0, usedKeys: 0b100 });
      // Nobody learns from a key turned at once that the other was too dear (EP-HID-01).
      s.thieves[0]!.keys = ['green', null, null];
      const one = turnOf(s);
      walk(one, 0, where(s, 'casino'));
      expect(offered(one, 0)).toEqual([{ do: 'useKey', key: 'green' }]);
    },
  );
});

describe('safe houses', () => {
  const HOUSE = 'safe-house-2';
  const at = (s = quietCity()): Play => visitTo(givePlan(s, 0, AMOUNT), where(s, HOUSE));

  rule('EP-SAF-01', 'nobody visits a safe house twice, and it never closes', () => {
    const s = visited(quietCity(5), 1, HOUSE);
    for (const seat of [2, 3, 4]) visited(s, seat, HOUSE);
    s.at[0] = nextDoor(where(s, HOUSE));
    expect(isOffered(turnOf(s), 0, { do: 'travel', to: where(s, HOUSE) })).toBe(true);
    expect(happened(publicEvents(at(s)), 'businessClosed')).toEqual([]);
    visited(s, 0, HOUSE);
    expect(whyNot(turnOf(s), 0, { do: 'travel', to: where(s, HOUSE) })).toBe('EP-SAF-01');
    const first = visited(quietCity(), 1, 'safe-house-1');
    const match = visitTo(first, where(first, 'safe-house-1'));
    expect(happened(publicEvents(match), 'businessClosed')).toEqual([]);
  });

  rule(['EP-SAF-02', 'EP-SAF-03', 'EP-SAF-04'], 'company, then the cube, then 1 notoriety is lost', () => {
    const s = quietCity();
    s.at[1] = where(s, HOUSE);
    const view = at(s).view(0);
    expect(view.thieves[0]!.incomeCubes).toBe(8);
    expect([view.red[0], view.blue[0]]).toEqual([1, 1]);
  });

  rule(
    ['EP-SAF-05', 'EP-SAF-08'],
    'one of the keys lying here goes face up on the slot of this safe house',
    () => {
      const s = quietCity();
      s.keys = [1, 1, 1, 2, 0, 1, 1, 2, 0];
      const match = at(s);
      expect(offered(match, 0, { do: 'takeKey' })).toEqual([
        { do: 'takeKey', colour: 'green', from: 2 },
        { do: 'takeKey', colour: 'brown', from: 2 },
      ]);
      expect(whyNot(match, 0, { do: 'decline' })).toBe('EP-SAF-05');
      does(match, 0, { do: 'takeKey', colour: 'brown' });
      expect(match.view(null).thieves[0]!).toMatchObject({ keys: [null, 'brown', null], usedKeys: 0 });
      expect(match.view(null).keys).toEqual([1, 1, 1, 2, 0, 0, 1, 2, 0]);
      s.keys = [3, 0, 0, 0, 0, 0, 3, 0, 0];
      const none = at(s);
      expect(isOffered(none, 0, { do: 'takeKey' })).toBe(false);
      expect(isOffered(none, 0, { do: 'decline' })).toBe(true);
      // Where all are alike there is nothing to choose.
      s.keys = [3, 0, 0, 0, 2, 0, 3, 0, 0];
      const alike = at(s);
      expect(isOffered(alike, 0, { do: 'takeKey' })).toBe(false);
      expect(alike.view(null)).toMatchObject({ keys: [3, 0, 0, 0, 1, 0, 3, 0, 0] });
      expect(alike.view(null).thieves[0]!.keys).toEqual([null, 'black', null]);
    },
  );

  rule(['EP-SAF-06', 'EP-SAF-07'], 'then any fixer tile that is left may be bought', () => {
    const s = quietCity();
    s.fixers = ['safe', 'id-card', 'helicopter'];
    s.thieves[0]!.money = 3;
    const match = at(s);
    does(match, 0, { do: 'takeKey' });
    expect(
      offered(match, 0, { do: 'buyFixer' }).map((choice) => choice.do === 'buyFixer' && choice.fixer),
    ).toEqual(['safe', 'helicopter']);
    expect(whyNot(match, 0, { do: 'buyFixer', fixer: 'id-card' })).toBe('EP-SAF-06');
    expect(whyNot(match, 0, { do: 'buyFixer', fixer: 'telephone' })).toBe('EP-SAF-07');
    expect(isOffered(match, 0, { do: 'decline' })).toBe(true);
    does(match, 0, { do: 'buyFixer', fixer: 'safe' });
    expect(match.view(0).thieves[0]!).toMatchObject({ money: 0 });
    expect(match.view(null).thieves[0]!.items[0]).toBe('safe');
    expect(match.view(null).fixers).toEqual(['id-card', 'helicopter']);
    Object.assign(s, { keys: [3, 0, 0, 0, 0, 0, 3, 0, 0], fixers: ['safe'] });
    expect(isOffered(at(s), 0, { do: 'buyFixer', fixer: 'safe' })).toBe(true);
    expect(whyNot(at(s), 0, { do: 'buyFixer', fixer: 'safe' })).toBeNull();
    s.fixers = [];
    expect(stepOf(at(s))).toBe('endTurn');
  });
});
