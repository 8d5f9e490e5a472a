import { createMatch } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import { SAVE_KEYS } from '../content/book.ts';
import { masterHeist } from '../index.ts';
import { heistResult } from '../rules/result.ts';
import { key } from './boards.ts';
import { dice } from './campaignDriver.ts';
import { drive } from './driver.ts';

/** Plays a quick heist on a board to its end. */
function finished(scenario: string, seats: number, seed: string) {
  const random = dice(seed.length + seats);
  const match = createMatch(masterHeist, { seats, seed, options: { scenario } });
  while (match.outcome() === null) {
    const pending = match.pending();
    const { seat, choices } = pending[Math.floor(random() * pending.length)] ?? { seat: 0, choices: [] };
    match.play(seat, drive(match.view(seat), seat, choices, random));
  }
  return match;
}

describe('an imported board', () => {
  rule('MH-IMP-01', 'is played like any scenario, from planning to its end', () => {
    for (const [at, saveKey] of SAVE_KEYS.entries()) {
      const match = finished(saveKey, 1 + (at % 4), `board ${at}`);
      const result = heistResult(match.view(null));
      expect(result.scenario).toBe(saveKey);
      expect(result.unlocks).toBeNull();
      expect(result.reward).toBe(0);
    }
  });

  rule(
    ['MH-IMP-03', 'MH-IMP-06'],
    'is played with tunnels only, with pawns inside, with a prisoner under a lock, with everything at once',
    () => {
      const boards = [
        'T PP EM T EM SC EM EM EM',
        'E2 EM MW EM MW SC EM E5 EM',
        'E2 EM RYM SY SC JW EM E5 EM',
        'E2 GA RE WT PP SX RX KC KCL USB DK DO I S GB E5',
        'E2 JW',
      ];
      for (const [at, codes] of boards.entries())
        expect(finished(key(codes), 3, `small ${at}`).outcome()).not.toBeNull();
    },
  );
});
