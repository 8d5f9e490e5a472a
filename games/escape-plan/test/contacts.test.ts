import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import {
  does,
  type Draft,
  giveContacts,
  goingOn,
  happened,
  isOffered,
  nextContacts,
  offered,
  type Play,
  quietCity,
  showContacts,
  stepOf,
  turnOf,
  visited,
  visitTo,
  where,
  whyNot,
} from './scene.ts';

describe('visits', () => {
  rule('EP-VIS-01', 'the final location is visited, but not a subway or heliport', () => {
    for (const location of ['start-hospital.subway', 'heliport']) {
      const match = visitTo(quietCity(), location);
      expect(stepOf(match)).toBe('endTurn');
      expect(match.view(null).red[0]).toBe(0);
    }
    expect(stepOf(visitTo(quietCity(), 'clinic'))).toBe('visiting');
  });

  rule('EP-VIS-02', 'steps come in order, only those with "may" can be declined', () => {
    const s = quietCity();
    s.thieves[0]!.wounds = 1;
    const match = visitTo(s, 'clinic');
    // Taking the contact at once declines the two steps before it; the contact itself cannot be declined.
    expect(new Set(offered(match, 0).map((choice) => choice.do))).toEqual(
      new Set(['unlock', 'heal', 'takeContact', 'useAsset', 'useFirstAid']),
    );
    expect(whyNot(match, 0, { do: 'decline' })).toBe('EP-CON-01');
    does(match, 0, { do: 'heal' });
    expect(isOffered(match, 0, { do: 'unlock' })).toBe(false);
    does(match, 0, { do: 'takeContact' });
    expect(stepOf(match)).toBe('endTurn');
  });

  rule(['EP-VIS-03', 'EP-RUL-25'], 'one may not end where one has been, but may pass through', () => {
    const s = visited(quietCity(), 0, 'casino', 'safe-house-1');
    s.at[0] = 'c1.gang';
    expect(whyNot(turnOf(s), 0, { do: 'travel', to: where(s, 'casino') })).toBe('EP-BUS-01');
    s.at[0] = 'clinic';
    expect(whyNot(turnOf(s), 0, { do: 'travel', to: where(s, 'safe-house-1') })).toBe('EP-SAF-01');
    // Locations touch nothing here that only leads through the casino, so the way around is as good: what counts
    // is that a closed or visited place takes no tile out of the map.
    const free = quietCity();
    free.at[0] = 'c1.gang';
    s.at[0] = 'c1.gang';
    const others = (state: typeof s) =>
      offered(turnOf(state), 0, { do: 'travel' })
        .map((choice) => (choice.do === 'travel' ? choice.to : ''))
        .filter((to) => to !== where(s, 'casino') && to !== where(s, 'safe-house-1'));
    expect(others(s)).toEqual(others(free));
  });

  rule('EP-VIS-04', 'every other pawn on the location is company', () => {
    const s = quietCity(4);
    s.at[1] = s.at[2] = 'store-a';
    s.thieves[3]!.status = 'escaped';
    s.at[3] = null;
    const match = visitTo(s, 'store-a');
    expect(match.view(null).red[0]).toBe(2);
  });

  rule('EP-VIS-05', 'executive actions fit between the steps of a visit', () => {
    const s = giveContacts(quietCity(), 0, 'general-store');
    s.thieves[0]!.money = 1;
    const match = visitTo(s, where(s, 'safe-house-1'));
    does(match, 0, { do: 'takeKey' });
    expect(isOffered(match, 0, { do: 'buyFixer', fixer: 'id-card' })).toBe(false);
    does(match, 0, { do: 'useContact', what: 'general-store' });
    expect(isOffered(match, 0, { do: 'buyFixer', fixer: 'id-card' })).toBe(true);
  });
});

describe('taking a contact card', () => {
  const picking = (s: Draft): Play =>
    goingOn(s, { step: 'pickContact', seat: 0 }, { step: 'endTurn', seat: 0, group: null });

  rule(['EP-CON-01', 'EP-DEC-09', 'EP-RUL-22'], 'one card of the display must be chosen', () => {
    const s = showContacts(quietCity(), 'medic', 'stunt', 'sewer');
    const match = picking(s);
    expect(new Set(offered(match, 0).map((choice) => choice.do === 'takeContact' && choice.card))).toEqual(
      new Set(['medic', 'stunt', 'sewer']),
    );
    expect(isOffered(match, 0, { do: 'decline' })).toBe(false);
  });

  rule(
    ['EP-CON-02', 'EP-CON-04'],
    'it may go to the box, to those that are there, or a replaced one does',
    () => {
      const match = picking(showContacts(quietCity(), 'medic', 'stunt'));
      does(match, 0, { do: 'takeContact', card: 'stunt', put: 'box' });
      expect(match.view(null).contactBox).toEqual(['stunt']);
      expect(match.view(null).thieves[0]!.contacts).toEqual([null, null, null, null, null]);
      for (const [put, card] of [
        ['box', 'sewer'],
        ['replace', 'informer'],
      ] as const) {
        const next = giveContacts(showContacts(quietCity(), 'medic', 'sewer'), 0, 'informer');
        next.contactBox.push(next.contactDeck.splice(next.contactDeck.indexOf('stunt'), 1)[0]!);
        const again = picking(next);
        does(again, 0, { do: 'takeContact', card: 'sewer', put });
        expect(again.view(null).contactBox).toEqual(['stunt', card]);
      }
    },
  );

  rule('EP-CON-03', 'it may go to the leftmost empty slot, if there is one', () => {
    const s = giveContacts(showContacts(quietCity(), 'medic'), 0, 'stunt');
    const match = picking(s);
    expect(offered(match, 0, { put: 'empty' })).toMatchObject([{ slot: 2 }]);
    does(match, 0, { put: 'empty' });
    expect(match.view(null).thieves[0]!.contacts).toEqual(['stunt', 'medic', null, null, null]);
    expect([match.view(null).red[0], match.view(null).contactBox]).toEqual([0, []]);
    // One empty slot is enough.
    expect(whyNot(picking(s), 0, { do: 'takeContact', put: 'empty' })).toBeNull();
    // Slots 3 to 5 hold locked assets.
    const full = giveContacts(showContacts(quietCity(), 'medic'), 0, 'stunt', 'informer');
    expect(offered(picking(full), 0, { put: 'empty' })).toEqual([]);
    expect(whyNot(picking(full), 0, { put: 'empty', from: 1, card: 'medic' })).toBe('EP-CON-03');
  });

  rule('EP-CON-04', 'it may replace an own card, even with an empty slot, for 1 notoriety', () => {
    const s = giveContacts(showContacts(quietCity(), 'medic'), 0, 'stunt');
    s.thieves[0]!.usedContacts = 1;
    const match = picking(s);
    expect(offered(match, 0, { put: 'replace' })).toMatchObject([{ card: 'medic', slot: 1 }]);
    does(match, 0, { put: 'replace', slot: 1 });
    const view = match.view(null);
    expect(view.thieves[0]!).toMatchObject({ contacts: ['medic', null, null, null, null], usedContacts: 0 });
    expect(view.contactBox).toEqual(['stunt']);
    expect(view.red[0]).toBe(1);
  });

  rule('EP-CON-05', 'the next card comes to the display, and the deck is never reshuffled', () => {
    const s = nextContacts(showContacts(quietCity(), 'medic', 'stunt'), 'boxer');
    const match = picking(s);
    const told = does(match, 0, { card: 'stunt', put: 'box' });
    expect(happened(told, 'contactShown')).toMatchObject([{ card: 'boxer' }]);
    expect(match.view(null).contactDisplay).toEqual(['medic', 'boxer']);
    const last = showContacts(quietCity(), 'medic', 'stunt');
    last.contactBox.push(...last.contactDeck.splice(0));
    const end = picking(last);
    expect(happened(does(end, 0, { card: 'stunt', put: 'box' }), 'contactShown')).toEqual([]);
    expect(end.view(null).contactDisplay).toEqual(['medic']);
  });

  rule('EP-CON-06', 'with one or two humans the display slides right and fills from the left', () => {
    const s = nextContacts(showContacts(quietCity(2), 'medic', 'stunt', 'fixer'), 'boxer');
    const match = picking(s);
    does(match, 0, { card: 'stunt', put: 'box' });
    expect(match.view(null).contactDisplay).toEqual(['boxer', 'medic', 'fixer']);
    // Copies on different places are different choices there, and only there.
    const copies = (seats: number): number =>
      offered(picking(showContacts(quietCity(seats), 'medic', 'stunt', 'medic')), 0, {
        card: 'medic',
        put: 'box',
      }).length;
    expect([copies(2), copies(3)]).toEqual([2, 1]);
  });

  rule('EP-CON-07', 'with an empty display the step is skipped', () => {
    const s = quietCity();
    s.contactBox.push(...s.contactDeck.splice(0), ...s.contactDisplay.splice(0));
    expect(stepOf(picking(s))).toBe('endTurn');
    expect(stepOf(visitTo(s, where(s, 'bar')))).toBe('endTurn');
    s.contactDisplay.push(s.contactBox.pop()!);
    expect(isOffered(visitTo(s, where(s, 'bar')), 0, { do: 'takeContact' })).toBe(true);
    s.contactBox.push(s.contactDisplay.pop()!);
    const clinic = visitTo(s, 'clinic');
    expect(isOffered(clinic, 0, { do: 'unlock' })).toBe(true);
    does(clinic, 0, { do: 'decline' });
    expect(stepOf(clinic)).toBe('endTurn');
  });
});
