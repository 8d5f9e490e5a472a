import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import {
  dayThree,
  does,
  giveContacts,
  giveItems,
  happened,
  isOffered,
  offered,
  partOf,
  type Play,
  playOnce,
  playUntil,
  publicEvents,
  quietCity,
  seatsAsked,
  stepOf,
  truth,
  turnOf,
  visitTo,
  walk,
  where,
  whyNot,
} from './scene.ts';

describe('turns', () => {
  /** Ends the current turn without doing anything of note. */
  const restAndEnd = (match: Play, seat: number): void => {
    does(match, seat, { do: 'rest' });
    playUntil(match, (step) => step === 'turn' || step === 'extraTurn');
  };

  rule('EP-ACT-01', 'in the morning, afternoon and evening every active human takes one turn', () => {
    for (const part of ['morning', 'afternoon', 'evening'] as const) {
      const s = quietCity(4);
      s.thieves[2]!.status = 'escaped';
      s.at[2] = null;
      const match = partOf(s, part);
      for (const seat of [0, 1, 3]) {
        expect([stepOf(match), seatsAsked(match)]).toEqual(['turn', [seat]]);
        restAndEnd(match, seat);
      }
      expect(match.view(null).part).not.toBe(part);
    }
  });

  rule(
    ['EP-ACT-02', 'EP-DEC-03'],
    'at night each human with a disc decides when reached, and acts at once',
    () => {
      const s = quietCity(3);
      s.discs = [1, 0, 2];
      const match = partOf(s, 'night');
      expect([stepOf(match), seatsAsked(match)]).toEqual(['extraTurn', [0]]);
      does(match, 0, { do: 'extraTurn' });
      expect([stepOf(match), seatsAsked(match)]).toEqual(['turn', [0]]);
      expect(match.view(null).discs[0]).toBe(0);
      restAndEnd(match, 0);
      expect([stepOf(match), seatsAsked(match)]).toEqual(['extraTurn', [2]]);
      does(match, 2, { do: 'decline' });
      expect(match.view(null).discs[2]).toBe(2);
      expect(match.view(null).part).toBe('dawn');
    },
  );

  rule('EP-ACT-03', 'a disc that comes in this part is good for the next one only', () => {
    const s = quietCity(3);
    s.discs = [1, 0, 0];
    s.thieves[0]!.money = 9;
    const match = partOf(s, 'night');
    does(match, 0, { do: 'extraTurn' });
    does(match, 0, { do: 'useAsset', what: 'extra-action' });
    restAndEnd(match, 0);
    expect(match.view(null)).toMatchObject({ part: 'dawn', discs: [1, 0, 0] });
    expect([stepOf(match), seatsAsked(match)]).toEqual(['extraTurn', [0]]);
  });

  rule('EP-ACT-04', 'dawn does not ask about the night, and takes one disc at most', () => {
    const s = quietCity(3);
    s.discs = [3, 0, 0];
    const match = partOf(s, 'night');
    does(match, 0, { do: 'decline' });
    does(match, 0, { do: 'extraTurn' });
    expect(match.view(null)).toMatchObject({ part: 'dawn', discs: [2, 0, 0] });
    restAndEnd(match, 0);
    expect(match.view(null).day).toBe(2);
    expect(match.view(null).discs[0]).toBe(2);
  });

  rule(
    ['EP-ACT-05', 'EP-DEC-04'],
    'a turn is the fee, then rest or move, then the end; executive actions besides',
    () => {
      const s = dayThree(quietCity(3));
      s.escapes = 1;
      s.thieves[2]!.status = 'escaped';
      const match = partOf(s, 'morning');
      expect(truth(match).thieves[0]!.money).toBe(8);
      const kinds = new Set(offered(match, 0).map((choice) => choice.do));
      expect(kinds).toEqual(new Set(['rest', 'travel', 'escape', 'useAsset']));
      walk(match, 0, 'start-hospital.subway');
      expect(offered(match, 0).map((choice) => choice.do)).toEqual(['endTurn', 'useAsset']);
      does(match, 0, { do: 'endTurn' });
      expect(seatsAsked(match)).toEqual([1]);
    },
  );

  rule('EP-ACT-06', 'who can neither rest nor move only uses what there is', () => {
    const s = quietCity(3);
    s.thieves[0]!.rested = true;
    // One tile, two locations: whoever stands on the subway can only go to the hospital, and back.
    s.city = { tiles: ['start-gang'], cells: ['0,0'], rotations: [0] };
    s.at[0] = 'store-a';
    s.thieves[0]!.money = 0;
    const match = turnOf(s);
    expect(offered(match, 0)).toEqual([{ do: 'stay' }]);
    s.thieves[0]!.firstAid = false;
    const stayed = turnOf(s);
    does(stayed, 0, { do: 'stay' });
    expect(stayed.view(null).thieves[0]!.firstAid).toBe(false);
    // Who can still rest has to, and who can go to a single place has to as well.
    s.thieves[0]!.rested = false;
    expect(offered(turnOf(s), 0)).toEqual([{ do: 'rest' }]);
    Object.assign(s.thieves[0]!, { rested: true });
    s.at[0] = 'start-gang.gang';
    expect(offered(turnOf(s), 0).map((choice) => choice.do)).toEqual(['travel']);
    const free = turnOf(quietCity(3));
    expect(isOffered(free, 0, { do: 'stay' })).toBe(false);
    expect(whyNot(free, 0, { do: 'stay' })).toBe('EP-ACT-06');
  });

  rule('EP-ACT-07', 'nobody has more than five turns a day, nobody active fewer than three', () => {
    const s = quietCity(3);
    s.discs = [8, 0, 0];
    const match = partOf(s, 'morning');
    while (match.view(null).day === 1) {
      const seat = seatsAsked(match)[0]!;
      if (isOffered(match, seat, { do: 'extraTurn' })) does(match, seat, { do: 'extraTurn' });
      else playOnce(match);
    }
    const turns = (seat: number): number =>
      happened(publicEvents(match), 'turnBegins').filter((event) => event['seat'] === seat).length;
    expect([turns(0), turns(1), turns(2)]).toEqual([5, 3, 3]);
  });
});

describe('rest', () => {
  const tired = () => {
    const s = giveItems(giveContacts(quietCity(3), 0, 'medic', 'stunt', 'fixer'), 0, 'vest', 'safe');
    const thief = s.thieves[0]!;
    thief.lockedContacts = ['avoid-all'];
    Object.assign(thief, {
      usedContacts: 0b111,
      usedItems: 0b11,
      firstAid: false,
      usedAssets: 1,
      usedKeys: 1,
    });
    thief.keys[0] = 'green';
    return s;
  };

  rule('EP-RST-01', 'resting turns the token over, so it works once a day', () => {
    const match = turnOf(tired());
    does(match, 0, { do: 'rest' });
    expect(match.view(null).thieves[0]!.rested).toBe(true);
    const again = tired();
    again.thieves[0]!.rested = true;
    expect(whyNot(turnOf(again), 0, { do: 'rest' })).toBe('EP-RST-01');
  });

  rule(
    'EP-RST-02',
    'contacts, equipment and first aid become ready; fixers, assets, keys and covered cards do not',
    () => {
      const s = tired();
      s.thieves[0]!.handcuffs = 3;
      s.thieves[0]!.lockedContacts = [];
      const match = turnOf(s);
      does(match, 0, { do: 'rest' });
      const thief = match.view(null).thieves[0]!;
      // Slots 1 and 2 are ready, the card on slot 3 lies under handcuffs; the vest is ready, the safe is not.
      expect(thief).toMatchObject({
        usedContacts: 0b100,
        usedItems: 0b10,
        firstAid: true,
        usedAssets: 1,
        usedKeys: 1,
      });
    },
  );

  rule('EP-RST-03', 'then an asset is unlocked, as long as there is a locked one', () => {
    const match = turnOf(quietCity(3));
    does(match, 0, { do: 'rest' });
    expect(offered(match, 0, { do: 'unlock' })).toHaveLength(6);
    expect(isOffered(match, 0, { do: 'endTurn' })).toBe(false);
    does(match, 0, { do: 'unlock', asset: 'move-swat' });
    expect(match.view(null).thieves[0]!.unlocked).toEqual(['extra-action', 'move-swat']);
  });

  rule(
    ['EP-RST-03', 'EP-RST-05'],
    'the last locked asset waits only for those who could do something',
    () => {
      const s = quietCity(3);
      Object.assign(s.thieves[0]!, {
        lockedContacts: ['heal'],
        items: [null, null, null, null, null],
        usedAssets: 1,
      });
      const match = turnOf(s);
      does(match, 0, { do: 'rest' });
      expect(match.view(null).thieves[0]!).toMatchObject({
        lockedContacts: [],
        unlocked: ['extra-action', 'heal'],
      });
      expect(seatsAsked(match)).toEqual([1]);
      s.thieves[0]!.lockedContacts = ['master-key', 'heal'];
      const two = turnOf(s);
      does(two, 0, { do: 'rest' });
      does(two, 0, { do: 'unlock', asset: 'heal' });
      expect(two.view(null).thieves[0]!.lockedContacts).toEqual(['master-key']);
      s.thieves[0]!.lockedContacts = ['heal'];
      const able = turnOf(giveContacts(s, 0, 'informer'));
      does(able, 0, { do: 'rest' });
      expect(new Set(offered(able, 0).map((choice) => choice.do))).toEqual(new Set(['unlock', 'useContact']));
    },
  );

  rule('EP-RST-04', 'a resting pawn stays, and company costs nothing', () => {
    const match = turnOf(quietCity(3));
    does(match, 0, { do: 'rest' });
    does(match, 0, { do: 'unlock', asset: 'heal' });
    expect(match.view(null).at[0]).toBe('hospital');
    expect(match.view(null).red[0]).toBe(0);
    expect(stepOf(match)).toBe('endTurn');
  });

  rule('EP-RST-05', 'executive actions fit before, between and after', () => {
    const s = giveContacts(quietCity(3), 0, 'informer', 'general-store');
    s.thieves[0]!.usedContacts = 0b10;
    const match = turnOf(s);
    does(match, 0, { do: 'useContact', what: 'informer' });
    does(match, 0, { do: 'rest' });
    does(match, 0, { do: 'useContact', what: 'general-store' });
    does(match, 0, { do: 'unlock', asset: 'heal' });
    does(match, 0, { do: 'useContact', what: 'informer' });
    expect(truth(match).thieves[0]!.money).toBe(9 - 2 - 1 + 9 - 2);
  });

  rule('EP-RST-06', 'turning a card up again gains no notoriety', () => {
    const match = turnOf(tired());
    does(match, 0, { do: 'rest' });
    expect(match.view(null).red[0]).toBe(0);
  });
});

describe('notoriety cubes', () => {
  /** The cubes of seat 0 (red, blue) after a visit to a store with so much company. */
  const afterCompany = (company: number, red: number, blue: number): number[] => {
    const s = quietCity(4);
    Object.assign(s, { red: [red, 0, 0, 0], blue: [blue, 0, 0, 0] });
    for (let seat = 1; seat <= company; seat++) s.at[seat] = 'store-a';
    const match = visitTo(s, 'store-a');
    return [match.view(null).red[0]!, match.view(null).blue[0]!];
  };
  const afterSafeHouse = (red: number, blue: number): number[] => {
    const s = quietCity(3);
    Object.assign(s, { red: [red, 0, 0], blue: [blue, 0, 0] });
    const match = visitTo(s, where(s, 'safe-house-1'));
    return [match.view(null).red[0]!, match.view(null).blue[0]!];
  };

  rule(['EP-NOT-01', 'EP-NOT-02'], 'a gain moves a cube from the bottom to red, not the marker', () => {
    expect(afterCompany(1, 0, 0)).toEqual([1, 0]);
    expect(afterCompany(1, 3, 0)).toEqual([4, 0]);
    const s = quietCity(3);
    s.at[1] = 'store-a';
    expect(visitTo(s, 'store-a').view(null).row[0]).toBe(1);
  });

  rule('EP-NOT-03', 'with the bottom empty a gain takes a cube back from blue', () => {
    expect(afterCompany(1, 2, 2)).toEqual([2, 1]);
    expect(afterCompany(1, 4, 0)).toEqual([4, 0]);
  });

  rule('EP-NOT-04', 'a loss moves a cube from the bottom to blue', () => {
    expect(afterSafeHouse(0, 0)).toEqual([0, 1]);
    expect(afterSafeHouse(3, 0)).toEqual([3, 1]);
  });

  rule('EP-NOT-05', 'with the bottom empty a loss takes a cube back from red', () => {
    expect(afterSafeHouse(4, 0)).toEqual([3, 0]);
    expect(afterSafeHouse(1, 3)).toEqual([0, 3]);
    expect(afterSafeHouse(0, 4)).toEqual([0, 4]);
  });

  rule('EP-NOT-06', 'several gains are single gains in a row', () => {
    expect(afterCompany(3, 1, 1)).toEqual([3, 0]);
  });

  rule('EP-NOT-07', 'a side effect that cannot be moved is ignored and forbids nothing', () => {
    const s = giveContacts(quietCity(3), 0, 'general-store');
    s.red[0] = 4;
    const match = turnOf(s);
    does(match, 0, { do: 'useContact', what: 'general-store' });
    expect(match.view(null).red[0]).toBe(4);
    expect(truth(match).thieves[0]!.money).toBe(17);
    expect(happened(publicEvents(match), 'notorietyGained')).toEqual([]);
  });

  rule(['EP-NOT-06', 'EP-NOT-07'], 'what is told is what was moved', () => {
    const crowd = quietCity(4);
    crowd.red[0] = 2;
    for (const seat of [1, 2, 3]) crowd.at[seat] = 'store-a';
    expect(happened(publicEvents(visitTo(crowd, 'store-a')), 'notorietyGained')).toMatchObject([
      { seat: 0, amount: 2 },
    ]);
    const told = (blue: number): unknown[] => {
      const s = quietCity();
      s.blue[0] = blue;
      return happened(publicEvents(visitTo(s, where(s, 'safe-house-1'))), 'notorietyLost');
    };
    expect(told(3)).toMatchObject([{ seat: 0, amount: 1 }]);
    expect(told(4)).toEqual([]);
  });
});
