import { questionOf } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import { type CardPlace, LIEUTENANT_CARDS, type LieutenantCardId } from '../content/index.ts';
import { escapePlan } from '../index.ts';
import { locationsOf, region, tileDistance, tileOf } from '../rules/map/index.ts';
import {
  dayThree,
  does,
  type Draft,
  fresh,
  giveContacts,
  giveItems,
  givePlan,
  goingOn,
  happened,
  isOffered,
  nextContacts,
  nextDoor,
  partOf,
  type Play,
  publicEvents,
  putOfficers,
  quietCity,
  seatsAsked,
  showContacts,
  stepOf,
  truth,
  turnOf,
  unlockAssets,
  visited,
  visitTo,
  where,
  whyNot,
} from './scene.ts';

const SANDRA = 1;
const COSTA = 2;
const CARD_KINDS = ['business', 'safeHouse', 'store', 'exit'];

/** One human, Costa first in order with the given card on top of his deck; Sandra has no cards. */
function withCard(place: CardPlace | null, options = {}): Draft {
  const s = quietCity(1, options);
  s.order = [COSTA, 0, SANDRA];
  s.inspectorBox.push(...s.inspectorDeck.splice(0));
  if (place) topCard(s, place);
  return s;
}

function topCard(s: Draft, place: CardPlace): void {
  const card = `lieutenant-${place}` as const;
  s.lieutenantDeck.splice(s.lieutenantDeck.indexOf(card), 1);
  s.lieutenantDeck.push(card);
}

/** The human stands next to the place of the card, so that the card counts. */
function near(place: CardPlace, location: string, options = {}): Draft {
  const s = withCard(place, options);
  s.at[0] = nextDoor(location);
  return s;
}

describe('Costa', () => {
  rule('EP-SOL-01', 'order at the start: human, Costa, Sandra; so day 1 goes Sandra, Costa, human', () => {
    expect(fresh(1).order).toEqual([0, COSTA, SANDRA]);
    expect(goingOn(fresh(1), { step: 'turnOrder' }, { step: 'turn', seat: 0 }).view(null).order).toEqual([
      SANDRA,
      COSTA,
      0,
    ]);
  });

  rule(
    'EP-SOL-02',
    'he starts at the hospital on row 1 with a hidden plan card, and has no board of his own',
    () => {
      const s = fresh(1);
      expect([s.at[COSTA], s.row[COSTA], s.costaPlan.length, s.thieves.length]).toEqual([
        'hospital',
        1,
        1,
        1,
      ]);
      expect(s.planBox).toHaveLength(7);
    },
  );

  rule(
    'EP-SOL-03',
    'otherwise he does as Sandra does: company, notoriety, cubes, discs, fixers and keys',
    () => {
      const s = near('safe-house-2', 'b2.safe-house');
      s.at[SANDRA] = 'b2.safe-house';
      visited(s, COSTA, 'safe-house-1', 'safe-house-3');
      const view = partOf(s, 'morning').view(null);
      expect([view.red[COSTA], view.blue[COSTA], view.discs[COSTA], view.fixers.length]).toEqual([
        1, 1, 1, 7,
      ]);
      expect(view.cubes[7]).toBe(0b100);
      expect(view.keys.reduce((sum, n) => sum + n, 0)).toBe(8);
      s.discs[0] = 1;
      expect(happened(publicEvents(partOf(s, 'night')), 'costaMoves')).toHaveLength(0);
    },
  );

  rule(['EP-SOL-04', 'EP-RND-12'], 'he goes to the first card on the human’s tile or next to it', () => {
    const s = withCard('store-a');
    topCard(s, 'nightclub'); // on d2, far from the hospital
    s.at[0] = 'hospital';
    const match = partOf(s, 'morning');
    expect(match.view(null).at[COSTA]).toBe('store-a');
    expect(match.view(null).lieutenantBox).toEqual(['lieutenant-store-a']);
    expect(happened(publicEvents(match), 'cardDrawn')[0]).toMatchObject({
      seat: 'costa',
      skipped: ['lieutenant-nightclub'],
      rules: ['EP-SOL-04'],
    });
    expect(truth(match).lieutenantDeck).toHaveLength(15);
  });

  rule('EP-SOL-04', 'only places in the city, on that tile or beside it, will do', () => {
    const s = withCard(null);
    s.day = 2;
    s.closedBy = [1, 1, 1];
    const goes = (card: LieutenantCardId): string | null => {
      s.lieutenantBox = LIEUTENANT_CARDS.filter((other) => other !== card);
      s.lieutenantDeck = [card];
      const match = partOf(s, 'morning');
      return happened(publicEvents(match), 'costaMoves').length > 0
        ? tileOf(match.view(null).at[COSTA]!)
        : null;
    };
    const near = LIEUTENANT_CARDS.flatMap((card) => goes(card) ?? []);
    const tileDistances = near.map((tile) => tileDistance(s.city, tile, 'start-hospital'));
    expect(new Set(tileDistances)).toEqual(new Set([1]));
    const places = s.city.tiles.filter((tile) => tileDistance(s.city, tile, 'start-hospital') === 1);
    const named = places
      .flatMap((tile) => locationsOf(tile))
      .filter((id) => CARD_KINDS.includes(region(id).kind!));
    expect(near).toHaveLength(named.length);
    Object.assign(s, fresh(1), { order: [COSTA, 0, SANDRA], inspectorDeck: [] });
    expect(goes('lieutenant-casino')).toBeNull();
    expect(goes('lieutenant-store-d')).toBeNull();
    expect(goes('lieutenant-store-a')).toBe('start-gang');
  });

  rule('EP-SOL-05', 'with no such card he does nothing', () => {
    const s = withCard(null);
    s.lieutenantBox.push(...s.lieutenantDeck.filter((card) => card !== 'lieutenant-nightclub'));
    s.lieutenantDeck = ['lieutenant-nightclub'];
    s.at[0] = 'hospital';
    expect(partOf(s, 'morning').view(null).at[COSTA]).toBe('hospital');
  });

  rule('EP-SOL-06', 'when a business closes, its card and no other leaves his deck', () => {
    const s = givePlan(quietCity(1), 0, 'plan-1');
    visited(s, SANDRA, 'casino');
    const others = s.lieutenantDeck.toSpliced(s.lieutenantDeck.indexOf('lieutenant-casino'), 1);
    for (const place of [0, 7, 15]) {
      s.lieutenantDeck = others.toSpliced(place, 0, 'lieutenant-casino');
      const match = visitTo(s, where(s, 'casino'));
      expect(match.view(null).lieutenantBox).toEqual(['lieutenant-casino']);
      expect(truth(match).lieutenantDeck).toEqual(others);
    }
  });

  rule('EP-SOL-06', 'a business that he closes himself takes no further card', () => {
    const s = visited(near('casino', 'c1.business'), SANDRA, 'casino');
    const match = partOf(s, 'morning');
    expect(happened(publicEvents(match), 'businessClosed')).toHaveLength(1);
    expect(happened(publicEvents(match), 'cubePlaced')).toMatchObject([{ seat: 'costa', income: false }]);
    expect(match.view(null).lieutenantBox).toEqual(['lieutenant-casino']);
    expect(truth(match).lieutenantDeck).toHaveLength(15);
  });

  rule(['EP-SOL-06', 'EP-SAF-01'], 'safe houses never close, so their cards stay in his deck', () => {
    const s = visited(quietCity(1), SANDRA, 'safe-house-1');
    const match = visitTo(s, where(s, 'safe-house-1'));
    expect(truth(match).lieutenantDeck).toHaveLength(16);
  });

  rule('EP-SOL-07', 'he keeps the rightmost contact instead, and a Fixer brings him a disc', () => {
    const s = near('casino', 'c1.business');
    showContacts(s, 'medic', 'stunt', 'fixer');
    nextContacts(s, 'boxer');
    const view = partOf(s, 'morning').view(null);
    expect(view.costaContacts).toEqual(['fixer']);
    expect(view.contactDisplay).toEqual(['boxer', 'medic', 'stunt']);
    expect(view.discs[COSTA]).toBe(1);
    expect(view.contactBox).toEqual([]);
    const other = partOf(showContacts(s, 'fixer', 'medic'), 'morning').view(null);
    expect([other.costaContacts, other.discs[COSTA]]).toEqual([['medic'], 0]);
    s.contactBox.push(...s.contactDeck.splice(0), ...s.contactDisplay.splice(0));
    expect(partOf(s, 'morning').view(null).costaContacts).toEqual([]);
  });

  rule(
    ['EP-SOL-08', 'EP-SOL-09', 'EP-SOL-10'],
    'stores and closed exits give him piles of unseen tiles',
    () => {
      const pileAt = (place: CardPlace, location: string): unknown => {
        const s = near(place, location);
        s.closedBy = [0, 2, 0];
        const match = partOf(s, 'morning');
        expect(match.view(0).costaPiles[0]!.tiles.every((tile) => tile === null)).toBe(true);
        const [told] = happened(publicEvents(match), 'pileTaken');
        return match.view(0).costaPiles.map(({ from, kinds }) => [from, kinds, told!.rules]);
      };
      expect(pileAt('store-d', 'store-d')).toEqual([['D', ['green', 'black', 'brown'], ['EP-SOL-08']]]);
      expect(pileAt('store-a', 'store-a')).toEqual([['A', ['green', 'green'], ['EP-SOL-09']]]);
      expect(pileAt('store-b', 'store-b')).toEqual([['B', ['black', 'black'], ['EP-SOL-09']]]);
      expect(pileAt('store-c', 'store-c')).toEqual([['C', ['brown', 'brown'], ['EP-SOL-09']]]);
      expect(pileAt('exit-2', 'exit-2')).toEqual([['exit', ['type-2', 'type-2'], ['EP-SOL-10']]]);
    },
  );

  rule(
    ['EP-SOL-08', 'EP-SOL-09', 'EP-SOL-10'],
    'they are the top tiles, and no pile comes of empty stacks',
    () => {
      const s = near('store-d', 'store-d');
      const top = (kind: 'green' | 'black' | 'brown'): string => s.bagStacks[kind].at(-1)!;
      const expected = [top('green'), top('brown')];
      s.bagBox.black.push(...s.bagStacks.black.splice(0));
      const after = truth(partOf(s, 'morning'));
      expect(after.costaPiles).toEqual([{ from: 'D', kinds: ['green', 'brown'], tiles: expected }]);
      expect(after.bagStacks).toMatchObject({
        green: s.bagStacks.green.slice(0, 4),
        brown: s.bagStacks.brown.slice(0, 4),
      });
      const empty = near('store-b', 'store-b');
      empty.bagBox.black.push(...empty.bagStacks.black.splice(0));
      expect(partOf(empty, 'morning').view(null).costaPiles).toEqual([]);
    },
  );

  rule(
    ['EP-SOL-03', 'EP-SOL-07'],
    'his cards change notoriety as hers do, and all but safe houses bring a contact',
    () => {
      for (const [place, location, red, blue, told] of [
        ['casino', 'c1.business', 1, 0, 'EP-SAN-12'],
        ['safe-house-2', 'b2.safe-house', 0, 1, 'EP-SAN-13'],
        ['store-a', 'store-a', 1, 0, 'EP-SAN-14'],
        ['store-b', 'store-b', 0, 1, 'EP-SAN-14'],
        ['store-c', 'store-c', 1, 0, 'EP-SAN-14'],
        ['store-d', 'store-d', 0, 1, 'EP-SAN-14'],
        ['exit-2', 'exit-2', 0, 1, 'EP-SAN-15'],
      ] as const) {
        const s = near(place, location);
        s.closedBy = [0, 1, 0];
        const match = partOf(s, 'morning');
        const view = match.view(null);
        expect([view.red[COSTA], view.blue[COSTA]]).toEqual([red, blue]);
        expect(view.costaContacts).toHaveLength(place === 'safe-house-2' ? 0 : 1);
        const [changed] = happened(publicEvents(match), red > 0 ? 'notorietyGained' : 'notorietyLost');
        expect(changed).toMatchObject({ seat: 'costa', amount: 1, rules: expect.arrayContaining([told]) });
      }
    },
  );

  rule('EP-SOL-11', 'on day 3 the card of the open exit takes him out, near or not', () => {
    const s = dayThree(withCard('exit-3'));
    s.at[0] = 'hospital';
    const match = partOf(s, 'morning');
    expect(match.view(null)).toMatchObject({ escapes: 1 });
    expect(match.view(null).at[COSTA]).toBeNull();
  });

  rule('EP-SOL-11', 'once he has escaped he takes no turn and spends no disc', () => {
    for (const part of ['evening', 'night', 'dawn'] as const) {
      const s = dayThree(near('store-a', 'store-a'));
      s.at[COSTA] = null;
      Object.assign(s, { escapes: 1, discs: [1, 0, 2] });
      const match = partOf(s, part);
      expect(match.view(null)).toMatchObject({ escapes: 1, discs: [1, 0, 2], lieutenantBox: [] });
    }
  });

  rule('EP-SOL-12', 'otherwise his last turn takes him out instead of a visit', () => {
    const lastTurn = (part: 'evening' | 'night' | 'dawn', discs: number): boolean => {
      const s = dayThree(near('store-a', 'store-a'));
      s.discs[COSTA] = discs;
      s.discs[0] = 1; // so that the human is asked next
      return partOf(s, part).view(null).escapes === 1;
    };
    expect([lastTurn('evening', 0), lastTurn('evening', 1)]).toEqual([true, false]);
    expect([lastTurn('night', 1), lastTurn('night', 2)]).toEqual([true, false]);
    expect(lastTurn('dawn', 2)).toBe(true);
    const earlier = dayThree(near('store-a', 'store-a'));
    expect(partOf(earlier, 'afternoon').view(null).escapes).toBe(0);
    earlier.day = 2;
    expect(partOf(earlier, 'evening').view(null).escapes).toBe(0);
  });

  const facing = (s: Draft, ...danger: string[]): Play =>
    goingOn(
      s,
      { step: 'avoid', seat: 0, danger, settled: danger.map(() => 0) },
      { step: 'endTurn', seat: 0, group: null },
    );
  const met = (money: number, options = {}): Draft => {
    const s = quietCity(1, options);
    s.at[COSTA] = 'exit-1';
    s.thieves[0]!.money = money;
    return s;
  };

  rule('EP-SOL-13', 'on a danger tile he takes $3k, or gives 2 wounds to whoever has less', () => {
    const rich = facing(met(3), 'a1');
    expect(isOffered(rich, 0, { do: 'wound', officer: 'costa' })).toBe(false);
    does(rich, 0, { do: 'payToll' });
    expect(rich.view(0).thieves[0]!).toMatchObject({ money: 0, wounds: 0 });
    expect(stepOf(rich)).toBe('endTurn');
    const poor = giveItems(met(2), 0, 'disguise');
    const match = facing(poor, 'a1');
    expect(whyNot(match, 0, { do: 'payToll' })).toBe('EP-SOL-13');
    expect(happened(does(match, 0, { do: 'wound', officer: 'costa' }), 'wounded')[0]!.rules).toContain(
      'EP-SOL-13',
    );
    expect(match.view(0).thieves[0]!).toMatchObject({ money: 2, wounds: 2 });
    expect(stepOf(match)).toBe('endTurn');
  });

  rule(['EP-SOL-13', 'EP-AVD-08'], 'his toll is due too when all the rest is taken at once', () => {
    const asked = facing(putOfficers(met(3), 'a1', 'federal', 'swat'), 'a1');
    expect(questionOf(escapePlan, asked.view(0))).toMatchObject({ costa: true, officers: 2 });
    const all = (money: number, busy: boolean): Play => {
      const s = putOfficers(met(money), 'a1', 'federal');
      putOfficers(s, 'b1', 'swat');
      if (!busy) Object.assign(s.thieves[0]!, { usedAssets: 1, firstAid: false });
      const match = facing(s, 'b1', 'a1');
      if (busy) does(match, 0, { do: 'allWounds' });
      return match;
    };
    for (const busy of [true, false]) {
      expect(all(3, busy).view(0).thieves[0]!).toMatchObject({ money: 0, wounds: 2, handcuffs: 0 });
      // Two officers and two for Costa: three in red, then handcuffs.
      const poor = all(2, busy);
      does(poor, 0, { do: 'loseAsset' });
      expect(poor.view(0).thieves[0]!).toMatchObject({ money: 2, wounds: 2, handcuffs: 1 });
    }
  });

  rule(['EP-SOL-14', 'EP-RUL-20'], 'avoid effects do not work on him', () => {
    const match = facing(giveContacts(unlockAssets(met(20), 0, 'avoid-all'), 0, 'stunt', 'fast-car'), 'a1');
    for (const what of ['stunt', 'fast-car', 'avoid-all']) expect(isOffered(match, 0, { what })).toBe(false);
    const gang = giveContacts(met(20), 0, 'gang');
    gang.blue[0] = 4;
    expect(whyNot(facing(gang, 'a1'), 0, { what: 'gang' })).toBe('EP-EXE-11');
  });

  rule('EP-SOL-15', 'the human makes the moves due for Sandra and Costa', () => {
    const s = withCard(null);
    Object.assign(s, { row: [2, 1, 1], red: [1, 0, 0] });
    putOfficers(s, 'd3', 'swat', 'federal');
    const match = partOf(s, 'morning', 'adjust');
    expect([stepOf(match), seatsAsked(match)]).toEqual(['chase', [0]]);
    does(match, 0, { do: 'moveOfficer' });
    expect([stepOf(match), seatsAsked(match)]).toEqual(['chase', [0]]);
    does(match, 0, { do: 'moveOfficer' });
    expect(stepOf(match)).toBe('unlockAsset');
  });

  rule('EP-SOL-16', 'the human pays 0 before him and 10 after him, and the fee once he is gone', () => {
    const s = dayThree(withCard(null));
    s.at[0] = 'exit-3';
    s.thieves[0]!.money = 20;
    const first = turnOf(s);
    does(first, 0, { do: 'escape' });
    does(first, 0, { do: 'payExit' });
    expect(first.view(0).thieves[0]!.money).toBe(20);
    topCard(s, 'exit-3');
    const second = partOf(s, 'morning');
    expect(second.view(0).thieves[0]!.money).toBe(19);
    does(second, 0, { do: 'escape' });
    does(second, 0, { do: 'payExit' });
    expect(second.view(0).thieves[0]!.money).toBe(9);
  });

  rule('EP-SOL-17', 'it is over when the human has left, or after day 3', () => {
    const s = dayThree(withCard(null));
    s.at[0] = 'exit-3';
    const match = turnOf(s, 0, 'afternoon');
    does(match, 0, { do: 'escape' });
    does(match, 0, { do: 'payExit' });
    expect(match.outcome()).toMatchObject({ ending: 'allGone' });
    expect(partOf(dayThree(withCard(null)), 'dawn', 'adjust').outcome()).toMatchObject({
      ending: 'nobodyEscaped',
    });
  });
});
