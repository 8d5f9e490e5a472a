import type { BoardProps } from '@getaway/board';
import type { Choice } from '@getaway/engine';
import { useCallback } from 'react';
import type { BoardParts } from './boards.ts';

/** What a choice costs or pays. */
export type Worth = (choice: Choice) => string;

/** As the game's board says it, with the viewer's eyes; nothing until the board is there. */
export function useWorth(parts: BoardParts | null, seen: BoardProps): Worth {
  const { view, viewer, words, veiled } = seen;
  return useCallback((choice) => parts?.worthOf?.(seen, choice) ?? '', [parts, view, viewer, words, veiled]);
}
