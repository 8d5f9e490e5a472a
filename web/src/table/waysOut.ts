import type { Explained } from '@getaway/engine';
import type { Speaker } from '@getaway/words';

/** Something that would make a refused thing possible. */
export interface WayOut {
  readonly text: string;
  readonly rules: readonly string[];
}

/** All that would make it possible: what to choose first, and what the game knows. */
export const waysOut = (
  { first, remedies = [] }: Explained,
  words: Speaker,
  say: Speaker['say'],
): readonly WayOut[] => [
  ...(first ? [{ text: say('why.first', { choice: words.choice({ ...first }) }), rules: [] }] : []),
  ...remedies.map((remedy) => ({ text: words.remedy(remedy), rules: remedy.rules })),
];
