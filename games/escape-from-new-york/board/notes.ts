import type { BoardWords, PieceGroup } from '@getaway/board';
import { SPACE_IDS, type SpaceId } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import { groundName } from './names.ts';

/** Under which name a note on a space is kept. */
export const onSpace = (space: SpaceId): string => `space:${space}`;
/** What the rules lens is pointed at goes by such names too. */
export const onSlot = (slot: string): string => `slot:${slot}`;
export const onSign = (sign: string): string => `sign:${sign}`;
export const onEnemy = (kind: string): string => `enemy:${kind}`;
export const onCard = (card: string): string => `card:${card}`;
export const onTrack = (track: string): string => `track:${track}`;

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
