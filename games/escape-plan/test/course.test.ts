import { createMatch } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import { escapePlan } from '../index.ts';
import {
  dayAt,
  dayThree,
  does,
  happened,
  OPEN_EXIT,
  partOf,
  playUntil,
  publicEvents,
  quietCity,
} from './scene.ts';

describe('course of the game', () => {
  rule(
    ['EP-DAY-01', 'EP-DAY-03'],
    'phases and parts follow one another, each part acts first and adjusts then',
    () => {
      const match = createMatch(escapePlan, { seats: 3, seed: 'course' });
      playUntil(match, () => false);
      const told = publicEvents(match).filter(({ event }) =>
        [
          'dayBegins',
          'income',
          'patrolRevealed',
          'tilePlaced',
          'turnOrder',
          'partBegins',
          'dayEnds',
        ].includes(event),
      );
      const course = told.map(({ event, part }) => (event === 'partBegins' ? part : event));
      const day = (incomes: number, patrols: number, last: string[]): unknown[] => [
        'dayBegins',
        ...Array.from({ length: incomes }, () => 'income'),
        ...Array.from({ length: patrols }, () => 'patrolRevealed'),
        ...Array.from({ length: 4 }, () => 'tilePlaced'),
        'turnOrder',
        'morning',
        'afternoon',
        'evening',
        'night',
        'dawn',
        ...last,
      ];
      expect(course).toEqual([...day(0, 2, ['dayEnds']), ...day(3, 2, ['dayEnds']), ...day(3, 1, [])]);
    },
  );

  rule('EP-DAY-03', 'markers move only after everybody has acted', () => {
    const s = quietCity(3);
    s.red[0] = 2;
    const match = partOf(s, 'morning');
    for (const seat of [0, 1, 2]) {
      expect(match.view(null).row[0]).toBe(1);
      does(match, seat, { do: 'rest' });
      playUntil(match, (step) => step === 'turn');
    }
    expect(match.view(null).row[0]).toBe(3);
  });

  rule('EP-DAY-02', 'there is no income on day 1 and no change of day after day 3', () => {
    expect(happened(publicEvents(dayAt(1)), 'income')).toHaveLength(0);
    expect(happened(publicEvents(dayAt(2)), 'income')).toHaveLength(3);
    const last = playUntil(partOf(dayThree(quietCity()), 'dawn'), () => false);
    expect(happened(publicEvents(last), 'dayEnds')).toHaveLength(0);
    expect(last.outcome()).not.toBeNull();
  });

  rule('EP-DAY-04', 'a new day turns every rest token to its sun side', () => {
    const s = quietCity();
    s.part = 'dawn';
    for (const thief of s.thieves) thief.rested = true;
    const match = partOf(s, 'dawn', 'adjust');
    expect(match.view(null)).toMatchObject({ day: 2, part: null });
    expect(match.view(null).thieves.map((thief) => thief.rested)).toEqual([false, false, false]);
  });

  rule(
    'EP-DAY-05',
    'it ends after the part in which the last human leaves, and what was gained there still counts',
    () => {
      const s = dayThree(quietCity());
      s.at[0] = OPEN_EXIT;
      s.red[0] = 3;
      s.thieves[1]!.status = s.thieves[2]!.status = 'arrested';
      const match = partOf(s, 'afternoon');
      does(match, 0, { do: 'escape' });
      does(match, 0, { do: 'payExit' });
      expect(match.outcome()).toMatchObject({ ending: 'allGone', winners: [0] });
      expect(match.view(null)).toMatchObject({ part: 'afternoon', day: 3 });
      expect(match.view(null).row[0]).toBe(4);
      // Nobody is asked to move an officer although the first line was crossed.
      expect(happened(publicEvents(match), 'thresholdCrossed')).toHaveLength(0);
    },
  );

  rule('EP-DAY-05', 'once no human is left nobody takes a turn, not even Sandra', () => {
    const s = dayThree(quietCity(2));
    s.at[0] = OPEN_EXIT;
    s.thieves[1]!.status = 'arrested';
    const match = partOf(s, 'morning');
    does(match, 0, { do: 'escape' });
    does(match, 0, { do: 'payExit' });
    expect(match.outcome()).toMatchObject({ ending: 'allGone' });
    expect(happened(publicEvents(match), 'sandraMoves')).toEqual([]);
  });

  rule('EP-DAY-05', 'otherwise it ends after the last dawn', () => {
    const match = partOf(dayThree(quietCity()), 'dawn', 'adjust');
    expect(match.outcome()).toMatchObject({ ending: 'nobodyEscaped', winners: [] });
  });
});
