import { type Offer, push, type Verdict } from '@getaway/engine';
import { type Effect, OFFICER_TYPES, TILES } from '../../content/index.ts';
import { eachLockedAsset, hasLockedAsset, unlock } from '../assets.ts';
import { has, withBit, withoutBit } from '../bits.ts';
import { thiefOf } from '../characters.ts';
import { discsLeft, takeDisc } from '../discs.ts';
import { receiveIncome } from '../money.ts';
import { canLoseNotoriety, loseNotoriety } from '../notoriety.ts';
import {
  moveOfficer,
  officerCanMove,
  officerInCity,
  officerMoves,
  removeOfficer,
  standsOn,
  typeNumber,
} from '../officers.ts';
import type { Choice, Emit, Use } from '../play.ts';
import { type Avoiding, avoidableBits, pendingOn, pursuerBit, pursuerNames, PURSUERS } from '../pursuers.ts';
import { refresh, somethingUsed } from '../refresh.ts';
import type { State } from '../state.ts';
import { heal } from '../wounds.ts';

/** A component about to be used. */
export type Source = Pick<Use, 'do' | 'slot' | 'what'>;

/** EP-EXE-11: whether an effect can do anything at this moment. Travel effects belong to itineraries. */
function isPossible(s: State, seat: number, effect: Effect, avoiding: Avoiding | null): boolean {
  switch (effect.type) {
    case 'removeOfficer':
      return officerInCity(s, effect.officer);
    case 'moveOfficer':
      return officerCanMove(s, effect.officer);
    case 'avoidOfficers':
      return avoiding !== null && anyPending(s, avoiding, avoidableBits(s, effect.officers));
    case 'healWounds':
      return thiefOf(s, seat).wounds > 0;
    case 'loseNotoriety':
      return canLoseNotoriety(s, seat);
    case 'gainExtraActionDisc':
      return discsLeft(s) > 0;
    case 'takeContact':
      return s.contactDisplay.length > 0;
    case 'unlockAsset':
      return hasLockedAsset(thiefOf(s, seat));
    case 'refresh':
      return somethingUsed(thiefOf(s, seat));
    case 'receiveIncome':
      return true;
    case 'gangAbility':
      return canLoseNotoriety(s, seat) || (avoiding !== null && anyPending(s, avoiding, everyone(s)));
    case 'masterKey':
    case 'moveToHospital':
    case 'fly':
    case 'navigateWater':
    case 'sewer':
      return false;
  }
}

export const whyNoEffect = (s: State, seat: number, effect: Effect, avoiding: Avoiding | null): Verdict =>
  isPossible(s, seat, effect, avoiding) ? null : 'EP-EXE-11';

const everyone = (s: State): number => avoidableBits(s, OFFICER_TYPES);

function anyPending(s: State, avoiding: Avoiding, bits: number): boolean {
  for (let i = 0; i < avoiding.danger.length; i++) if ((pendingOn(s, avoiding, i) & bits) !== 0) return true;
  return false;
}

/** Offers the use of a component with each target that its effect can have. */
export function offerTargets(
  s: State,
  seat: number,
  source: Source,
  effect: Effect,
  avoiding: Avoiding | null,
  offer: Offer<Choice>,
): void {
  const { do: use, slot, what } = source;
  switch (effect.type) {
    case 'removeOfficer':
      for (const tile of s.city.tiles) {
        if (standsOn(s, effect.officer, tile)) offer({ do: use, slot, what, tile });
      }
      return;
    case 'moveOfficer': {
      const { from, to } = officerMoves(s, effect.officer);
      return offer.many(from.length * to.length, (i) => {
        const tile = TILES[from[Math.floor(i / to.length)]!]!;
        return { do: use, slot, what, tile, to: TILES[to[i % to.length]!]! };
      });
    }
    case 'avoidOfficers':
      if (avoiding === null) return;
      if (effect.scope === 'oneTile') return offerTiles(s, source, effect.officers, avoiding, offer);
      return offerOfficers(s, source, effect.officers, avoiding, offer);
    case 'unlockAsset':
      eachLockedAsset(thiefOf(s, seat), (asset) => offer({ do: use, slot, what, unlock: asset }));
      return;
    case 'gangAbility':
      if (canLoseNotoriety(s, seat)) offer({ do: use, slot, what, ability: 'loseNotoriety' });
      if (avoiding === null) return;
      for (let i = 0; i < avoiding.danger.length; i++) {
        const tile = avoiding.danger[i]!;
        if ((pendingOn(s, avoiding, i) & everyone(s)) === 0) continue;
        offer({ do: use, slot, what, ability: 'avoid', tile });
      }
      return;
    default:
      offer(source);
  }
}

function offerTiles(
  s: State,
  { do: use, slot, what }: Source,
  officers: readonly (typeof OFFICER_TYPES)[number][],
  avoiding: Avoiding,
  offer: Offer<Choice>,
): void {
  const bits = avoidableBits(s, officers);
  for (let i = 0; i < avoiding.danger.length; i++) {
    if ((pendingOn(s, avoiding, i) & bits) !== 0) offer({ do: use, slot, what, tile: avoiding.danger[i]! });
  }
}

function offerOfficers(
  s: State,
  { do: use, slot, what }: Source,
  officers: readonly (typeof OFFICER_TYPES)[number][],
  avoiding: Avoiding,
  offer: Offer<Choice>,
): void {
  const bits = avoidableBits(s, officers);
  for (let i = 0; i < avoiding.danger.length; i++) {
    const pending = pendingOn(s, avoiding, i) & bits;
    for (let bit = 0; bit < PURSUERS.length; bit++) {
      if (has(pending, bit)) {
        offer({ do: use, slot, what, tile: avoiding.danger[i]!, officer: PURSUERS[bit]! });
      }
    }
  }
}

/** Carries out an effect. May push a decision. */
export function carryOut(
  s: State,
  seat: number,
  effect: Effect,
  use: Use,
  avoiding: Avoiding | null,
  rule: string,
  emit: Emit,
): void {
  const thief = thiefOf(s, seat);
  switch (effect.type) {
    case 'removeOfficer':
      if (avoiding) forget(avoiding, use.tile!, typeNumber(effect.officer));
      return removeOfficer(s, seat, effect.officer, use.tile!, emit);
    case 'moveOfficer':
      if (avoiding) forget(avoiding, use.tile!, typeNumber(effect.officer));
      return moveOfficer(s, seat, effect.officer, use.tile!, use.to!, rule, emit);
    case 'avoidOfficers': {
      const bits = use.officer ? 1 << pursuerBit(use.officer) : avoidableBits(s, effect.officers);
      return settle(s, seat, avoiding!, use.tile!, bits, rule, emit);
    }
    case 'healWounds':
      return heal(s, seat, effect.amount, rule, emit);
    case 'loseNotoriety':
      return loseNotoriety(s, seat, effect.amount, rule, emit);
    case 'gainExtraActionDisc':
      return takeDisc(s, seat, rule, emit);
    case 'takeContact':
      return push(s, { step: 'pickContact', seat });
    case 'unlockAsset':
      return unlock(s, seat, use.unlock!, rule, emit);
    case 'receiveIncome':
      return receiveIncome(s, seat, rule, emit);
    case 'refresh':
      refresh(thief);
      return emit?.({ event: 'refreshed', seat, rules: [rule] });
    case 'gangAbility':
      if (use.ability === 'loseNotoriety') return loseNotoriety(s, seat, 1, 'EP-GAB-01', emit);
      return settle(s, seat, avoiding!, use.tile!, everyone(s), 'EP-GAB-03', emit);
    case 'masterKey':
    case 'moveToHospital':
    case 'fly':
    case 'navigateWater':
    case 'sewer':
  }
}

/** EP-AVD-07: avoided pursuers are settled and stay on their tile. */
function settle(
  s: State,
  seat: number,
  avoiding: Avoiding,
  tile: string,
  bits: number,
  rule: string,
  emit: Emit,
): void {
  const i = avoiding.danger.indexOf(tile);
  const settled = pendingOn(s, avoiding, i) & bits;
  avoiding.settled[i] = avoiding.settled[i]! | settled;
  emit?.({ event: 'avoided', seat, tile, officers: pursuerNames(settled), rules: ['EP-AVD-07', rule] });
}

/** EP-AVD-06: an officer that leaves is settled no longer; another of its type on that tile would be pending. */
function forget(avoiding: Avoiding, tile: string, bit: number): void {
  const i = avoiding.danger.indexOf(tile);
  if (i >= 0) avoiding.settled[i] = withoutBit(avoiding.settled[i]!, bit);
}

/** Settles one pursuer by other means than an effect. */
export function settleOne(avoiding: Avoiding, tile: string, bit: number): void {
  const i = avoiding.danger.indexOf(tile);
  avoiding.settled[i] = withBit(avoiding.settled[i]!, bit);
}
