import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import { tileDistance } from '../rules/map/index.ts';
import {
  close,
  dayThree,
  does,
  type Draft,
  giveContacts,
  giveItems,
  goingOn,
  happened,
  isOffered,
  offered,
  officersOn,
  partOf,
  type Play,
  playUntil,
  publicEvents,
  putOfficers,
  quietCity,
  seatsAsked,
  stepOf,
  truth,
  turnOf,
  unlockAssets,
  visitTo,
  where,
  whyNot,
} from './scene.ts';

/** Seat 0 unlocks an asset by resting. */
const unlocking = (s: Draft): Play => {
  const match = turnOf(s);
  does(match, 0, { do: 'rest' });
  return match;
};

describe('asset tiles', () => {
  rule('EP-AST-02', 'a locked asset has no effect', () => {
    const s = putOfficers(quietCity(), 'a1', 'federal', 'county', 'swat');
    s.thieves[0]!.wounds = 2;
    s.thieves[0]!.money = 20;
    const match = turnOf(s);
    for (const what of ['move-federal', 'move-county', 'move-swat', 'heal', 'avoid-all', 'master-key']) {
      expect(isOffered(match, 0, { what })).toBe(false);
      expect(whyNot(match, 0, { what })).toBe('EP-AST-02');
    }
    expect(match.explain(0).filter((no) => no.rule === 'EP-AST-02')).toHaveLength(6);
  });

  rule(['EP-AST-03', 'EP-DEC-16'], 'any locked asset may be unlocked, to the dearest empty space', () => {
    const match = unlocking(quietCity());
    expect(offered(match, 0, { do: 'unlock' })).toHaveLength(6);
    const [unlocked] = happened(does(match, 0, { do: 'unlock', asset: 'move-county' }), 'assetUnlocked');
    expect(unlocked).toMatchObject({ asset: 'move-county', price: 4 });
    expect(match.view(null).thieves[0]!).toMatchObject({
      unlocked: ['extra-action', 'move-county'],
      items: [null, null, 'move-federal', null, 'move-swat'],
    });
  });

  rule('EP-AST-04', 'with six on their spaces the seventh goes to the box', () => {
    const s = unlockAssets(quietCity(), 0, 'move-federal', 'move-county', 'move-swat', 'avoid-all', 'heal');
    expect(s.thieves[0]!.unlocked).toHaveLength(6);
    const match = unlocking(s);
    if (isOffered(match, 0, { do: 'unlock' })) does(match, 0, { do: 'unlock', asset: 'master-key' });
    expect(match.view(null).thieves[0]!).toMatchObject({ lockedContacts: [] });
    expect(match.view(null).thieves[0]!.unlocked).not.toContain('master-key');
  });

  rule('EP-AST-05', 'locked assets on contact slots pack to the right and free the leftmost slot', () => {
    const s = giveContacts(quietCity(), 0, 'medic', 'stunt');
    const match = unlocking(s);
    does(match, 0, { do: 'unlock', asset: 'avoid-all' });
    const picking = goingOn(truth(match), { step: 'pickContact', seat: 0 }, { step: 'turn', seat: 1 });
    expect(offered(picking, 0, { put: 'empty' })[0]).toMatchObject({ slot: 3 });
    does(picking, 0, { put: 'empty' });
    expect(offered(goingOn(truth(picking), { step: 'pickContact', seat: 0 }), 0, { put: 'empty' })).toEqual(
      [],
    );
  });

  rule('EP-AST-06', 'which locked asset leaves a contact slot never frees another slot', () => {
    for (const asset of ['avoid-all', 'master-key', 'heal'] as const) {
      const match = unlocking(giveContacts(quietCity(), 0, 'medic', 'stunt'));
      does(match, 0, { do: 'unlock', asset });
      expect(
        offered(goingOn(truth(match), { step: 'pickContact', seat: 0 }), 0, { put: 'empty' })[0],
      ).toMatchObject({ slot: 3 });
    }
  });

  rule('EP-AST-07', 'using one costs the price of its space and turns it over for good', () => {
    const s = unlockAssets(quietCity(), 0, 'move-federal', 'heal');
    s.thieves[0]!.wounds = 2;
    s.thieves[0]!.money = 3;
    const match = turnOf(s);
    expect(whyNot(match, 0, { what: 'extra-action' })).toBe('EP-AST-07');
    does(match, 0, { what: 'heal' });
    expect(match.view(0).thieves[0]!).toMatchObject({ money: 0, wounds: 1, usedAssets: 0b100 });
    expect(match.view(null).thieves[0]!.unlocked).toEqual(['extra-action', 'move-federal', 'heal']);
    expect(whyNot(match, 0, { what: 'heal' })).toBe('EP-AST-07');
  });

  rule('EP-AST-08', 'without a locked asset, unlocking does nothing', () => {
    const s = quietCity();
    Object.assign(s.thieves[0]!, { lockedContacts: [], items: [null, null, null, null, null] });
    const match = unlocking(s);
    expect(stepOf(match)).toBe('endTurn');
    expect(match.view(null).thieves[0]!.unlocked).toEqual(['extra-action']);
    Object.assign(s, { row: [2, 9, 9], red: [1, 0, 0] });
    expect(stepOf(partOf(s, 'morning', 'adjust'))).toBe('turn');
  });

  rule(['EP-AST-09', 'EP-AST-10'], 'the extra action asset brings a disc, as long as there is one', () => {
    const s = quietCity();
    const match = turnOf(s);
    does(match, 0, { what: 'extra-action' });
    expect(match.view(null).discs[0]).toBe(1);
    expect(match.view(0).thieves[0]!.money).toBe(4);
    s.discs = [0, 8, 0];
    expect(whyNot(turnOf(s), 0, { what: 'extra-action' })).toBe('EP-EXE-11');
  });

  rule('EP-AST-11', 'the shields move an officer of their type', () => {
    for (const type of ['federal', 'county', 'swat'] as const) {
      const s = unlockAssets(putOfficers(quietCity(), 'a1', 'federal', 'county', 'swat'), 0, `move-${type}`);
      const match = turnOf(s);
      does(match, 0, { what: `move-${type}`, tile: 'a1', to: 'c3' });
      expect(officersOn(match.view(null), 'c3')).toEqual([type]);
    }
  });

  rule('EP-AST-12', 'avoid-all settles everybody on one danger tile', () => {
    const s = unlockAssets(putOfficers(quietCity(), 'a1', 'federal', 'county', 'swat'), 0, 'avoid-all');
    const match = goingOn(
      s,
      { step: 'avoid', seat: 0, danger: ['a1'], settled: [0] },
      { step: 'endTurn', seat: 0, group: null },
    );
    does(match, 0, { what: 'avoid-all', tile: 'a1' });
    expect(stepOf(match)).toBe('endTurn');
    expect(match.view(null).thieves[0]!.wounds).toBe(0);
  });

  rule('EP-AST-13', 'the master key opens any locker or a closed business', () => {
    const s = giveContacts(unlockAssets(quietCity(), 0, 'master-key'), 0, 'medic', 'stunt');
    s.row[0] = 8;
    const match = visitTo(s, 'store-a');
    const colours = offered(match, 0, { do: 'openLocker', key: 'master-key' });
    expect(colours.map((choice) => choice.do === 'openLocker' && choice.colour)).toEqual([
      'green',
      'black',
      'brown',
    ]);
    does(match, 0, colours[2]!);
    expect(match.view(0).thieves[0]!).toMatchObject({ money: 5, usedAssets: 0b10 });
    const door = close(unlockAssets(quietCity(), 0, 'master-key'), 'casino');
    const inside = visitTo(door, where(door, 'casino'));
    expect(inside.view(null).thieves[0]!.usedAssets).toBe(0b10);
    expect(whyNot(turnOf(unlockAssets(quietCity(), 0, 'master-key')), 0, { what: 'master-key' })).toBe(
      'EP-AST-13',
    );
  });

  rule('EP-AST-14', 'the heal asset heals 1 wound', () => {
    const s = unlockAssets(quietCity(), 0, 'heal');
    s.thieves[0]!.wounds = 3;
    const match = turnOf(s);
    does(match, 0, { what: 'heal' });
    expect(match.view(null).thieves[0]!.wounds).toBe(2);
  });
});

describe('adjusting notoriety', () => {
  /** The rows after an adjust half, from these rows and cubes. */
  const adjusted = (rows: number[], red: number[], blue: number[]): Play => {
    const s = quietCity(rows.length);
    Object.assign(s, { row: rows, red, blue });
    return playUntil(partOf(s, 'morning', 'adjust'), (step) => step === 'turn');
  };

  rule(
    ['EP-ADJ-01', 'EP-ADJ-04'],
    'markers move by red minus blue in one movement, and the cubes go back',
    () => {
      const match = adjusted([3, 5, 4], [2, 0, 1], [1, 1, 1]);
      const view = match.view(null);
      expect(view.row).toEqual([4, 4, 4]);
      expect(happened(publicEvents(match), 'rowChanged')).toMatchObject([
        { seat: 0, from: 3, row: 4 },
        { seat: 1, from: 5, row: 4 },
      ]);
      expect([view.red, view.blue]).toEqual([
        [0, 0, 0],
        [0, 0, 0],
      ]);
    },
  );

  rule('EP-ADJ-02', 'never below row 1', () => {
    const match = adjusted([1, 2, 2], [0, 0, 0], [2, 3, 0]);
    expect(match.view(null).row).toEqual([1, 1, 2]);
    expect(happened(publicEvents(match), 'rowChanged')).toMatchObject([{ seat: 1, row: 1 }]);
  });

  rule(
    ['EP-ADJ-03', 'EP-RUL-24'],
    'never above the top: each step too many is a wound, and nothing can be used',
    () => {
      const s = giveItems(quietCity(), 0, 'first-aid-kit');
      Object.assign(s, { row: [9, 1, 1], red: [4, 0, 0] });
      const match = partOf(s, 'morning', 'adjust');
      expect(match.view(null).row[0]).toBe(10);
      expect(match.view(null).thieves[0]!.wounds).toBe(3);
      expect(stepOf(match)).toBe('turn');
    },
  );

  rule('EP-ADJ-03', 'Sandra takes no wounds', () => {
    const s = quietCity(2);
    Object.assign(s, { row: [1, 1, 10], red: [0, 0, 3] });
    const match = partOf(s, 'morning', 'adjust');
    expect(match.view(null).row[2]).toBe(10);
    expect(happened(publicEvents(match), 'wounded')).toEqual([]);
  });
});

describe('thresholds', () => {
  const crossing = (rows: number[], red: number[], arrange: (s: Draft) => void = () => {}): Play => {
    const s = quietCity(rows.length);
    Object.assign(s, { row: rows, red });
    putOfficers(s, 'd3', 'federal', 'county', 'swat');
    arrange(s);
    return partOf(s, 'morning', 'adjust');
  };
  const crossed = (match: Play): unknown[] =>
    happened(publicEvents(match), 'thresholdCrossed').map(({ line }) => line);

  rule('EP-THR-01', 'only going up crosses a line; falling and rising again crosses it again', () => {
    expect(crossed(playUntil(crossing([2, 9, 9], [1, 0, 0]), (step) => step === 'turn'))).toEqual([1]);
    expect(crossed(playUntil(crossing([3, 9, 9], [2, 0, 0]), (step) => step === 'turn'))).toEqual([]);
    const down = crossing([3, 9, 9], [0, 0, 0], (s) => (s.blue[0] = 2));
    expect(crossed(down)).toEqual([]);
    const again = truth(down);
    again.red[0] = 2;
    expect(crossed(partOf(again, 'afternoon', 'adjust'))).toEqual([1]);
  });

  rule('EP-THR-02', 'it is resolved at once; several lines one after the other from the lowest', () => {
    const match = crossing([2, 9, 9], [4, 0, 0], (s) => (s.red[1] = 1));
    expect(match.view(null).row).toEqual([6, 9, 9]);
    expect(crossed(playUntil(match, (step) => step === 'turn'))).toEqual([1, 2]);
    // Seat 1 moved its marker only afterwards.
    expect(match.view(null).row[1]).toBe(10);
  });

  rule(
    ['EP-THR-03', 'EP-DEC-17', 'EP-RUL-13'],
    'in turn order everybody lower moves an officer, also the escaped, not the arrested',
    () => {
      const match = crossing([2, 2, 3, 1, 1], [1, 0, 0, 0, 0], (s) => {
        s.order = [4, 3, 1, 2, 0];
        s.thieves[3]!.status = 'escaped';
        s.thieves[4]!.status = 'arrested';
        s.at[3] = s.at[4] = null;
      });
      expect([stepOf(match), seatsAsked(match)]).toEqual(['chase', [3]]);
      expect(isOffered(match, 3, { do: 'decline' })).toBe(false);
      does(match, 3, { do: 'moveOfficer' });
      expect(seatsAsked(match)).toEqual([1]);
      does(match, 1, { do: 'moveOfficer' });
      // Seat 2 is on the same row, not lower.
      expect([stepOf(match), seatsAsked(match)]).toEqual(['unlockAsset', [0]]);
      expect(crossed(match)).toEqual([1]);
    },
  );

  rule('EP-RUL-14', 'lower is judged by the new row, for each line', () => {
    const match = crossing([2, 4, 9], [4, 0, 0]);
    // Seat 1 is above the old row but below the new one, so it moves for both lines.
    expect(seatsAsked(match)).toEqual([1]);
    does(match, 1, { do: 'moveOfficer' });
    does(match, 0, { do: 'unlock' });
    expect([stepOf(match), seatsAsked(match)]).toEqual(['chase', [1]]);
  });

  rule(
    ['EP-THR-04', 'EP-RUL-02'],
    'any officer, to a legal tile that is nearer by the cells of the board',
    () => {
      const match = crossing([2, 1, 9], [1, 0, 0], (s) => {
        s.at[0] = 'hospital';
        putOfficers(s, 'b3', 'federal');
      });
      const s = match.view(null);
      expect(offered(match, 1).length).toBeGreaterThan(5);
      for (const choice of offered(match, 1)) {
        if (choice.do !== 'moveOfficer') throw new Error('not a move');
        expect(officersOn(s, choice.tile)).toContain(choice.officer);
        const far = tileDistance(s.city, choice.tile, 'start-hospital');
        expect(tileDistance(s.city, choice.to, 'start-hospital')).toBeLessThan(far);
        expect(officersOn(s, choice.to)).not.toContain(choice.officer);
        expect(choice.to).not.toBe('start-hospital');
      }
      expect(whyNot(match, 1, { officer: 'federal', tile: 'd3', to: 'b3' })).toBe('EP-POL-02');
      expect(whyNot(match, 1, { officer: 'swat', tile: 'd3', to: 'a3' })).toBe('EP-THR-04');
      expect(whyNot(match, 1, { officer: 'federal', tile: 'b3', to: 'start-hospital' })).toBe('EP-SET-08');
    },
  );

  rule('EP-THR-04', 'the chosen officer goes to the chosen tile', () => {
    const match = crossing([2, 1, 9], [1, 0, 0], (s) => {
      putOfficers(s, 'd2', 'county');
      s.at[0] = 'exit-1';
    });
    expect(isOffered(match, 1, { officer: 'county', tile: 'd2' })).toBe(true);
    expect(isOffered(match, 1, { officer: 'swat', tile: 'd2' })).toBe(false);
    const { city } = match.view(null);
    const nearer = city.tiles.filter(
      (tile) => tile !== 'start-hospital' && tileDistance(city, tile, 'a1') < tileDistance(city, 'd3', 'a1'),
    );
    const swat = offered(match, 1, { officer: 'swat' });
    expect(swat.map((choice) => (choice.do === 'moveOfficer' ? choice.to : '')).toSorted()).toEqual(
      nearer.toSorted(),
    );
    does(match, 1, { officer: 'swat', tile: 'd3', to: 'a1' });
    expect(officersOn(match.view(null), 'd3')).toEqual(['federal', 'county']);
    expect(officersOn(match.view(null), 'a1')).toEqual(['swat']);
  });

  rule('EP-THR-05', 'without a legal move nothing is moved', () => {
    const match = crossing([2, 1, 9], [1, 0, 0], (s) => (s.officers = s.officers.map(() => 0)));
    expect([stepOf(match), seatsAsked(match)]).toEqual(['unlockAsset', [0]]);
  });

  rule('EP-THR-06', 'the crosser unlocks 1, 2, or 1 asset and takes a disc', () => {
    const rewards = (row: number): unknown[] => {
      const match = crossing([row, 10, 10], [1, 0, 0]);
      let unlocked = 0;
      while (stepOf(match) === 'unlockAsset') {
        expect(isOffered(match, 0, { do: 'decline' })).toBe(false);
        does(match, 0, { do: 'unlock' });
        unlocked++;
      }
      expect(match.view(null).thieves[0]!.unlocked).toHaveLength(1 + unlocked);
      return [unlocked, match.view(null).discs[0]];
    };
    expect([rewards(2), rewards(5), rewards(8)]).toEqual([
      [1, 0],
      [2, 0],
      [1, 1],
    ]);
    const none = crossing([8, 10, 10], [1, 0, 0], (s) => (s.discs = [0, 4, 4]));
    expect(none.view(null).discs).toEqual([0, 4, 4]);
  });

  rule('EP-THR-07', 'for somebody who has just escaped, officers go towards the exit', () => {
    const match = crossing([2, 1, 9], [1, 0, 0], (s) => {
      dayThree(s);
      s.thieves[0]!.status = 'escaped';
      s.at[0] = null;
      s.escapes = 1;
    });
    const { city } = match.view(null);
    expect(isOffered(match, 1, { tile: 'd3', to: 'a3' })).toBe(true);
    for (const choice of offered(match, 1)) {
      if (choice.do !== 'moveOfficer') throw new Error('not a move');
      expect(tileDistance(city, choice.to, 'a3')).toBeLessThan(tileDistance(city, choice.tile, 'a3'));
    }
  });

  rule('EP-THR-08', 'wounds from the top of the track come after the thresholds', () => {
    const match = crossing([8, 1, 1], [4, 0, 0]);
    expect(stepOf(match)).toBe('chase');
    expect(match.view(null).thieves[0]!.wounds).toBe(0);
    playUntil(match, (step) => step === 'turn');
    expect(match.view(null).thieves[0]!.wounds).toBe(2);
  });
});
