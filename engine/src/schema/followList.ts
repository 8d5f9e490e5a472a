import type { Kind, Look } from './kind.ts';

/** A list's entries, as those who follow it need to know them. */
interface Entries<T> {
  readonly kind: Kind<T>;
  /** What is secret in an entry belongs to the seat of its number. */
  readonly ownedBySeat: boolean;
  /** Whether a view of an entry is up to date. */
  readonly isSame: (view: T, value: T, look: Look) => boolean;
}

/** From so many entries on, neighbours that have all changed are told as one stretch. */
const STRETCH = 3;

/** Brings a list of numbers or ids up to date that has changed, and returns what that took, as JSON. */
export function followFlat<T>(known: T[], value: readonly T[], json: (item: T) => string): string {
  const most = Math.min(known.length, value.length);
  let start = 0;
  while (start < most && known[start] === value[start]) start++;
  let end = 0;
  while (end < most - start && known[known.length - 1 - end] === value[value.length - 1 - end]) end++;
  const removed = known.length - end - start;
  const stop = value.length - end;
  if (removed !== stop - start || removed >= STRETCH) {
    let text = `{"~":[${start},${removed}`;
    for (let i = start; i < stop; i++) text += `,${json(value[i] as T)}`;
    known.length = value.length;
    for (let i = start; i < value.length; i++) known[i] = value[i] as T;
    return `${text}]}`;
  }
  let text = '';
  for (let i = start; i < stop; i++) {
    if (known[i] === value[i]) continue;
    known[i] = value[i] as T;
    text += `${text === '' ? '{' : ','}"${i}":[${json(value[i] as T)}]`;
  }
  return `${text}}`;
}

/** Replaces what lies between those entries at both ends that have not changed, and says so as JSON. */
export function splice<T>(entries: Entries<T>, known: T[], value: readonly T[], look: Look): string {
  const { at, owner } = look;
  at.push(0);
  const most = Math.min(known.length, value.length);
  let start = 0;
  while (start < most && stands(entries, known[start] as T, value, start, look)) start++;
  let end = 0;
  for (; end < most - start; end++) {
    if (!stands(entries, known[known.length - 1 - end] as T, value, value.length - 1 - end, look)) break;
  }
  const removed = known.length - end - start;
  const inserted: T[] = [];
  for (let i = start; i < value.length - end; i++) {
    enter(entries, i, look);
    inserted.push(entries.kind.observe(value[i] as T, look));
  }
  known.splice(start, removed, ...inserted);
  at.pop();
  look.owner = owner;
  return `{"~":${JSON.stringify([start, removed, ...inserted])}}`;
}

function enter<T>({ ownedBySeat }: Entries<T>, i: number, look: Look): void {
  look.at[look.at.length - 1] = i;
  if (ownedBySeat) look.owner = i;
}

/** Whether an entry of the view is what entry `i` of the list looks like. */
function stands<T>(entries: Entries<T>, known: T, value: readonly T[], i: number, look: Look): boolean {
  enter(entries, i, look);
  return entries.isSame(known, value[i] as T, look);
}
