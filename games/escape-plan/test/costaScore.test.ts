import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import {
  dayThree,
  type Draft,
  nextDoor,
  partOf,
  quietCity,
  truth,
  visited,
  visitTo,
  where,
} from './scene.ts';

const COSTA = 2;

/** The end of day 3, with one human; nobody has any cards left to draw. */
function lastDay(options = {}): Draft {
  const s = dayThree(quietCity(1, options));
  s.inspectorBox.push(...s.inspectorDeck.splice(0));
  return s;
}

describe('Costa at the end', () => {
  /** Costa's score at the end, with the given belongings. */
  const scoreOf = (arrange: (s: Draft) => void, options = {}): number => {
    const s = lastDay(options);
    const plan = s.planBox.indexOf('plan-1');
    if (plan >= 0) [s.costaPlan[0], s.planBox[plan]] = ['plan-1', s.costaPlan[0]!];
    else if (s.thieves[0]!.plan === 'plan-1')
      [s.costaPlan[0], s.thieves[0]!.plan] = ['plan-1', s.costaPlan[0]!];
    arrange(s);
    return partOf(s, 'dawn', 'adjust').view(null).costaScore!;
  };

  rule(
    'EP-SOL-18',
    'he scores plan amounts, contacts up to five and the best of each pile, minus his row',
    () => {
      expect(scoreOf(() => {})).toBe(0);
      expect(scoreOf((s) => visited(s, COSTA, 'casino', 'bar', 'safe-house-2'))).toBe(180);
      const contacts = (n: number): number =>
        scoreOf((s) => {
          s.costaContacts = s.contactDeck.splice(0, n);
        });
      expect([contacts(1), contacts(2), contacts(5), contacts(7)]).toEqual([0, 10, 100, 100]);
      expect(
        scoreOf((s) => {
          s.costaPiles = [
            { from: 'D', kinds: ['green', 'black', 'brown'], tiles: ['green-60', 'black-100', 'brown-80'] },
            { from: 'A', kinds: ['green', 'green'], tiles: ['green-60', 'green-90'] },
          ];
          s.row[COSTA] = 4;
        }),
      ).toBe(100 + 90 - 20);
    },
  );

  rule(['EP-SOL-19', 'EP-RUL-19'], 'a 0 in a pile counts as the highest of its stack', () => {
    expect(
      scoreOf(
        (s) => (s.costaPiles = [{ from: 'B', kinds: ['black', 'black'], tiles: ['black-0', 'black-70'] }]),
      ),
    ).toBe(100);
    expect(scoreOf((s) => (s.costaPiles = [{ from: 'exit', kinds: ['type-1'], tiles: ['type-1-0'] }]))).toBe(
      60,
    );
  });

  rule('EP-SOL-20', 'the human wins with more, or by the tie-breaks; an arrested human loses', () => {
    const duel = (money: number, arrange: (s: Draft) => void = () => {}): number[] => {
      const s = lastDay();
      Object.assign(s.thieves[0]!, { status: 'escaped', money });
      s.at[0] = null;
      s.costaContacts = s.contactDeck.splice(0, 2);
      arrange(s);
      return partOf(s, 'dawn', 'adjust').outcome()!.winners;
    };
    expect([duel(9), duel(11)]).toEqual([[], [0]]);
    // 10 against 10: the human has more cash.
    expect(duel(10)).toEqual([0]);
    expect(duel(0, (s) => (s.costaContacts = []))).toEqual([]);
    expect(duel(99, (s) => (s.thieves[0]!.status = 'arrested'))).toEqual([]);
    // 0 against 0, and no cash: the lower row decides.
    expect(duel(0, (s) => (s.row[COSTA] = 3))).toEqual([0]);
    const higher = (s: Draft): void => {
      s.row[0] = 3;
      s.thieves[0]!.usedAssets = 1;
      s.costaContacts = [];
    };
    expect(duel(0, higher)).toEqual([]);
  });

  rule(
    ['EP-SOL-04', 'EP-SOL-06', 'EP-SOL-07', 'EP-SOL-09'],
    'what he took before stays with him, and used cards stay in the box',
    () => {
      const s = lastDay();
      Object.assign(s, { day: 1, order: [COSTA, 0, 1] });
      s.at[0] = nextDoor('store-a');
      const take = (card: (typeof s.lieutenantDeck)[number]): typeof card =>
        s.lieutenantDeck.splice(s.lieutenantDeck.indexOf(card), 1)[0]!;
      s.lieutenantDeck.push(take('lieutenant-store-a'));
      s.lieutenantBox.push(take('lieutenant-exit-2'));
      s.costaPiles.push({ from: 'exit', kinds: ['type-1'], tiles: [s.bagStacks['type-1'].pop()!] });
      s.costaContacts.push(s.contactDeck.pop()!);
      const after = truth(partOf(visited(s, 1, 'casino'), 'morning'));
      expect(after.costaPiles.map(({ from }) => from)).toEqual(['exit', 'A']);
      expect(after.costaContacts).toHaveLength(2);
      expect(after.lieutenantBox).toEqual(['lieutenant-exit-2', 'lieutenant-store-a']);
      expect(visitTo(after, where(after, 'casino')).view(null).lieutenantBox).toEqual([
        'lieutenant-exit-2',
        'lieutenant-store-a',
        'lieutenant-casino',
      ]);
    },
  );
});
