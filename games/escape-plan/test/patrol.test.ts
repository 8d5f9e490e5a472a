import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import { fresh, goingOn, happened, type Play, playUntil, publicEvents, truth } from './scene.ts';

describe('patrol phase', () => {
  const patrolOn = (day: number, deck: (1 | 2 | 3)[], revealed = 0, shown = day): Play => {
    const s = fresh(3);
    s.day = day;
    s.shown = shown;
    s.patrolDeck = deck.map((exit) => `patrol-${exit}` as const);
    s.patrols = revealed;
    return goingOn(s, { step: 'patrol' }, { step: 'city', placed: 0 });
  };

  rule(['EP-PAT-01', 'EP-PAT-02'], 'two cards are revealed on days 1 and 2, the last one on day 3', () => {
    expect(
      happened(publicEvents(patrolOn(1, [1, 2, 3, 1, 2, 3])), 'patrolRevealed').map(({ exit }) => exit),
    ).toEqual(['exit-1', 'exit-2']);
    expect(happened(publicEvents(patrolOn(2, [1, 2, 3, 1, 2, 3], 2)), 'patrolRevealed')).toHaveLength(2);
    expect(happened(publicEvents(patrolOn(3, [1, 2, 3, 1, 2, 3], 4)), 'patrolRevealed')).toHaveLength(1);
    expect(patrolOn(1, [1, 2, 3, 1, 2, 3]).view(0).patrolDeck).toEqual([
      'patrol-1',
      'patrol-2',
      null,
      null,
      null,
      null,
    ]);
  });

  rule('EP-PAT-03', 'the second card closes an exit for good', () => {
    expect(patrolOn(1, [2, 3, 2, 1, 3, 1]).view(null).closedBy).toEqual([0, 0, 0]);
    expect(patrolOn(1, [2, 2, 3, 1, 3, 1]).view(null).closedBy).toEqual([0, 1, 0]);
  });

  rule('EP-PAT-04', 'its tiles come to the exit at once when its tile can be seen', () => {
    const s = fresh(3);
    const exit = s.stacks[0]![0] === 'a1' ? 1 : s.stacks[0]![0] === 'a2' ? 2 : 3;
    const other = exit === 1 ? 2 : 1;
    s.patrolDeck = [
      `patrol-${exit}`,
      `patrol-${exit}`,
      `patrol-${other}`,
      `patrol-${other}`,
      'patrol-3',
      'patrol-3',
    ];
    const match = goingOn(s, { step: 'patrol' }, { step: 'city', placed: 0 });
    expect(happened(publicEvents(match), 'exitTilesPlaced')).toMatchObject([
      { exit: `exit-${exit}`, rules: ['EP-PAT-04'] },
    ]);
  });

  rule('EP-PAT-05', 'otherwise they wait until its tile is turned up', () => {
    const s = fresh(3);
    s.stacks[0] = ['a2', 'a1', 'a3'];
    s.patrolDeck = ['patrol-1', 'patrol-1', 'patrol-2', 'patrol-2', 'patrol-3', 'patrol-3'];
    const match = goingOn(
      s,
      { step: 'patrol' },
      { step: 'city', placed: 0 },
      { step: 'turnOrder' },
      { step: 'turn', seat: 0 },
    );
    expect(match.view(null).closedBy).toEqual([1, 0, 0]);
    expect(happened(publicEvents(match), 'exitTilesPlaced')).toHaveLength(0);
    playUntil(match, (step) => step === 'turn');
    expect(happened(publicEvents(match), 'exitTilesPlaced')).toMatchObject([
      { exit: 'exit-1', rules: ['EP-PAT-05'] },
    ]);
  });

  rule(['EP-PAT-04', 'EP-PAT-05'], 'they come once, and to closed exits only', () => {
    const s = fresh(3);
    s.stacks[0] = ['a2', 'a1', 'a3'];
    s.patrolDeck = ['patrol-2', 'patrol-2', 'patrol-1', 'patrol-1', 'patrol-3', 'patrol-3'];
    const match = goingOn(s, { step: 'patrol' }, { step: 'city', placed: 0 }, { step: 'turn', seat: 0 });
    playUntil(match, (step) => step === 'turn');
    expect(match.view(null).shown).toBe(2);
    expect(happened(publicEvents(match), 'exitTilesPlaced')).toMatchObject([{ exit: 'exit-2' }]);
  });

  rule('EP-PAT-06', 'the first exit to close takes type 1, the second type 2', () => {
    expect(patrolOn(1, [2, 2, 3, 3, 1, 1]).view(null).closedBy).toEqual([0, 1, 0]);
    const s = fresh(3);
    s.closedBy = [0, 1, 0];
    s.day = 2;
    s.patrolDeck = ['patrol-2', 'patrol-2', 'patrol-3', 'patrol-3', 'patrol-1', 'patrol-1'];
    s.patrols = 2;
    expect(goingOn(s, { step: 'patrol' }, { step: 'city', placed: 0 }).view(null).closedBy).toEqual([
      0, 1, 2,
    ]);
  });

  rule('EP-PAT-07', 'on day 3 two exits are closed and one is open with one card', () => {
    for (let i = 0; i < 40; i++) {
      const s = fresh(3, {}, `patrol ${i}`);
      const match = goingOn(
        s,
        { step: 'patrol' },
        { step: 'patrol' },
        { step: 'turnOrder' },
        { step: 'city', placed: 0 },
      );
      const open = match.view(null).closedBy.filter((type) => type === 0).length;
      expect(open).toBeGreaterThanOrEqual(1);
      const third = truth(match);
      third.day = 3;
      const end = goingOn(third, { step: 'patrol' }, { step: 'city', placed: 0 }).view(null);
      expect(new Set(end.closedBy)).toEqual(new Set([0, 1, 2]));
      const exit = `patrol-${end.closedBy.indexOf(0) + 1}`;
      expect(end.patrolDeck.slice(0, 5).filter((card) => card === exit)).toHaveLength(1);
    }
  });
});
