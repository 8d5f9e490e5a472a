import type { Choice, Json } from '@getaway/engine';

/** A choice in the tree: how often it was there, how often it was taken, and what came of it for whoever chose. */
export interface Branch {
  readonly choice: Choice;
  /** How promising it looked at a glance; a glance is not to be trusted in full, so it is the root of the weight. */
  weight: number;
  available: number;
  taken: number;
  /** Sum of the values, for the seat that chooses. */
  sum: number;
  node: Node | null;
}

/** A decision as the seat that decides knows it, whatever the worlds behind it are. */
export interface Node {
  readonly seat: number;
  readonly branches: Map<string, Branch>;
  /** The branches that were there at the last visit, in the order offered. */
  last: readonly Branch[];
  visits: number;
  /** Sum of the values, for the seat that decides. */
  sum: number;
}

export const newNode = (seat: number): Node => ({ seat, branches: new Map(), last: [], visits: 0, sum: 0 });

/** Choices are told apart by what they say. */
export function keyOf(choice: Choice): string {
  let key = choice.do;
  for (const field in choice) {
    if (field === 'do') continue;
    const value = (choice as unknown as Record<string, Json>)[field];
    key += `|${field}:${typeof value === 'object' ? JSON.stringify(value) : value}`;
  }
  return key;
}

/** Whether two choices say the same, as far as a quick look tells: lists must be the same list. */
export function alike(one: Choice, other: Choice): boolean {
  if (one === other) return true;
  if (one.do !== other.do) return false;
  const a = one as unknown as Record<string, unknown>;
  const b = other as unknown as Record<string, unknown>;
  let fields = 0;
  for (const field in a) {
    if (a[field] !== b[field]) return false;
    fields++;
  }
  for (const _ in b) fields--;
  return fields === 0;
}
