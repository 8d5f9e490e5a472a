import { push, seatNo } from '@getaway/engine';
import { type AssetId, ASSETS, PLAYER_BOARD } from '../content/index.ts';
import { thiefOf } from './characters.ts';
import { type Emit, step } from './play.ts';
import type { Item, State, Thief } from './state.ts';

const SPACES = PLAYER_BOARD.assetSpacePrices;

const assets: ReadonlySet<Item | null> = new Set(ASSETS);
export const isAsset = (item: Item | null): item is AssetId => assets.has(item);

/** EP-CMP-22: what using the asset on a space costs; the dearest space comes first. */
export const priceOf = (space: number): number => SPACES[space]!;

export function hasLockedAsset(thief: Thief): boolean {
  if (thief.lockedContacts.length > 0) return true;
  for (const item of thief.items) if (item !== null && isAsset(item)) return true;
  return false;
}

/** Every locked asset, those on contact slots first (EP-AST-01). */
export function eachLockedAsset(thief: Thief, found: (asset: AssetId) => void): void {
  for (const asset of thief.lockedContacts) found(asset);
  for (const item of thief.items) if (item !== null && isAsset(item)) found(item);
}

/** EP-AST-03 to EP-AST-05: to the dearest empty asset space, or to the box when all are taken. */
export function unlock(s: State, seat: number, asset: AssetId, rule: string, emit: Emit): void {
  const thief = thiefOf(s, seat);
  const contact = thief.lockedContacts.indexOf(asset);
  if (contact >= 0) thief.lockedContacts = thief.lockedContacts.toSpliced(contact, 1);
  else thief.items = thief.items.with(thief.items.indexOf(asset), null);
  if (thief.unlocked.length < SPACES.length) {
    const price = priceOf(thief.unlocked.length);
    thief.unlocked = [...thief.unlocked, asset];
    emit?.({ event: 'assetUnlocked', seat, asset, price, rules: ['EP-AST-03', rule] });
  } else {
    emit?.({ event: 'assetBoxed', seat, asset, rules: ['EP-AST-04', rule] });
  }
}

/** Has the human unlock assets one after the other, as far as there are any (EP-AST-08). */
export function pushUnlocks(s: State, seat: number, times: number): void {
  for (let i = 0; i < times; i++) push(s, { step: 'unlockAsset', seat });
}

/** EP-DEC-16 where executive actions are not possible: the reward of a threshold. */
export const unlockAsset = step({
  fields: { seat: seatNo() },
  rule: 'EP-THR-06',
  skip: true,
  offers(s, _step, seat, offer) {
    eachLockedAsset(thiefOf(s, seat), (asset) => offer({ do: 'unlock', asset }));
  },
  answer(s, _step, seat, choice, emit) {
    if (choice.do === 'unlock') unlock(s, seat, choice.asset, 'EP-THR-06', emit);
  },
});
