import type { Choice } from '@getaway/engine';

/** What somebody points at with the rules lens. */
export type Pointed =
  | { readonly at: 'piece'; readonly piece: string }
  | { readonly at: 'choice'; readonly choice: Choice }
  /** A line of the log, by its number. */
  | { readonly at: 'line'; readonly n: number }
  | { readonly at: 'prompt' };
