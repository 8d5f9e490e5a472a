// The change from one view to the next, as little as possible. Views of one game have the same shape every time, so
// keys neither come nor go, except where one kind of step takes another's place: that is a replacement.

/** `[value]`: replaced. An object: some fields changed; in a list also `'~': [start, removed, ...inserted]`, done last. */
export type Change = readonly [unknown] | { readonly [key: string]: Change | readonly unknown[] };

export type Holder = Record<string | number, unknown>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Puts another value in this place. */
export function replace(holder: object, key: string | number, value: unknown): Change {
  (holder as Holder)[key] = value;
  return [value];
}

/** Makes what lies in this place the same as `fresh`, and returns what that took; undefined when it was the same. */
export function absorb(holder: object, key: string | number, fresh: unknown): Change | undefined {
  const known = (holder as Holder)[key];
  if (known === fresh) return undefined;
  if (!isObject(known) || !isObject(fresh)) return replace(holder, key, fresh);
  if (Array.isArray(known) && Array.isArray(fresh)) return absorbList(known, fresh);
  if (Array.isArray(known) || Array.isArray(fresh) || !sameKeys(known, fresh))
    return replace(holder, key, fresh);
  let changes: Record<string, Change> | undefined;
  for (const name in fresh) {
    const change = absorb(known, name, (fresh as Holder)[name]);
    if (change !== undefined) (changes ??= {})[name] = change;
  }
  return changes;
}

export function absorbList(known: unknown[], fresh: readonly unknown[]): Change | undefined {
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
  const changes: Record<string, Change> = {};
  inserted.forEach((after, i) => {
    const change = absorb(known, start + i, after);
    if (change !== undefined) changes[start + i] = change;
  });
  return changes;
}

function sameKeys(a: object, b: object): boolean {
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
  if (Array.isArray(b) || !sameKeys(a, b)) return false;
  for (const key in a) if (!same((a as Holder)[key], (b as Holder)[key])) return false;
  return true;
}
