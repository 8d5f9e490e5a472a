import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import { CITY_PACK } from '../content/index.ts';
import { adjacent, locationsOf, placements, region, tileDistance, tileOf } from '../rules/map/index.ts';
import { officersInPlay } from './count.ts';
import {
  does,
  giveContacts,
  giveItems,
  leaving,
  offered,
  officersOn,
  type Play,
  putOfficers,
  quietCity,
  showContacts,
  stepOf,
  truth,
  turnOf,
} from './scene.ts';

const HELIPADS = CITY_PACK.tiles.filter((tile) => tile.helipad).map(({ id }) => id);

/** Who is still pending, as "tile officer". */
const pending = (match: Play): string[] =>
  offered(match, 0, { do: 'wound' }).map((choice) =>
    choice.do === 'wound' ? `${choice.tile} ${choice.officer}` : '',
  );

/** Seat 0 with these cards and enough money. */
const holding = (...cards: Parameters<typeof giveContacts>[2][]) => {
  const s = quietCity();
  s.thieves[0]!.lockedContacts = [];
  s.thieves[0]!.money = 20;
  return giveContacts(s, 0, ...cards);
};

const flightsBy = (match: Play, tool: string) =>
  offered(match, 0, { do: 'travel' }).flatMap((choice) =>
    choice.do === 'travel' && String(choice.using) === tool ? [choice] : [],
  );

/** The legs of a travel that are neither on foot, nor by subway, nor from the heliport. */
function jumps(match: Play, trip: ReturnType<typeof flightsBy>[number]): [string, string][] {
  const { city } = match.view(null);
  const path = match.preview(0, trip).figures['path'] as string[];
  return path
    .slice(1)
    .map((to, i): [string, string] => [path[i]!, to])
    .filter(
      ([from, to]) => !adjacent(city, from, to) && !['subway', 'heliport'].includes(region(from).kind ?? ''),
    );
}

describe('contact cards', () => {
  rule('EP-CRD-01', 'a Snitch takes one officer of its type out of the game', () => {
    const s = putOfficers(putOfficers(holding('snitch-county'), 'a1', 'county', 'swat'), 'c3', 'county');
    const match = turnOf(s);
    const before = officersInPlay(truth(match));
    expect(
      offered(match, 0, { what: 'snitch-county' }).map((choice) => 'tile' in choice && choice.tile),
    ).toEqual(['a1', 'c3']);
    does(match, 0, { what: 'snitch-county', tile: 'a1' });
    expect(officersOn(match.view(null), 'a1')).toEqual(['swat']);
    expect(officersInPlay(truth(match))).toBe(before - 1);
  });

  rule(
    ['EP-CRD-02', 'EP-CRD-03', 'EP-CRD-07', 'EP-CRD-10'],
    'Medic heals, Fixer brings a disc, Informer loses notoriety, General Store pays income',
    () => {
      const s = holding('medic', 'fixer', 'informer', 'general-store');
      s.thieves[0]!.wounds = 2;
      const match = turnOf(s);
      for (const what of ['medic', 'fixer', 'informer', 'general-store']) does(match, 0, { what });
      const view = match.view(0);
      expect(view.thieves[0]!).toMatchObject({
        wounds: 1,
        money: 20 - 1 - 4 - 2 - 1 + 9,
        usedContacts: 0b1111,
      });
      expect([view.discs[0], view.red[0], view.blue[0]]).toEqual([1, 2, 1]);
    },
  );

  rule(
    ['EP-CRD-04', 'EP-RUL-07'],
    'Medevac flies to the hospital from anywhere but there, free of movement, and the visit follows',
    () => {
      const s = holding('medevac');
      s.at[0] = 'd2.business';
      for (const tile of s.city.tiles) if (tile !== 'start-hospital') putOfficers(s, tile, 'swat');
      const match = turnOf(s);
      const [flight] = flightsBy(match, 'medevac');
      expect(flight).toMatchObject({ to: 'hospital', leaving: ['d2'] });
      does(match, 0, flight!);
      does(match, 0, { do: 'wound' });
      expect(match.view(null).at[0]).toBe('hospital');
      // 1 for the card's symbol, 1 for the hospital.
      does(match, 0, { do: 'decline' });
      expect(match.view(null).red[0]).toBe(2);
      s.at[0] = 'hospital';
      expect(flightsBy(turnOf(s), 'medevac')).toEqual([]);
    },
  );

  rule('EP-CRD-05', 'Fighter, Boxer and Ninja each avoid two types on one tile', () => {
    for (const [card, left] of [
      ['fighter', 'a1 county'],
      ['boxer', 'a1 swat'],
      ['ninja', 'a1 federal'],
    ] as const) {
      const s = putOfficers(
        putOfficers(holding(card), 'a1', 'federal', 'county', 'swat'),
        'b1',
        'swat',
        'federal',
        'county',
      );
      const match = leaving(s, 'a1', 'b1');
      does(match, 0, { what: card, tile: 'a1' });
      expect(pending(match)).toEqual([left, 'b1 federal', 'b1 county', 'b1 swat']);
      expect(match.view(0).thieves[0]!.money).toBe(18);
    }
  });

  rule('EP-CRD-06', 'Gang gives one gang ability without a member', () => {
    const s = putOfficers(holding('gang'), 'a1', 'federal', 'swat');
    const match = leaving(s, 'a1');
    expect(offered(match, 0, { what: 'gang' })).toMatchObject([
      { ability: 'loseNotoriety' },
      { ability: 'avoid', tile: 'a1' },
    ]);
    does(match, 0, { what: 'gang', ability: 'avoid' });
    expect(stepOf(match)).toBe('endTurn');
    const flying = holding('gang');
    flying.at[0] = 'clinic';
    for (const tile of flying.city.tiles) putOfficers(flying, tile, 'swat');
    expect(flightsBy(turnOf(flying), 'gang').length).toBeGreaterThan(0);
  });

  rule(['EP-CRD-08', 'EP-RUL-06'], 'Chopper flies from a helipad tile, and only from there', () => {
    const s = holding('chopper');
    for (const tile of s.city.tiles) putOfficers(s, tile, 'swat');
    s.at[0] = 'clinic';
    const match = turnOf(s);
    const [flight] = flightsBy(match, 'chopper');
    expect(match.preview(0, flight!).figures['movement']).toBeGreaterThanOrEqual(1);
    does(match, 0, flight!);
    expect(match.view(null).thieves[0]!.usedContacts).toBe(1);
    expect(match.view(0).thieves[0]!.money).toBe(19);
    for (const trip of flightsBy(turnOf(s), 'chopper').slice(0, 12)) {
      for (const [from] of jumps(turnOf(s), trip)) expect(HELIPADS).toContain(tileOf(from));
    }
  });

  rule('EP-CRD-09', 'Bribe and Rally move one officer of their type', () => {
    const s = putOfficers(holding('bribe-swat', 'rally-federal'), 'a1', 'swat', 'federal');
    const match = turnOf(s);
    does(match, 0, { what: 'bribe-swat', tile: 'a1', to: 'd3' });
    does(match, 0, { what: 'rally-federal', tile: 'a1', to: 'd3' });
    expect(officersOn(match.view(null), 'd3')).toEqual(['federal', 'swat']);
    expect(match.view(0).thieves[0]!.money).toBe(17);
    expect(match.view(null).red[0]).toBe(1);
  });

  rule('EP-CRD-11', 'Spy 1 takes a contact and is turned over, unless it was replaced itself', () => {
    const match = turnOf(showContacts(holding('spy-1'), 'medic', 'stunt'));
    does(match, 0, { what: 'spy-1' });
    const other = match.fork();
    does(match, 0, { card: 'medic', put: 'empty' });
    expect(match.view(null).thieves[0]!).toMatchObject({
      contacts: ['spy-1', 'medic', null, null, null],
      usedContacts: 1,
    });
    does(other, 0, { card: 'stunt', put: 'replace', slot: 1 });
    expect(other.view(null).thieves[0]!).toMatchObject({
      contacts: ['stunt', null, null, null, null],
      usedContacts: 0,
    });
  });

  rule('EP-CRD-12', 'Stunt avoids one officer of any type', () => {
    const match = leaving(putOfficers(holding('stunt'), 'a1', 'federal', 'swat'), 'a1');
    expect(offered(match, 0, { what: 'stunt' })).toMatchObject([{ officer: 'federal' }, { officer: 'swat' }]);
    does(match, 0, { what: 'stunt', officer: 'swat' });
    expect(pending(match)).toEqual(['a1 federal']);
  });

  rule('EP-CRD-13', 'Spy 2 makes equipment and the other contacts ready', () => {
    const s = giveItems(holding('spy-2', 'medic', 'stunt'), 0, 'vest', 'safe');
    Object.assign(s.thieves[0]!, { usedContacts: 0b110, usedItems: 0b11 });
    const match = turnOf(s);
    does(match, 0, { what: 'spy-2' });
    expect(match.view(null).thieves[0]!).toMatchObject({ usedContacts: 0b001, usedItems: 0b10 });
  });

  rule('EP-CRD-14', 'Fast Car avoids everybody on one tile', () => {
    const s = putOfficers(putOfficers(holding('fast-car'), 'a1', 'federal', 'county', 'swat'), 'b1', 'swat');
    const match = leaving(s, 'a1', 'b1');
    does(match, 0, { what: 'fast-car', tile: 'a1' });
    expect(pending(match)).toEqual(['b1 swat']);
  });

  rule('EP-CRD-15', 'Spy 3 unlocks an asset of choice', () => {
    const match = turnOf(holding('spy-3'));
    expect(offered(match, 0, { what: 'spy-3' })).toMatchObject([
      { unlock: 'move-federal' },
      { unlock: 'move-county' },
      { unlock: 'move-swat' },
    ]);
    does(match, 0, { what: 'spy-3', unlock: 'move-swat' });
    expect(match.view(null).thieves[0]!.unlocked).toEqual(['extra-action', 'move-swat']);
  });

  rule(['EP-CRD-16', 'EP-RUL-08'], 'Sewer leads from a zone to a zone two tiles away', () => {
    const s = holding('sewer');
    s.at[0] = 'clinic';
    const match = turnOf(s);
    const trips = flightsBy(match, 'sewer');
    expect(trips.length).toBeGreaterThan(0);
    for (const trip of trips.slice(0, 12)) {
      for (const [from, to] of jumps(match, trip)) {
        expect([region(from).land, region(to).land]).not.toContain(null);
        expect(tileDistance(s.city, tileOf(from), tileOf(to))).toBe(2);
      }
    }
    does(match, 0, trips[0]!);
    expect(match.view(0).thieves[0]!).toMatchObject({ money: 19, usedContacts: 1 });
  });

  rule(['EP-CRD-17', 'EP-RUL-09'], 'Jet Ski opens water that is otherwise closed', () => {
    // Without a ferry in the city no water is navigable.
    const tiles = ['start-hospital', 'start-gang', 'a1', 'b1', 'd2', 'd3'];
    const found = [0, 1, 2, 3, 4, 5, 6, 7].some((n) => {
      const s = holding('jet-ski');
      s.city = lakeside(tiles, n);
      return s.city.tiles.some((tile) =>
        locationsOf(tile).some((from) => {
          s.at[0] = from;
          return flightsBy(turnOf(s), 'jet-ski').length > 0;
        }),
      );
    });
    expect(found).toBe(true);
  });
});

/** A small city of these tiles, each on the n-th place that fits. */
function lakeside(tiles: readonly string[], n: number) {
  const city = { tiles: tiles.slice(0, 2), cells: ['0,0', '1,0'], rotations: [0, 0] };
  for (const tile of tiles.slice(2)) {
    const all = placements(city, [tile]);
    const { cell, rotation } = all[(n * 5) % all.length]!;
    city.tiles.push(tile);
    city.cells.push(cell);
    city.rotations.push(rotation);
  }
  return city;
}

describe('fixer tiles', () => {
  const using = (tile: Parameters<typeof giveItems>[2], s = quietCity()): Play => {
    const match = turnOf(giveItems(s, 0, tile));
    does(match, 0, { do: 'useFixer', what: tile });
    return match;
  };

  rule(['EP-FXT-01'], 'Telephone: take a contact card', () => {
    const match = using('telephone');
    expect(stepOf(match)).toBe('pickContact');
    does(match, 0, { do: 'takeContact', put: 'empty' });
    expect(match.view(null).thieves[0]!.contacts[0]).not.toBeNull();
  });
  rule('EP-FXT-02', 'Safe: receive income', () => {
    expect(using('safe').view(0).thieves[0]!.money).toBe(18);
  });
  rule('EP-FXT-03', 'Disguise: lose 1 notoriety', () => {
    expect(using('disguise').view(null).blue[0]).toBe(1);
  });
  rule('EP-FXT-04', 'ID Card: take a disc', () => {
    expect(using('id-card').view(null).discs[0]).toBe(1);
  });
  rule('EP-FXT-05', 'First Aid Kit: heal 1 wound', () => {
    const s = quietCity();
    s.thieves[0]!.wounds = 3;
    expect(using('first-aid-kit', s).view(null).thieves[0]!.wounds).toBe(2);
  });
  rule('EP-FXT-06', 'Motorcycle: one gang ability', () => {
    const s = giveItems(putOfficers(quietCity(), 'a1', 'federal', 'swat'), 0, 'motorcycle');
    const match = leaving(s, 'a1');
    does(match, 0, { do: 'useFixer', ability: 'avoid', tile: 'a1' });
    expect(stepOf(match)).toBe('endTurn');
    s.at[0] = 'clinic';
    for (const tile of s.city.tiles) putOfficers(s, tile, 'swat');
    expect(flightsBy(turnOf(s), 'motorcycle').length).toBeGreaterThan(0);
  });
  rule('EP-FXT-07', 'Energy Drink: equipment and contacts become ready', () => {
    const s = giveItems(giveContacts(quietCity(), 0, 'medic'), 0, 'vest');
    Object.assign(s.thieves[0]!, { usedContacts: 1, usedItems: 1 });
    expect(using('energy-drink', s).view(null).thieves[0]!).toMatchObject({
      usedContacts: 0,
      usedItems: 0b10,
    });
  });
  rule('EP-FXT-08', 'Helicopter: fly from a helipad', () => {
    const s = giveItems(quietCity(), 0, 'helicopter');
    s.at[0] = 'clinic';
    for (const tile of s.city.tiles) putOfficers(s, tile, 'swat');
    const match = turnOf(s);
    does(match, 0, flightsBy(match, 'helicopter')[0]!);
    expect(match.view(null).thieves[0]!.usedItems).toBe(1);
  });
});

describe('equipment', () => {
  const settles = (tile: Parameters<typeof giveItems>[2]): unknown[] => {
    const match = leaving(
      giveItems(putOfficers(quietCity(), 'a1', 'federal', 'county', 'swat'), 0, tile),
      'a1',
    );
    return offered(match, 0, { do: 'useEquipment' }).map(
      (choice) => choice.do === 'useEquipment' && choice.officer,
    );
  };

  rule('EP-EQP-01', 'a Vest avoids one federal officer', () => expect(settles('vest')).toEqual(['federal']));
  rule('EP-EQP-02', 'a Hat avoids one county officer', () => expect(settles('hat')).toEqual(['county']));
  rule('EP-EQP-03', 'a Helmet avoids one SWAT officer', () => expect(settles('helmet')).toEqual(['swat']));
  rule('EP-EQP-04', 'a Gas Mask avoids one SWAT or one county officer', () =>
    expect(settles('gas-mask')).toEqual(['county', 'swat']),
  );
});
