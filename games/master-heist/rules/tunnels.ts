import type { TeamChoice } from './choices.ts';
import { npcNo, person } from './people.ts';
import { addEntrance, boardOf, nextEntranceName, spaceName, spaceNo, ruleOf } from './spaces.ts';
import { npcWaitsForPlace, startsAreShort, whyNotStart } from './starts.ts';
import type { Heist } from './state.ts';
import type { TeamDecision } from './team.ts';

// MH-TUN, MH-SCN-MEL-03: entrances that the team digs, and the guide's place.

const dug = (s: Heist): number => s.entrances.filter((entrance) => entrance.tunnel).length;

function whyNotDig(s: Heist, cell: number): string | null {
  const most = ruleOf(s, 'tunnels')?.count ?? 0;
  if (s.entrances.some((entrance) => entrance.cell === cell)) return 'MH-TUN-02';
  return dug(s) >= most ? 'MH-TUN-02' : null;
}

export const placeTunnel: TeamDecision = {
  urgent: startsAreShort,
  offer(s, _seat, offer) {
    for (const { name, side, cell } of boardOf(s).tunnels) {
      const verdict = whyNotDig(s, cell);
      if (!verdict || offer.explaining) offer({ do: 'placeTunnel', at: name, side }, verdict);
    }
  },
  carryOut(s, choice, emit) {
    const tunnel = boardOf(s).tunnels.find(({ name, side }) => name === choice.at && side === choice.side);
    if (!tunnel) return;
    const space = addEntrance(s, nextEntranceName(s), tunnel.tile, tunnel.cell, true);
    emit?.({
      event: 'tunnelPlaced',
      at: spaceName(s, space),
      tile: spaceName(s, tunnel.tile),
      rules: ['MH-TUN-01'],
    });
  },
};

/** Placing a tunnel is optional (MH-TUN-03), so the last one may be filled in again while nobody starts there. */
export const removeTunnel: TeamDecision = {
  offer(s, _seat, offer) {
    const last = s.entrances.at(-1);
    if (!last?.tunnel) return;
    const space = s.unknown.length + s.entrances.length - 1;
    const taken = s.characters.some((character) => character.at === space) ? 'MH-PLN-13' : null;
    offer({ do: 'removeTunnel', at: last.name }, taken);
  },
  carryOut(s, choice, emit) {
    s.entrances.pop();
    for (const counts of Object.values(s.loot)) counts.pop();
    emit?.({ event: 'tunnelRemoved', at: choice.at ?? '', rules: ['MH-TUN-03'] });
  },
};

export const placeNpc: TeamDecision = {
  urgent: npcWaitsForPlace,
  offer(s, _seat, offer) {
    const c = npcNo(s);
    if (c < 0 || ruleOf(s, 'npc')?.start !== 'entrance') return;
    for (let i = 0; i < s.entrances.length; i++) {
      const space = s.unknown.length + i;
      if (person(s, c).at !== space)
        offer({ do: 'placeNpc', at: spaceName(s, space) }, whyNotStart(s, c, space));
    }
  },
  carryOut(s, choice: TeamChoice, emit) {
    person(s, npcNo(s)).at = spaceNo(s, choice.at ?? '');
    emit?.({ event: 'startSet', who: 'npc', at: choice.at ?? '', rules: ['MH-SCN-MEL-03'] });
  },
};
