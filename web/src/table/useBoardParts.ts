import { useEffect, useState } from 'react';
import { type BoardParts, BOARDS } from './boards.ts';

/** What a game's board knows besides its pictures; null until it is loaded, and for a game without a board. */
export function useBoardParts(game: string): BoardParts | null {
  const [parts, setParts] = useState<BoardParts | null>(null);
  useEffect(() => {
    setParts(null);
    void BOARDS[game]?.load().then(setParts);
  }, [game]);
  return parts;
}
