import type { Offer, Verdict } from '@getaway/engine';
import { ASSETS, type UseStep } from '../../content/index.ts';
import { has } from '../bits.ts';
import { thiefOf } from '../characters.ts';
import { openSlots } from '../contactSlots.ts';
import type { Choice } from '../play.ts';
import type { State } from '../state.ts';
import type { Component } from './components.ts';
import { isPossible } from './effects.ts';

/** Why a component on a place of its row cannot be used; `pending` is null but while avoiding. */
export type WhyNot = (
  s: State,
  seat: number,
  component: Component,
  place: number,
  pending: number | null,
) => Verdict;

/** EP-EXE-04: a marked component works only in its step; those for travel are part of an itinerary. */
function whyNotNow(mark: UseStep, pending: number | null): Verdict {
  if (mark === 'travel') return 'EP-EXE-05';
  return mark === 'avoid' && pending === null ? 'EP-EXE-06' : null;
}

/** EP-EXE-11. */
export const whyNoEffect = (s: State, seat: number, component: Component, pending: number | null): Verdict =>
  isPossible(s, seat, component, pending ?? 0) ? null : 'EP-EXE-11';

/** EP-EXE-07. */
export const whyNotContact: WhyNot = (s, seat, card, slot, pending) => {
  const thief = thiefOf(s, seat);
  const { money } = thief;
  const { cost } = card;
  if (slot >= openSlots(thief)) return 'EP-WND-05';
  if (has(thief.usedContacts, slot)) return 'EP-EXE-07';
  const now = whyNotNow(card.step, pending);
  if (now) return now;
  if (cost > money) return { rule: 'EP-EXE-07', params: { cost, money } };
  return whyNoEffect(s, seat, card, pending);
};

/** EP-EXE-08, for fixer and equipment tiles. */
export const whyNotItem: WhyNot = (s, seat, tile, slot, pending) => {
  if (has(thiefOf(s, seat).usedItems, slot)) return 'EP-EXE-08';
  return whyNotNow(tile.step, pending) ?? whyNoEffect(s, seat, tile, pending);
};

/** EP-AST-07. The master key works at a locker or a closed business (EP-AST-13), not by itself. */
export const whyNotAsset: WhyNot = (s, seat, asset, space, pending) => {
  const { money, usedAssets } = thiefOf(s, seat);
  const price = asset.cost;
  if (has(usedAssets, space)) return 'EP-AST-07';
  const now = whyNotNow(asset.step, pending);
  if (now) return now;
  if (price > money) return { rule: 'EP-AST-07', params: { price, money } };
  if (s.options.assetUseWithoutEffect) return null;
  return asset.type === 'masterKey' ? 'EP-AST-13' : whyNoEffect(s, seat, asset, pending);
};

/** EP-AST-02: a locked asset has no effect. */
export function explainLocked(s: State, seat: number, offer: Offer<Choice>): void {
  const thief = thiefOf(s, seat);
  for (const asset of ASSETS) {
    if (!thief.lockedContacts.includes(asset) && !thief.items.includes(asset)) continue;
    offer({ do: 'useAsset', what: asset } as Choice, 'EP-AST-02');
  }
}
