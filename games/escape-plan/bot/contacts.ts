import { emptyContactSlots } from '../rules/contactSlots.ts';
import type { Thief } from '../rules/state.ts';

/** EP-SCO-08. */
const FOR_CONTACTS = [0, 0, 10, 30, 60, 100];
const MOST = FOR_CONTACTS.length - 1;
/** What a thief usually brings about in a turn: an asset that leaves its contact slot, a card that comes. */
const UNLOCKS_A_TURN = 0.35;
const CARDS_A_TURN = 0.8;

/** The points for so many cards; for a part of a card in proportion. */
function forContacts(cards: number): number {
  if (cards <= 0) return 0;
  if (cards >= MOST) return FOR_CONTACTS[MOST]!;
  const whole = Math.floor(cards);
  return FOR_CONTACTS[whole]! + (cards - whole) * (FOR_CONTACTS[whole + 1]! - FOR_CONTACTS[whole]!);
}

/** What contact cards score as things are, how many more can still come, and what each of them adds. */
export interface ContactsAhead {
  readonly now: number;
  readonly room: number;
  readonly each: number;
}

/** Handcuffs cost twice: a slot, and a card at the end (EP-WND-03, EP-SCO-02). */
export function contactsAhead(thief: Thief, turns: number): ContactsAhead {
  let held = -thief.handcuffs;
  for (const card of thief.contacts) if (card !== null) held++;
  const slots = emptyContactSlots(thief) + Math.min(thief.lockedContacts.length, UNLOCKS_A_TURN * turns);
  const room = Math.max(0, Math.min(slots, CARDS_A_TURN * turns));
  const now = forContacts(held);
  return { now, room, each: room > 0 ? (forContacts(held + room) - now) / room : 0 };
}

const MOST_WOUNDS = 3;
const PER_WOUND = 20;

/** What more wounds cost in points, with the handcuffs that come of them (EP-WND-02, EP-SCO-02, EP-SCO-11). */
export function costOfWounds(thief: Thief, more: number): number {
  const over = thief.wounds + more - MOST_WOUNDS;
  if (over <= 0) return PER_WOUND * more;
  // Of every two wounds more, one means handcuffs and gives a cube back.
  const cuffs = Math.ceil(over / 2);
  const wounds = MOST_WOUNDS - (over % 2);
  let held = -thief.handcuffs;
  for (const card of thief.contacts) if (card !== null) held++;
  return PER_WOUND * (wounds - thief.wounds) + forContacts(held) - forContacts(held - cuffs);
}
