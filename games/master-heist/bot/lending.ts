import { fixerMayWork } from '../rules/fixerCards.ts';
import { isNpc, outdoors } from '../rules/people.ts';
import { boardOf } from '../rules/spaces.ts';
import type { Character, Heist } from '../rules/state.ts';

/** Two ideas of somebody outside are one for somebody else (MH-FIX-old-friend). */
const RATE = 0.5;

/** How much of an idea of each character reaches those who need it, by character; null where nobody can lend. */
export function lendingOf(s: Heist): readonly number[] | null {
  if (s.phase === 'escape' || s.phase === 'planning' || fixerMayWork(s, 'old-friend') !== null) return null;
  let needs = 0;
  for (const part of boardOf(s).scenario.objective.all) needs += 'count' in part ? part.count : 1;
  const doors = new Set(
    s.token.filter((token) => token?.startsWith('remoteLock') || token === 'keycardDoor'),
  );
  const share = RATE / Math.max(1, needs + doors.size / 2);
  return s.characters.map((character) =>
    !isNpc(character) && character.status === 'active' && outdoors(s, character) ? share : 0,
  );
}

/** The ideas that a character can have: its own, and what those outside can give. */
export function ideasFor(s: Heist, c: number, lending: readonly number[] | null): number {
  let { ideas } = s.characters[c] as Character;
  if (lending === null) return ideas;
  for (let other = 0; other < s.characters.length; other++)
    if (other !== c) ideas += (lending[other] as number) * (s.characters[other] as Character).ideas;
  return ideas;
}
