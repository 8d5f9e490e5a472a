// The change from one view to the next, as little as possible. Views of one game have the same shape every time, so
// keys neither come nor go, except where one kind of step takes another's place: that is a replacement.
import type { Delta } from '../../protocol/patch.ts';

type Plain = Record<string, unknown>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Makes `known` the same as `fresh`, and returns what that took; undefined when they were the same. The view that is
 * kept is changed in place, so that the fresh one can be forgotten at once: a server makes thousands of them a second.
 */
export function absorb(known: object, fresh: object): Delta | undefined {
  if (Array.isArray(known)) return Array.isArray(fresh) ? absorbList(known, fresh) : [fresh];
  return absorbFields(known as Plain, fresh as Plain);
}

function absorbFields(known: Plain, fresh: Plain): Delta | undefined {
  let delta: Record<string, Delta> | undefined;
  for (const key in fresh) {
    const before = known[key];
    const after = fresh[key];
    if (before === after) continue;
    const change = absorbable(before, after)
      ? absorb(before as object, after as object)
      : replace(known, key, after);
    if (change !== undefined) (delta ??= {})[key] = change;
  }
  return delta;
}

function absorbList(known: unknown[], fresh: readonly unknown[]): Delta | undefined {
  const most = Math.min(known.length, fresh.length);
  let start = 0;
  while (start < most && same(known[start], fresh[start])) start++;
  if (start === known.length && start === fresh.length) return undefined;
  let end = 0;
  while (end < most - start && same(known[known.length - 1 - end], fresh[fresh.length - 1 - end])) end++;
  const inserted = fresh.slice(start, fresh.length - end);
  const removed = known.length - end - start;
  if (removed !== inserted.length || (removed > 2 && !inserted.some(isObject))) {
    known.splice(start, removed, ...inserted);
    return { '~': [start, removed, ...inserted] };
  }
  const delta: Record<string, Delta> = {};
  inserted.forEach((after, i) => {
    const before = known[start + i];
    if (before === after) return;
    const change = absorbable(before, after)
      ? absorb(before as object, after as object)
      : replace(known, start + i, after);
    if (change !== undefined) delta[start + i] = change;
  });
  return delta;
}

function replace(holder: object, key: string | number, value: unknown): Delta {
  (holder as Plain)[key] = value;
  return [value];
}

/** Whether one can be made the other field by field. */
function absorbable(before: unknown, after: unknown): boolean {
  if (!isObject(before) || !isObject(after)) return false;
  if (Array.isArray(before) || Array.isArray(after)) return Array.isArray(before) && Array.isArray(after);
  return sameKeys(before as Plain, after as Plain);
}

function sameKeys(a: Plain, b: Plain): boolean {
  let count = 0;
  for (const key in b) {
    if (!(key in a)) return false;
    count++;
  }
  for (const _ in a) count--;
  return count === 0;
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
  }
  if (Array.isArray(b) || !sameKeys(a as Plain, b as Plain)) return false;
  for (const key in a) if (!same((a as Plain)[key], (b as Plain)[key])) return false;
  return true;
}
