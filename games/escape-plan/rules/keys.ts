import { push, seatNo, type Verdict } from '@getaway/engine';
import { LOCKER_COLOURS, type LockerColour } from '../content/index.ts';
import { priceOf } from './assets.ts';
import { has, withBit } from './bits.ts';
import { thiefOf } from './characters.ts';
import { turnAsset } from './executive/index.ts';
import { type Emit, step } from './play.ts';
import type { State, Thief } from './state.ts';

export type Key = LockerColour | 'master-key';

/** The slot of a face-up key of this colour, or -1. */
export function keySlot(thief: Thief, colour: LockerColour): number {
  for (let slot = 0; slot < thief.keys.length; slot++) {
    const key = thief.keys[slot]!;
    if (key !== null && key === colour && !has(thief.usedKeys, slot)) return slot;
  }
  return -1;
}

/** The space of the unlocked, unused master key, or -1. */
export function masterKeySpace(thief: Thief): number {
  for (let space = 0; space < thief.unlocked.length; space++) {
    if (thief.unlocked[space] === 'master-key') return has(thief.usedAssets, space) ? -1 : space;
  }
  return -1;
}

/** EP-RUL-11: using the master key costs the price of its space. */
export function whyNotMasterKey(thief: Thief, money: number): Verdict {
  const space = masterKeySpace(thief);
  if (space < 0) return 'EP-KEY-02';
  const price = priceOf(space);
  return price > money ? { rule: 'EP-AST-07', params: { price, money } } : null;
}

/** EP-KEY-02: what lets a human into a closed business, as far as `money` goes. */
export const whyNoKey = (thief: Thief, money: number): Verdict =>
  hasKey(thief) ? null : whyNotMasterKey(thief, money);

/** Whether any key lies face up. */
export function hasKey({ keys, usedKeys }: Thief): boolean {
  for (let slot = 0; slot < keys.length; slot++) {
    if (keys[slot] !== null && !has(usedKeys, slot)) return true;
  }
  return false;
}

/** EP-KEY-01, EP-LCK-04: turned face down for good. */
export function turnKey(s: State, seat: number, key: Key, rule: string, emit: Emit): void {
  const thief = thiefOf(s, seat);
  emit?.({ event: 'keyUsed', seat, key, rules: [rule] });
  if (key === 'master-key') turnAsset(s, seat, masterKeySpace(thief), emit);
  else thief.usedKeys = withBit(thief.usedKeys, keySlot(thief, key));
}

/** EP-KEY-01: what lets a human into a closed business, as far as `money` goes. */
export function usableKeys(thief: Thief, money: number): Key[] {
  const keys: Key[] = LOCKER_COLOURS.filter((colour) => keySlot(thief, colour) >= 0);
  if (!whyNotMasterKey(thief, money)) keys.push('master-key');
  return keys;
}

/** EP-KEY-03: has the human choose the key for a closed business; the only one that others can think of is turned. */
export function useKeyForBusiness(s: State, seat: number, emit: Emit): void {
  const usable = usableKeys(thiefOf(s, seat), Infinity);
  if (usable.length === 1) turnKey(s, seat, usable[0]!, 'EP-KEY-03', emit);
  else push(s, { step: 'chooseKey', seat });
}

/** EP-DEC-10. */
export const chooseKey = step({
  fields: { seat: seatNo() },
  rule: 'EP-KEY-03',
  auto: false,
  offers(s, _step, seat, offer) {
    const thief = thiefOf(s, seat);
    for (const key of usableKeys(thief, thief.money)) offer({ do: 'useKey', key });
    if (offer.explaining && masterKeySpace(thief) >= 0) {
      offer({ do: 'useKey', key: 'master-key' }, whyNotMasterKey(thief, thief.money));
    }
  },
  answer(s, _step, seat, choice, emit) {
    if (choice.do === 'useKey') turnKey(s, seat, choice.key, 'EP-KEY-03', emit);
  },
});
