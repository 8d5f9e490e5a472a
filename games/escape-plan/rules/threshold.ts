import { int, type Offer, push, seatNo } from '@getaway/engine';
import { OFFICER_TYPES, THRESHOLDS, TILES } from '../content/index.ts';
import { pushUnlocks } from './assets.ts';
import { has } from './bits.ts';
import { isHuman, named, thiefOf, tileOfPawn } from './characters.ts';
import { takeDisc } from './discs.ts';
import { graphOf } from './map/city.ts';
import { distanceIn } from './map/graph.ts';
import { exitLocation, type TileId, tileOf } from './map/index.ts';
import { cityTiles, moveOfficer, tileNumber, whyNotReceive } from './officers.ts';
import { openExit } from './places.ts';
import { type Choice, type Emit, step } from './play.ts';
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
      const mover = s.row[other]! < s.row[who]! ? moverFor(s, who, other) : null;
      if (mover === null) continue;
      return push(s, { step: 'chase', seat: mover, who }, { step: 'threshold', who, line, next: i + 1 });
    }
    if (isHuman(s, who)) reward(s, who, line, emit);
  },
});

/** Who moves the officer that is due for a character: EP-THR-03, EP-SAN-21, EP-SOL-15; nobody for the arrested. */
function moverFor(s: State, who: number, other: number): number | null {
  const mover = isHuman(s, other) ? other : s.seats === 1 ? 0 : 1 - who;
  return thiefOf(s, mover).status === 'arrested' ? null : mover;
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

type OfficerMove = Extract<Choice, { do: 'moveOfficer' }>;
/** All moves of officers that there could be, by tile, tile and type. */
const officerMoves: readonly OfficerMove[] = TILES.flatMap((tile) =>
  TILES.flatMap((to) =>
    OFFICER_TYPES.map((officer) => Object.freeze({ do: 'moveOfficer', officer, tile, to } as const)),
  ),
);

const moveNumber = (type: number, from: number, to: number): number =>
  (from * TILES.length + to) * OFFICER_TYPES.length + type;

/** Where the numbers of legal moves are collected; used again at the next chase. */
const legal: number[] = [];

/** EP-MAP-08: how far it is from the crosser to each of these tiles. */
function distancesTo(s: State, who: number, tiles: readonly number[]): number[] {
  const graph = graphOf(s.city);
  const crosser = tileNumber(tileOfCrosser(s, who));
  const distances: number[] = [];
  for (let i = 0; i < tiles.length; i++) distances.push(distanceIn(graph, crosser, tiles[i]!));
  return distances;
}

/** EP-DEC-17: any officer, to a tile that is nearer to the crosser (EP-THR-04); nothing if none can (EP-THR-05). */
export const chase = step({
  fields: { seat: seatNo(), who: int(0, 4) },
  rule: 'EP-THR-04',
  skip: true,
  about: (s, { who }) => ({ crosserSeat: named(s, who) }),
  offers(s, { who }, _seat, offer) {
    const tiles = cityTiles(s);
    const distances = distancesTo(s, who, tiles);
    let count = 0;
    for (let i = 0; i < tiles.length; i++) {
      const from = tiles[i]!;
      const officers = s.officers[from]!;
      if (officers === 0) continue;
      for (let j = 0; j < tiles.length; j++) {
        if (distances[j]! >= distances[i]!) continue;
        const to = tiles[j]!;
        // EP-POL-02: only those of a type that is not there yet.
        const movable = officers & ~s.officers[to]!;
        for (let type = 0; movable >> type > 0; type++) {
          if (has(movable, type) && !whyNotReceive(s, type, to)) legal[count++] = moveNumber(type, from, to);
        }
      }
    }
    const possible = legal.slice(0, count);
    offer.many(count, (i) => officerMoves[possible[i]!]!);
    if (offer.explaining) explainMoves(s, tiles, distances, offer);
  },
  answer(s, _step, seat, choice, emit) {
    if (choice.do !== 'moveOfficer') return;
    moveOfficer(s, seat, choice.officer, choice.tile, choice.to, 'EP-THR-04', emit);
  },
});

/** Why not that officer to that tile? For all that cannot. */
function explainMoves(
  s: State,
  tiles: readonly number[],
  distances: readonly number[],
  offer: Offer<Choice>,
): void {
  tiles.forEach((from, i) => {
    tiles.forEach((to, j) => {
      for (let type = 0; type < OFFICER_TYPES.length; type++) {
        if (i === j || !has(s.officers[from]!, type)) continue;
        const verdict = distances[j]! < distances[i]! ? whyNotReceive(s, type, to) : 'EP-THR-04';
        if (verdict) offer(officerMoves[moveNumber(type, from, to)]!, verdict);
      }
    });
  });
}

/** EP-ADJ-03: each step beyond the top row is a wound, without any executive action (EP-RUL-24). */
export const tooNotorious = step({
  fields: { seat: seatNo(), amount: int(1, 4) },
  run: (s, { seat, amount }, emit) => wound(s, seat, amount, 'EP-ADJ-03', emit),
});
