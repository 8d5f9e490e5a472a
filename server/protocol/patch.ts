// The change from one view to the next, as little as possible. Views of one game have the same shape every time, so
// keys neither come nor go, except where one kind of step takes another's place: that is a replacement.

/** `[value]`: replaced. An object: some fields changed; in a list also `'~': [start, removed, ...inserted]`, done last. */
export type Delta = readonly [unknown] | { readonly [key: string]: Delta | readonly unknown[] };

type Plain = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function same(a: unknown, b: unknown): boolean {
  return a === b || (isObject(a) && isObject(b) && diff(a, b) === undefined);
}

/** What leads from `a` to `b`; undefined when they are the same. */
export function diff(a: unknown, b: unknown): Delta | undefined {
  if (a === b) return undefined;
  if (!isObject(a) || !isObject(b)) return [b];
  if (Array.isArray(a)) return Array.isArray(b) ? diffLists(a, b) : [b];
  return Array.isArray(b) ? [b] : diffObjects(a as Plain, b as Plain);
}

function diffObjects(a: Plain, b: Plain): Delta | undefined {
  let delta: Record<string, Delta> | undefined;
  let known = 0;
  for (const key in b) {
    const before = a[key];
    if (before === undefined) return [b];
    known++;
    const change = diff(before, b[key]);
    if (change !== undefined) (delta ??= {})[key] = change;
  }
  for (const _ in a) known--;
  return known === 0 ? delta : [b];
}

function diffLists(a: readonly unknown[], b: readonly unknown[]): Delta | undefined {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && same(a[start], b[start])) start++;
  if (start === a.length && start === b.length) return undefined;
  let end = 0;
  while (end < most - start && same(a[a.length - 1 - end], b[b.length - 1 - end])) end++;
  const inserted = b.slice(start, b.length - end);
  const removed = a.length - end - start;
  if (removed !== inserted.length || (removed > 2 && !inserted.some(isObject))) {
    return { '~': [start, removed, ...inserted] };
  }
  const delta: Record<string, Delta> = {};
  inserted.forEach((item, i) => {
    const change = diff(a[start + i], item);
    if (change !== undefined) delta[start + i] = change;
  });
  return delta;
}

/** A patch that cannot be meant for this view. The client asks for the whole view then. */
export class BadPatch extends Error {}

/** The view after a change. What has not changed is the same object as before. */
export function patched<T>(value: T, delta: Delta): T {
  return change(value, delta) as T;
}

function change(value: unknown, delta: unknown): unknown {
  if (Array.isArray(delta) && delta.length === 1) return delta[0];
  if (!isObject(delta) || Array.isArray(delta) || !isObject(value))
    throw new BadPatch('the patch does not fit');
  return Array.isArray(value)
    ? changeList(value, delta as Plain)
    : changeObject(value as Plain, delta as Plain);
}

function changeObject(value: Plain, delta: Plain): Plain {
  const result: Record<string, unknown> = { ...value };
  for (const [key, part] of Object.entries(delta)) {
    if (!Object.hasOwn(result, key)) throw new BadPatch(`there is no "${key}"`);
    result[key] = change(result[key], part);
  }
  return result;
}

function changeList(value: readonly unknown[], delta: Plain): unknown[] {
  const result = [...value];
  for (const [key, part] of Object.entries(delta)) {
    if (key === '~') continue;
    const index = Number(key);
    if (!(index in result)) throw new BadPatch(`there is no entry ${key}`);
    result[index] = change(result[index], part);
  }
  const splice = delta['~'];
  if (splice === undefined) return result;
  if (!Array.isArray(splice) || !Number.isInteger(splice[0]) || !Number.isInteger(splice[1])) {
    throw new BadPatch('not a splice');
  }
  const [start, removed, ...inserted] = splice as [number, number, ...unknown[]];
  if (start + removed > result.length) throw new BadPatch('the list is too short');
  result.splice(start, removed, ...inserted);
  return result;
}
