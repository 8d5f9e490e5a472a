import type { BoardWords, PieceGroup } from '@getaway/board';
import { SPACE_IDS, type SpaceId } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import { groundName } from './names.ts';

export { onCard, onSign, onTrack } from '@getaway/board';

/** Under which name a note on a space is kept. */
export const onSpace = (space: SpaceId): string => `space:${space}`;
/** What the rules lens is pointed at goes by such names too. */
export const onSlot = (slot: string): string => `slot:${slot}`;
export const onEnemy = (kind: string): string => `enemy:${kind}`;

/** Everything that a note can be written on, as the table shows it now. */
export const pieces = (view: State, words: BoardWords): PieceGroup[] => [
  {
    name: words.say('board.spaces'),
    pieces: SPACE_IDS.map((id) => ({
      id: onSpace(id),
      name: words.say('board.spaceIs', { space: id, ground: groundName({ view, words }, id) }),
    })),
  },
];
