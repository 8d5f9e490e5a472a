import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import {
  dayThree,
  does,
  giveContacts,
  happened,
  isOffered,
  offered,
  OPEN_EXIT,
  quietCity,
  stepOf,
  truth,
  visitTo,
  whyNot,
} from './scene.ts';

describe('clinic', () => {
  rule('EP-CLI-01', 'company comes first', () => {
    const s = quietCity();
    s.at[1] = 'clinic';
    expect(visitTo(s, 'clinic').view(null).red[0]).toBe(1);
  });

  rule(
    ['EP-CLI-02', 'EP-CLI-03', 'EP-CLI-04'],
    'an asset and a wound are free, then a contact is taken',
    () => {
      const s = quietCity();
      s.thieves[0]!.wounds = 2;
      const match = visitTo(s, 'clinic');
      does(match, 0, { do: 'unlock', asset: 'heal' });
      expect(isOffered(match, 0, { do: 'unlock' })).toBe(false);
      expect(offered(match, 0, { do: 'heal' })).toEqual([{ do: 'heal', wounds: 1 }]);
      does(match, 0, { do: 'heal' });
      expect(match.view(0).thieves[0]!).toMatchObject({
        wounds: 1,
        money: 9,
        unlocked: ['extra-action', 'heal'],
      });
      expect(isOffered(match, 0, { do: 'decline' })).toBe(false);
      does(match, 0, { do: 'takeContact', put: 'empty' });
      expect(match.view(null).thieves[0]!.contacts[0]).not.toBeNull();
    },
  );
});

rule(['EP-CLI-03', 'EP-WND-09'], 'without a wound there is nothing to heal at the clinic', () => {
  const match = visitTo(quietCity(), 'clinic');
  expect(isOffered(match, 0, { do: 'heal' })).toBe(false);
  expect(whyNot(match, 0, { do: 'heal' })).toBe('EP-WND-09');
});

describe('church', () => {
  rule('EP-CHU-01', 'company comes first', () => {
    const s = quietCity();
    s.at[1] = 'church';
    expect(visitTo(s, 'church').view(null).red[0]).toBe(1);
  });

  rule(
    ['EP-CHU-02', 'EP-CHU-03', 'EP-CHU-04', 'EP-DEC-14'],
    '$1k loses 1 notoriety, an asset is free, then a contact',
    () => {
      const match = visitTo(quietCity(), 'church');
      does(match, 0, { do: 'donate' });
      expect(match.view(0).thieves[0]!.money).toBe(8);
      expect(match.view(null).blue[0]).toBe(1);
      expect(isOffered(match, 0, { do: 'donate' })).toBe(false);
      does(match, 0, { do: 'unlock', asset: 'master-key' });
      does(match, 0, { do: 'takeContact', put: 'box' });
      expect(stepOf(match)).toBe('endTurn');
      const poor = quietCity();
      poor.thieves[0]!.money = 0;
      expect(whyNot(visitTo(poor, 'church'), 0, { do: 'donate' })).toBe('EP-CHU-02');
      poor.thieves[0]!.money = 1;
      expect(isOffered(visitTo(poor, 'church'), 0, { do: 'donate' })).toBe(true);
    },
  );

  rule('EP-CHU-02', 'nobody pays when no cube can be moved', () => {
    const s = quietCity();
    s.blue[0] = 4;
    expect(isOffered(visitTo(s, 'church'), 0, { do: 'donate' })).toBe(false);
    expect(whyNot(visitTo(s, 'church'), 0, { do: 'donate' })).toBe('EP-CHU-02');
  });
});

describe('hospital', () => {
  rule(['EP-HOS-01', 'EP-DEC-14'], '$1k, $3k or $6k heal 1, 2 or 3 wounds, as many as there are', () => {
    const healing = (wounds: number, money: number): unknown[] => {
      const s = quietCity();
      Object.assign(s.thieves[0]!, { wounds, money });
      return offered(visitTo(s, 'hospital'), 0, { do: 'heal' }).map(
        (choice) => choice.do === 'heal' && choice.wounds,
      );
    };
    expect(healing(3, 9)).toEqual([1, 2, 3]);
    expect(healing(3, 6)).toEqual([1, 2, 3]);
    expect(healing(3, 5)).toEqual([1, 2]);
    expect(healing(1, 9)).toEqual([1]);
    const hurt = quietCity();
    hurt.thieves[0]!.wounds = 2;
    expect(whyNot(visitTo(hurt, 'hospital'), 0, { do: 'heal', wounds: 3 })).toBe('EP-HOS-01');
    for (const [wounds, price] of [
      [1, 1],
      [2, 3],
      [3, 6],
    ] as const) {
      const s = quietCity();
      s.thieves[0]!.wounds = 3;
      const match = visitTo(s, 'hospital');
      does(match, 0, { do: 'heal', wounds });
      expect(match.view(0).thieves[0]!).toMatchObject({ wounds: 3 - wounds, money: 9 - price });
    }
  });

  rule('EP-HOS-02', 'it always gains 1 notoriety, and company does not count', () => {
    expect(visitTo(quietCity(4), 'hospital').view(null).red[0]).toBe(1);
    const s = quietCity();
    s.thieves[0]!.wounds = 1;
    const match = visitTo(s, 'hospital');
    does(match, 0, { do: 'decline' });
    expect(match.view(null).red[0]).toBe(1);
  });
});

describe('exits', () => {
  rule('EP-EXI-01', 'company comes first', () => {
    const s = quietCity();
    s.at[1] = 'exit-2';
    expect(visitTo(s, 'exit-2').view(null).red[0]).toBe(1);
  });

  rule('EP-EXI-02', 'an open exit may give income', () => {
    const match = visitTo(giveContacts(quietCity(), 0, 'medic'), 'exit-2');
    expect(whyNot(match, 0, { do: 'drawExitTiles' })).toBe('EP-EXI-02');
    does(match, 0, { do: 'receiveIncome' });
    expect(match.view(0).thieves[0]!.money).toBe(18);
    expect(isOffered(match, 0, { do: 'receiveIncome' })).toBe(false);
  });

  rule(['EP-EXI-03', 'EP-DEC-13'], 'a closed exit gives income or an exit tile, or neither', () => {
    const s = giveContacts(quietCity(), 0, 'medic');
    s.closedBy = [1, 0, 0];
    const match = visitTo(s, 'exit-1');
    expect(isOffered(match, 0, { do: 'receiveIncome' })).toBe(true);
    expect(isOffered(match, 0, { do: 'takeContact' })).toBe(true);
    does(match, 0, { do: 'drawExitTiles' });
    does(match, 0, { do: 'keep' });
    expect(isOffered(match, 0, { do: 'receiveIncome' })).toBe(false);
    expect(match.view(null).thieves[0]!.items[0]).toBe('type-1');
  });

  rule('EP-EXI-04', 'then a contact is taken', () => {
    const match = visitTo(quietCity(), 'exit-2');
    does(match, 0, { do: 'receiveIncome' });
    expect(new Set(offered(match, 0).map((choice) => choice.do))).toEqual(
      new Set(['takeContact', 'useAsset']),
    );
    does(match, 0, { do: 'takeContact', put: 'box' });
    expect(stepOf(match)).toBe('endTurn');
  });

  rule(
    ['EP-EXI-05', 'EP-RND-07'],
    'as many tiles are drawn as one has contacts; one is kept, the others go back',
    () => {
      const s = giveContacts(quietCity(), 0, 'medic', 'stunt', 'informer');
      s.thieves[0]!.lockedContacts = [];
      s.thieves[0]!.handcuffs = 3;
      s.closedBy = [0, 0, 2];
      const match = visitTo(s, 'exit-3');
      does(match, 0, { do: 'drawExitTiles' });
      // The card on slot 3 is covered, so two count.
      expect(match.view(0).agenda.at(-1)!['drawn']).toHaveLength(2);
      expect(happened(does(match, 0, { do: 'keep' }), 'bagKept')).toMatchObject([{ rules: ['EP-EXI-05'] }]);
      const after = truth(match);
      expect([...after.bagStacks['type-2'], ...after.thieves[0]!.bags].toSorted()).toEqual([
        'type-2-0',
        'type-2-40',
        'type-2-40',
        'type-2-60',
        'type-2-60',
      ]);
    },
  );

  rule('EP-EXI-06', 'without a contact, or without a tile, there is none to be had', () => {
    const s = quietCity();
    s.closedBy = [1, 0, 0];
    expect(whyNot(visitTo(s, 'exit-1'), 0, { do: 'drawExitTiles' })).toBe('EP-EXI-06');
    giveContacts(s, 0, 'medic');
    s.bagBox['type-1'].push(...s.bagStacks['type-1'].splice(0));
    expect(whyNot(visitTo(s, 'exit-1'), 0, { do: 'drawExitTiles' })).toBe('EP-EXI-06');
  });

  rule(['EP-EXI-07', 'EP-ESC-14'], 'an exit may be visited again, and nobody has to escape', () => {
    const s = dayThree(quietCity());
    const match = visitTo(s, OPEN_EXIT);
    expect(isOffered(match, 0, { do: 'receiveIncome' })).toBe(true);
    does(match, 0, { do: 'takeContact', put: 'box' });
    expect(match.view(null).thieves[0]!.status).toBe('active');
    expect(isOffered(visitTo(truth(match), OPEN_EXIT), 0, { do: 'receiveIncome' })).toBe(true);
  });
});
