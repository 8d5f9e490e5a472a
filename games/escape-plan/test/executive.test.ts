import { createMatch } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import { escapePlan } from '../index.ts';
import { has } from '../rules/bits.ts';
import { officersInPlay } from './count.ts';
import { cityOf } from './mapCities.ts';
import {
  does,
  fresh,
  giveContacts,
  giveItems,
  goingOn,
  isOffered,
  leaving,
  offered,
  officersOn,
  partOf,
  type Play,
  putOfficers,
  quietCity,
  seatsAsked,
  stepOf,
  truth,
  turnOf,
  unlockAssets,
  walk,
  whyNot,
} from './scene.ts';

describe('executive actions', () => {
  rule('EP-EXE-01', 'any number of them, before, while and after resting or moving', () => {
    const s = giveContacts(quietCity(), 0, 'informer', 'medic');
    s.thieves[0]!.wounds = 2;
    const match = turnOf(s);
    does(match, 0, { do: 'useContact', what: 'informer' });
    does(match, 0, { do: 'useContact', what: 'medic' });
    walk(match, 0, 'start-hospital.subway');
    does(match, 0, { do: 'useFirstAid' });
    does(match, 0, { do: 'useAsset', what: 'extra-action' });
    expect(match.view(0).thieves[0]!).toMatchObject({ money: 9 - 2 - 1 - 5, wounds: 0 });
  });

  rule('EP-EXE-01', 'at night too, when there is a turn', () => {
    const s = giveContacts(quietCity(), 0, 'informer');
    s.discs[0] = 1;
    const match = partOf(s, 'night');
    does(match, 0, { do: 'extraTurn' });
    expect(isOffered(match, 0, { do: 'useContact' })).toBe(true);
  });

  rule('EP-EXE-02', 'not in the turns of others, not when adjusting, not in other phases', () => {
    const s = giveContacts(quietCity(), 0, 'informer');
    expect(seatsAsked(turnOf(s, 1))).toEqual([1]);
    s.red[1] = 4;
    s.row[0] = 1;
    putOfficers(s, 'd3', 'swat');
    const chase = partOf(s, 'morning', 'adjust');
    expect([stepOf(chase), new Set(offered(chase, 0).map((choice) => choice.do))]).toEqual([
      'chase',
      new Set(['moveOfficer']),
    ]);
    const income = goingOn(giveContacts(quietCity(), 0, 'medic'), { step: 'incomeUnlock', seat: 0 });
    expect(new Set(offered(income, 0).map((choice) => choice.do))).toEqual(new Set(['unlock', 'decline']));
  });

  rule('EP-EXE-03', 'contact, equipment, fixer, first aid, gang member and asset are the kinds', () => {
    const s = giveItems(
      giveContacts(putOfficers(quietCity(), 'a1', 'federal'), 0, 'stunt'),
      0,
      'vest',
      'disguise',
    );
    s.gangControl[3] = 0;
    s.gangMembers[3] = 1;
    s.thieves[0]!.wounds = 1;
    const kinds = new Set(offered(leaving(s, 'a1'), 0).map((choice) => choice.do));
    expect([...kinds].filter((kind) => kind.startsWith('use')).toSorted()).toEqual([
      'useAsset',
      'useContact',
      'useEquipment',
      'useFirstAid',
      'useFixer',
      'useGangMember',
    ]);
  });

  rule(['EP-EXE-04', 'EP-EXE-05'], 'what is marked for travel works on the way only', () => {
    const s = giveItems(
      giveContacts(quietCity(), 0, 'medevac', 'chopper', 'jet-ski', 'sewer'),
      0,
      'helicopter',
    );
    s.at[0] = 'clinic';
    for (const tile of s.city.tiles) putOfficers(s, tile, 'swat');
    const match = turnOf(s);
    for (const what of ['medevac', 'chopper', 'jet-ski', 'sewer']) {
      expect(isOffered(match, 0, { do: 'useContact', what })).toBe(false);
      expect(whyNot(match, 0, { do: 'useContact', what })).toBe('EP-EXE-05');
    }
    expect(whyNot(match, 0, { do: 'useFixer', what: 'helicopter' })).toBe('EP-EXE-05');
    const used = new Set(
      offered(match, 0, { do: 'travel' }).flatMap((choice) => (choice.do === 'travel' ? choice.using : [])),
    );
    for (const tool of ['medevac', 'chopper', 'sewer', 'helicopter']) expect(used).toContain(tool);
  });

  rule(['EP-EXE-04', 'EP-EXE-06'], 'what is marked for avoiding works then only', () => {
    const cards = ['fighter', 'boxer', 'ninja', 'stunt', 'fast-car'] as const;
    const s = giveContacts(putOfficers(quietCity(), 'a1', 'federal', 'county', 'swat'), 0, ...cards);
    unlockAssets(giveItems(s, 0, 'vest', 'hat'), 0, 'avoid-all');
    s.thieves[0]!.money = 20;
    const turn = turnOf(s);
    const avoiding = leaving(s, 'a1');
    for (const what of [...cards, 'vest', 'hat', 'avoid-all']) {
      expect(isOffered(turn, 0, { what })).toBe(false);
      expect(whyNot(turn, 0, { what })).toBe('EP-EXE-06');
      expect(isOffered(avoiding, 0, { what })).toBe(true);
    }
  });

  rule('EP-EXE-07', 'a contact card is paid for, may gain notoriety, and is turned over', () => {
    const s = giveContacts(quietCity(), 0, 'general-store', 'fixer');
    s.thieves[0]!.money = 3;
    const match = turnOf(s);
    expect(whyNot(match, 0, { do: 'useContact', what: 'fixer' })).toBe('EP-EXE-07');
    does(match, 0, { do: 'useContact', what: 'general-store' });
    expect(match.view(0).thieves[0]!).toMatchObject({ money: 3 - 1 + 9, usedContacts: 1 });
    expect(match.view(null).red[0]).toBe(1);
    expect(whyNot(match, 0, { do: 'useContact', what: 'general-store' })).toBe('EP-EXE-07');
  });

  rule(
    'EP-EXE-08',
    'equipment and fixer tiles cost nothing to use; rest makes equipment ready, never fixers',
    () => {
      const s = giveItems(putOfficers(quietCity(), 'a1', 'federal'), 0, 'vest', 'safe');
      const match = leaving(s, 'a1');
      does(match, 0, { do: 'useFixer', what: 'safe' });
      does(match, 0, { do: 'useEquipment', what: 'vest' });
      expect(match.view(0).thieves[0]!).toMatchObject({ money: 18, usedItems: 0b11 });
      const rested = turnOf(truth(match));
      does(rested, 0, { do: 'rest' });
      expect(rested.view(null).thieves[0]!.usedItems).toBe(0b10);
    },
  );

  rule('EP-EXE-09', 'with two HQs the human chooses where a gang member goes back to', () => {
    const s = quietCity();
    s.gangControl = [0, -1, 0, -1];
    s.gangMembers = [0, 2, 1, 2];
    const match = turnOf(s);
    expect(
      offered(match, 0, { do: 'useGangMember' }).map(
        (choice) => choice.do === 'useGangMember' && choice.what,
      ),
    ).toEqual(['start-gang.gang', 'c1.gang']);
    expect(isOffered(turnOf(s, 1), 1, { do: 'useGangMember' })).toBe(false);
    s.at[0] = s.at[1] = 'clinic';
    for (const tile of s.city.tiles) putOfficers(s, tile, 'swat');
    expect(offered(turnOf(s, 1), 1, { do: 'travel', using: ['gang-member'] })).toEqual([]);
    const flying = turnOf(s);
    const [flight] = offered(flying, 0, { do: 'travel' }).filter(
      (choice) => choice.do === 'travel' && String(choice.using) === 'gang-member',
    );
    does(flying, 0, flight!);
    expect(offered(flying, 0)).toEqual([
      { do: 'returnMember', hq: 'start-gang.gang' },
      { do: 'returnMember', hq: 'c1.gang' },
    ]);
    does(flying, 0, { do: 'returnMember', hq: 'c1.gang' });
    expect(flying.view(null)).toMatchObject({ gangMembers: [0, 2, 2, 2], gangControl: [0, -1, -1, -1] });
    Object.assign(s, { gangControl: [0, -1, -1, -1], gangMembers: [1, 2, 2, 2] });
    expect(offered(turnOf(s), 0, { do: 'travel', using: ['gang-member'] }).length).toBeGreaterThan(0);
  });

  rule('EP-EXE-10', 'the first aid token heals 1 wound and is ready again after resting', () => {
    const s = quietCity();
    s.thieves[0]!.wounds = 2;
    const match = turnOf(s);
    does(match, 0, { do: 'useFirstAid' });
    expect(match.view(null).thieves[0]!).toMatchObject({ wounds: 1, firstAid: false });
    expect(whyNot(match, 0, { do: 'useFirstAid' })).toBe('EP-EXE-10');
    does(match, 0, { do: 'rest' });
    expect(isOffered(match, 0, { do: 'useFirstAid' })).toBe(true);
  });

  rule(['EP-EXE-11', 'EP-RUL-26', 'EP-AST-09'], 'nothing is used that can do nothing', () => {
    const s = giveItems(
      giveContacts(quietCity(), 0, 'medic', 'spy-2', 'snitch-swat', 'bribe-county', 'informer'),
      0,
      'id-card',
    );
    s.discs = [0, 4, 4];
    s.blue[0] = 4;
    s.thieves[0]!.money = 20;
    unlockAssets(s, 0, 'heal');
    const match = turnOf(s);
    for (const what of [
      'medic',
      'spy-2',
      'snitch-swat',
      'bribe-county',
      'informer',
      'id-card',
      'heal',
      'extra-action',
    ]) {
      expect(isOffered(match, 0, { what })).toBe(false);
      expect(whyNot(match, 0, { what })).toBe('EP-EXE-11');
    }
  });

  rule('EP-EXE-11', 'what avoids needs somebody pending whom it fits', () => {
    const cards = ['fighter', 'stunt', 'gang'] as const;
    const s = giveContacts(giveItems(quietCity(), 0, 'vest', 'helmet'), 0, ...cards);
    putOfficers(s, 'a1', 'county');
    Object.assign(s.thieves[0]!, { money: 20 });
    const match = leaving(s, 'b1', 'a1');
    for (const what of ['vest', 'helmet', 'fighter']) {
      expect(isOffered(match, 0, { what })).toBe(false);
      expect(whyNot(match, 0, { what })).toBe('EP-EXE-11');
    }
    expect(offered(match, 0, { what: 'stunt' })).toMatchObject([{ tile: 'a1', officer: 'county' }]);
    expect(offered(match, 0, { what: 'gang' })).toMatchObject([
      { ability: 'loseNotoriety' },
      { ability: 'avoid', tile: 'a1' },
    ]);
    // With nothing to lose a gang still avoids, and does nothing else.
    s.blue[0] = 4;
    expect(offered(leaving(s, 'b1', 'a1'), 0, { what: 'gang' })).toMatchObject([{ ability: 'avoid' }]);
    expect(whyNot(turnOf(s), 0, { what: 'gang' })).toBe('EP-EXE-11');
  });

  rule('EP-EXE-11', 'a tile on which nobody fits is no target', () => {
    const s = giveContacts(quietCity(), 0, 'ninja', 'fast-car');
    putOfficers(putOfficers(s, 'a1', 'federal'), 'b1', 'swat').thieves[0]!.money = 20;
    const targets = (what: string): unknown[] =>
      offered(leaving(s, 'a1', 'b1', 'c1'), 0, { what }).map((choice) => 'tile' in choice && choice.tile);
    expect(targets('ninja')).toEqual(['b1']);
    expect(targets('fast-car')).toEqual(['a1', 'b1']);
  });

  rule(['EP-EXE-11', 'EP-CON-07'], 'nobody takes a contact from an empty display', () => {
    const s = giveItems(giveContacts(quietCity(), 0, 'spy-1'), 0, 'telephone');
    s.contactBox.push(...s.contactDeck.splice(0), ...s.contactDisplay.splice(1));
    for (const what of ['spy-1', 'telephone']) expect(isOffered(turnOf(s), 0, { what })).toBe(true);
    s.contactBox.push(...s.contactDisplay.splice(0));
    for (const what of ['spy-1', 'telephone']) expect(whyNot(turnOf(s), 0, { what })).toBe('EP-EXE-11');
  });

  rule(
    ['EP-EXE-11', 'EP-CRD-13', 'EP-FXT-07'],
    'only used equipment and open contacts can be made ready',
    () => {
      const s = giveItems(giveContacts(quietCity(), 0, 'spy-2', 'medic'), 0, 'vest', 'energy-drink');
      const ready = (used: object): boolean => {
        Object.assign(
          s.thieves[0]!,
          { usedContacts: 0, usedItems: 0, handcuffs: 0, lockedContacts: [] },
          used,
        );
        const match = turnOf(s);
        const possible = isOffered(match, 0, { what: 'spy-2' });
        if (!has(s.thieves[0]!.usedItems, 1))
          expect(isOffered(match, 0, { what: 'energy-drink' })).toBe(possible);
        return possible;
      };
      expect(ready({})).toBe(false);
      expect(ready({ usedItems: 0b01 })).toBe(true);
      expect(ready({ usedItems: 0b10 })).toBe(false);
      expect(ready({ usedContacts: 0b10 })).toBe(true);
      expect(ready({ usedContacts: 0b10, handcuffs: 4 })).toBe(false);
    },
  );

  rule('EP-EXE-11', 'an officer that has nowhere to go cannot be moved', () => {
    const s = fresh(3);
    s.officers = s.officers.map(() => 0);
    unlockAssets(putOfficers(s, 'start-gang', 'federal'), 0, 'move-federal');
    s.thieves[0]!.money = 20;
    // The only other tile is the hospital's.
    const stuck = goingOn(s, { step: 'turn', seat: 0 });
    expect(isOffered(stuck, 0, { what: 'move-federal' })).toBe(false);
    expect(whyNot(stuck, 0, { what: 'move-federal' })).toBe('EP-EXE-11');
  });
});

describe('gang abilities', () => {
  const withMember = () => {
    const s = quietCity();
    s.gangControl[3] = 0;
    s.gangMembers[3] = 1;
    return s;
  };

  rule('EP-GAB-01', 'at any time: lose 1 notoriety', () => {
    const match = turnOf(withMember());
    does(match, 0, { do: 'useGangMember', ability: 'loseNotoriety' });
    expect(match.view(null).blue[0]).toBe(1);
  });

  rule('EP-GAB-02', 'in travel: fly from a helipad', () => {
    const s = withMember();
    s.at[0] = 'clinic';
    for (const tile of s.city.tiles) putOfficers(s, tile, 'swat');
    const match = turnOf(s);
    const flights = offered(match, 0, { do: 'travel' }).flatMap((choice) =>
      choice.do === 'travel' && String(choice.using) === 'gang-member' ? [choice] : [],
    );
    expect(flights.length).toBeGreaterThan(0);
    does(match, 0, flights[0]!);
    expect(match.view(null).gangControl[3]).toBe(-1);
  });

  rule('EP-GAB-03', 'when avoiding: everybody on one tile', () => {
    const s = putOfficers(withMember(), 'a1', 'federal', 'county', 'swat');
    putOfficers(s, 'b1', 'federal');
    const match = leaving(s, 'a1', 'b1');
    does(match, 0, { do: 'useGangMember', ability: 'avoid', tile: 'a1' });
    expect(offered(match, 0, { do: 'wound' })).toEqual([{ do: 'wound', tile: 'b1', officer: 'federal' }]);
  });
});

describe('moving officers', () => {
  const mover = () => unlockAssets(putOfficers(quietCity(), 'a1', 'federal', 'county'), 0, 'move-federal');
  const moves = (match: Play): string[] =>
    offered(match, 0, { what: 'move-federal' }).map((choice) =>
      choice.do === 'useAsset' ? `${choice.tile} ${choice.to}` : '',
    );

  rule('EP-POL-01', 'from any tile to any other, however far', () => {
    const s = mover();
    const all = s.city.tiles
      .filter((tile) => tile !== 'a1' && tile !== 'start-hospital')
      .map((tile) => `a1 ${tile}`);
    expect(moves(turnOf(s)).toSorted()).toEqual(all.toSorted());
    const match = turnOf(s);
    does(match, 0, { what: 'move-federal', to: 'a3' });
    expect(officersOn(match.view(null), 'a3')).toEqual(['federal']);
    expect(officersOn(match.view(null), 'a1')).toEqual(['county']);
  });

  rule('EP-POL-01', 'among the tiles of this city, whichever city was looked at before', () => {
    const among = (last: string): string[] => {
      const s = mover();
      s.city = cityOf('start-hospital 0,0', 'start-gang 1,0', 'a1 0,1', `${last} 1,-1`) as typeof s.city;
      s.placedOn = s.placedOn.map(() => null);
      return moves(turnOf(s)).toSorted();
    };
    expect(among('a2')).toEqual(['a1 a2', 'a1 start-gang']);
    expect(among('a3')).toEqual(['a1 a3', 'a1 start-gang']);
  });

  rule(['EP-POL-02', 'EP-SET-08'], 'not where one of the type stands, and never to the hospital', () => {
    const s = putOfficers(mover(), 'c3', 'federal');
    const all = moves(turnOf(s));
    expect(all).not.toContain('a1 c3');
    expect(all).not.toContain('a1 start-hospital');
    expect(all).toContain('c3 d3');
  });

  rule('EP-POL-03', 'no tile ever holds two of a type or more than three', () => {
    for (let game = 0; game < 3; game++) {
      const match = createMatch(escapePlan, { seats: 3, seed: `police ${game}` });
      for (let n = 0; n < 150 && match.pending().length > 0; n++) {
        const { seat, choices } = match.pending()[0]!;
        match.play(seat, choices[(n * 7) % choices.length]!);
        for (const bits of match.view(null).officers) expect(bits).toBeLessThanOrEqual(7);
        expect(officersOn(match.view(null), 'start-hospital')).toEqual([]);
      }
      expect(officersInPlay(truth(match))).toBeLessThanOrEqual(30);
    }
  });
});
