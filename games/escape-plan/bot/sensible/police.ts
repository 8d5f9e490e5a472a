import type { OfficerType } from '../../content/index.ts';
import { isActive, tileOfPawn } from '../../rules/characters.ts';
import { countBits } from '../../rules/bits.ts';
import { LOCATIONS, type TileId, tileOf } from '../../rules/map/index.ts';
import { officersOn } from '../../rules/officers.ts';
import type { State } from '../../rules/state.ts';
import { openExitNumber } from '../distances.ts';
import { LAST_DAY } from '../turns.ts';
import type { Weights } from '../weights.ts';

/** What an officer costs whoever must pass it. */
const OFFICER = 8;

/** How much an officer on a tile troubles a seat: it must leave its own tile, and pass the exit on the last day. */
function trouble(s: State, seat: number, tile: TileId): number {
  if (!isActive(s, seat)) return 0;
  let worth = tileOfPawn(s, seat) === tile ? 1 : 0;
  if (s.day === LAST_DAY && tileOf(LOCATIONS[openExitNumber(s)]!) === tile) worth += 0.8;
  return worth;
}

/** What it is worth to a seat that an officer stands on a tile: good against rivals, bad against oneself. */
function against(s: State, seat: number, tile: TileId): number {
  let worth = -OFFICER * 1.6 * trouble(s, seat, tile);
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat) worth += (OFFICER * trouble(s, other, tile)) / Math.max(1, s.seats - 1) ** 0.5;
  }
  return worth;
}

/** Moving an officer from a tile to another, or out of the game. During avoiding, the tile that is left counts most. */
export function moveWorth(
  s: State,
  seat: number,
  officer: OfficerType,
  from: TileId,
  to: TileId | null,
  w: Weights,
): number {
  const step = s.agenda[s.agenda.length - 1];
  let worth = (to === null ? 0 : against(s, seat, to)) - against(s, seat, from);
  if (step?.step !== 'settle') return worth;
  const danger = step['danger'] as readonly string[];
  const i = danger.indexOf(from);
  const bit = 1 << ['federal', 'county', 'swat'].indexOf(officer);
  if (i >= 0 && ((step['settled'] as readonly number[])[i]! & bit) === 0) worth += w.wound;
  if (to !== null && danger.includes(to)) worth -= w.wound;
  return worth;
}

/** EP-THR-04: the officer that somebody must move towards whoever crossed a line. */
export function chaseWorth(
  s: State,
  seat: number,
  { tile, to }: { readonly tile: TileId; readonly to: TileId },
): number {
  return 2 * (against(s, seat, to) - against(s, seat, tile)) - 0.1 * countBits(officersOn(s, to));
}
