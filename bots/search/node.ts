import type { Choice, Json } from '@getaway/engine';

/** A choice in the tree: how often it was there, how often it was taken, and what came of it for whoever chose. */
export interface Branch {
  readonly choice: Choice;
  /** How promising it looked at a glance. */
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
  visits: number;
  /** Sum of the values, for the seat that decides. */
  sum: number;
}

export const newNode = (seat: number): Node => ({ seat, branches: new Map(), visits: 0, sum: 0 });

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
