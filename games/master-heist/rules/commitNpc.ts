import { DIRECTIONS, NPC_SPECIALS, type NpcSpecialId } from '../content/index.ts';
import type { CommitKind } from './commitAbilities.ts';
import { drop, layLoot } from './loot.ts';
import { person } from './people.ts';
import { boardOf, isTile, line, spaceName, spaceNo } from './spaces.ts';
import type { Heist } from './state.ts';
import { takeOn } from './takingOn.ts';

// Special actions that a scenario gives its NPC (MH-NPC-22).

/** Tiles the keycard can be flicked to: each line also ends before a lock and before an unknown tile (MH-SCN-MEL-04). */
function flickTargets(s: Heist, from: number): number[] {
  const targets: number[] = [];
  if (!isTile(s, from)) return targets;
  DIRECTIONS.forEach((_, direction) => {
    for (const tile of line(s, from, direction)) {
      if (s.unknown[tile] || (s.locks[tile] as number) > 0) break;
      targets.push(tile);
    }
  });
  return targets.sort((a, b) => a - b);
}

export const NPC_ACTIONS: { readonly [special in NpcSpecialId]: CommitKind } = {
  'fancy-card-flick': {
    offer(s, c, offer) {
      const { at, carries } = person(s, c);
      const verdict = carries.keycard === 0 ? 'MH-SCN-MEL-04' : null;
      if (verdict && !offer.explaining) return;
      for (const tile of flickTargets(s, at)) {
        offer({ do: 'commit', who: 'npc', action: 'fancy-card-flick', at: spaceName(s, tile) }, verdict);
      }
    },
    play(s, c, { at }, emit) {
      if (at === undefined) return;
      takeOn(s, c, 'fancy-card-flick', NPC_SPECIALS['fancy-card-flick'].sub, emit);
      drop(s, c, 'keycard', spaceNo(s, at), emit, 'MH-SCN-MEL-04');
    },
  },

  pause: {
    offer: (_s, _c, offer) => offer({ do: 'commit', who: 'npc', action: 'pause' }),
    play: (s, c, _choice, emit) => takeOn(s, c, 'pause', NPC_SPECIALS.pause.sub, emit),
  },

  'study-schematics': {
    offer(s, c, offer) {
      const ready = !s.schematicsStudied && person(s, c).carries.documents > 0;
      const verdict = ready ? null : 'MH-SCN-BLK-05';
      if (!verdict || offer.explaining)
        offer({ do: 'commit', who: 'npc', action: 'study-schematics' }, verdict);
    },
    play(s, c, _choice, emit) {
      takeOn(s, c, 'study-schematics', NPC_SPECIALS['study-schematics'].sub, emit);
      s.schematicsStudied = true;
      const board = boardOf(s);
      for (const tile of [...board.tokens('kennel'), ...board.tokens('reinforcements')]) {
        layLoot(s, tile, 'cash', 2);
        emit?.({ event: 'cashPlaced', at: spaceName(s, tile), count: 2, rules: ['MH-SCN-BLK-05'] });
      }
    },
  },
};
