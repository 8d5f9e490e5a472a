import { sameChance } from './chance.ts';
import type { Base, Choice } from './game.ts';
import type { Play } from './record.ts';
import { type Hidden, wasShown } from './schema/schema.ts';
import type { Table } from './table.ts';

/** What one play brought to light. Undo goes back to the last barrier, never across it. */
export interface Barrier {
  /** Chance was used. */
  readonly chance: boolean;
  /** A secret was shown to someone. */
  readonly shown: boolean;
  /** Seats act side by side here, so another seat's play is no barrier by itself. */
  readonly interleaved: boolean;
}

/** Plays everything once more from a fresh table, watching what becomes known. */
export function barriers<S extends Base, C extends Choice>(
  table: Table<S, C>,
  plays: readonly Play<C>[],
): Barrier[] {
  const { game, state } = table;
  const viewers = Array.from({ length: state.seats + 1 }, (_, i) => i - 1);
  const hidden = (): Hidden[] => viewers.map((viewer) => game.schema.hiddenFrom(state, viewer));
  let before = hidden();
  return plays.map(({ seat, choice }) => {
    const rng = state.rng.slice();
    const interleaved = game.steps[table.decision()?.step ?? '']?.interleaved === true;
    table.play(seat, choice);
    const after = hidden();
    const shown = after.some((now, i) => wasShown(before[i] as Hidden, now));
    before = after;
    return { chance: !sameChance(state, { rng }), shown, interleaved };
  });
}

/** The plays that remain when a seat takes back all its own from number `from` on. */
export const withoutPlays = <C extends Choice>(
  plays: readonly Play<C>[],
  seat: number,
  from: number,
): Play<C>[] => plays.filter((play, i) => i < from || play.seat !== seat);

/** The numbers of a seat's plays that nothing has frozen yet. */
export function undoable(marks: readonly Barrier[], plays: readonly Play[], seat: number): number[] {
  const found: number[] = [];
  let othersActed = false;
  for (let i = plays.length - 1; i >= 0; i--) {
    const mark = marks[i] as Barrier;
    const own = plays[i]?.seat === seat;
    if (mark.chance || mark.shown) break;
    if (!mark.interleaved && (othersActed || !own)) break;
    if (own) found.unshift(i);
    else othersActed = true;
  }
  return found;
}
