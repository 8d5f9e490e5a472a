import type { Base } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import { useState } from 'react';
import type { LogEntry } from '../match/position.ts';
import type { LookedAt } from './lookedAt.ts';

/** To who only looks on nothing is offered, and nothing refused. */
const NOTHING_ASKED: LookedAt['session'] = {
  explain: () => Promise.resolve([]),
  preview: () => Promise.resolve(null),
};

interface Onlooked {
  readonly game: string;
  readonly log: readonly LogEntry[];
  readonly view: Base;
  readonly words: Speaker;
}

/** The rules lens for who looks on, as at a replay, and what switches it. */
export function useOnlookersLens({ game, log, view, words }: Onlooked): {
  readonly looked: LookedAt;
  readonly isOn: boolean;
  readonly switchLens: () => void;
} {
  const [lens, setLens] = useState<string | null>(null);
  return {
    looked: {
      session: NOTHING_ASKED,
      state: { game, log },
      position: { view, choices: [], decision: null },
      words,
      attention: { lens, setLens },
    },
    isOn: lens !== null,
    switchLens: () => setLens(lens === null ? '' : null),
  };
}
