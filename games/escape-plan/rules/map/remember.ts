/**
 * Keeps on a thing that never changes what was worked out of it, where nobody sees it who copies, compares or writes that
 * thing: it goes when the thing goes. A `WeakMap` would do the same, but all that is young in one lives on until old
 * objects are collected too: playouts make cities all the time, and half of the time spent on garbage was spent on
 * those that were over.
 */
export function remember<T>(thing: object, as: symbol, value: T): T {
  if (Object.isExtensible(thing)) Object.defineProperty(thing, as, { value });
  return value;
}
