import type { Emit } from './choices.ts';
import { loseLoot } from './loot.ts';
import { hasToken } from './movement.ts';
import { isNpc, person } from './people.ts';
import { liftToken } from './plans.ts';
import type { Heist } from './state.ts';

/** MH-BST-01, 02, 06: out of the heist, with everything it carried. */
export function bust(s: Heist, c: number, emit: Emit, rule: string): void {
  const character = person(s, c);
  loseLoot(s, c);
  character.status = 'busted';
  character.at = -1;
  if (!isNpc(character)) {
    for (let tile = 0; tile < s.plan.length; tile++) if (hasToken(s, c, tile)) liftToken(s, c, tile);
  }
  emit?.({ event: 'busted', who: character.id, rules: [rule, 'MH-BST-01'] });
}
