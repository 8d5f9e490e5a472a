import type { Evaluation } from '@getaway/bots';
import type { Game } from '@getaway/engine';

/** What must be known of a game before it is loaded, and how it is: nobody who plays one waits for the others. */
export interface Title {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Loads the rules. */
  readonly load: () => Promise<Game>;
  /** Loads what bots know of the game besides its rules; without that they play by its outcome alone. */
  readonly evaluation?: () => Promise<Evaluation>;
}

export type Library = readonly Title[];

/** Games by their id, whatever their states and choices are like. */
export type Games = Readonly<Record<string, Game>>;

type AnyGame = Pick<Game, 'id' | 'title' | 'version' | 'rules'>;

/** Puts games side by side that differ in type; which choices and states belong to which, the engine checks. */
const game = (load: () => Promise<AnyGame>) => load as () => Promise<Game>;

/** Every game that is complete. */
export const library = [
  {
    id: 'escape-plan',
    seats: { min: 1, max: 5 },
    load: game(async () => (await import('@getaway/escape-plan')).escapePlan),
    evaluation: async () => (await import('@getaway/escape-plan/bot')).evaluation,
  },
  {
    id: 'escape-from-new-york',
    seats: { min: 1, max: 5 },
    load: game(async () => (await import('@getaway/escape-from-new-york')).escapeFromNewYork),
    evaluation: async () => (await import('@getaway/escape-from-new-york/bot')).evaluation,
  },
  {
    id: 'master-heist',
    seats: { min: 1, max: 4 },
    load: game(async () => (await import('@getaway/master-heist')).masterHeist),
    evaluation: async () => (await import('@getaway/master-heist/bot')).evaluation,
  },
] as const satisfies Library;

export const gamesOf = async (titles: Library): Promise<Games> =>
  Object.fromEntries(await Promise.all(titles.map(async ({ id, load }) => [id, await load()] as const)));

/** Games that are at hand already, as a library: samples of a test. */
export const libraryOf = (...games: readonly AnyGame[]): Library =>
  (games as readonly Game[]).map((one) => ({ id: one.id, seats: one.seats, load: async () => one }));
