import { type Bag, below } from '@getaway/engine';
import { OFFICER_TYPES } from '../content/index.ts';
import { has, withBit } from './bits.ts';
import type { TileId } from './map/index.ts';
import { officerNames, tileNumber } from './officers.ts';
import type { Emit } from './play.ts';
import type { State } from './state.ts';

const OFFICERS_A_TILE = 2;

/** The part of the state that officers are drawn from and put on. */
type Table = Pick<State, 'rng' | 'bag' | 'officers'>;

/** EP-HID-06: everybody may count what is in the bag. */
export const officerBag = ({ bag }: Pick<State, 'bag'>): Bag => ({
  stack: 'officerBag',
  pieces: Object.fromEntries(OFFICER_TYPES.map((type, i) => [type, bag[i]!])),
});

function drawOfficer(s: Table): number {
  let i = below(s, s.bag[0]! + s.bag[1]! + s.bag[2]!);
  let type = 0;
  while (i >= s.bag[type]!) i -= s.bag[type++]!;
  s.bag[type]!--;
  return type;
}

/** EP-SET-06, EP-SET-07: two officers for each tile; then of two of a type on a tile one goes back to the bag. */
export function staff(s: Table, tiles: readonly TileId[], emit?: Emit): void {
  const surplus: number[] = [];
  for (const tile of tiles) {
    const i = tileNumber(tile);
    for (let n = 0; n < OFFICERS_A_TILE; n++) {
      const type = drawOfficer(s);
      if (has(s.officers[i]!, type)) surplus.push(type);
      s.officers[i] = withBit(s.officers[i]!, type);
    }
    emit?.({
      event: 'officersPlaced',
      tile,
      officers: officerNames(s.officers[i]!),
      rules: ['EP-SET-06', 'EP-SET-07'],
    });
  }
  for (const type of surplus) s.bag[type]!++;
}
