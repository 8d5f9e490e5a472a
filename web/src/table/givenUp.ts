import type { Choice } from '@getaway/engine';
import type { BoardParts } from './boards.ts';

/** What gives something up for nothing comes after everything else: whoever wants to go on does not hit it. */
export const givenUpLast = (choices: readonly Choice[], givesUp: BoardParts['givesUp']): readonly Choice[] =>
  givesUp ? choices.toSorted((a, b) => Number(givesUp(a)) - Number(givesUp(b))) : choices;
