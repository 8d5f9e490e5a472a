import {
  BadInput,
  type Base,
  type Choice,
  createMatch as createMatchOf,
  type Game,
  loadMatch as loadMatchOf,
  type Match,
  type MatchSetup,
} from '@getaway/engine';
import { type Games, gamesOf, library } from './library.ts';

export type { Games };

/** Every game that is complete. */
export const games: Games = await gamesOf(library);

/** Begins a match of a game, named by its id or given. */
export function createMatch<S extends Base, C extends Choice>(
  game: Game<S, C>,
  setup: MatchSetup,
): Match<S, C>;
export function createMatch(game: string, setup: MatchSetup): Match;
export function createMatch(game: Game | string, setup: MatchSetup): Match {
  if (typeof game !== 'string') return createMatchOf(game, setup);
  const found = Object.hasOwn(games, game) ? games[game] : undefined;
  if (found === undefined) throw new BadInput(`unknown game "${game}"`);
  return createMatchOf(found, setup);
}

/** Plays a stored match again: of a registered game, or of one of those given. */
export const loadMatch = (record: unknown, among: Games = games): Match => loadMatchOf(record, among);
