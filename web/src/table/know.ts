import type { HiddenPlace, Pile } from '@getaway/engine';
import type { Speaker } from '@getaway/words';

/** What a pile is called: its kind of piece, and the back that it shows. */
export const pileName = ({ set, back }: Pile, words: Speaker): string =>
  words.say(`pile.${set}`, { back, kind: back.replaceAll(/\W/g, '_') || 'none' });

/** The message that names a stack; one of several alike may go by the name of all of them. */
export function placeKey({ stack }: HiddenPlace, words: Speaker): string | undefined {
  const parts = stack.split('.');
  return parts.map((_, i) => `stack.${parts.slice(0, parts.length - i).join('.')}`).find(words.has);
}

/** What a stack is called. */
export const placeName = (place: HiddenPlace, words: Speaker): string =>
  words.say(
    placeKey(place, words) ?? `stack.${place.stack}`,
    place.seat === null ? {} : { seat: place.seat },
  );

export interface Possible {
  readonly name: string;
  readonly count: number;
  /** How likely the next piece of the pile is this one, in percent. */
  readonly odds: number;
}

/** What may be in a pile, the likeliest first. */
export function possibilities({ pieces }: Pile, words: Speaker): Possible[] {
  const all = pieces.reduce((sum, { count }) => sum + count, 0);
  return pieces
    .map(({ id, count }) => ({ name: words.term(id), count, odds: (100 * count) / all }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}
