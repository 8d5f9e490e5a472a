import type { Pending } from '@getaway/engine';
import { expect, it } from 'vitest';
import { suggest } from '../index.ts';
import { chanceOf, escapePlanGame, knowing, position } from './minds.ts';

it('a hint is a legal choice, with what will happen, the rules at work, and what changes most', () => {
  let told = 0;
  for (const plays of [8, 20, 40, 80]) {
    const table = position(escapePlanGame, 3, 'hint', plays);
    const { seat, choices } = table.pending()[0] as Pending;
    const view = escapePlanGame.schema.observe(table.state, seat);
    const hint = suggest(view, seat, choices, chanceOf('hint'), knowing, { iterations: 60 });
    expect(choices).toContain(hint.choice);
    expect(hint.value).toBeGreaterThanOrEqual(0);
    expect(hint.value).toBeLessThanOrEqual(1);
    expect(hint.reasons.length).toBeLessThanOrEqual(3);
    for (const { term, change } of hint.reasons) {
      expect(Math.abs(change)).toBeGreaterThanOrEqual(1);
      expect(Object.keys(knowing.evaluation!.terms!(table.state, seat))).toContain(term);
    }
    for (const rule of hint.rules) expect(rule).toMatch(/^EP-[A-Z]+-\d\d$/);
    told += hint.reasons.length;
  }
  expect(told).toBeGreaterThan(0);
});

it('the same view and luck give the same hint', () => {
  const table = position(escapePlanGame, 2, 'hint', 30);
  const { seat, choices } = table.pending()[0] as Pending;
  const view = escapePlanGame.schema.observe(table.state, seat);
  const hint = (): unknown => suggest(view, seat, choices, chanceOf('hint'), knowing, { iterations: 40 });
  expect(hint()).toEqual(hint());
});
