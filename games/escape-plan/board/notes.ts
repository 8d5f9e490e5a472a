import { type BoardWords, onCard, onSeat, type PieceGroup } from '@getaway/board';
import { named } from '../rules/characters.ts';
import { locationsOf } from '../rules/map/index.ts';
import type { State } from '../rules/state.ts';
import { shownAt } from './locations.ts';

export { onCard, onTrack } from '@getaway/board';

/** Under which names notes are kept: a player may have one on each of these, on each card and on each player. */
export const onPlace = (location: string): string => `place:${location}`;
export const onTile = (tile: string): string => `tile:${tile}`;

/** What the rules lens is pointed at goes by such names too. */
export const onOfficer = (type: string): string => `officer:${type}`;
export const onCharacter = (view: State, who: number): string => {
  const name = named(view, who);
  return typeof name === 'number' ? onSeat(name) : `who:${name}`;
};

type Notes = Readonly<Record<string, string>> | undefined;

/** Everything that a note can be written on, as the table shows it now. */
export function pieces(view: State, words: BoardWords): PieceGroup[] {
  const { tiles } = view.city;
  const cards = [...view.contactDisplay, ...view.thieves.flatMap(({ contacts }) => contacts)];
  return [
    {
      name: words.say('board.places'),
      pieces: tiles.flatMap((tile) =>
        locationsOf(tile).map((id) => ({
          id: onPlace(id),
          name: words.say('board.placeOnTile', { place: shownAt(view, id, words).name, tile }),
        })),
      ),
    },
    {
      name: words.say('board.tiles'),
      pieces: tiles.map((tile) => ({ id: onTile(tile), name: words.term(tile) })),
    },
    {
      name: words.say('board.contactCards'),
      pieces: [...new Set(cards)].flatMap((card) =>
        card === null ? [] : [{ id: onCard(card), name: words.term(card) }],
      ),
    },
  ];
}

/** What a name says of the note on it, after a comma; nothing where there is none. */
export const noteWords = (notes: Notes, piece: string, words: BoardWords): string =>
  notes?.[piece] === undefined ? '' : `, ${words.say('board.note', { note: notes[piece] })}`;
