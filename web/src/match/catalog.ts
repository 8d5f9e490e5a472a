import type { Evaluation } from '@getaway/bots';
import type { Game } from '@getaway/engine';
import { loaded } from '../ui/loading.ts';

/** What the home screen must know of a game before it is loaded. */
export interface Title {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Loads the rules. */
  readonly load: () => Promise<Game>;
  /** Loads what bots know of the game. */
  readonly evaluation: () => Promise<Evaluation>;
}

const game = (load: () => Promise<unknown>) => (): Promise<Game> => loaded(load) as Promise<Game>;
const evaluation = (load: () => Promise<unknown>) => (): Promise<Evaluation> =>
  loaded(load) as Promise<Evaluation>;

export const TITLES: readonly Title[] = [
  {
    id: 'escape-plan',
    seats: { min: 1, max: 5 },
    load: game(async () => (await import('@getaway/escape-plan')).escapePlan),
    evaluation: evaluation(async () => (await import('@getaway/escape-plan/bot')).evaluation),
  },
  {
    id: 'escape-from-new-york',
    seats: { min: 1, max: 5 },
    load: game(async () => (await import('@getaway/escape-from-new-york')).escapeFromNewYork),
    evaluation: evaluation(async () => (await import('@getaway/escape-from-new-york/bot')).evaluation),
  },
  {
    id: 'master-heist',
    seats: { min: 1, max: 4 },
    load: game(async () => (await import('@getaway/master-heist')).masterHeist),
    evaluation: evaluation(async () => (await import('@getaway/master-heist/bot')).evaluation),
  },
];

export const isTitle = (id: string): boolean => TITLES.some((title) => title.id === id);

export function titleOf(id: string): Title {
  const title = TITLES.find((candidate) => candidate.id === id);
  if (!title) throw new Error(`unknown game "${id}"`);
  return title;
}
