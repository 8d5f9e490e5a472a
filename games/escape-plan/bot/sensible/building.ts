import { PLAN_CARD, type PlanPlace, TILES } from '../../content/index.ts';
import { countBits } from '../../rules/bits.ts';
import { ATLAS } from '../../rules/map/atlas.ts';
import { cellDistance } from '../../rules/map/graph.ts';
import { spaceOf, tileOf } from '../../rules/map/index.ts';
import type { State } from '../../rules/state.ts';

/** EP-CTY-03: compact cities and few officers near the own pawn suit everybody; a place of one's own nearby most. */
export function tileWorth(
  s: State,
  seat: number,
  { tile, cell }: { readonly tile: string; readonly cell: string },
): number {
  const here = s.at[seat];
  if (here === null || here === undefined) return 0;
  const own = s.city.cells[s.city.tiles.indexOf(tileOf(here))]!;
  const distance = cellDistance(ATLAS, ATLAS.cellIndex.get(cell)!, ATLAS.cellIndex.get(own)!);
  const officers = countBits(s.officers[TILES.indexOf(tile)]!);
  const draw = spaceOf(tile) === null ? 2 : 5;
  return -draw * distance - 2 * officers;
}

/** EP-CTY-07: what one's own plan pays for, in reach before the others have closed it. */
export function placeWorth(s: State, seat: number, place: PlanPlace): number {
  const value = PLAN_CARD[s.thieves[seat]!.plan].values[place];
  return value === 'income' ? 0 : value / 5;
}
