import type { BoardWords } from '@getaway/board';
import { quoted } from '@getaway/words';
import { landmarksOf } from '../rules/landmarks.ts';
import { CELLS } from '../rules/map/index.ts';
import type { State } from '../rules/state.ts';

/** Two sides fix where a cell is; more would only be longer. */
const ENOUGH = 2;

/**
 * While tiles are laid, the cells by what the picture shows beside them, as terms: "north-east of Hospital and north-west of
 * Store A". It shows no coordinates.
 */
export function terms(view: State, words: BoardWords): Readonly<Record<string, string>> | null {
  if (view.agenda.at(-1)?.step !== 'placeTile') return null;
  return Object.fromEntries(CELLS.map((cell) => [`term.${cell}`, quoted(cellName(view, cell, words))]));
}

function cellName(view: State, cell: string, words: BoardWords): string {
  const landmarks = landmarksOf(view, cell).slice(0, ENOUGH);
  if (landmarks.length === 0) return words.say('board.loneCell');
  return words.say('board.cellBeside', {
    beside: landmarks.map(({ heading, beside }) =>
      words.say('board.besidePlace', { heading, place: beside }),
    ),
  });
}
