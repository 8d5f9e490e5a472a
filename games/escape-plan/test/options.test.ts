import { Refused } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import { type CardPlace, EDITION, FLAG_RULE } from '../content/index.ts';
import { escapePlan } from '../index.ts';
import { bagKind } from '../rules/bags.ts';
import {
  dayThree,
  does,
  fresh,
  giveBag,
  giveContacts,
  giveItems,
  goingOn,
  isOffered,
  offered,
  partOf,
  type Play,
  publicEvents,
  quietCity,
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

const SANDRA = 2;

describe('editions and options', () => {
  rule('EP-OPT-01', 'an edition presets the flags, and each may be set by itself', () => {
    for (const edition of ['2022', '2018', '2018-pt'] as const) {
      expect(fresh(2, { edition }).options).toEqual({ edition, ...EDITION[edition] });
    }
    expect(fresh(2).options.edition).toBe('2022');
    const mixed = fresh(2, { edition: '2018', keyPick: 'sameSafeHouse' }).options;
    expect(mixed).toMatchObject({ edition: '2018', keyPick: 'sameSafeHouse', contactPlacement: 'anyEmpty' });
    expect(refusedBy(() => fresh(2, { edition: '1999' }))).toBe('EP-OPT-01');
    for (const [flag, id] of Object.entries(FLAG_RULE))
      expect(refusedBy(() => fresh(2, { [flag]: 'nonsense' }))).toBe(id);
  });

  rule('EP-OPT-02', 'the smaller contact deck lacks a Stunt', () => {
    const cards = (options: object): string[] => {
      const s = fresh(3, { ...options });
      return [...s.contactDeck, ...s.contactDisplay].filter((card) => card === 'stunt');
    };
    expect([
      cards({}).length,
      cards({ contactDeckSize: 32 }).length,
      cards({ edition: '2018' }).length,
    ]).toEqual([2, 1, 1]);
    expect(fresh(3, { contactDeckSize: 32 }).contactDeck).toHaveLength(25);
  });

  rule('EP-OPT-03', 'the smaller inspector deck lacks an unknown exit card', () => {
    const s = fresh(2, { inspectorDeckSize: 15 });
    expect(s.inspectorDeck).toHaveLength(15);
    expect(s.inspectorOut[0]).toMatch(/^inspector-exit/);
    expect(escapePlan.schema.observe(s, 0).inspectorOut).toEqual([null]);
    const out = new Set(
      Array.from({ length: 20 }, (_, n) => fresh(2, { inspectorDeckSize: 15 }, `out ${n}`).inspectorOut[0]),
    );
    expect(out.size).toBe(3);
  });

  rule('EP-OPT-04', 'in older editions equipment does not replace bags', () => {
    const slots = (options: object): unknown[] => {
      const s = giveBag(giveItems(quietCity(3, { ...options }), 0, 'safe'), 0, 'green-60');
      const all = offered(visitTo(s, 'store-a'), 0, { do: 'buyEquipment', equipment: 'hat' });
      return all.map((choice) => choice.do === 'buyEquipment' && choice.slot);
    };
    expect(slots({})).toEqual([1, 2]);
    expect(slots({ equipmentMayReplace: 'fixersAndEquipment' })).toEqual([1]);
    const full = giveBag(giveBag(quietCity(3, { edition: '2018' }), 0, 'green-60'), 0, 'green-90');
    const store = visitTo(full, 'store-a');
    expect(isOffered(store, 0, { do: 'buyEquipment' })).toBe(false);
    expect(whyNot(store, 0, { do: 'buyEquipment', equipment: 'hat' })).toBe('EP-OPT-04');
    full.thieves[0]!.gasCans = 2;
    expect(stepOf(visitTo(full, 'store-a'))).toBe('endTurn');
    // A fixer tile still does.
    const house = visitTo(full, where(full, 'safe-house-1'));
    does(house, 0, { do: 'takeKey' });
    expect(isOffered(house, 0, { do: 'buyFixer', slot: 1 })).toBe(true);
  });

  rule('EP-OPT-05', 'in older editions a key of any safe house may be taken', () => {
    const keys = (options: object): unknown[] => {
      const s = quietCity(3, { ...options });
      s.keys = [1, 0, 0, 1, 1, 0, 0, 0, 1];
      const match = visitTo(s, where(s, 'safe-house-2'));
      return offered(match, 0, { do: 'takeKey' }).map(
        (choice) => choice.do === 'takeKey' && [choice.from, choice.colour],
      );
    };
    expect(keys({})).toEqual([
      [2, 'green'],
      [2, 'black'],
    ]);
    expect(keys({ keyPick: 'anySafeHouse' })).toHaveLength(4);
    const s = quietCity(3, { keyPick: 'anySafeHouse' });
    const match = visitTo(s, where(s, 'safe-house-2'));
    does(match, 0, { do: 'takeKey', from: 3 });
    expect(match.view(null).thieves[0]!.keys[1]).not.toBeNull();
  });

  rule('EP-OPT-06', 'in one edition a contact goes on any empty slot', () => {
    const slots = (options: object): unknown[] => {
      const s = showContacts(quietCity(3, { ...options }), 'medic');
      s.thieves[0]!.lockedContacts = ['heal'];
      const all = offered(goingOn(s, { step: 'pickContact', seat: 0 }), 0, { put: 'empty' });
      return all.map((choice) => choice.do === 'takeContact' && choice.slot);
    };
    expect(slots({})).toEqual([1]);
    expect(slots({ contactPlacement: 'anyEmpty' })).toEqual([1, 2, 3, 4]);
  });

  rule('EP-OPT-07', 'in one edition the asset under the handcuffs is lost', () => {
    const wounded = (options: object): Play => {
      const s = quietCity(3, { ...options });
      s.thieves[0]!.wounds = 3;
      return goingOn(
        s,
        { step: 'takeWounds', seat: 0, amount: 1 },
        { step: 'endTurn', seat: 0, group: null },
      );
    };
    expect(stepOf(wounded({}))).toBe('chooseLostAsset');
    const lost = wounded({ assetRearrange: false });
    expect(stepOf(lost)).toBe('endTurn');
    expect(lost.view(null).thieves[0]!.lockedContacts).toEqual(['avoid-all', 'master-key']);
  });

  rule('EP-OPT-08', 'in one edition healing at the hospital is mandatory', () => {
    const declining = (money: number, options: object): boolean => {
      const s = quietCity(3, { ...options });
      Object.assign(s.thieves[0]!, { wounds: 2, money });
      return isOffered(visitTo(s, 'hospital'), 0, { do: 'decline' });
    };
    const must = quietCity(3, { hospitalHealing: 'mandatory' });
    must.thieves[0]!.wounds = 1;
    expect(whyNot(visitTo(must, 'hospital'), 0, { do: 'decline' })).toBe('EP-OPT-08');
    expect(declining(9, {})).toBe(true);
    expect(declining(9, { hospitalHealing: 'mandatory' })).toBe(false);
    expect(declining(1, { hospitalHealing: 'mandatory' })).toBe(false);
    expect(declining(0, { hospitalHealing: 'mandatory' })).toBe(true);
  });

  rule('EP-OPT-09', 'editions differ in what exits mean to Sandra on day 3', () => {
    const visitOf = (place: 'exit-1' | 'exit-3' | 'store-a', sandraExitDay3: string, day = 3): unknown[] => {
      const s = dayThree(quietCity(2, { sandraExitDay3 }));
      s.day = day;
      s.order = [SANDRA, 0, 1];
      s.inspectorBox.push(...s.inspectorDeck.filter((card) => card !== `inspector-${place}`));
      s.inspectorDeck = [`inspector-${place}`];
      const view = partOf(s, 'morning').view(null);
      return [view.at[SANDRA], view.contactBox.length > 0];
    };
    expect(visitOf('exit-3', 'openExitNoAction')).toEqual(['exit-3', false]);
    expect(visitOf('exit-3', 'neverOpenExit')).toEqual(['hospital', false]);
    expect(visitOf('exit-3', 'anyExitNoAction')).toEqual(['exit-3', false]);
    expect(visitOf('exit-1', 'openExitNoAction')).toEqual(['exit-1', true]);
    expect(visitOf('exit-1', 'anyExitNoAction')).toEqual(['exit-1', false]);
    expect(visitOf('exit-1', 'anyExitNoAction', 2)).toEqual(['exit-1', true]);
    expect(visitOf('store-a', 'anyExitNoAction')).toEqual(['store-a', true]);
  });

  rule('EP-OPT-10', 'editions differ in the order of what Sandra throws away', () => {
    const deeds = (place: CardPlace, sandraStepOrder: string): string[] => {
      const s = quietCity(2, { sandraStepOrder });
      visited(s, SANDRA, 'bar', 'restaurant', 'safe-house-2', 'safe-house-3');
      s.closedBy = [1, 0, 0];
      s.order = [SANDRA, 0, 1];
      s.inspectorBox.push(...s.inspectorDeck.filter((card) => card !== `inspector-${place}`));
      s.inspectorDeck = [`inspector-${place}`];
      showContacts(s, 'medic', 'stunt', 'sewer', 'boxer');
      const kinds = ['contactDiscarded', 'bagDiscarded', 'fixerDiscarded', 'keyDiscarded', 'discTaken'];
      return publicEvents(partOf(s, 'morning'))
        .map(({ event }) => event)
        .filter((event) => kinds.includes(event));
    };
    expect(deeds('store-a', 'fixerAndContactsFirst')).toEqual([
      'contactDiscarded',
      'contactDiscarded',
      'bagDiscarded',
    ]);
    expect(deeds('store-a', 'keyAndLockersFirst')).toEqual([
      'bagDiscarded',
      'contactDiscarded',
      'contactDiscarded',
    ]);
    expect(deeds('safe-house-1', 'fixerAndContactsFirst')).toEqual([
      'fixerDiscarded',
      'keyDiscarded',
      'discTaken',
    ]);
    expect(deeds('safe-house-1', 'keyAndLockersFirst')).toEqual([
      'keyDiscarded',
      'fixerDiscarded',
      'discTaken',
    ]);
    // Other cards are the same in both.
    for (const order of ['fixerAndContactsFirst', 'keyAndLockersFirst']) {
      expect(deeds('casino', order)).toEqual(['contactDiscarded', 'contactDiscarded', 'discTaken']);
      expect(deeds('exit-1', order)).toEqual(['bagDiscarded', 'contactDiscarded', 'contactDiscarded']);
    }
  });

  rule('EP-OPT-11', 'Costa looks around the human, or around himself', () => {
    const goes = (costaReference: string): unknown => {
      const s = quietCity(1, { costaReference });
      s.order = [2, 0, 1];
      s.at = ['hospital', 'hospital', 'exit-3'];
      s.lieutenantBox = s.lieutenantDeck.filter(
        (card) => card !== 'lieutenant-nightclub' && card !== 'lieutenant-store-a',
      );
      s.lieutenantDeck = ['lieutenant-nightclub', 'lieutenant-store-a'];
      return partOf(s, 'morning').view(null).at[2];
    };
    expect(goes('humanTile')).toBe('store-a');
    expect(goes('costaTile')).toBe('d2.business');
  });

  rule('EP-OPT-12', 'in one edition an exit tile replaces without notoriety', () => {
    const gain = (options: object, bag: 'type-1-40' | 'type-2-40' | 'green-60'): number => {
      const s = giveItems(quietCity(3, { ...options }), 0, 'vest', 'hat');
      const kind = bagKind(bag);
      s.bagStacks[kind].splice(s.bagStacks[kind].indexOf(bag), 1);
      const match = goingOn(
        s,
        { step: 'keepBag', seat: 0, kind, drawn: [bag] },
        { step: 'endTurn', seat: 0, group: null },
      );
      does(match, 0, { do: 'keep', slot: 1 });
      return match.view(null).red[0]!;
    };
    expect([gain({}, 'type-1-40'), gain({ exitTileReplaceNotoriety: 0 }, 'type-1-40')]).toEqual([1, 0]);
    expect(gain({ exitTileReplaceNotoriety: 0 }, 'type-2-40')).toBe(0);
    expect(gain({ exitTileReplaceNotoriety: 0 }, 'green-60')).toBe(1);
  });

  rule('EP-OPT-13', 'in one edition only the pile of store D counts by its best tile', () => {
    const score = (costaBestOfPile: string): number => {
      const s = dayThree(quietCity(1, { costaBestOfPile }));
      s.costaPiles = [
        { from: 'D', kinds: ['green', 'black'], tiles: ['green-90', 'black-100'] },
        { from: 'A', kinds: ['green', 'green'], tiles: ['green-60', 'green-90'] },
      ];
      return partOf(s, 'dawn', 'adjust').view(null).costaScore!;
    };
    expect([score('allPiles'), score('storeDOnly')]).toEqual([100 + 90, 100 + 150]);
  });

  rule('EP-OPT-14', 'Costa may be avoided like Sandra, if wanted', () => {
    const s = giveItems(quietCity(1, { costaAvoidable: true }), 0, 'vest');
    s.at[2] = 'exit-1';
    const match = goingOn(
      s,
      { step: 'avoid', seat: 0, danger: ['a1'], settled: [0] },
      { step: 'endTurn', seat: 0, group: null },
    );
    expect(isOffered(match, 0, { do: 'payToll' })).toBe(true);
    does(match, 0, { what: 'vest', officer: 'costa' });
    expect(match.view(0).thieves[0]!).toMatchObject({ money: 9, wounds: 0 });
    expect(stepOf(match)).toBe('endTurn');
  });

  rule('EP-OPT-15', 'an asset may be turned over without effect, if wanted', () => {
    const s = unlockAssets(quietCity(3, { assetUseWithoutEffect: true }), 0, 'heal', 'master-key');
    const match = turnOf(s);
    does(match, 0, { what: 'heal' });
    does(match, 0, { what: 'master-key' });
    expect(match.view(0).thieves[0]!).toMatchObject({ money: 9 - 4 - 3, usedAssets: 0b110, wounds: 0 });
    // There is no officer to move.
    const shield = turnOf(unlockAssets(quietCity(3, { assetUseWithoutEffect: true }), 0, 'move-swat'));
    const told = does(shield, 0, { what: 'move-swat' }).map(({ event }) => event);
    expect(told).not.toContain('officerMoved');
    expect(shield.view(0).thieves[0]!).toMatchObject({ money: 5, usedAssets: 0b10 });
  });
});

function refusedBy(deed: () => unknown): string | null {
  try {
    deed();
    return null;
  } catch (error) {
    return error instanceof Refused ? error.rule : String(error);
  }
}

describe('rulings that no other part shows', () => {
  rule('EP-RUL-01', 'tiles are hexagons: a city grows beyond four tiles with two neighbours each', () => {
    const { city } = quietCity();
    expect(city.tiles).toHaveLength(14);
    const six = city.cells.map((cell) => cell.split(',').map(Number) as [number, number]);
    const beside = ([a, b]: [number, number]): number =>
      six.filter(([c, d]) =>
        [
          [1, 0],
          [0, 1],
          [-1, 1],
          [-1, 0],
          [0, -1],
          [1, -1],
        ].some(([e, f]) => c === a + e! && d === b + f!),
      ).length;
    expect(Math.max(...six.map(beside))).toBeGreaterThan(4);
  });

  rule(
    ['EP-RUL-05', 'EP-DEC-05'],
    'a ride makes four points of three, once a turn; gas, rides and flights are optional',
    () => {
      const s = quietCity();
      s.at[0] = 'start-hospital.subway';
      s.thieves[0]!.gasCans = 1;
      const match = turnOf(s);
      const travels = offered(match, 0, { do: 'travel' }).flatMap((choice) =>
        choice.do === 'travel' ? [choice] : [],
      );
      for (const travel of travels) {
        const figures = match.preview(0, travel).figures;
        expect(Number(figures['movement'])).toBeLessThanOrEqual(4 + travel.gas);
      }
      s.at[0] = 'd3.business';
      const gas = offered(turnOf(s), 0, { do: 'travel' }).map(
        (choice) => choice.do === 'travel' && choice.gas,
      );
      expect(new Set(gas)).toEqual(new Set([0, 1]));
    },
  );

  rule('EP-RUL-12', 'only the supply limits discs, and a discarded disc returns to it', () => {
    const s = quietCity();
    s.discs = [7, 0, 0];
    const match = turnOf(s);
    does(match, 0, { what: 'extra-action' });
    expect(match.view(null).discs[0]).toBe(8);
    const spent = truth(match);
    spent.thieves[1]!.money = 9;
    expect(whyNot(turnOf(spent, 1), 1, { what: 'extra-action' })).toBe('EP-EXE-11');
    spent.discs[0] = 7;
    expect(isOffered(turnOf(spent, 1), 1, { what: 'extra-action' })).toBe(true);
  });

  rule('EP-RUL-16', 'handcuffs cost an asset as long as one lies on a contact slot', () => {
    const s = giveContacts(quietCity(), 0, 'medic', 'stunt', 'sewer');
    Object.assign(s.thieves[0]!, { lockedContacts: ['heal'], wounds: 3 });
    const match = goingOn(
      s,
      { step: 'takeWounds', seat: 0, amount: 1 },
      { step: 'endTurn', seat: 0, group: null },
    );
    expect(match.view(null).thieves[0]!).toMatchObject({ lockedContacts: [], handcuffs: 1 });
  });

  rule('EP-RUL-17', 'a covered card is inert: not used, not counted', () => {
    const s = giveContacts(quietCity(), 0, 'medic', 'stunt');
    Object.assign(s.thieves[0]!, { lockedContacts: [], handcuffs: 4, wounds: 1 });
    s.closedBy = [1, 0, 0];
    const match = visitTo(s, 'exit-1');
    does(match, 0, { do: 'drawExitTiles' });
    expect(match.view(0).agenda.at(-1)!['drawn']).toHaveLength(1);
  });
});
