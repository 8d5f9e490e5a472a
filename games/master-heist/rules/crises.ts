import { addChit, hasChits, recover, relock, repower } from './chits.ts';
import type { Emit } from './choices.ts';
import { raiseAlert } from './eventDeck.ts';
import { lootLiesOn } from './loot.ts';
import { everybody, isNpc, peopleOn, person } from './people.ts';
import { line, spaceName, tilesNear, ruleOf } from './spaces.ts';
import type { Heist } from './state.ts';

// MH-CRI-C1 and C2, which have verbs of their own.

const tokensOf = (s: Heist, token: 'reinforcements' | 'watchtower'): number[] =>
  s.token.flatMap((one, tile) => (one === token ? [tile] : []));

/** MH-CRI-C1a: nothing and nobody there; planning tokens do not matter. */
const empty = (s: Heist, tile: number): boolean =>
  !s.unknown[tile] &&
  !hasChits(s, tile) &&
  s.token[tile] === null &&
  !lootLiesOn(s, tile) &&
  !s.characters.some((character) => character.at === tile);

export function reinforcements(s: Heist, emit: Emit, rule: string): void {
  for (const tile of tokensOf(s, 'reinforcements')) {
    const around = tilesNear(s, tile);
    const bare = around.filter((other) => empty(s, other));
    for (const other of around) {
      recover(s, other, emit, rule);
      relock(s, other, emit, rule);
      const cameras = repower(s, other, emit, rule);
      if (s.loop) continue;
      for (let i = cameras * peopleOn(s, other).length; i > 0; i--) raiseAlert(s, emit, 'MH-CHT-07');
    }
    for (const other of bare) addChit(s, other, 'guard', emit, rule);
    s.token[tile] = null;
    addChit(s, tile, 'guard', emit, rule, 2);
  }
}

/** The Mayor is never noticed (MH-SCN-FIN-09). */
const noticed = (s: Heist): number[] => {
  const trusted = ruleOf(s, 'trustedMayor') !== undefined;
  return everybody(s).filter((c) => !(trusted && isNpc(person(s, c))));
};

export function watchtowerSweep(s: Heist, emit: Emit, rule: string): void {
  const spaces = noticed(s).map((c) => person(s, c).at);
  for (const tile of tokensOf(s, 'watchtower')) {
    if (!spaces.includes(tile)) continue;
    s.token[tile] = null;
    emit?.({ event: 'watchtowerRemoved', at: spaceName(s, tile), rules: ['MH-WTC-02'] });
  }
  const seen = new Set<number>();
  for (const tower of tokensOf(s, 'watchtower')) {
    for (let direction = 0; direction < 6; direction++) {
      for (const tile of line(s, tower, direction)) if (spaces.includes(tile)) seen.add(tile);
    }
  }
  for (const tile of [...seen].sort((a, b) => a - b)) addChit(s, tile, 'guard', emit, rule);
}
