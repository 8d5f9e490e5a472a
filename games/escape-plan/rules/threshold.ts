import { int, type Offer, push, seatNo } from '@getaway/engine';
import { OFFICER_TYPES, THRESHOLDS, TILES } from '../content/index.ts';
import { pushUnlocks } from './assets.ts';
import { countBits, has, lowestBit } from './bits.ts';
import { isHuman, named, thiefOf, tileOfPawn } from './characters.ts';
import { takeDisc } from './discs.ts';
import { graphOf } from './map/city.ts';
import { ATLAS } from './map/atlas.ts';
import { distanceIn, filled } from './map/graph.ts';
import { exitLocation, type TileId, tileOf } from './map/index.ts';
import { cityTiles, moveOfficer, tileNumber, tilesFor, tilesWith, whyNotReceive } from './officers.ts';
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

/** No cell of the board lies farther from another. */
const FARTHEST = Math.max(...ATLAS.distance);

/** EP-MAP-08: how far it is from the crosser to each of these tiles. */
function distancesTo(s: State, who: number, tiles: readonly number[]): number[] {
  const graph = graphOf(s.city);
  const crosser = tileNumber(tileOfCrosser(s, who));
  const distances: number[] = [];
  for (let i = 0; i < tiles.length; i++) distances.push(distanceIn(graph, crosser, tiles[i]!));
  return distances;
}

/** By distance: the tiles that are nearer, as bits in the order of placing. */
function tilesWithin(distances: readonly number[]): number[] {
  const within = filled(FARTHEST + 2, 0);
  for (let i = 0; i < distances.length; i++) within[distances[i]! + 1]! |= 1 << i;
  for (let far = 1; far <= FARTHEST + 1; far++) within[far]! |= within[far - 1]!;
  return within;
}

/** Legal moves of officers: from each tile to those of them that are nearer where none of the type stands (EP-POL-02). */
interface OfficerMoves {
  readonly count: number;
  readonly distances: readonly number[];
  readonly within: readonly number[];
  /** By officer type: the tiles where one may come, as bits. */
  readonly open: readonly number[];
}

function movesOn(s: State, distances: readonly number[]): OfficerMoves {
  const within = tilesWithin(distances);
  const open: number[] = [];
  let count = 0;
  for (let type = 0; type < OFFICER_TYPES.length; type++) {
    const standing = tilesWith(s, type);
    const free = tilesFor(s, standing);
    for (let from = standing; from !== 0; from &= from - 1)
      count += countBits(within[distances[lowestBit(from)]!]! & free);
    open.push(free);
  }
  return { count, distances, within, open };
}

/** How many moves there are for the officers of one tile. */
function movesFrom(officers: number, nearer: number, open: readonly number[]): number {
  let count = 0;
  for (let type = 0; officers >> type > 0; type++)
    if (has(officers, type)) count += countBits(nearer & open[type]!);
  return count;
}

/** One of them: by tile, then by tile to go to, then by type. */
function moveAt(s: State, { distances, within, open }: OfficerMoves, number: number): Choice {
  const tiles = cityTiles(s);
  let left = number;
  let i = 0;
  for (let here = 0; ; i++) {
    here = movesFrom(s.officers[tiles[i]!]!, within[distances[i]!]!, open);
    if (left < here) break;
    left -= here;
  }
  const officers = s.officers[tiles[i]!]!;
  for (let nearer = within[distances[i]!]!; ; nearer &= nearer - 1) {
    const to = lowestBit(nearer);
    for (let type = 0; officers >> type > 0; type++) {
      if (has(officers, type) && has(open[type]!, to) && left-- === 0)
        return moveOf(type, tiles[i]!, tiles[to]!);
    }
  }
}

const moveOf = (type: number, from: number, to: number): Choice => ({
  do: 'moveOfficer',
  officer: OFFICER_TYPES[type]!,
  tile: TILES[from]!,
  to: TILES[to]!,
});

/** EP-DEC-17: any officer, to a tile that is nearer to the crosser (EP-THR-04); nothing if none can (EP-THR-05). */
export const chase = step({
  fields: { seat: seatNo(), who: int(0, 4) },
  rule: 'EP-THR-04',
  skip: true,
  about: (s, { who }) => ({ crosserSeat: named(s, who) }),
  offers(s, { who }, _seat, offer) {
    const distances = distancesTo(s, who, cityTiles(s));
    const moves = movesOn(s, distances);
    offer.many(moves.count, (i) => moveAt(s, moves, i));
    if (offer.explaining) explainMoves(s, cityTiles(s), distances, offer);
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
        if (verdict) offer(moveOf(type, from, to), verdict);
      }
    });
  });
}

/** EP-ADJ-03: each step beyond the top row is a wound, without any executive action (EP-RUL-24). */
export const tooNotorious = step({
  fields: { seat: seatNo(), amount: int(1, 4) },
  run: (s, { seat, amount }, emit) => wound(s, seat, amount, 'EP-ADJ-03', emit),
});
