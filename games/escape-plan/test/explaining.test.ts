import { offering } from '@getaway/engine';
import { rule, type Variant, walk } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import { escapePlan } from '../index.ts';
import { isUse } from '../rules/executive/index.ts';
import type { Choice } from '../rules/play.ts';

const VARIANTS: readonly Variant[] = [
  { seats: 1 },
  { seats: 4 },
  { seats: 2, options: { edition: '2018' } },
  { seats: 3, options: { edition: '2018', assetUseWithoutEffect: true } },
  { seats: 1, options: { edition: '2018-pt', costaAvoidable: true } },
];

/** The decisions that executive actions may come between. */
const TIMELY = ['turn', 'settle', 'visiting', 'endTurn', 'payExit', 'restUnlock'];

describe('who asks why not', () => {
  rule(
    ['EP-EXE-01', 'EP-EXE-11', 'EP-AST-07'],
    'is offered the same executive actions in the same order, and none of them is refused',
    () => {
      for (const [i, variant] of VARIANTS.entries()) {
        walk(escapePlan, variant, `explaining ${i}`, (table) => {
          const step = table.decision()!;
          if (!TIMELY.includes(step.step)) return;
          for (const { seat, choices } of table.pending()) {
            const offered: Choice[] = [];
            const refused: Choice[] = [];
            const offer = offering<Choice>(
              true,
              (choice, verdict) => void (verdict ? refused : offered).push(choice),
            );
            escapePlan.steps[step.step]!.offers!(table.state, step, seat, offer);
            expect({ step, offered: offered.filter(isUse) }).toEqual({
              step,
              offered: choices.filter(isUse),
            });
            const legal = new Set(choices.map((choice) => JSON.stringify(choice)));
            expect(refused.filter((choice) => legal.has(JSON.stringify(choice)))).toEqual([]);
          }
        });
      }
    },
  );
});
