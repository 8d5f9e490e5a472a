import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import {
  does,
  type Draft,
  giveContacts,
  giveItems,
  putOfficers,
  quietCity,
  seatsAsked,
  turnOf,
  walk,
} from './scene.ts';

/** A thief without anything to use walks to the subway: is the turn over by itself then? */
function asks(arrange: (s: Draft) => unknown): boolean {
  const s = quietCity();
  Object.assign(s.thieves[0]!, { usedAssets: 1, lockedContacts: [] });
  arrange(s);
  const match = turnOf(s);
  walk(match, 0, 'start-hospital.subway');
  return seatsAsked(match)[0] === 0;
}

describe('who is asked at the end of a turn', () => {
  rule(['EP-EXE-01', 'EP-ACT-05'], 'a turn ends by itself where nothing could be used', () => {
    expect(asks(() => {})).toBe(false);
    expect(asks((s) => (s.thieves[0]!.usedAssets = 0))).toBe(true);
    expect(asks((s) => (s.thieves[0]!.wounds = 1))).toBe(true);
    expect(asks((s) => Object.assign(s.thieves[0]!, { wounds: 1, firstAid: false }))).toBe(false);
  });

  rule(['EP-EXE-07', 'EP-WND-05'], 'a card that is face up and open may be used then', () => {
    const card = (slot: number, changes: object = {}) =>
      asks((s) => {
        giveContacts(s, 0, 'informer');
        const { contacts } = s.thieves[0]!;
        contacts[slot - 1] = 'informer';
        if (slot > 1) contacts[0] = null;
        Object.assign(s.thieves[0]!, changes);
      });
    expect([card(1), card(3), card(5)]).toEqual([true, true, true]);
    expect(card(5, { handcuffs: 1 })).toBe(false);
    expect(card(3, { usedContacts: 0b100 })).toBe(false);
    // That it cannot be paid for is nobody else's business.
    expect(card(1, { money: 0 })).toBe(true);
    expect(asks((s) => giveContacts(s, 0, 'chopper', 'stunt'))).toBe(false);
  });

  rule('EP-EXE-08', 'a fixer tile that is face up may be used then', () => {
    expect(asks((s) => giveItems(s, 0, 'disguise'))).toBe(true);
    expect(asks((s) => giveItems(s, 0, 'vest', 'disguise'))).toBe(true);
    expect(asks((s) => giveItems(s, 0, 'vest', 'helicopter'))).toBe(false);
    expect(asks((s) => (giveItems(s, 0, 'disguise').thieves[0]!.usedItems = 1))).toBe(false);
  });

  rule(['EP-EXE-09', 'EP-EXE-11'], 'a gang member may be used then, if notoriety can be lost', () => {
    const member = (hq: number, changes: Partial<Draft> = {}) =>
      asks((s) => {
        s.gangControl[hq] = 0;
        s.gangMembers[hq] = 1;
        Object.assign(s, changes);
      });
    expect([member(0), member(3)]).toEqual([true, true]);
    expect(member(0, { blue: [4, 0, 0] })).toBe(false);
    expect(asks((s) => Object.assign(s, { gangControl: [1, -1, -1, -1], gangMembers: [1, 2, 2, 2] }))).toBe(
      false,
    );
  });

  rule(['EP-AVD-08', 'EP-EXE-06'], 'while avoiding, what avoids may be used', () => {
    const wounds = (arrange: (s: Draft) => unknown): number => {
      const s = putOfficers(quietCity(), 'start-gang', 'federal');
      Object.assign(s.thieves[0]!, { usedAssets: 1, firstAid: false, lockedContacts: [] });
      s.at[0] = 'store-a';
      arrange(s);
      const match = turnOf(s);
      does(match, 0, { do: 'travel', to: 'hospital', leaving: ['start-gang'] });
      return match.view(null).thieves[0]!.wounds;
    };
    expect(wounds(() => {})).toBe(1);
    expect(wounds((s) => giveItems(s, 0, 'hat'))).toBe(1);
    expect(wounds((s) => giveItems(s, 0, 'vest'))).toBe(0);
    expect(wounds((s) => giveContacts(s, 0, 'stunt'))).toBe(0);
  });
});
