import { int, push, seatNo } from '@getaway/engine';
import { OFFICER_TYPES, THRESHOLDS, TILES } from '../content/index.ts';
import { pushUnlocks } from './assets.ts';
import { has } from './bits.ts';
import { isHuman, named, thiefOf, tileOfPawn } from './characters.ts';
import { takeDisc } from './discs.ts';
import { graphOf } from './map/city.ts';
import { exitLocation, type TileId, tileOf } from './map/index.ts';
import { cityTiles, moveOfficer, tileNumber, whyNotReceive } from './officers.ts';
import { openExit } from './places.ts';
import { type Emit, step } from './play.ts';
import type { State } from './state.ts';
import { wound } from './wounds.ts';

/** EP-THR-02, EP-THR-03, EP-THR-06: one line that a marker crossed; characters before `next` have had their move. */
export const threshold = step({
  fields: { who: int(0, 4), line: int(0, THRESHOLDS.length - 1), next: int(0, 5) },
  run(s, { who, line, next }, emit) {
    if (next === 0)
      emit?.({ event: 'thresholdCrossed', seat: named(s, who), line: line + 1, rules: ['EP-THR-01'] });
    for (let i = next; i < s.order.length; i++) {
      const other = s.order[i]!;
      // EP-RUL-14: judged by the new row.
      const mover = other !== who && s.row[other]! < s.row[who]! ? moverFor(s, who, other) : null;
      if (mover === null) continue;
      return push(s, { step: 'chase', seat: mover, who }, { step: 'threshold', who, line, next: i + 1 });
    }
    if (isHuman(s, who)) reward(s, who, line, emit);
  },
});

/** Who moves the officer that is due for a character: EP-THR-03, EP-SAN-21, EP-SOL-15; nobody for the arrested. */
function moverFor(s: State, who: number, other: number): number | null {
  const mover = isHuman(s, other) ? other : s.seats === 1 ? 0 : 1 - who;
  return isHuman(s, mover) && thiefOf(s, mover).status !== 'arrested' ? mover : null;
}

/** EP-THR-06. Sandra and Costa get nothing (EP-SAN-20). */
function reward(s: State, seat: number, line: number, emit: Emit): void {
  const { unlockAssets, extraActionDiscs } = THRESHOLDS[line]!;
  if (extraActionDiscs > 0) takeDisc(s, seat, 'EP-THR-06', emit);
  pushUnlocks(s, seat, unlockAssets);
}

/** EP-THR-07: for somebody who has just escaped, the tile of the exit. */
const tileOfCrosser = (s: State, who: number): TileId =>
  tileOfPawn(s, who) ?? tileOf(exitLocation(openExit(s)));

/** EP-MAP-08: by tile number. */
function distancesFrom(s: State, tile: TileId): Int8Array {
  const first = tileNumber(tile) * TILES.length;
  return graphOf(s.city).distance.subarray(first, first + TILES.length);
}

/** EP-DEC-17: any officer, to a tile that is nearer to the crosser (EP-THR-04); nothing if none can (EP-THR-05). */
export const chase = step({
  fields: { seat: seatNo(), who: int(0, 4) },
  rule: 'EP-THR-04',
  skip: true,
  offers(s, { who }, _seat, offer) {
    const tiles = cityTiles(s);
    const distances = distancesFrom(s, tileOfCrosser(s, who));
    for (const from of tiles) {
      const officers = s.officers[from]!;
      if (officers === 0) continue;
      for (const onto of tiles) {
        const nearer = distances[onto]! < distances[from]!;
        if (onto === from || (!nearer && !offer.explaining)) continue;
        const [tile, to] = [TILES[from]!, TILES[onto]!];
        for (let type = 0; type < OFFICER_TYPES.length; type++) {
          const officer = OFFICER_TYPES[type]!;
          if (!has(officers, type)) continue;
          offer(
            { do: 'moveOfficer', officer, tile, to },
            nearer ? whyNotReceive(s, officer, to) : 'EP-THR-04',
          );
        }
      }
    }
  },
  answer(s, _step, seat, choice, emit) {
    if (choice.do !== 'moveOfficer') return;
    moveOfficer(s, seat, choice.officer, choice.tile, choice.to, 'EP-THR-04', emit);
  },
});

/** EP-ADJ-03: each step beyond the top row is a wound, without any executive action (EP-RUL-24). */
export const tooNotorious = step({
  fields: { seat: seatNo(), amount: int(1, 4) },
  run: (s, { seat, amount }, emit) => wound(s, seat, amount, 'EP-ADJ-03', emit),
});
