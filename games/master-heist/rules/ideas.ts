import type { Emit } from './choices.ts';
import { person } from './people.ts';
import type { Heist } from './state.ts';

/** MH-CHR-10: no upper limit, never below 0. */
export function gainIdeas(s: Heist, c: number, n: number, emit: Emit, rule: string): void {
  if (n <= 0) return;
  const character = person(s, c);
  character.ideas += n;
  s.touched = true;
  emit?.({ event: 'ideasGained', who: character.id, count: n, rules: [rule] });
}

export function payIdeas(s: Heist, c: number, n: number): void {
  const character = person(s, c);
  if (character.ideas < n) throw new RangeError(`${character.id} has ${character.ideas} ideas, not ${n}`);
  character.ideas -= n;
}

/** MH-EVP-12: one that has none loses none. */
export function loseIdea(s: Heist, c: number, emit: Emit, rule: string): void {
  const character = person(s, c);
  if (character.ideas === 0) return;
  character.ideas--;
  s.touched = true;
  emit?.({ event: 'ideaLost', who: character.id, rules: [rule] });
}
