import type { Source } from '../agenda.ts';
import { heroCount } from '../options.ts';
import type { State } from '../state.ts';

/** The New York player has the last seat; null when the city plays by itself. */
export const newYorkSeat = (s: State): number | null =>
  s.options.bands ? heroCount(s.options, s.seats) : null;

const HEROES_OWN: readonly Source[] = [
  'card',
  'ability',
  'item',
  'weapon',
  'bracelet',
  'building',
  'car',
  'task',
  'cop',
];
const NEW_YORKS_OWN: readonly Source[] = ['band', 'mission'];

/**
 * Who takes a choice inside an effect (NY-FX-03, NY-GEN-05). `city`: placing prisoners, cars and roadblocks, moving
 * enemies; `other`: everything else.
 */
export function chooser(s: State, by: Source, about: 'city' | 'other'): number {
  const newYork = newYorkSeat(s);
  if (newYork === null || HEROES_OWN.includes(by)) return s.current;
  return about === 'city' || NEW_YORKS_OWN.includes(by) ? newYork : s.current;
}
