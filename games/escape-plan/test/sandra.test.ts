import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import type { CardPlace } from '../content/index.ts';
import {
  asked,
  dayAt,
  dayThree,
  does,
  type Draft,
  fresh,
  giveContacts,
  giveItems,
  goingOn,
  happened,
  isOffered,
  nextContacts,
  offered,
  partOf,
  type Play,
  playUntil,
  publicEvents,
  putOfficers,
  quietCity,
  seatsAsked,
  showContacts,
  stepOf,
  truth,
  unlockAssets,
  visited,
  visitTo,
  where,
} from './scene.ts';

const SANDRA = 2;

/** Two humans and Sandra, whose next card is the given one. She is first in the turn order. */
function withCard(place: CardPlace | null, options = {}): Draft {
  const s = quietCity(2, options);
  s.order = [SANDRA, 0, 1];
  if (place) topCard(s, place);
  return s;
}

function topCard(s: Draft, place: CardPlace): void {
  const card = `inspector-${place}` as const;
  s.inspectorDeck.splice(s.inspectorDeck.indexOf(card), 1);
  s.inspectorDeck.push(card);
}

/** Puts the Fixer cards away, which would bring her discs. */
function withoutFixers(s: Draft): Draft {
  const all = [...s.contactDeck, ...s.contactDisplay];
  const others = all.filter((card) => card !== 'fixer');
  s.contactBox.push(...all.filter((card) => card === 'fixer'));
  s.contactDisplay = others.splice(0, 7);
  s.contactDeck = others;
  return s;
}

describe('Sandra', () => {
  rule('EP-SAN-01', 'she starts at the hospital on row 1, third in order, with a shuffled deck of 16', () => {
    const s = fresh(2);
    expect([s.at[SANDRA], s.row[SANDRA], s.order[2], s.red[SANDRA]]).toEqual(['hospital', 1, SANDRA, 0]);
    expect(s.inspectorDeck).toHaveLength(16);
    const decks = new Set([0, 1, 2, 3].map((n) => String(fresh(2, {}, `deck ${n}`).inspectorDeck)));
    expect(decks.size).toBe(4);
  });

  rule('EP-SAN-02', 'she has no income and places no tile, but has her place in the turn order', () => {
    const day = playUntil(dayAt(2, 2), (step) => step === 'turn');
    expect(happened(publicEvents(day), 'income').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(happened(publicEvents(day), 'tilePlaced').map(({ seat }) => seat)).toHaveLength(4);
    const s = fresh(2);
    s.row = [1, 1, 4];
    expect(goingOn(s, { step: 'turnOrder' }, { step: 'turn', seat: 0 }).view(null).order[0]).toBe(SANDRA);
  });

  rule('EP-SAN-03', 'morning, afternoon and evening she moves, always', () => {
    for (const part of ['morning', 'afternoon', 'evening'] as const) {
      expect(happened(publicEvents(partOf(withCard(null), part)), 'sandraMoves')).toHaveLength(1);
    }
  });

  rule('EP-SAN-04', 'at night and at dawn she moves if she has a disc, and discards it', () => {
    for (const part of ['night', 'dawn'] as const) {
      const s = withoutFixers(withCard('store-a'));
      s.discs[0] = 1;
      expect(happened(publicEvents(partOf(s, part)), 'sandraMoves')).toHaveLength(0);
      s.discs[SANDRA] = 2;
      const match = partOf(s, part);
      expect(happened(publicEvents(match), 'sandraMoves')).toHaveLength(1);
      expect(match.view(null).discs[SANDRA]).toBe(1);
    }
  });

  rule(
    ['EP-SAN-05', 'EP-SAN-11'],
    'she is company for humans, and they for her; then comes her card, which goes to the box',
    () => {
      const s = withCard('store-b');
      s.at[0] = s.at[1] = 'store-b';
      const match = partOf(s, 'morning');
      // 2 for company, 1 less for store B.
      expect([match.view(null).red[SANDRA], match.view(null).blue[SANDRA]]).toEqual([2, 1]);
      expect(match.view(null).inspectorBox).toEqual(['inspector-store-b']);
      const human = quietCity(2);
      human.at[SANDRA] = 'store-a';
      expect(visitTo(human, 'store-a').view(null).red[0]).toBe(1);
    },
  );

  const facing = (s: Draft, ...danger: string[]): Play =>
    goingOn(
      s,
      { step: 'avoid', seat: 0, danger, settled: danger.map(() => 0) },
      { step: 'endTurn', seat: 0, group: null },
    );

  rule(
    ['EP-SAN-06', 'EP-DEC-18'],
    'on a danger tile she is one more officer, of whatever type suits; every avoid effect works',
    () => {
      const met = (): Draft => {
        const s = quietCity(2);
        s.at[SANDRA] = 'exit-1';
        s.thieves[0]!.money = 20;
        return putOfficers(s, 'a1', 'federal', 'county', 'swat');
      };
      expect(offered(facing(met(), 'a1'), 0, { do: 'wound' })).toHaveLength(4);
      for (const tile of ['vest', 'hat', 'helmet', 'gas-mask'] as const) {
        const match = facing(giveItems(met(), 0, tile), 'a1');
        does(match, 0, { what: tile, officer: 'sandra' });
        expect(isOffered(match, 0, { do: 'wound', officer: 'sandra' })).toBe(false);
      }
      for (const card of ['fighter', 'boxer', 'ninja', 'fast-car'] as const) {
        const match = facing(giveContacts(met(), 0, card), 'a1');
        does(match, 0, { what: card, tile: 'a1' });
        expect(isOffered(match, 0, { do: 'wound', officer: 'sandra' })).toBe(false);
      }
      const hospital = quietCity(2);
      hospital.at[0] = 'start-hospital.subway';
      const wounded = facing(hospital, 'start-hospital');
      does(wounded, 0, { do: 'wound', officer: 'sandra' });
      expect(wounded.view(null).thieves[0]!.wounds).toBe(1);
    },
  );

  rule('EP-SAN-07', 'she cannot be moved or removed', () => {
    const s = unlockAssets(giveContacts(quietCity(2), 0, 'snitch-swat', 'bribe-swat'), 0, 'move-swat');
    s.at[SANDRA] = 'exit-1';
    const match = facing(s, 'a1');
    for (const what of ['snitch-swat', 'bribe-swat', 'move-swat'])
      expect(isOffered(match, 0, { what })).toBe(false);
  });

  rule(
    ['EP-SAN-08', 'EP-RND-10'],
    'cards are revealed until one is in the city; she goes there, the others are shuffled back',
    () => {
      const s = fresh(2);
      s.order = [SANDRA, 0, 1];
      for (const place of ['store-a', 'casino', 'exit-2', 'store-d'] as const) topCard(s, place);
      const match = partOf(s, 'morning');
      const [drawn] = happened(publicEvents(match), 'cardDrawn');
      expect(drawn).toMatchObject({
        seat: 'sandra',
        rules: ['EP-SAN-08'],
        card: 'inspector-store-a',
        skipped: ['inspector-store-d', 'inspector-exit-2', 'inspector-casino'],
      });
      expect(match.view(null).at[SANDRA]).toBe('store-a');
      expect(truth(match).inspectorDeck).toHaveLength(15);
      const decks = [1, 2, 3].map((n) => truth(partOf({ ...s, rng: [n, 2, 3, 4] }, 'morning')).inspectorDeck);
      expect(new Set(decks.map(String)).size).toBe(3);
      for (const deck of decks) expect(deck.toSorted()).toEqual(decks[0]!.toSorted());
    },
  );

  rule('EP-SAN-09', 'open exits do not count on days 1 and 2', () => {
    const s = withCard('store-a');
    topCard(s, 'exit-1');
    s.day = 2;
    expect(partOf(s, 'morning').view(null).at[SANDRA]).toBe('store-a');
    s.closedBy = [1, 0, 0];
    expect(partOf(s, 'morning').view(null).at[SANDRA]).toBe('exit-1');
  });

  rule('EP-SAN-10', 'on day 3 the open exit draws her there without effect, and she goes on', () => {
    const s = dayThree(withCard('exit-3'));
    s.at[0] = 'exit-3';
    const before = s.contactDeck.length;
    const match = partOf(s, 'morning');
    expect(match.view(null).at[SANDRA]).toBe('exit-3');
    expect([match.view(null).red[SANDRA], match.view(null).blue[SANDRA]]).toEqual([1, 0]);
    expect(truth(match).contactDeck).toHaveLength(before);
    playUntil(match, () => match.view(null).part === 'afternoon');
    expect(match.view(null).at[SANDRA]).not.toBe('exit-3');
  });

  rule(
    'EP-SAN-12',
    'a business: 1 notoriety, her cube, two contacts off, and a disc for the whole group',
    () => {
      const s = withCard('casino');
      showContacts(s, 'medic', 'stunt', 'informer', 'sewer', 'chopper', 'boxer', 'ninja');
      nextContacts(s, 'spy-1', 'spy-2');
      visited(s, SANDRA, 'bar', 'restaurant');
      const match = partOf(s, 'morning');
      const view = match.view(null);
      expect([view.red[SANDRA], view.cubes[0], view.discs[SANDRA]]).toEqual([1, 0b100, 1]);
      expect(view.contactBox).toEqual(['ninja', 'boxer']);
      expect(view.contactDisplay).toEqual([
        'spy-2',
        'spy-1',
        'medic',
        'stunt',
        'informer',
        'sewer',
        'chopper',
      ]);
      expect(happened(publicEvents(match), 'businessClosed')).toHaveLength(0);
      expect(happened(publicEvents(match), 'cubePlaced')).toMatchObject([{ seat: 'sandra', income: false }]);
    },
  );

  rule('EP-SAN-12', 'she also visits a closed business, and her cube counts for closing', () => {
    const s = visited(withCard('casino'), 0, 'casino');
    expect(happened(publicEvents(partOf(s, 'morning')), 'businessClosed')).toHaveLength(1);
    visited(s, 1, 'casino');
    expect(partOf(s, 'morning').view(null).at[SANDRA]).toBe(where(s, 'casino'));
  });

  rule(
    ['EP-SAN-13', 'EP-RND-11'],
    'a safe house: 1 notoriety less, her cube, a fixer and a key away, and a disc for all three',
    () => {
      const s = withCard('safe-house-2');
      visited(s, SANDRA, 'safe-house-1', 'safe-house-3');
      const match = partOf(s, 'morning');
      const view = match.view(null);
      expect([view.blue[SANDRA], view.cubes[7], view.discs[SANDRA], view.fixers.length]).toEqual([
        1, 0b100, 1, 7,
      ]);
      expect(view.keys.slice(3, 6).reduce((sum, n) => sum + n, 0)).toBe(2);
      expect(view.keys.reduce((sum, n) => sum + n, 0)).toBe(8);
      const gone = new Set(
        Array.from({ length: 12 }, (_, n) => {
          const again = withCard('safe-house-2');
          again.rng = [n, 2, 3, 4];
          return happened(publicEvents(partOf(again, 'morning')), 'fixerDiscarded')[0]!['fixer'];
        }),
      );
      expect(gone.size).toBeGreaterThan(3);
    },
  );

  rule(['EP-SAN-11', 'EP-SAN-14', 'EP-SAN-17'], 'the box keeps what went there before', () => {
    const s = withCard('store-a');
    s.inspectorBox.push(...s.inspectorDeck.splice(s.inspectorDeck.indexOf('inspector-casino'), 1));
    s.bagBox.green.push(s.bagStacks.green.pop()!);
    s.contactBox.push(s.contactDeck.pop()!);
    const after = truth(partOf(s, 'morning'));
    expect(after.inspectorBox).toEqual(['inspector-casino', 'inspector-store-a']);
    expect([after.bagBox.green.length, after.contactBox.length]).toEqual([2, 3]);
  });

  rule(
    'EP-SAN-14',
    'a store: notoriety up at A and C, down at B and D, two contacts and locker tiles away',
    () => {
      for (const [store, red, blue, stacks] of [
        ['a', 1, 0, [4, 5, 5]],
        ['b', 0, 1, [5, 4, 5]],
        ['c', 1, 0, [5, 5, 4]],
        ['d', 0, 1, [4, 4, 4]],
      ] as const) {
        const match = partOf(withCard(`store-${store}`), 'morning');
        const s = truth(match);
        expect([s.red[SANDRA], s.blue[SANDRA]]).toEqual([red, blue]);
        expect([s.bagStacks.green.length, s.bagStacks.black.length, s.bagStacks.brown.length]).toEqual(
          stacks,
        );
        expect(s.contactBox).toHaveLength(2);
        for (const { rules } of happened(publicEvents(match), 'bagDiscarded'))
          expect(rules).toEqual(['EP-SAN-14']);
        expect(match.view(null).bagBox.green.every((bag) => bag === null)).toBe(true);
      }
    },
  );

  rule('EP-SAN-15', 'a closed exit: 1 notoriety less, an exit tile away unseen, two contacts away', () => {
    const s = withCard('exit-2');
    s.closedBy = [0, 2, 0];
    const after = truth(partOf(s, 'morning'));
    expect([after.blue[SANDRA], after.bagStacks['type-2'].length, after.bagStacks['type-1'].length]).toEqual([
      1, 4, 5,
    ]);
    expect(after.contactBox).toHaveLength(2);
  });

  rule('EP-SAN-16', 'every Fixer card that she throws away brings her a disc', () => {
    const s = withCard('store-a');
    showContacts(s, 'medic', 'stunt', 'informer', 'sewer', 'chopper', 'fixer', 'fixer');
    expect(partOf(s, 'morning').view(null).discs[SANDRA]).toBe(2);
    s.discs = [4, 3, 0];
    expect(partOf(s, 'morning').view(null).discs[SANDRA]).toBe(1);
  });

  rule('EP-SAN-17', 'the display slides and refills after each discard; what is not there is skipped', () => {
    const s = withCard('store-a');
    showContacts(s, 'medic');
    s.contactBox.push(...s.contactDeck.splice(0));
    s.bagBox.green.push(...s.bagStacks.green.splice(0));
    const match = partOf(s, 'morning');
    expect(match.view(null).contactDisplay).toEqual([]);
    expect(happened(publicEvents(match), 'contactDiscarded')).toHaveLength(1);
    expect(match.view(null).at[SANDRA]).toBe('store-a');
    const house = withCard('safe-house-2');
    Object.assign(house, { fixers: ['safe'], keys: [1, 1, 1, 0, 0, 1, 1, 1, 1] });
    const last = partOf(house, 'morning');
    expect(happened(publicEvents(last), 'keyDiscarded')).toMatchObject([{ seat: 'sandra', colour: 'brown' }]);
    expect(last.view(null)).toMatchObject({ fixers: [], keys: [1, 1, 1, 0, 0, 0, 1, 1, 1] });
    Object.assign(house, { fixers: [], keys: [1, 1, 1, 0, 0, 0, 1, 1, 1] });
    const none = partOf(house, 'morning');
    expect(none.view(null)).toMatchObject({ fixers: [], keys: [1, 1, 1, 0, 0, 0, 1, 1, 1] });
    for (const event of ['fixerDiscarded', 'keyDiscarded'])
      expect(happened(publicEvents(none), event)).toEqual([]);
  });

  rule('EP-SAN-18', 'with no card that will do she stays and does nothing', () => {
    const s = withCard(null);
    s.inspectorBox.push(...s.inspectorDeck.splice(0));
    const match = partOf(s, 'morning');
    expect(match.view(null).at[SANDRA]).toBe('hospital');
    expect(happened(publicEvents(match), 'cardDrawn')).toMatchObject([{ card: null }]);
  });

  rule('EP-SAN-19', 'her marker is adjusted like any other', () => {
    const s = withCard(null);
    Object.assign(s, { row: [1, 1, 3], red: [0, 0, 2], blue: [0, 0, 1] });
    const match = partOf(s, 'morning', 'adjust');
    expect(match.view(null).row[SANDRA]).toBe(4);
    expect(happened(publicEvents(match), 'rowChanged')).toMatchObject([{ seat: 'sandra', row: 4 }]);
  });

  rule(
    ['EP-SAN-20', 'EP-RUL-18'],
    'when she crosses a line lower humans move officers towards her, and she gets nothing',
    () => {
      const s = withoutFixers(withCard(null));
      Object.assign(s, { row: [1, 9, 8], red: [0, 0, 1] });
      putOfficers(s, 'd3', 'swat');
      const match = partOf(s, 'morning', 'adjust');
      expect([stepOf(match), seatsAsked(match)]).toEqual(['chase', [0]]);
      expect(asked(match)).toBe('Sandra crossed a line. Which officer moves closer?');
      does(match, 0, { do: 'moveOfficer' });
      expect(match.view(null).discs[SANDRA]).toBe(0);
      expect(stepOf(match)).toBe('turn');
    },
  );

  rule(
    ['EP-SAN-21', 'EP-RUL-21'],
    'when a human crosses one and she is lower, the other human moves for her, even from above',
    () => {
      const s = withCard(null);
      Object.assign(s, { row: [2, 9, 1], red: [1, 0, 0], order: [SANDRA, 0, 1] });
      putOfficers(s, 'd3', 'swat');
      const match = partOf(s, 'morning', 'adjust');
      expect([stepOf(match), seatsAsked(match)]).toEqual(['chase', [1]]);
      expect(asked(match)).toBe('Mr. Bones crossed a line. Which officer moves closer?');
      const second = { ...s, row: [9, 2, 1], red: [0, 1, 0] };
      expect(seatsAsked(partOf(second, 'morning', 'adjust'))).toEqual([0]);
      s.thieves[1]!.status = 'arrested';
      expect(stepOf(partOf(s, 'morning', 'adjust'))).toBe('unlockAsset');
    },
  );

  rule('EP-SAN-22', 'she never escapes, pays nothing, scores nothing and is no human', () => {
    const s = dayThree(withCard(null));
    s.inspectorDeck = ['inspector-exit-3'];
    const match = playUntil(partOf(s, 'dawn', 'adjust'), () => false);
    expect(match.outcome()!.scores).toHaveLength(2);
    expect(match.view(null).escapes).toBe(0);
    expect(match.view(null).at[SANDRA]).not.toBeNull();
  });
});
