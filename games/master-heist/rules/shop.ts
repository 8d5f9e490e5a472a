import { FIXERS, type ItemId, ITEM_IDS, ITEMS } from '../content/index.ts';
import { fixerMayWork, noteFixer } from './fixerCards.ts';
import { newItem } from './loot.ts';
import { crew, person, personNo } from './people.ts';
import { ruleOf } from './spaces.ts';
import type { Heist, Item } from './state.ts';
import type { TeamDecision } from './team.ts';

// MH-SHP and MH-PLN-08, 09: buying, selling and assigning items.

const discount = (s: Heist): number => {
  const { effect } = FIXERS.fence;
  return fixerMayWork(s, 'fence') === null && effect.type === 'itemDiscount' ? effect.amount : 0;
};

export const priceOf = (s: Heist, id: ItemId): number => Math.max(0, ITEMS[id].cost - discount(s));

/** Half the cost rounded down, or one less than the cost through the Curator (MH-SHP-06, MH-FIX-curator). */
export const valueOf = (s: Heist, id: ItemId): number =>
  fixerMayWork(s, 'curator') === null ? ITEMS[id].cost - 1 : Math.floor(ITEMS[id].cost / 2);

const owned = (item: Item): boolean => !item.granted && (item.place === 'home' || item.place === 'held');

/** MH-SHP-01: open in planning, unless the scenario closes it. */
const closed = (s: Heist): string | null => (ruleOf(s, 'shopUnavailable') ? 'MH-SCN-FIN-06' : null);

function whyNotBuy(s: Heist, id: ItemId): string | null {
  if (closed(s)) return closed(s);
  if (!s.options.shop.includes(id)) return ITEMS[id].source === 'shop' ? 'MH-SHP-02' : 'MH-SHP-05';
  const team = s.items.filter((item) => item.id === id && owned(item)).length;
  if (team >= ITEMS[id].copies) return 'MH-SHP-03';
  return priceOf(s, id) > s.cash ? 'MH-SHP-04' : null;
}

export const buyItem: TeamDecision = {
  offer(s, _seat, offer) {
    for (const item of ITEM_IDS) {
      const verdict = whyNotBuy(s, item);
      if (!verdict || offer.explaining) offer({ do: 'buyItem', item }, verdict);
    }
  },
  carryOut(s, { item }, emit) {
    if (item === undefined) return;
    const price = priceOf(s, item);
    s.cash -= price;
    s.items.push(newItem(item, 'home', -1));
    if (price < ITEMS[item].cost) noteFixer(s, 'fence');
    emit?.({ event: 'bought', item, price, rules: ['MH-SHP-04'] });
  },
};

const atHome = (s: Heist, id: ItemId): Item | undefined =>
  s.items.find((item) => item.id === id && item.place === 'home');

export const sellItem: TeamDecision = {
  offer(s, _seat, offer) {
    if (s.items.length === 0) return;
    for (const item of ITEM_IDS) {
      if (atHome(s, item)) offer({ do: 'sellItem', item }, closed(s));
      else if (offer.explaining && s.items.some((one) => one.id === item && one.granted)) {
        offer({ do: 'sellItem', item }, 'MH-SHP-07');
      }
    }
  },
  carryOut(s, { item }, emit) {
    const card = item && atHome(s, item);
    if (!item || !card) return;
    card.place = 'sold';
    s.cash += valueOf(s, item);
    if (fixerMayWork(s, 'curator') === null) noteFixer(s, 'curator');
    emit?.({ event: 'sold', item, price: valueOf(s, item), rules: ['MH-SHP-06'] });
  },
};

const JEWEL_PRICE = FIXERS.curator.effect.type === 'sell' ? FIXERS.curator.effect.jewelPrice : 0;

/** MH-FIX-curator, MH-CMP-13. */
export const sellJewel: TeamDecision = {
  offer(s, _seat, offer) {
    if (s.jewels === 0) return;
    const verdict = closed(s) ?? (fixerMayWork(s, 'curator') ? 'MH-CMP-13' : null);
    if (!verdict || offer.explaining) offer({ do: 'sellJewel' }, verdict);
  },
  carryOut(s, _choice, emit) {
    s.jewels--;
    s.cash += JEWEL_PRICE;
    noteFixer(s, 'curator');
    emit?.({ event: 'jewelSold', price: JEWEL_PRICE, rules: ['MH-FIX-curator'] });
  },
};

const EXTRA =
  ITEMS['master-plan-copy'].passive?.type === 'extraMemory' ? ITEMS['master-plan-copy'].passive.amount : 0;

const heldBy = (s: Heist, c: number, id: ItemId): Item | undefined =>
  s.items.find((item) => item.id === id && item.place === 'held' && item.at === c && !item.granted);

/** MH-PLN-09: to a character, or (without `who`) back home. */
export const assignItem: TeamDecision = {
  offer(s, _seat, offer) {
    if (s.items.length === 0) return;
    for (const item of ITEM_IDS) {
      if (atHome(s, item)) {
        for (const c of crew(s)) offer({ do: 'assignItem', item, who: person(s, c).id });
      }
      const holder = crew(s).find((c) => heldBy(s, c, item));
      if (holder === undefined) continue;
      // MH-ITM-14: the extra tokens must be off the board to be given back.
      const placed = item === 'master-plan-copy' && person(s, holder).tokens < EXTRA ? 'MH-ITM-14' : null;
      offer({ do: 'assignItem', item }, placed);
    }
  },
  carryOut(s, { item, who }, emit) {
    if (item === undefined) return;
    const c = who === undefined ? (crew(s).find((one) => heldBy(s, one, item)) ?? -1) : personNo(s, who);
    const card = who === undefined ? heldBy(s, c, item) : atHome(s, item);
    if (!card || c < 0) return;
    Object.assign(card, who === undefined ? { place: 'home', at: -1 } : { place: 'held', at: c });
    if (item === 'master-plan-copy') person(s, c).tokens += who === undefined ? -EXTRA : EXTRA;
    emit?.({ event: 'assigned', item, who: who ?? null, rules: ['MH-PLN-09'] });
  },
};
