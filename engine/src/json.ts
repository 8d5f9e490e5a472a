/** Everything that a state, a choice or an event is made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deep equality of plain data; the order of an object's keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b);
  return !Array.isArray(b) && sameFields(a as Fields, b as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}

/** Most choices differ in their first fields, so nothing is gathered before these are compared. */
function sameFields(a: Fields, b: Fields): boolean {
  let fields = 0;
  for (const key in a) {
    if (!(key in b) || !same(a[key], b[key])) return false;
    fields++;
  }
  for (const _ in b) fields--;
  return fields === 0;
}

/** Whether every field that `part` has is the same in `whole`. */
export const agrees = (part: object, whole: unknown): boolean =>
  isObject(whole) && Object.entries(part).every(([key, value]) => same(value, whole[key]));

/** A copy of plain data of unknown shape. Where there is a schema, its clone is much faster. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyJson(value[key]);
  return copy as T;
}
