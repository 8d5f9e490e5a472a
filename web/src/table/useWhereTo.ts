import type { Choice } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import { useCallback, useEffect, useState } from 'react';
import type { Position } from '../match/position.ts';
import { BOARDS, type WhereTo } from './boards.ts';

/** Which way a choice leads, for those who play without the picture of the board. */
export type Directions = (choice: Choice) => string;

/** `on` where the board is played as text; a game without a board says in its choices themselves where they lead. */
export function useWhereTo(game: string, on: boolean, position: Position, words: Speaker): Directions {
  const [whereTo, setWhereTo] = useState<WhereTo | null>(null);
  useEffect(() => {
    if (on) void BOARDS[game]?.load().then((loaded) => setWhereTo(() => loaded.whereTo));
  }, [game, on]);
  const { view, actor } = position;
  return useCallback(
    (choice) => (on && whereTo ? whereTo(view, actor, choice, words) : ''),
    [on, whereTo, view, actor, words],
  );
}
