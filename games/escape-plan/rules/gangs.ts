import { SUPPLIES, TILES } from '../content/index.ts';
import { gangOf, type RegionId, tileOf } from './map/index.ts';
import type { Emit } from './play.ts';
import type { State } from './state.ts';

/** The gang HQs, in the order of the tile pack. */
export const HQS: readonly RegionId[] = TILES.flatMap((tile) => gangOf(tile) ?? []);
const FULL = SUPPLIES.gangMembersPerHq;

export const hqNumber = (location: RegionId): number => HQS.indexOf(location);
export const hqOnTile = (tile: string): number => HQS.findIndex((hq) => tileOf(hq) === tile);

/** EP-EXE-09: a member can go back to this HQ. */
export const takesBack = (s: State, seat: number, hq: number): boolean =>
  s.gangControl[hq] === seat && s.gangMembers[hq]! < FULL;

/** Members on a human's board: those missing from the HQs that carry the human's marker. */
export function membersOf(s: State, seat: number): number {
  let members = 0;
  for (let hq = 0; hq < HQS.length; hq++)
    if (s.gangControl[hq] === seat) members += FULL - s.gangMembers[hq]!;
  return members;
}

export function controlMarkersOf(s: State, seat: number): number {
  let used = 0;
  for (let hq = 0; hq < HQS.length; hq++) if (s.gangControl[hq] === seat) used++;
  return used;
}

/** EP-GNG-03: with both members back the marker returns and the HQ can be visited again. */
export function returnMember(s: State, seat: number, hq: number, emit: Emit): void {
  s.gangMembers = s.gangMembers.with(hq, s.gangMembers[hq]! + 1);
  emit?.({ event: 'memberReturned', seat, hq: HQS[hq]!, rules: ['EP-EXE-09'] });
  if (s.gangMembers[hq] !== FULL) return;
  s.gangControl = s.gangControl.with(hq, -1);
  emit?.({ event: 'gangFree', seat, hq: HQS[hq]!, rules: ['EP-GNG-03'] });
}
