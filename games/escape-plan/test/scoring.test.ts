import { createMatch, type Outcome, pick, seeded } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { describe, expect, test } from 'vitest';
import { messageFaults, missingKeys, speaker } from '@getaway/words';
import { escapePlan } from '../index.ts';
import {
  dayThree,
  type Draft,
  giveBag,
  giveContacts,
  givePlan,
  partOf,
  type Play,
  quietCity,
  unlockAssets,
  visited,
} from './scene.ts';

/** Everybody has escaped; the game ends with the coming adjust half. Seat 0 holds plan 1 and nothing of worth. */
function atTheEnd(arrange: (s: Draft) => void = () => {}, seats = 3): Play {
  const s = givePlan(dayThree(quietCity(seats)), 0, 'plan-1');
  for (const thief of s.thieves) Object.assign(thief, { status: 'escaped', money: 0 });
  s.at = s.at.map(() => null);
  s.escapes = seats;
  arrange(s);
  return partOf(s, 'dawn', 'adjust');
}
const outcomeOf = (arrange?: (s: Draft) => void): Outcome => atTheEnd(arrange).outcome()!;
const scoreOf = (arrange: (s: Draft) => void): number | null => outcomeOf(arrange).scores[0]!;

describe('scoring', () => {
  rule('EP-SCO-01', 'only the escaped score; the arrested cannot win', () => {
    const outcome = outcomeOf((s) => {
      s.thieves[0]!.status = 'arrested';
      s.thieves[0]!.money = 99;
      s.thieves[1]!.money = 1;
    });
    expect(outcome).toMatchObject({ scores: [null, 1, 0], winners: [1] });
  });

  rule(
    ['EP-SCO-02', 'EP-SCO-08'],
    'contacts count 0, 10, 30, 60, 100, after one for each handcuffs, covered ones included',
    () => {
      const contacts = (count: number, handcuffs = 0): number | null =>
        scoreOf((s) => {
          Object.assign(s.thieves[0]!, { lockedContacts: [], handcuffs });
          giveContacts(s, 0, ...(['medic', 'stunt', 'sewer', 'chopper', 'boxer'] as const).slice(0, count));
        });
      expect([0, 1, 2, 3, 4, 5].map((count) => contacts(count))).toEqual([0, 0, 10, 30, 60, 100]);
      // Five cards, two of them under handcuffs: three are left.
      expect(contacts(5, 2)).toBe(30);
      expect(contacts(1, 3)).toBe(0);
    },
  );

  rule(
    ['EP-SCO-03', 'EP-SCO-04', 'EP-SCO-05'],
    'plan amounts of visited businesses and safe houses count, income symbols do not',
    () => {
      expect(scoreOf((s) => visited(s, 0, 'casino', 'bar', 'restaurant'))).toBe(150);
      expect(scoreOf((s) => visited(s, 0, 'gym', 'nightclub', 'art-gallery'))).toBe(150);
      expect(scoreOf((s) => visited(s, 0, 'safe-house-2'))).toBe(80);
      expect(scoreOf((s) => visited(s, 0, 'bar', 'safe-house-1'))).toBe(0);
    },
  );

  rule('EP-SCO-06', 'cash counts', () => {
    expect(scoreOf((s) => (s.thieves[0]!.money = 13))).toBe(13);
  });

  rule('EP-SCO-07', 'each used asset counts 10', () => {
    expect(
      scoreOf((s) =>
        Object.assign(unlockAssets(s, 0, 'heal', 'move-swat').thieves[0]!, { usedAssets: 0b101 }),
      ),
    ).toBe(20);
  });

  rule('EP-SCO-09', 'kept locker and exit tiles count their values', () => {
    expect(scoreOf((s) => giveBag(giveBag(s, 0, 'green-90'), 0, 'type-1-40'))).toBe(130);
  });

  rule('EP-SCO-10', 'the row costs its penalty', () => {
    const penalties = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((row) => -scoreOf((s) => (s.row[0] = row))!);
    expect(penalties).toEqual([0, 5, 10, 20, 30, 40, 50, 60, 80, 100].map((penalty) => penalty || -0));
  });

  rule('EP-SCO-11', 'each wound costs 20', () => {
    expect(scoreOf((s) => (s.thieves[0]!.wounds = 2))).toBe(-40);
  });

  rule(
    'EP-SCO-12',
    'the highest total wins; then cash, then the lower row, then fewer wounds; then it is shared',
    () => {
      const winners = (arrange: (s: Draft) => void): number[] => outcomeOf(arrange).winners;
      expect(winners((s) => (s.thieves[1]!.money = 5))).toEqual([1]);
      // 100 each: seat 1 has less cash.
      expect(
        winners((s) => {
          s.thieves[0]!.money = 100;
          giveBag(s, 1, 'black-100');
        }),
      ).toEqual([0]);
      // Equal totals and cash: 40 in bags make up for 5 of row 2 and 20 of a wound here and there.
      expect(
        winners((s) => {
          s.row = [3, 1, 9];
          s.thieves[0]!.usedAssets = 1;
        }),
      ).toEqual([1]);
      expect(
        winners((s) => {
          s.row = [1, 1, 9];
          s.thieves[0]!.wounds = 2;
          giveBag(s, 0, 'type-1-40');
        }),
      ).toEqual([1]);
      expect(winners(() => {})).toEqual([0, 1, 2]);
    },
  );

  rule(['EP-DAY-05', 'EP-ESC-12'], 'it is the last dawn that ends the game if somebody was left', () => {
    const outcome = outcomeOf((s) => {
      Object.assign(s.thieves[2]!, { status: 'active', money: 50 });
      s.thieves[0]!.money = 5;
    });
    expect(outcome).toEqual({ ending: 'lastDawn', winners: [0], scores: [5, 0, null] });
  });

  rule('EP-SCO-13', 'if nobody escaped, nobody wins', () => {
    const outcome = outcomeOf((s) => {
      for (const thief of s.thieves) thief.status = 'arrested';
    });
    expect(outcome).toEqual({ ending: 'nobodyEscaped', winners: [], scores: [null, null, null] });
  });
});

describe('words', () => {
  test('everything that is offered, explained or tells what happened has words, and the board too', () => {
    const messages = escapePlan.words!['en']!;
    expect(messageFaults(messages)).toEqual([]);
    const keys = new Set<string>();
    for (const seats of [1, 2, 4]) {
      const words = speaker(messages);
      const match = createMatch(escapePlan, {
        seats,
        seed: `words ${seats}`,
        options: { edition: seats === 2 ? '2018' : '2022' },
      });
      const chance = { rng: seeded(`words ${seats}`) };
      for (let n = 0; match.pending().length > 0; n++) {
        const { seat, choices } = match.pending()[0]!;
        for (const choice of choices) keys.add(`choice.${choice.do}`);
        keys.add(`prompt.${match.view(seat).agenda.at(-1)!.step}`);
        if (n % 9 === 0) {
          for (const { rule: id, choice } of match.explain(seat)) {
            keys.add(`why.${id}`);
            expect(words.choice({ ...choice })).not.toMatch(/undefined|NaN|\{/);
          }
          const board = escapePlan.text!(match.view(seat), seat, words.say);
          expect(board).not.toMatch(/undefined|NaN|\{|text\./);
        }
        for (const choice of choices.slice(0, 40))
          expect(words.choice({ ...choice })).not.toMatch(/undefined|NaN|\{/);
        match.play(seat, pick(chance, choices));
      }
      for (const { event } of match.events(0)) {
        if (event.event === 'automatic') continue;
        keys.add(`event.${event.event}`);
        expect(words.event({ ...event })).not.toMatch(/undefined|NaN|\{/);
      }
    }
    expect(missingKeys(messages, keys)).toEqual([]);
  });
});
