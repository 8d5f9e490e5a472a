import { type ItemId, ITEMS, type SubAction } from '../content/index.ts';
import type { Emit } from './choices.ts';
import { raiseAlert } from './eventDeck.ts';
import { person } from './people.ts';
import { type Commit, type Heist, SUBS } from './state.ts';

/** Fixes the action of the round: sub-actions to use, noise to settle, alerts at once (MH-ACT-08, 09). */
export function takeOn(s: Heist, c: number, action: Commit, subs: readonly SubAction[], emit: Emit): void {
  const character = person(s, c);
  character.action = action;
  for (const sub of subs) {
    if (sub === 'noise') character.noise++;
    else if (sub !== 'alert' && sub !== 'crack') character.left[sub]++;
  }
  character.picker = subs.filter((sub) => sub === 'unlock').length;
  emit?.({ event: 'committed', who: character.id, action, die: character.die, rules: ['MH-ACT-01'] });
  for (const sub of subs) if (sub === 'alert') raiseAlert(s, emit, 'MH-SUB-12');
}

/** Ends what belonged to the action of the round. */
export function layDown(s: Heist, c: number): void {
  const character = person(s, c);
  character.action = null;
  character.actionItem = -1;
  character.noise = character.picker = character.ownUnlocks = character.toolCracks = 0;
  for (const sub of SUBS) character.left[sub] = character.did[sub] = 0;
  character.granted.subdue = character.granted.disable = character.granted.unlock = 0;
  character.slips = character.reaches = false;
  character.vent = -1;
  character.leftDogs = [];
}

/** MH-ITM-10: the die that counts is the one at the commit. */
export const breaksOn = (item: ItemId, die: number): boolean => {
  const { passive } = ITEMS[item];
  return passive?.type === 'discardAfterUse' && (passive.ifDie?.includes(die) ?? true);
};
