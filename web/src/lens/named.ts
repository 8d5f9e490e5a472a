import { idOf, kindOf, type LensTracks, type RuleLens } from '@getaway/board';
import type { Base, RuleId } from '@getaway/engine';
import type { Speaker } from '@getaway/words';

/** Fields of choices and events that hold a seat's number, in all games. */
const SEAT = /^(seat|by)s?$|Seats?$/;

export const nameOf = (piece: string, view: Base, lens: RuleLens, words: Speaker): string =>
  kindOf(piece) === 'seat' ? words.player(Number(idOf(piece))) : lens.nameOf(view, piece, words);

const trackOf = (piece: string, { tracks }: RuleLens): LensTracks[string] | undefined =>
  kindOf(piece) === 'track' ? tracks[idOf(piece)] : undefined;

/** The rules of pieces like this one, the nearest first. */
export const rulesOf = (piece: string, view: Base, lens: RuleLens): readonly RuleId[] =>
  trackOf(piece, lens)?.rules ?? lens.rulesOf(view, piece);

/** The names of a piece: choices and events have its id, seats their number, and a game may know others. */
export const namesOf = (piece: string, view: Base, lens: RuleLens): ReadonlySet<string> =>
  new Set([
    kindOf(piece) === 'seat' ? piece : idOf(piece),
    ...(trackOf(piece, lens)?.about ?? lens.aliases(view, piece)),
  ]);

/** Whether a choice, a refusal or an event names one of these, anywhere in it. */
export function speaksOf(said: unknown, names: ReadonlySet<string>, field = ''): boolean {
  if (typeof said === 'string') return names.has(said);
  if (typeof said === 'number') return SEAT.test(field) && names.has(`seat:${said}`);
  if (Array.isArray(said)) return said.some((one) => speaksOf(one, names, field));
  if (typeof said !== 'object' || said === null) return false;
  return Object.entries(said).some(([name, value]) => speaksOf(value, names, name));
}
