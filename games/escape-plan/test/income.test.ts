import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import {
  dayAt,
  does,
  fresh,
  goingOn,
  happened,
  offered,
  publicEvents,
  seatsAsked,
  stepOf,
  truth,
} from './scene.ts';

describe('income phase', () => {
  rule(
    ['EP-INC-01', 'EP-INC-02'],
    'on days 2 and 3 every human takes as much as cubes are left on the track',
    () => {
      const s = fresh(3);
      s.thieves.forEach((thief, seat) => (thief.incomeCubes = 9 - seat * 4));
      const match = goingOn(s, { step: 'income' }, { step: 'patrol' }, { step: 'city', placed: 0 });
      expect(truth(match).thieves.map((thief) => thief.money)).toEqual([18, 14, 10]);
    },
  );

  rule('EP-INC-02', 'Sandra and Costa receive nothing', () => {
    expect(happened(publicEvents(dayAt(2, 1)), 'income').map(({ seat }) => seat)).toEqual([0]);
  });

  rule(
    ['EP-INC-03', 'EP-DEC-01', 'EP-RUL-10'],
    'in turn order those on rows 1 and 2 may pay $3k for one asset, once',
    () => {
      const s = fresh(3);
      s.order = [2, 1, 0];
      s.row = [2, 3, 1];
      Object.assign(s.thieves[0]!, { money: 3, incomeCubes: 0 });
      const match = goingOn(s, { step: 'income' }, { step: 'city', placed: 0 });
      expect(seatsAsked(match)).toEqual([2]);
      expect(offered(match, 2, { do: 'unlock' })).toHaveLength(6);
      does(match, 2, { do: 'decline' });
      expect(seatsAsked(match)).toEqual([0]);
      does(match, 0, { do: 'unlock', asset: 'heal' });
      expect(truth(match).thieves[0]!).toMatchObject({ money: 0, unlocked: ['extra-action', 'heal'] });
      expect(stepOf(match)).toBe('placeTile');
    },
  );

  rule(
    'EP-INC-04',
    'without a locked asset one is passed over; without the money one is asked but can only decline',
    () => {
      const s = fresh(3);
      s.order = [0, 1, 2];
      s.thieves[0]!.lockedContacts = [];
      s.thieves[0]!.items = [null, null, null, null, null];
      Object.assign(s.thieves[1]!, { money: 2, incomeCubes: 0 });
      s.row[2] = 5;
      const match = goingOn(s, { step: 'income' }, { step: 'city', placed: 0 });
      expect(seatsAsked(match)).toEqual([1]);
      expect(offered(match, 1)).toEqual([{ do: 'decline' }]);
      expect(match.explain(1)[0]).toMatchObject({ rule: 'EP-INC-04', params: { price: 3, money: 2 } });
    },
  );
});
