import { countBits, has } from '../bits.ts';

/** Something that keeps pursuers away: those of `bits` on one tile, or only one of them. */
export interface Shield {
  readonly bits: number;
  readonly wholeTile: boolean;
  readonly cost: number;
}

/** The pursuers of each tile, as bits, that remain when a shield is used on tile `i`. */
function* uses(pending: readonly number[], { bits, wholeTile }: Shield): Generator<number[]> {
  for (let i = 0; i < pending.length; i++) {
    const hit = pending[i]! & bits;
    if (hit === 0) continue;
    if (wholeTile) yield pending.with(i, pending[i]! & ~hit);
    else
      for (let bit = 0; bit < 5; bit++) if (has(hit, bit)) yield pending.with(i, pending[i]! & ~(1 << bit));
  }
}

/** The fewest pursuers that nothing can keep away, whatever is used where. */
export function leastWounds(pending: readonly number[], shields: readonly Shield[], money: number): number {
  const known = new Map<string, number>();
  const least = (left: readonly number[], next: number, purse: number): number => {
    const all = left.reduce((sum, bits) => sum + countBits(bits), 0);
    const shield = shields[next];
    if (all === 0 || shield === undefined) return all;
    const key = `${next} ${purse} ${left.join()}`;
    let found = known.get(key);
    if (found === undefined) {
      found = least(left, next + 1, purse);
      if (shield.cost <= purse) {
        for (const after of uses(left, shield)) {
          if (found === 0) break;
          found = Math.min(found, least(after, next + 1, purse - shield.cost));
        }
      }
      known.set(key, found);
    }
    return found;
  };
  return least(pending, 0, money);
}
