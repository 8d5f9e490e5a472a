import { int, push } from '@getaway/engine';
import { bust } from './busted.ts';
import { type Emit, step } from './choices.ts';
import { clearLoot } from './loot.ts';
import { hasToken } from './movement.ts';
import { crew, npcNo, peopleOn, person } from './people.ts';
import { liftToken } from './plans.ts';
import { boardOf, spaceName } from './spaces.ts';
import type { Heist } from './state.ts';

// MH-GTE: lockdown gates close in letter order.

/** The first open gate, or -1. */
export function nextGate(s: Heist): number {
  for (const tile of boardOf(s).gates) if (!s.gone[tile]) return tile;
  return -1;
}

/** Gates close one after the other, each completely resolved (MH-GTE-09). */
export const closeGates = step({
  fields: { count: int(0, 99) },
  run(s, { count }, emit) {
    const tile = nextGate(s);
    if (tile < 0 || count === 0) return;
    push(s, { step: 'closeGates', count: count - 1 });
    closeGate(s, tile, emit);
    if (crew(s).length > 0) return;
    s.agenda.length = 0;
    emit?.({ event: 'crewGone', rules: ['MH-EVP-11'] });
    push(s, { step: 'conclusion' });
  },
});

function closeGate(s: Heist, tile: number, emit: Emit): void {
  s.touched = true;
  emit?.({ event: 'gateClosed', at: spaceName(s, tile), rules: ['MH-GTE-02'] });
  for (const c of peopleOn(s, tile)) bust(s, c, emit, 'MH-GTE-03');
  s.gone[tile] = true;
  s.unknown[tile] = false;
  s.token[tile] = null;
  const counts = [s.guards, s.subdued, s.dogs, s.subduedDogs, s.locks, s.unlocked, s.cameras, s.disabled];
  for (const list of [...counts, s.stunned, s.stunnedDogs, s.ideaTokens, s.cracks]) list[tile] = 0;
  clearLoot(s, tile);
  const npc = npcNo(s);
  if (npc >= 0 && person(s, npc).status === 'inactive' && person(s, npc).at === tile) {
    Object.assign(person(s, npc), { status: 'gone', at: -1 });
    emit?.({ event: 'npcGone', rules: ['MH-GTE-04'] });
  }
  const freed = s.characters.map((_, c) => (hasToken(s, c, tile) ? 1 : 0));
  freed.forEach((has, c) => has && liftToken(s, c, tile));
  // In Escape no token is needed any more (MH-ESC-06).
  if (s.phase !== 'escape' && freed.includes(1)) push(s, { step: 'replanning', tokens: freed });
}
