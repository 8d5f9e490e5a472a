/** `[value]`: replaced. An object: some fields changed; in a list also `'~': [start, removed, ...inserted]`, done last. */
export type Delta = readonly [unknown] | { readonly [key: string]: Delta | readonly unknown[] };

type Plain = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A patch that cannot be meant for this view. The client asks for the whole view then. */
export class BadPatch extends Error {}

/** The view after a change, if there is one. What has not changed is the same object as before. */
export function patched<T>(value: T, delta: Delta | undefined): T {
  return delta === undefined ? value : (change(value, delta) as T);
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
