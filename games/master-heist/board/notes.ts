import type { BoardWords, PieceGroup } from '@getaway/board';
import type { Heist, Who } from '../rules/state.ts';
import { drawFloor } from './geometry.ts';
import { personName, placeName } from './names.ts';

export { onCard, onSign, onTrack } from '@getaway/board';

/** Under which names notes are kept: a player may have one on each of these. */
export const onHex = (name: string): string => `hex:${name}`;
export const onPerson = (who: Who): string => `who:${who}`;
/** What the rules lens is pointed at goes by such names too. */
export const onAction = (action: string): string => `act:${action}`;

/** Everything that a note can be written on, as the table shows it now. */
export const pieces = (view: Heist, words: BoardWords): PieceGroup[] => [
  {
    name: words.say('board.floor'),
    pieces: drawFloor(view).map((hex) => ({ id: onHex(hex.id), name: placeName(view, hex, words) })),
  },
  {
    name: words.say('board.crew'),
    pieces: view.characters.map(({ id }, c) => ({ id: onPerson(id), name: personName(view, c, words) })),
  },
];
