import { push } from '@getaway/engine';
import { OFFICER_TYPES } from '../../content/index.ts';
import { hasLockedAsset, unlock } from '../assets.ts';
import { withBit, withoutBit } from '../bits.ts';
import { thiefOf } from '../characters.ts';
import { discsLeft, takeDisc } from '../discs.ts';
import { receiveIncome } from '../money.ts';
import { canLoseNotoriety, loseNotoriety } from '../notoriety.ts';
import { moveOfficer, officerCanMove, officerInCity, removeOfficer } from '../officers.ts';
import type { Emit, Use } from '../play.ts';
import { avoidable, type Avoiding, EVERY_OFFICER, pendingOn, pursuerBit, pursuerNames } from '../pursuers.ts';
import { refresh, somethingUsed } from '../refresh.ts';
import type { State } from '../state.ts';
import { heal } from '../wounds.ts';
import type { Component } from './components.ts';

/** EP-EXE-11: whether a component's effect can do anything at this moment. Travel effects belong to itineraries. */
export function isPossible(
  s: State,
  seat: number,
  { type, officer, against }: Component,
  pending: number,
): boolean {
  switch (type) {
    case 'moveOfficer':
      return officerCanMove(s, officer);
    case 'avoidOfficers':
      return (pending & avoidable(s, against)) !== 0;
    case 'healWounds':
      return thiefOf(s, seat).wounds > 0;
    case 'loseNotoriety':
      return canLoseNotoriety(s, seat);
    case 'gainExtraActionDisc':
      return discsLeft(s) > 0;
    case 'removeOfficer':
      return officerInCity(s, officer);
    case 'takeContact':
      return s.contactDisplay.length > 0;
    case 'unlockAsset':
      return hasLockedAsset(thiefOf(s, seat));
    case 'refresh':
      return somethingUsed(thiefOf(s, seat));
    case 'receiveIncome':
      return true;
    case 'gangAbility':
      return canLoseNotoriety(s, seat) || (pending & avoidable(s, EVERY_OFFICER)) !== 0;
    case 'masterKey':
    case 'moveToHospital':
    case 'fly':
    case 'navigateWater':
    case 'sewer':
      return false;
  }
}

/** Carries out a component's effect. May push a decision. */
export function carryOut(
  s: State,
  seat: number,
  { type, amount, officer, against, rule }: Component,
  use: Use,
  avoiding: Avoiding | null,
  emit: Emit,
): void {
  const thief = thiefOf(s, seat);
  switch (type) {
    case 'removeOfficer':
      if (avoiding) forget(avoiding, use.tile!, officer);
      return removeOfficer(s, seat, OFFICER_TYPES[officer]!, use.tile!, emit);
    case 'moveOfficer':
      if (avoiding) forget(avoiding, use.tile!, officer);
      return moveOfficer(s, seat, OFFICER_TYPES[officer]!, use.tile!, use.to!, rule, emit);
    case 'avoidOfficers': {
      const bits = use.officer ? 1 << pursuerBit(use.officer) : avoidable(s, against);
      return settle(s, seat, avoiding!, use.tile!, bits, rule, emit);
    }
    case 'healWounds':
      return heal(s, seat, amount, rule, emit);
    case 'loseNotoriety':
      return loseNotoriety(s, seat, amount, rule, emit);
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
      return settle(s, seat, avoiding!, use.tile!, avoidable(s, EVERY_OFFICER), 'EP-GAB-03', emit);
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
