import type { Evaluation } from '@getaway/bots';
import { type Title as Loadable, library } from '@getaway/games/library';
import { loaded } from '../ui/loading.ts';

/** A game as the library has it; bots know something of each. */
export type Title = Required<Loadable>;

/** If a game cannot be loaded, the page says so. */
export const TITLES: readonly Title[] = library.map((title) => ({
  ...title,
  load: () => loaded(title.load),
  evaluation: () => loaded<Evaluation>(title.evaluation),
}));

export const isTitle = (id: string): boolean => TITLES.some((title) => title.id === id);

export function titleOf(id: string): Title {
  const title = TITLES.find((candidate) => candidate.id === id);
  if (!title) throw new Error(`unknown game "${id}"`);
  return title;
}
