import { OFFICER_TYPES } from '../content/index.ts';
import { has } from '../rules/bits.ts';
import { isHuman, named } from '../rules/characters.ts';
import { locationsOf, tileOf } from '../rules/map/index.ts';
import { officersOn } from '../rules/officers.ts';
import { wayTo } from './compass.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import { shownAt } from './locations.ts';
import { noteWords, onPlace, onTile } from './notes.ts';
import type { Risk } from './risk.ts';

type Seen = Pick<EscapePlanBoardProps, 'view' | 'words' | 'notes'>;

const nameOf = ({ view, words }: Seen, who: number): string =>
  isHuman(view, who) ? words.player(who) : words.term(String(named(view, who)));

/** Who stands on a location. */
const whoIsAt = (seen: Seen, location: string): string[] =>
  seen.view.at.flatMap((place, who) => (place === location ? [nameOf(seen, who)] : []));

export const officersAt = ({ view, words }: Seen, tile: string): string[] =>
  OFFICER_TYPES.filter((_, i) => has(officersOn(view, tile), i)).map((type) => words.term(type));

/** What is on a tile: its own name stands nowhere in the picture. */
export const placesOn = ({ view, words }: Seen, tile: string): string =>
  locationsOf(tile)
    .map((location) => shownAt(view, location, words).name)
    .join(', ');

/** A location: what it is, where, who is there, and what going there costs. */
export function placeName(seen: Seen, location: string, risk: Risk | undefined): string {
  const { view, words, notes } = seen;
  const people = whoIsAt(seen, location);
  const shown = shownAt(view, location, words);
  const name = words.say('board.placeName', {
    place: shown.name,
    tile: tileOf(location),
    shut: shown.shut ? 'yes' : 'no',
    people: people.length,
    names: people,
    reachable: risk ? 'yes' : 'no',
    movement: risk?.movement ?? 0,
    officers: risk?.officers ?? 0,
    wounds: risk?.wounds ?? 0,
  });
  return name + noteWords(notes, onPlace(location), words);
}

/** A tile: what it is, which way it lies from another, what is on it, and how much of it can be chosen. */
export function tileName(
  seen: Seen,
  tile: string,
  at: { readonly row: number; readonly column: number },
  legal: number,
  from: string | null,
): string {
  const { view, words, notes } = seen;
  const locations = locationsOf(tile);
  const officers = officersAt(seen, tile);
  const people = locations.flatMap((location) => whoIsAt(seen, location));
  const name = words.say('board.tileName', {
    tile,
    ...at,
    where: wayTo(view.city, from, tile, words) || 'none',
    places: locations.map((location) => shownAt(view, location, words).name),
    people: people.length,
    names: people,
    police: officers.length,
    officers,
    legal,
  });
  return name + [onTile(tile), ...locations.map(onPlace)].map((on) => noteWords(notes, on, words)).join('');
}
