import type { Choice } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import { useCallback } from 'react';
import type { Position } from '../match/position.ts';
import type { WhereTo } from './boards.ts';

/** Which way a choice leads, for those who play without the picture of the board. */
export type Directions = (choice: Choice) => string;

/** `whereTo` only where the board is played as text; a game without one says in its choices themselves where they lead. */
export function useDirections(whereTo: WhereTo | null, position: Position, words: Speaker): Directions {
  const { view, actor } = position;
  return useCallback((choice) => whereTo?.(view, actor, choice, words) ?? '', [whereTo, view, actor, words]);
}
