import { BadRecord, loadMatch, type Match } from '@getaway/engine';
import { refusalOf, rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { CONTACT_CARD } from '../content/index.ts';
import { escapePlan } from '../index.ts';
import type { Choice } from '../rules/play.ts';
import {
  does,
  type Draft,
  giveContacts,
  giveItems,
  isOffered,
  nextDoor,
  offered,
  putOfficers,
  quietCity,
  truth,
  turnOf,
  visitTo,
  walk,
} from './scene.ts';

/** All that a visit asks for or gives would show: a company of two, and what every visit changes. */
function visitless(location: string): void {
  const s = quietCity();
  s.at[0] = nextDoor(location);
  s.at[1] = location;
  const before = structuredClone(s.thieves[0]!);
  const match = turnOf(s);
  expect(isOffered(match, 0, { do: 'travel', to: location })).toBe(true);
  walk(match, 0, location);
  expect(new Set(offered(match, 0).map((choice) => choice.do))).toEqual(new Set(['endTurn', 'useAsset']));
  const after = truth(match);
  expect(after.at[0]).toBe(location);
  expect(after.thieves[0]).toEqual(before);
}

rule('EP-SUB-05', 'a pawn may end on a subway, and nothing is visited there', () => visitless('a3.subway'));

rule('EP-HEL-05', 'a pawn may end on the heliport, and nothing is visited there', () =>
  visitless('heliport'),
);

rule(['EP-CTY-07', 'EP-CTY-08'], 'a place is called by what was put on it', () => {
  const s = quietCity();
  for (const [from, to, place] of [
    ['c1.gang', 'c1.business', 'casino'],
    [nextDoor('b2.safe-house'), 'b2.safe-house', 'safe-house-2'],
    [nextDoor('clinic'), 'clinic', 'clinic'],
  ] as const) {
    s.at[0] = from;
    expect(offered(turnOf(s), 0, { do: 'travel', to })[0]).toMatchObject({ place });
  }
});

rule('EP-CMP-24', 'money never runs out, gas cans do', () => {
  const s = quietCity();
  s.thieves[0]!.money = 100_000;
  const rich = visitTo(giveContacts(s, 0, 'general-store'), 'store-d');
  does(rich, 0, { do: 'takeGasCan' });
  does(rich, 0, { do: 'useContact', what: 'general-store' });
  const { money } = truth(rich).thieves[0]!;
  expect(money).toBe(100_000 - CONTACT_CARD['general-store'].cost + 9);
  const dry = quietCity(4);
  for (const seat of [1, 2, 3]) dry.thieves[seat]!.gasCans = 2;
  expect(isOffered(visitTo(dry, 'store-d'), 0, { do: 'takeGasCan' })).toBe(false);
});

rule('EP-TRV-11', 'a stored travel may name another route that is as good, and only in a record', () => {
  const s = putOfficers(quietCity(), 'b1', 'swat');
  s.at[0] = 'start-hospital.subway';
  const match = turnOf(s);
  const travel = offered(match, 0, { do: 'travel', to: 'store-a' })[0]! as Choice & { do: 'travel' };
  expect(travel.leaving).not.toContain('b1');
  const over = (...tiles: string[]): Choice => ({ ...travel, leaving: [...travel.leaving, ...tiles] });
  const { plays, ...start } = match.record();
  const stored = (choice: Choice): Match =>
    loadMatch({ ...start, plays: [...plays, { seat: 0, choice }] }, { 'escape-plan': escapePlan });
  const nobodyThere = s.city.tiles.find((tile) => tile !== 'b1' && !travel.leaving.includes(tile))!;
  expect(stored(over(nobodyThere)).record().plays.at(-1)).toEqual({ seat: 0, choice: travel });
  expect(() => stored(over('b1'))).toThrow(BadRecord);
  expect(() => stored({ do: 'travel', to: 'store-a' } as Choice)).toThrow(BadRecord);
  expect(refusalOf(match, 0, over(nobodyThere))).toBe('EP-ACT-05');
});

/** A human on a helipad tile with a Chopper, a Helicopter and a gas can, after a travel that uses some of it. */
function after(part: object) {
  const s = giveItems(giveContacts(quietCity(), 0, 'chopper'), 0, 'helicopter');
  s.at[0] = 'store-d';
  s.thieves[0]!.gasCans = 1;
  const match = turnOf(s);
  const [travel] = offered(match, 0, { do: 'travel', ...part });
  match.play(0, travel!);
  const { gasCans, money, usedContacts, usedItems } = truth(match).thieves[0]!;
  return { gasCans, paid: s.thieves[0]!.money - money, usedContacts, usedItems };
}

rule(
  ['EP-EXE-07', 'EP-EXE-08', 'EP-WND-05'],
  'what lies face down or under handcuffs is of no use on the way either',
  () => {
    const s = giveItems(giveContacts(quietCity(), 0, 'chopper'), 0, 'helicopter');
    s.at[0] = 'store-d';
    const flying = (): Set<string> =>
      new Set(
        offered(turnOf(s), 0, { do: 'travel' }).flatMap((choice) =>
          choice.do === 'travel' ? choice.using : [],
        ),
      );
    expect(flying()).toEqual(new Set(['chopper', 'helicopter']));
    s.thieves[0]!.usedContacts = 1;
    expect(flying()).toEqual(new Set(['helicopter']));
    s.thieves[0]!.usedItems = 1;
    expect(flying()).toEqual(new Set());
    Object.assign(s.thieves[0]!, { usedContacts: 0, lockedContacts: [], handcuffs: 5 });
    expect(flying()).toEqual(new Set());
  },
);

rule('EP-EXE-08', 'the fixer tile that is used on the way is turned over, and no other tile', () => {
  const s = giveItems(quietCity(), 0, 'vest', 'helicopter');
  s.at[0] = 'store-d';
  const match = turnOf(s);
  does(match, 0, { do: 'travel', using: ['helicopter'] });
  expect(truth(match).thieves[0]!.usedItems).toBe(0b10);
  s.thieves[0]!.usedItems = 0b01;
  const again = turnOf(s);
  does(again, 0, { do: 'travel', using: ['helicopter'] });
  expect(truth(again).thieves[0]!.usedItems).toBe(0b11);
});

rule(
  ['EP-EXE-07', 'EP-WND-05'],
  'of two copies the rightmost ready one is turned over, never a covered one',
  () => {
    const s = giveContacts(quietCity(), 0, 'chopper', 'chopper');
    s.thieves[0]!.lockedContacts = [];
    s.at[0] = 'store-d';
    const usedOf = (used: number, handcuffs = 0, contacts = s.thieves[0]!.contacts): number => {
      Object.assign(s.thieves[0]!, { usedContacts: used, handcuffs, contacts });
      const match = turnOf(s);
      does(match, 0, { do: 'travel', using: ['chopper'] });
      return truth(match).thieves[0]!.usedContacts;
    };
    expect(usedOf(0)).toBe(0b10);
    expect(usedOf(0b10)).toBe(0b11);
    expect(usedOf(0, 0, ['chopper', null, null, null, 'chopper'])).toBe(0b10000);
    expect(usedOf(0, 1)).toBe(0b1);
  },
);

rule(['EP-TRV-12', 'EP-CRD-13', 'EP-FXT-07'], 'what is made ready on the way can be used on it', () => {
  const s = giveItems(giveContacts(quietCity(), 0, 'chopper', 'spy-2', 'medic'), 0, 'vest', 'energy-drink');
  s.thieves[0]!.lockedContacts = [];
  s.at[0] = 'store-d';
  for (const tile of s.city.tiles) putOfficers(s, tile, 'swat');
  const usedBy = (...using: string[]): unknown => {
    const match = turnOf(s);
    does(match, 0, { do: 'travel', using });
    const { usedContacts, usedItems, money } = truth(match).thieves[0]!;
    return [usedContacts, usedItems, s.thieves[0]!.money - money];
  };
  // Chopper, Medic and Vest have been used.
  Object.assign(s.thieves[0]!, { usedContacts: 0b101, usedItems: 0b01 });
  expect(usedBy('spy-2', 'chopper')).toEqual([0b011, 0, 2 + 1]);
  expect(usedBy('energy-drink', 'chopper')).toEqual([0b001, 0b10, 1]);
  // A flight alone makes nothing ready.
  s.thieves[0]!.usedContacts = 0b100;
  expect(usedBy('chopper')).toEqual([0b101, 0b01, 1]);
});

rule(
  ['EP-TRV-11', 'EP-SAN-06', 'EP-SOL-13'],
  'ways around Sandra and Costa are offered like ways around officers, and others are not',
  () => {
    const ways = (s: Draft, from = 'clinic'): string[] => {
      s.at[0] = from;
      s.thieves[0]!.gasCans = 2;
      return offered(turnOf(s), 0, { do: 'travel' })
        .flatMap((choice) =>
          choice.do === 'travel' ? [`${choice.to} ${choice.gas} by ${choice.leaving.join()}`] : [],
        )
        .toSorted();
    };
    const met = quietCity(2);
    const alone = quietCity(1);
    const two = putOfficers(quietCity(), 'start-gang', 'swat');
    met.at[2] = alone.at[1] = alone.at[2] = 'store-a';
    expect(ways(met)).toEqual(ways(two));
    expect(ways(alone)).toEqual(ways(two));
    alone.at[2] = 'exit-1';
    expect(ways(alone)).toEqual(ways(putOfficers(two, 'a1', 'federal')));
    const free = ways(quietCity());
    expect(ways(two).length).toBeGreaterThan(free.length);
    // With nobody to avoid, the tiles on the way make no difference.
    const nobody = quietCity();
    for (const from of ['clinic', 'exit-1', 'store-d', 'd2.business', 'b2.safe-house', 'church', 'exit-3']) {
      const ends = ways(nobody, from).map((way) => way.split(' ')[0]);
      expect(new Set(ends).size).toBe(ends.length);
    }
  },
);

rule(['EP-TRV-02', 'EP-TRV-10'], 'what is too far is so by the same number, with gas cans or without', () => {
  const s = quietCity();
  s.at[0] = 'exit-2';
  const needed = (gasCans: number): Map<string, number> => {
    s.thieves[0]!.gasCans = gasCans;
    const far = turnOf(s)
      .explain(0)
      .filter((no) => no.rule === 'EP-TRV-02');
    for (const { params } of far) expect(params!['has']).toBe(3 + gasCans);
    return new Map(
      far.map(({ choice, params }) => [(choice as { to: string }).to, Number(params!['needs'])]),
    );
  };
  const onFoot = needed(0);
  const driving = needed(1);
  expect(driving.size).toBeGreaterThan(0);
  expect(driving.size).toBeLessThan(onFoot.size);
  expect(driving).toEqual(new Map([...onFoot].filter(([, needs]) => needs > 4)));
});

rule('EP-TRV-10', 'the gas cans of a travel are returned', () => {
  expect(after({ gas: 1, using: [] })).toEqual({ gasCans: 0, paid: 0, usedContacts: 0, usedItems: 0 });
});

rule(
  ['EP-EXE-07', 'EP-EXE-08'],
  'a card used on the way is paid and turned over, a fixer tile only turned over',
  () => {
    expect(after({ gas: 0, using: ['chopper'] })).toEqual({
      gasCans: 1,
      paid: CONTACT_CARD.chopper.cost,
      usedContacts: 1,
      usedItems: 0,
    });
    expect(after({ gas: 0, using: ['helicopter'] })).toEqual({
      gasCans: 1,
      paid: 0,
      usedContacts: 0,
      usedItems: 1,
    });
  },
);
