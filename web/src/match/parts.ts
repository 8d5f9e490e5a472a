import { completeOptions, type Game } from '@getaway/engine';

/** What each seat plays, as `part.…` among the game's words; null where all play the same. */
export function partsOf(
  game: Game,
  options: Readonly<Record<string, unknown>>,
  seats: number,
): readonly string[] | null {
  const parts = game.parts?.(completeOptions(game, options), seats) ?? [];
  return new Set(parts).size > 1 ? parts : null;
}
