import { insertEvent, placeIdea, useFixer, useItem } from './fixers.ts';
import { npcNo, person, takesPart } from './people.ts';
import { assignItem, buyItem, sellItem, sellJewel } from './shop.ts';
import type { TeamDecision, TeamDecisions } from './team.ts';
import { placeNpc, placeTunnel, removeTunnel } from './tunnels.ts';

// What the team may decide in each phase.

/**
 * MH-ESC-02: the round is completed first; MH-ESC-03: before the dice of a round Escape begins at once.
 * Once rejected it is settled for the phase.
 */
const declareEscape: TeamDecision = {
  once: true,
  offer(s, _seat, offer) {
    const early = s.phase === 'roll' && s.round === 1 ? 'MH-ROL-03' : null;
    const settled = s.escapeDeclared || s.rejected > 0 ? 'MH-ESC-02' : null;
    const verdict = early ?? settled;
    if (!verdict || offer.explaining) offer({ do: 'declareEscape' }, verdict);
  },
  carryOut(s, _choice, emit) {
    s.escapeDeclared = true;
    emit?.({ event: 'escapeDeclared', rules: ['MH-ESC-02'] });
  },
};

/** MH-NPC-02: the team may pass control of the NPC on. */
const passControl: TeamDecision = {
  offer(s, _seat, offer) {
    const c = npcNo(s);
    if (c < 0 || !takesPart(person(s, c))) return;
    for (let seat = 0; seat < s.seats; seat++) {
      if (seat !== person(s, c).seat) offer({ do: 'passControl', seat });
    }
  },
  carryOut(s, { seat = 0 }, emit) {
    person(s, npcNo(s)).seat = seat;
    emit?.({ event: 'controlPassed', seat, rules: ['MH-NPC-02'] });
  },
};

export const IN_PLANNING: TeamDecisions = {
  placeTunnel,
  removeTunnel,
  placeNpc,
  useFixer,
  useItem,
  placeIdea,
  insertEvent,
  buyItem,
  sellItem,
  sellJewel,
  assignItem,
  passControl,
};
export const BEFORE_ROLL: TeamDecisions = { declareEscape, passControl };
export const IN_ACTION: TeamDecisions = { declareEscape, passControl };
export const IN_ESCAPE: TeamDecisions = { passControl };
