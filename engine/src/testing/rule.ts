import { test } from 'vitest';
import type { RuleId } from '../errors.ts';

/** A test of one rule, or of several that only show together. `getaway rules` counts these. */
export function rule(
  ids: RuleId | readonly RuleId[],
  promise: string,
  check: () => void | Promise<void>,
): void {
  test(`${[ids].flat().join(', ')}: ${promise}`, check);
}
