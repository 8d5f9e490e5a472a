import { same } from '../json.ts';
import type { Change } from './change.ts';
import type { Kind, Look } from './kind.ts';

/** A list's entries, as those who follow it need to know them. */
export interface Entries<T> {
  readonly kind: Kind<T>;
  /** What is secret in an entry belongs to the seat of its number. */
  readonly ownedBySeat: boolean;
  /** Whether a view of an entry is up to date. Null where that could not be compiled. */
  readonly isSame: ((view: T, value: T, look: Look) => boolean) | null;
}

/** Brings a view of a list up to date, in place, and returns what that took. */
export function followList<T>(
  entries: Entries<T>,
  known: T[],
  value: readonly T[],
  look: Look,
): Change | undefined {
  const { at, owner } = look;
  at.push(0);
  const change =
    known.length === value.length
      ? followEach(entries, known, value, look)
      : splice(entries, known, value, look);
  at.pop();
  look.owner = owner;
  return change;
}

function followEach<T>(entries: Entries<T>, known: T[], value: readonly T[], look: Look): Change | undefined {
  const { kind, isSame } = entries;
  let changes: Record<number, Change> | undefined;
  for (let i = 0; i < value.length; i++) {
    enter(entries, i, look);
    if (isSame !== null && isSame(known[i] as T, value[i] as T, look)) continue;
    const change = kind.follow(known, i, value[i] as T, look);
    if (change !== undefined) (changes ??= {})[i] = change;
  }
  return changes;
}

/** Replaces what lies between those entries at both ends that have not changed. */
function splice<T>(entries: Entries<T>, known: T[], value: readonly T[], look: Look): Change {
  const most = Math.min(known.length, value.length);
  let start = 0;
  while (start < most && stands(entries, known[start] as T, value, start, look)) start++;
  let end = 0;
  for (; end < most - start; end++) {
    if (!stands(entries, known[known.length - 1 - end] as T, value, value.length - 1 - end, look)) break;
  }
  const removed = known.length - end - start;
  const change: unknown[] = [start, removed];
  for (let i = start; i < value.length - end; i++) {
    enter(entries, i, look);
    change.push(entries.kind.observe(value[i] as T, look));
  }
  known.splice(start, removed, ...(change.slice(2) as T[]));
  return { '~': change };
}

function enter<T>({ ownedBySeat }: Entries<T>, i: number, look: Look): void {
  look.at[look.at.length - 1] = i;
  if (ownedBySeat) look.owner = i;
}

/** Whether an entry of the view is what entry `i` of the list looks like. */
function stands<T>(entries: Entries<T>, known: T, value: readonly T[], i: number, look: Look): boolean {
  enter(entries, i, look);
  const { isSame, kind } = entries;
  return isSame === null
    ? same(known, kind.observe(value[i] as T, look))
    : isSame(known, value[i] as T, look);
}
