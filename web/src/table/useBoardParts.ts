import { useLoaded } from '../ui/useLoaded.ts';
import { type BoardParts, BOARDS } from './boards.ts';

/** What a game's board knows besides its pictures; null until it is loaded, and for a game without a board. */
export function useBoardParts(game: string): BoardParts | null {
  return useLoaded<BoardParts | null>(game, async () => (await BOARDS[game]?.load()) ?? null, null);
}
