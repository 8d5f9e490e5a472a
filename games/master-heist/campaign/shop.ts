import type { Verdict } from '@getaway/engine';
import { FIXERS, ITEMS, type ItemId } from '../content/index.ts';
import type { Universe } from './universe.ts';

const owned = (universe: Universe, item: ItemId) => universe.items.filter((own) => own === item).length;

/** MH-SHP-04, and $1k less with the Fence (MH-FIX-fence). */
export function priceOf(universe: Universe, item: ItemId): number {
  const { effect } = FIXERS.fence;
  const discount = universe.fixers.includes('fence') && effect.type === 'itemDiscount' ? effect.amount : 0;
  return Math.max(0, ITEMS[item].cost - discount);
}

/** MH-SHP-06: half the cost, or $1k below it through the Curator (MH-FIX-curator). */
export function worthOf(universe: Universe, item: ItemId): number {
  const { cost } = ITEMS[item];
  return universe.fixers.includes('curator') ? Math.max(0, cost - 1) : Math.floor(cost / 2);
}

export function jewelPrice(): number {
  const { effect } = FIXERS.curator;
  return effect.type === 'sell' ? effect.jewelPrice : 0;
}

export function whyNotBuy(universe: Universe, item: ItemId): Verdict {
  if (!universe.shop.includes(item)) return ITEMS[item].source === 'shop' ? 'MH-SHP-02' : 'MH-SHP-05';
  const { copies } = ITEMS[item];
  if (owned(universe, item) >= copies) return { rule: 'MH-SHP-03', params: { copies } };
  const price = priceOf(universe, item);
  return universe.cash < price ? { rule: 'MH-SHP-04', params: { price, cash: universe.cash } } : null;
}

export const whyNotSell = (universe: Universe, item: ItemId): Verdict =>
  owned(universe, item) > 0 ? null : 'MH-SHP-06';

/** MH-CMP-13: jewels are sold through the Curator only. */
export function whyNotSellJewel(universe: Universe): Verdict {
  if (!universe.fixers.includes('curator')) return 'MH-CMP-13';
  return universe.jewels > 0 ? null : 'MH-FIX-curator';
}
