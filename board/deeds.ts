import type { Logged } from '@getaway/engine';

/** Something that one seat did to another, or to a character that nobody plays; null where it was aimed at nobody. */
export interface Deed {
  readonly by: number;
  readonly at: number | string | null;
  /** The choice that it came with. */
  readonly play: number;
}

/** A chart of who did how much to whom. */
export interface DeedChart {
  /** The messages that are its title, and that name what was aimed at nobody. */
  readonly title: string;
  readonly aimless: string;
  of(log: readonly Logged[]): Deed[];
}
