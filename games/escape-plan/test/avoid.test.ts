import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import { tileDistance, tileOf } from '../rules/map/index.ts';
import {
  asked,
  dayThree,
  does,
  type Draft,
  giveContacts,
  giveItems,
  goingOn,
  happened,
  isOffered,
  leaving,
  offered,
  officersOn,
  OPEN_EXIT,
  type Play,
  publicEvents,
  putOfficers,
  quietCity,
  stepOf,
  truth,
  turnOf,
  unlockAssets,
  visitTo,
  walk,
  whyNot,
} from './scene.ts';

const travels = (match: Play, part: object) =>
  offered(match, 0, part).flatMap((choice) =>
    choice.do === 'travel' || choice.do === 'escape' ? [choice] : [],
  );

describe('danger tiles', () => {
  rule(['EP-AVD-01', 'EP-RUL-03'], 'who ends on the tile where the turn began avoids nobody', () => {
    const s = putOfficers(quietCity(), 'start-gang', 'federal', 'county', 'swat');
    s.at[0] = 'store-a';
    const match = turnOf(s);
    for (const travel of travels(match, { to: 'start-gang.gang' })) expect(travel.leaving).toEqual([]);
    walk(match, 0, 'start-gang.gang');
    expect(match.view(null).thieves[0]!.wounds).toBe(0);
    expect(stepOf(match)).toBe('endTurn');
  });

  rule('EP-AVD-02', 'all tiles of the path are dangerous except the last one', () => {
    const s = putOfficers(quietCity(), 'start-gang', 'federal');
    putOfficers(s, 'b1', 'county', 'swat');
    s.at[0] = 'store-a';
    const match = turnOf(s);
    const [travel] = travels(match, { to: 'clinic', tools: 0 });
    expect(travel!.leaving).toContain('start-gang');
    expect(travel!.leaving).not.toContain('b1');
    does(match, 0, travel!);
    expect(offered(match, 0, { do: 'wound' })).toEqual([
      { do: 'wound', tile: 'start-gang', officer: 'federal' },
    ]);
  });

  rule('EP-AVD-03', 'a danger tile counts once, however often it was left', () => {
    const s = quietCity();
    s.at[0] = 'clinic';
    s.thieves[0]!.gasCans = 2;
    for (const tile of s.city.tiles) if (tile !== 'start-hospital') putOfficers(s, tile, 'swat');
    const all = travels(turnOf(s), { do: 'travel' });
    expect(all.length).toBeGreaterThan(10);
    for (const { leaving: tiles, officers } of all) {
      expect(new Set(tiles).size).toBe(tiles.length);
      expect(officers).toBe(tiles.filter((tile) => tile !== 'start-hospital').length);
    }
  });

  rule('EP-AVD-04', 'rides, flights, sewers and the medevac pass over what lies between', () => {
    const s = giveContacts(quietCity(), 0, 'medevac', 'chopper', 'sewer');
    s.at[0] = 'start-hospital.subway';
    expect(travels(turnOf(s), { to: 'a3.subway', tools: 0 })[0]!.leaving).toEqual(['start-hospital']);
    s.at[0] = 'heliport';
    const flight = travels(turnOf(s), { to: 'exit-3', tools: 0, gas: 0 });
    expect(flight.map(({ leaving: tiles }) => tiles)).toContainEqual(['d1']);
    s.at[0] = 'd2.business';
    for (const tile of s.city.tiles) putOfficers(s, tile, 'swat');
    const medevac = travels(turnOf(s), { to: 'hospital' }).filter(({ using }) => using.includes('medevac'));
    expect(medevac.map(({ leaving: tiles }) => tiles)).toEqual([['d2']]);
    s.at[0] = 'clinic';
    const underground = travels(turnOf(s), { do: 'travel' }).filter(({ using }) => String(using) === 'sewer');
    const straight = underground.filter(({ to }) => tileDistance(s.city, 'b1', tileOf(to)) === 2);
    expect(straight.map(({ leaving: tiles }) => tiles)).toContainEqual(['b1']);
  });

  rule('EP-AVD-05', 'escaping makes the tile of the exit dangerous too', () => {
    const s = putOfficers(dayThree(quietCity()), 'a3', 'federal', 'swat');
    s.at[0] = OPEN_EXIT;
    expect(travels(turnOf(s), { do: 'escape' })).toMatchObject([{ leaving: ['a3'], officers: 2 }]);
    s.at[0] = 'start-hospital.subway';
    const all = travels(turnOf(s), { do: 'escape', tools: 0 });
    expect(all.length).toBeGreaterThan(0);
    for (const { leaving: tiles } of all) expect(tiles).toContain('a3');
  });
});

describe('settling', () => {
  rule(
    ['EP-AVD-06', 'EP-RUL-04'],
    'who is moved away is no longer pending, who is moved there becomes pending',
    () => {
      const s = putOfficers(quietCity(), 'a1', 'federal');
      putOfficers(s, 'd3', 'federal');
      unlockAssets(s, 0, 'move-federal');
      const away = leaving(s, 'a1', 'b1');
      does(away, 0, { do: 'useAsset', what: 'move-federal', tile: 'a1', to: 'c3' });
      expect(isOffered(away, 0, { do: 'wound' })).toBe(false);
      const onto = leaving(s, 'a1', 'b1');
      does(onto, 0, { do: 'useAsset', what: 'move-federal', tile: 'd3', to: 'b1' });
      expect(offered(onto, 0, { do: 'wound' })).toHaveLength(2);
    },
  );

  rule('EP-AVD-06', 'an avoided officer that is moved to another danger tile is pending again', () => {
    const s = putOfficers(quietCity(), 'a1', 'federal', 'county');
    unlockAssets(giveItems(s, 0, 'vest'), 0, 'move-federal');
    const match = leaving(s, 'a1', 'b1');
    does(match, 0, { do: 'useEquipment', what: 'vest', tile: 'a1', officer: 'federal' });
    expect(offered(match, 0, { do: 'wound' })).toEqual([{ do: 'wound', tile: 'a1', officer: 'county' }]);
    does(match, 0, { do: 'useAsset', what: 'move-federal', tile: 'a1', to: 'b1' });
    expect(isOffered(match, 0, { do: 'wound', tile: 'b1', officer: 'federal' })).toBe(true);
  });

  rule('EP-AVD-06', 'where an avoided officer has left, another of its type is pending', () => {
    for (const danger of [['a1'], ['b1', 'a1']]) {
      const s = putOfficers(putOfficers(quietCity(), 'a1', 'federal', 'county'), 'd3', 'federal');
      giveContacts(giveItems(s, 0, 'vest'), 0, 'snitch-federal', 'bribe-federal');
      unlockAssets(s, 0, 'move-federal').thieves[0]!.money = 20;
      const avoided = leaving(s, ...danger);
      does(avoided, 0, { what: 'vest' });
      const removed = avoided.fork();
      does(avoided, 0, { what: 'move-federal', tile: 'a1', to: 'c3' });
      does(removed, 0, { what: 'snitch-federal', tile: 'a1' });
      for (const match of [avoided, removed]) {
        expect(offered(match, 0, { do: 'wound' })).toHaveLength(1);
        does(match, 0, { what: 'bribe-federal', tile: 'd3', to: 'a1' });
        expect(isOffered(match, 0, { do: 'wound', tile: 'a1', officer: 'federal' })).toBe(true);
      }
    }
  });

  rule('EP-AVD-07', 'an avoided officer is settled and stays on its tile', () => {
    const s = giveItems(putOfficers(quietCity(), 'a1', 'federal', 'swat'), 0, 'vest', 'helmet');
    const match = leaving(s, 'a1');
    expect(asked(match)).toBe('2 officers are after you: avoid or take the wounds?');
    expect(happened(does(match, 0, { do: 'useEquipment', what: 'vest' }), 'avoided')).toMatchObject([
      { tile: 'a1', officers: ['federal'], rules: ['EP-AVD-07', 'EP-EQP-01'] },
    ]);
    expect(asked(match)).toBe('1 officer is after you: avoid or take the wounds?');
    does(match, 0, { do: 'useEquipment', what: 'helmet' });
    expect(stepOf(match)).toBe('endTurn');
    expect(officersOn(match.view(null), 'a1')).toEqual(['federal', 'swat']);
    expect(match.view(null).thieves[0]!.wounds).toBe(0);
  });

  rule(
    ['EP-AVD-08', 'EP-DEC-07'],
    'each other officer gives a wound, in any order, with actions in between',
    () => {
      const s = giveContacts(putOfficers(quietCity(), 'a1', 'federal', 'swat'), 0, 'medic');
      putOfficers(s, 'b1', 'county');
      const match = leaving(s, 'a1', 'b1');
      expect(offered(match, 0, { do: 'wound' })).toHaveLength(3);
      does(match, 0, { do: 'wound', tile: 'b1', officer: 'county' });
      does(match, 0, { do: 'useContact', what: 'medic' });
      does(match, 0, { do: 'wound', tile: 'a1', officer: 'swat' });
      does(match, 0, { do: 'wound', tile: 'a1', officer: 'federal' });
      expect(match.view(null).thieves[0]!.wounds).toBe(2);
      expect(stepOf(match)).toBe('endTurn');
    },
  );

  rule('EP-AVD-08', 'all the rest can be taken at once, and is when there is nothing to use', () => {
    const s = putOfficers(quietCity(), 'a1', 'federal', 'swat');
    const asked = leaving(s, 'a1');
    does(asked, 0, { do: 'allWounds' });
    expect(asked.view(0).thieves[0]!).toMatchObject({ wounds: 2, money: 9 });
    expect(isOffered(leaving(putOfficers(quietCity(), 'a1', 'swat'), 'a1'), 0, { do: 'allWounds' })).toBe(
      false,
    );
    s.thieves[0]!.usedAssets = 1;
    s.thieves[0]!.firstAid = false;
    expect(leaving(s, 'a1').view(null).thieves[0]!.wounds).toBe(2);
  });

  rule('EP-AVD-08', 'who could heal before the handcuffs come is asked between the wounds', () => {
    const s = putOfficers(quietCity(), 'a1', 'federal', 'county', 'swat');
    s.thieves[0]!.usedAssets = 1;
    const three = leaving(s, 'a1', 'b1');
    expect(three.view(null).thieves[0]!).toMatchObject({ wounds: 3, handcuffs: 0 });
    expect(stepOf(three)).toBe('endTurn');
    putOfficers(s, 'b1', 'swat');
    const match = leaving(s, 'a1', 'b1');
    expect(stepOf(match)).toBe('settle');
    does(match, 0, { do: 'useFirstAid' });
    expect(match.view(null).thieves[0]!).toMatchObject({ wounds: 3, handcuffs: 0 });
    expect(stepOf(match)).toBe('endTurn');
    // Costa may be worth two wounds.
    const solo = putOfficers(quietCity(1), 'b1', 'county', 'swat');
    Object.assign(solo.thieves[0]!, { usedAssets: 1, money: 2 });
    solo.at[2] = 'exit-1';
    const toll = leaving(solo, 'a1', 'b1');
    expect(offered(toll, 0, { do: 'wound' })).toHaveLength(2);
    does(toll, 0, { do: 'useFirstAid' });
    expect(toll.view(null).thieves[0]!).toMatchObject({ wounds: 3, handcuffs: 0 });
  });

  rule('EP-AVD-09', 'with nobody pending the step is over at once', () => {
    expect(stepOf(leaving(quietCity(), 'a1', 'b1'))).toBe('endTurn');
  });

  rule('EP-AVD-10', 'Sandra and Costa on a danger tile are pending too', () => {
    const s = quietCity(1);
    s.at[1] = 'exit-1';
    s.at[2] = 'clinic';
    const match = leaving(s, 'a1', 'b1');
    expect(offered(match, 0, { do: 'wound' })).toEqual([{ do: 'wound', tile: 'a1', officer: 'sandra' }]);
    expect(offered(match, 0, { do: 'payToll' })).toEqual([{ do: 'payToll', tile: 'b1' }]);
  });
});

describe('wounds and handcuffs', () => {
  /** Seat 0 takes so many wounds at once, with so many in red already. */
  const wounded = (s: Draft, amount: number, inRed: number): Play => {
    s.thieves[0]!.wounds = inRed;
    return goingOn(s, { step: 'takeWounds', seat: 0, amount }, { step: 'endTurn', seat: 0, group: null });
  };

  rule(['EP-WND-01', 'EP-WND-07'], 'each wound moves a cube to red', () => {
    expect(wounded(quietCity(), 2, 1).view(null).thieves[0]!).toMatchObject({ wounds: 3, handcuffs: 0 });
  });

  rule(
    'EP-WND-02',
    'with all cubes in red a wound brings handcuffs on the rightmost slot, and a cube goes back',
    () => {
      const s = quietCity();
      s.thieves[0]!.lockedContacts = [];
      const match = wounded(s, 3, 3);
      // Handcuffs and back to 2, a third cube to red, handcuffs and back to 2.
      expect(match.view(null).thieves[0]!).toMatchObject({ wounds: 2, handcuffs: 2 });
      expect(happened(publicEvents(match), 'handcuffed').map(({ slot }) => slot)).toEqual([5, 4]);
    },
  );

  rule('EP-WND-03', 'a slot with handcuffs takes no card any more', () => {
    const s = giveContacts(quietCity(), 0, 'medic', 'stunt');
    Object.assign(s.thieves[0]!, { lockedContacts: [], handcuffs: 3 });
    const match = goingOn(s, { step: 'pickContact', seat: 0 });
    expect(isOffered(match, 0, { put: 'empty' })).toBe(false);
    expect(whyNot(match, 0, { do: 'takeContact', put: 'empty' })).toBe('EP-CON-03');
  });

  rule(
    ['EP-WND-04', 'EP-DEC-08', 'EP-AST-06'],
    'handcuffs on a locked asset cost one of them, whichever the human likes',
    () => {
      const match = wounded(quietCity(), 1, 3);
      expect(offered(match, 0).map((choice) => choice.do === 'loseAsset' && choice.asset)).toEqual([
        'avoid-all',
        'master-key',
        'heal',
      ]);
      does(match, 0, { do: 'loseAsset', asset: 'avoid-all' });
      expect(match.view(null).thieves[0]!.lockedContacts).toEqual(['master-key', 'heal']);
      expect(
        offered(goingOn(truth(match), { step: 'pickContact', seat: 0 }), 0, { put: 'empty', slot: 3 }),
      ).toEqual([]);
    },
  );

  rule(['EP-WND-04', 'EP-WND-07'], 'the wounds that are left come after the choice', () => {
    const match = wounded(quietCity(), 3, 3);
    does(match, 0, { do: 'loseAsset', asset: 'heal' });
    expect(match.view(null).thieves[0]!).toMatchObject({ wounds: 2, handcuffs: 2 });
    // Two are left, so there is still a choice.
    expect(offered(match, 0)).toHaveLength(2);
    does(match, 0, { do: 'loseAsset', asset: 'avoid-all' });
    expect(match.view(null).thieves[0]!).toMatchObject({
      wounds: 2,
      handcuffs: 2,
      lockedContacts: ['master-key'],
    });
    expect(stepOf(match)).toBe('endTurn');
    const two = wounded(quietCity(), 2, 3);
    does(two, 0, { do: 'loseAsset' });
    expect(two.view(null).thieves[0]!).toMatchObject({ wounds: 3, handcuffs: 1 });
  });

  rule('EP-WND-05', 'a card under handcuffs cannot be used, refreshed or replaced and does not count', () => {
    const s = giveContacts(quietCity(), 0, 'medic', 'stunt', 'informer', 'fixer', 'general-store');
    s.thieves[0]!.lockedContacts = [];
    const match = wounded(s, 1, 3);
    const after = truth(match);
    expect(after.thieves[0]!).toMatchObject({ handcuffs: 1, wounds: 2 });
    expect(whyNot(match, 0, { do: 'useContact', what: 'general-store' })).toBe('EP-WND-05');
    const picking = goingOn(after, { step: 'pickContact', seat: 0 });
    expect(isOffered(picking, 0, { put: 'replace', slot: 4 })).toBe(true);
    expect(isOffered(picking, 0, { put: 'replace', slot: 5 })).toBe(false);
    after.thieves[0]!.usedContacts = 0b11111;
    const rested = turnOf(after);
    does(rested, 0, { do: 'rest' });
    expect(rested.view(null).thieves[0]!.usedContacts).toBe(0b10000);
  });

  rule('EP-WND-06', 'on an empty slot nothing else happens', () => {
    const s = giveContacts(quietCity(), 0, 'medic');
    s.thieves[0]!.lockedContacts = [];
    const match = wounded(s, 1, 3);
    expect(stepOf(match)).toBe('endTurn');
    expect(happened(publicEvents(match), 'assetLost')).toEqual([]);
    expect(match.view(null).thieves[0]!).toMatchObject({
      handcuffs: 1,
      contacts: ['medic', null, null, null, null],
    });
  });

  rule('EP-WND-08', 'with five handcuffs, or none left, a wound has no effect', () => {
    const s = quietCity(4);
    Object.assign(s.thieves[0]!, { handcuffs: 5, lockedContacts: [] });
    expect(wounded(s, 2, 3).view(null).thieves[0]!).toMatchObject({ wounds: 3, handcuffs: 5 });
    Object.assign(s.thieves[0]!, { handcuffs: 2 });
    s.thieves[1]!.handcuffs = 5;
    s.thieves[2]!.handcuffs = 3;
    expect(wounded(s, 2, 3).view(null).thieves[0]!).toMatchObject({ wounds: 3, handcuffs: 2 });
  });

  rule('EP-WND-09', 'healing moves cubes back, as many as there are', () => {
    const s = quietCity();
    s.thieves[0]!.wounds = 1;
    const match = visitTo(s, 'hospital');
    const told = does(match, 0, { do: 'heal', wounds: 1 });
    expect(happened(told, 'healed')).toMatchObject([{ seat: 0, amount: 1 }]);
    expect(match.view(null).thieves[0]!.wounds).toBe(0);
    s.thieves[0]!.wounds = 1;
    expect(isOffered(visitTo(s, 'hospital'), 0, { do: 'heal', wounds: 2 })).toBe(false);
  });
});
