import { PLAYER_BOARD, SUPPLIES, TILES } from '../content/index.ts';
import { countBits, lowestBit, withBit } from './bits.ts';
import { gangOf, type RegionId } from './map/index.ts';
import type { Emit } from './play.ts';
import type { State } from './state.ts';

/** The gang HQs, in the order of the tile pack. */
export const HQS: readonly RegionId[] = TILES.flatMap((tile) => gangOf(tile) ?? []);
const FULL = SUPPLIES.gangMembersPerHq;

/** Where members and markers are, by HQ. */
export type Gangs = Pick<State, 'gangMembers' | 'gangControl'>;

const hqNumbers: ReadonlyMap<RegionId, number> = new Map(HQS.map((hq, i) => [hq, i]));
/** The number of the HQ at a location, or -1. */
export const hqNumber = (location: RegionId): number => hqNumbers.get(location) ?? -1;
export const hqOnTile = (tile: string): number => hqNumber(gangOf(tile) ?? '');

let lastControl: State['gangControl'] = [];
const marked = [0, 0, 0, 0, 0];

/** The HQs that carry a character's marker, as bits; worked out anew only when one has changed hands. */
function marksOf({ gangControl }: Gangs, who: number): number {
  if (gangControl !== lastControl) {
    marked.fill(0);
    for (let hq = 0; hq < gangControl.length; hq++) {
      const by = gangControl[hq]!;
      if (by >= 0) marked[by] = withBit(marked[by]!, hq);
    }
    lastControl = gangControl;
  }
  return marked[who]!;
}

/** EP-EXE-09: a member can go back to this HQ. */
export const takesBack = (s: Gangs, seat: number, hq: number): boolean =>
  s.gangControl[hq] === seat && s.gangMembers[hq]! < FULL;

/** The HQs that a member of the human can go back to, as bits. */
export function takersBack(s: Gangs, seat: number): number {
  let hqs = 0;
  for (let rest = marksOf(s, seat); rest !== 0; rest &= rest - 1) {
    const hq = lowestBit(rest);
    if (s.gangMembers[hq]! < FULL) hqs = withBit(hqs, hq);
  }
  return hqs;
}

/** Members on a human's board: those missing from the HQs that carry the human's marker. */
export function membersOf(s: State, seat: number): number {
  let members = 0;
  for (let rest = marksOf(s, seat); rest !== 0; rest &= rest - 1) {
    members += FULL - s.gangMembers[lowestBit(rest)]!;
  }
  return members;
}

export const controlMarkersOf = (s: Gangs, seat: number): number => countBits(marksOf(s, seat));

/** EP-GNG-03: whether that many members fill an HQ when they go back to it, so that the human's marker returns. */
const fills = (s: Gangs, seat: number, hq: number, members: number): boolean =>
  takesBack(s, seat, hq) && FULL - s.gangMembers[hq]! <= members;

/**
 * EP-GNG-01: whether the human can mark an HQ after that many members have gone back. An HQ with the human's own marker
 * must be filled first; for any other a marker must be left, or one must return.
 */
export function canMark(s: Gangs, seat: number, hq: number, members: number): boolean {
  if (s.gangControl[hq] === seat) return fills(s, seat, hq, members);
  if (s.gangControl[hq] !== -1) return false;
  if (controlMarkersOf(s, seat) < PLAYER_BOARD.gangControlMarkers) return true;
  for (let own = 0; own < HQS.length; own++) if (fills(s, seat, own, members)) return true;
  return false;
}

/** EP-GNG-03: a member goes back; with both back the marker returns and the HQ can be visited again. */
export function withMemberBack({ gangMembers, gangControl }: Gangs, hq: number): Gangs {
  const members = gangMembers.with(hq, gangMembers[hq]! + 1);
  return { gangMembers: members, gangControl: members[hq] === FULL ? gangControl.with(hq, -1) : gangControl };
}

export function returnMember(s: State, seat: number, hq: number, emit: Emit): void {
  const { gangMembers, gangControl } = withMemberBack(s, hq);
  s.gangMembers = gangMembers;
  s.gangControl = gangControl;
  emit?.({ event: 'memberReturned', seat, hq: HQS[hq]!, rules: ['EP-EXE-09'] });
  if (s.gangControl[hq] === -1) emit?.({ event: 'gangFree', seat, hq: HQS[hq]!, rules: ['EP-GNG-03'] });
}
