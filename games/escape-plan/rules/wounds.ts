import { int, push, seatNo } from '@getaway/engine';
import { type AssetId, PLAYER_BOARD, SUPPLIES } from '../content/index.ts';
import { thiefOf } from './characters.ts';
import { lockedAssetOn, openSlots } from './contactSlots.ts';
import { type Emit, step } from './play.ts';
import type { State, Thief } from './state.ts';

export const handcuffsLeft = (s: State): number =>
  s.thieves.reduce((left, thief) => left - thief.handcuffs, SUPPLIES.handcuffs);

/** Takes wounds one after the other (EP-WND-07). May push a decision, so what comes later goes below it. */
export function wound(s: State, seat: number, amount: number, rule: string, emit: Emit): void {
  const thief = thiefOf(s, seat);
  for (let left = amount; left > 0; left--) {
    if (thief.wounds < PLAYER_BOARD.woundCubes) {
      thief.wounds++;
      emit?.({ event: 'wounded', seat, wounds: thief.wounds, rules: ['EP-WND-01', rule] });
    } else if (openSlots(thief) === 0 || handcuffsLeft(s) === 0) {
      emit?.({ event: 'noHandcuffs', seat, rules: ['EP-WND-08', rule] });
    } else if (handcuff(s, seat, thief, emit)) {
      if (left > 1) push(s, { step: 'takeWounds', seat, amount: left - 1 });
      push(s, { step: 'chooseLostAsset', seat });
      return;
    }
  }
}

/** EP-WND-02 to EP-WND-06. True when the human has to choose an asset to lose. */
function handcuff(s: State, seat: number, thief: Thief, emit: Emit): boolean {
  const slot = openSlots(thief) - 1;
  const covered = thief.contacts[slot]!;
  const asset = lockedAssetOn(thief, slot);
  thief.handcuffs++;
  thief.wounds--;
  emit?.({ event: 'handcuffed', seat, slot: slot + 1, covered, rules: ['EP-WND-02', 'EP-WND-03'] });
  if (asset === null) return false;
  if (s.options.assetRearrange && thief.lockedContacts.length > 1) return true;
  loseAsset(s, seat, asset, emit);
  return false;
}

function loseAsset(s: State, seat: number, asset: AssetId, emit: Emit): void {
  const thief = thiefOf(s, seat);
  thief.lockedContacts = thief.lockedContacts.toSpliced(thief.lockedContacts.indexOf(asset), 1);
  emit?.({ event: 'assetLost', seat, asset, rules: ['EP-WND-04'] });
}

/** EP-DEC-08: permuting the locked assets on contact slots decides which one is lost (EP-AST-06). */
export const chooseLostAsset = step({
  fields: { seat: seatNo() },
  rule: 'EP-WND-04',
  offers(s, _step, seat, offer) {
    for (const asset of thiefOf(s, seat).lockedContacts) offer({ do: 'loseAsset', asset });
  },
  answer(s, _step, seat, choice, emit) {
    if (choice.do === 'loseAsset') loseAsset(s, seat, choice.asset, emit);
  },
});

/** The wounds that wait behind a choice of a lost asset. */
export const takeWounds = step({
  fields: { seat: seatNo(), amount: int(1, 40) },
  run: (s, { seat, amount }, emit) => wound(s, seat, amount, 'EP-WND-07', emit),
});

/** EP-WND-09. */
export function heal(s: State, seat: number, amount: number, rule: string, emit: Emit): void {
  const thief = thiefOf(s, seat);
  const healed = Math.min(amount, thief.wounds);
  thief.wounds -= healed;
  emit?.({ event: 'healed', seat, amount: healed, rules: ['EP-WND-09', rule] });
}
