import { LOCKER, LOCKER_COLOURS, type LockerColour } from '../content/index.ts';
import { isAsset } from '../rules/assets.ts';
import { BAG_KINDS, type BagKind, bagsOf, bagValue, isBag } from '../rules/bags.ts';
import { contactCount } from '../rules/contactSlots.ts';
import { keySlot, masterKeySpace } from '../rules/keys.ts';
import type { State, Thief } from '../rules/state.ts';

/** By kind and number of tiles drawn: what the best of them brings on average (EP-LCK-05, EP-EXI-05). */
const BEST_OF: { readonly [K in BagKind]?: readonly number[] } = Object.fromEntries(
  BAG_KINDS.map((kind) => [kind, bestOf(bagsOf(kind).map(bagValue))]),
);

function bestOf(values: readonly number[]): number[] {
  const rising = values.toSorted((one, other) => one - other);
  const best = [0];
  for (let drawn = 1; drawn <= rising.length; drawn++) {
    let sum = 0;
    let hands = 0;
    // The best of a hand is the tile number i in as many hands as the others can be drawn from below it.
    for (let i = drawn - 1; i < rising.length; i++) {
      const ways = choose(i, drawn - 1);
      sum += ways * rising[i]!;
      hands += ways;
    }
    best.push(sum / hands);
  }
  return best;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

export function expectedBag(s: State, kind: BagKind, drawn: number): number {
  const tiles = Math.min(drawn, s.bagStacks[kind].length);
  return tiles < 1 ? 0 : BEST_OF[kind]![tiles]!;
}

/** How many bags could be kept without giving up another (EP-ITM-01). */
export function slotsForBags(thief: Thief): number {
  let slots = 0;
  for (const item of thief.items) if (item === null || (!isAsset(item) && !isBag(item))) slots++;
  return slots;
}

/** The locker that a thief would open now, and what it brings; nothing without key, standing or room. */
export function bestLocker(s: State, seat: number): { colour: LockerColour | null; worth: number } {
  const thief = s.thieves[seat]!;
  let colour: LockerColour | null = null;
  let worth = 0;
  if (slotsForBags(thief) === 0) return { colour, worth };
  const contacts = contactCount(thief);
  const master = masterKeySpace(thief) >= 0;
  for (const each of LOCKER_COLOURS) {
    if (!master && keySlot(thief, each) < 0) continue;
    const { required, drawModifier } = LOCKER[each];
    if (s.row[seat]! + contacts < required) continue;
    const bag = expectedBag(s, each, contacts + drawModifier);
    if (bag > worth) {
      worth = bag;
      colour = each;
    }
  }
  return { colour, worth };
}
