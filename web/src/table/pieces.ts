import { onSeat, type PieceGroup } from '@getaway/board';
import type { Speaker } from '@getaway/words';
import type { Position } from '../match/position.ts';
import type { BoardParts } from './boards.ts';

/** What a note can be written on: what the game's board says, and everybody at the table. */
export const piecesOf = (
  { view }: Pick<Position, 'view'>,
  parts: BoardParts | null,
  words: Speaker,
  say: Speaker['say'],
): PieceGroup[] => [
  {
    name: say('table.tab.players'),
    pieces: Array.from({ length: view.seats }, (_, seat) => ({ id: onSeat(seat), name: words.player(seat) })),
  },
  ...(parts?.pieces(view, words) ?? []),
];
