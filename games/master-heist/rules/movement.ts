import { push } from '@getaway/engine';
import { activeGuards, closedBy } from './chits.ts';
import type { Emit } from './choices.ts';
import { raiseAlert } from './eventDeck.ts';
import { bankOutdoors } from './loot.ts';
import { everybody, has, isNpc, person } from './people.ts';
import { isTile, spaceName, spacesNear } from './spaces.ts';
import type { Character, Heist } from './state.ts';

// MH-SUB-01 to 04: where a character may go, and what happens when it arrives.

export const hasToken = (s: Heist, c: number, tile: number): boolean =>
  ((s.plan[tile] as number) & (1 << c)) !== 0;

/** MH-RLK-02: caught under a remote lock. */
export function lockedIn(s: Heist, character: Character): boolean {
  const token = isTile(s, character.at) ? s.token[character.at] : null;
  return token === 'remoteLockX' || token === 'remoteLockY';
}

/** What stops a `move` to a space next to the character, apart from having one. */
export function whyNotMove(s: Heist, c: number, to: number): string | null {
  const character = person(s, c);
  if (lockedIn(s, character)) return 'MH-RLK-02';
  const here = character.at;
  if (isTile(s, here) && activeGuards(s, here) > 0 && !character.slips) return 'MH-CHT-02';
  if (!isTile(s, to)) return null;
  if (!isNpc(character) && !hasToken(s, c, to)) return 'MH-SUB-01';
  return closedBy(s, to);
}

/** Goes to a space: alerts, auto-reveals, chases; pick-ups and removals are free choices after that (MH-SUB-04). */
export function enter(s: Heist, c: number, to: number, emit: Emit, rule: string): void {
  const character = person(s, c);
  const from = character.at;
  if (isTile(s, from) && (s.dogs[from] as number) > 0 && has(character, 'there-are-better-ways')) {
    character.leftDogs.push(from);
  }
  character.at = to;
  character.vent = -1;
  emit?.({
    event: 'moved',
    who: character.id,
    from: spaceName(s, from),
    at: spaceName(s, to),
    rules: [rule],
  });
  if (isTile(s, to)) seenByCameras(s, to, emit);
  else bankOutdoors(s, c, emit);
  s.arrived.push(c);
  push(s, { step: 'autoReveal' }, { step: 'chases' });
}

/** One alert for each live camera (MH-CHT-06); they see nothing in Escape (MH-ESC-09) or on a loop (MH-ABL-22). */
function seenByCameras(s: Heist, tile: number, emit: Emit): void {
  if (s.phase !== 'action' || s.loop) return;
  for (let i = s.cameras[tile] as number; i > 0; i--) raiseAlert(s, emit, 'MH-CHT-06');
}

/** Spaces a character might think of moving to. */
export const neighbours = (s: Heist, character: Character): readonly number[] =>
  character.vent >= 0 ? [...spacesNear(s, character.at), character.vent] : spacesNear(s, character.at);

/** Spaces that nobody of a seat is next to: one of its characters explains them for all. */
export function farAway(s: Heist, c: number): number[] {
  const { seat } = person(s, c);
  const own = everybody(s).filter((each) => person(s, each).seat === seat);
  if (c !== (own.find((each) => person(s, each).left.move > 0) ?? own[0])) return [];
  const near = new Set(own.flatMap((each) => [person(s, each).at, ...neighbours(s, person(s, each))]));
  const spaces = Array.from({ length: s.unknown.length + s.entrances.length }, (_, space) => space);
  return spaces.filter((space) => !near.has(space));
}
