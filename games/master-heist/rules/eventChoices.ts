import { int, list, oneOf, push, seatNo, text } from '@getaway/engine';
import { CHITS } from '../content/index.ts';
import { activeGuards, addChit } from './chits.ts';
import { type Choice, step } from './choices.ts';
import { together } from './conditions.ts';
import { fidget, restless } from './fidgets.ts';
import { gainIdeas, loseIdea } from './ideas.ts';
import { drop } from './loot.ts';
import { noiseNow } from './noise.ts';
import { everybody, person, personNo } from './people.ts';
import { boardOf, spaceName, spaceNo, tilesNear } from './spaces.ts';
import { CHIT_LOOT, type ChitLoot, type Heist } from './state.ts';
import { question, unanswered } from './team.ts';

// Decisions that event cards ask for.

/** MH-EVT-5: the team chooses which tiles. */
export const chooseTiles = question({
  fields: { chit: oneOf(CHITS), tiles: list(int(0, 299)), left: int(0, 9), rule: text(20) },
  rule: 'MH-EVT-5',
  options: (s, { tiles }) => tiles.map((tile) => ({ do: 'chooseTile', at: spaceName(s, tile) })),
  settle(s, { chit, tiles, left, rule }, choice, emit) {
    if (choice.do !== 'chooseTile') return;
    const tile = spaceNo(s, choice.at);
    addChit(s, tile, chit, emit, rule);
    const rest = tiles.filter((other) => other !== tile);
    if (left > 1) push(s, { step: 'chooseTiles', chit, tiles: rest, left: left - 1, rule, ...unanswered });
  },
});

/** MH-EVT-12. */
export const blabbing = step({
  fields: { seat: seatNo(), c: int(0, 4) },
  rule: 'MH-EVT-12',
  offers(s, { c }, _seat, offer) {
    offer({ do: 'blab', who: person(s, c).id });
    offer({ do: 'decline' });
  },
  answer(s, { c }, _seat, choice, emit) {
    if (choice.do !== 'blab') return;
    gainIdeas(s, c, 1, emit, 'MH-EVT-12');
    noiseNow(s, 1, emit);
  },
});

/** MH-EVT-15: one character of the team's choice, for one noise. */
export const teamIdea = question({
  fields: {},
  rule: 'MH-EVT-15',
  options: (s) => [
    { do: 'decline' },
    ...everybody(s).map((c): Choice => ({ do: 'choose', who: person(s, c).id })),
  ],
  settle(s, _step, choice, emit) {
    if (choice.do !== 'choose') return;
    gainIdeas(s, personNo(s, choice.who), 1, emit, 'MH-EVT-15');
    noiseNow(s, 1, emit);
  },
});

const canWhisper = (s: Heist, seat: number): boolean =>
  restless(s, seat) === null &&
  everybody(s).some(
    (c) =>
      person(s, c).seat === seat &&
      person(s, c).ideas > 0 &&
      everybody(s).some((other) => other !== c && together(s, c, other)),
  );

/** MH-EVT-17: any number of transfers in any order, one noise each. */
export const stageWhisper = step({
  fields: {},
  rule: 'MH-EVT-17',
  interleaved: true,
  auto: false,
  skip: true,
  seats: (s) => s.ready.flatMap((ready, seat) => (!ready && canWhisper(s, seat) ? [seat] : [])),
  offers(s, _step, seat, offer) {
    offer({ do: 'carryOn' });
    for (const c of everybody(s)) {
      const { id: who, seat: own, ideas } = person(s, c);
      if (own !== seat || ideas === 0) continue;
      for (const other of everybody(s)) {
        if (other === c) continue;
        const apart = together(s, c, other) ? null : 'MH-EVT-17';
        if (!apart || offer.explaining) offer({ do: 'give', who, to: person(s, other).id }, apart);
      }
    }
  },
  answer(s, _step, seat, choice, emit) {
    push(s, { step: 'stageWhisper' });
    if (choice.do !== 'give') {
      s.ready[seat] = true;
      return;
    }
    fidget(s, seat);
    person(s, personNo(s, choice.who)).ideas--;
    gainIdeas(s, personNo(s, choice.to), 1, emit, 'MH-EVT-17');
    noiseNow(s, 1, emit);
  },
});

/** MH-EVT-24: exactly one idea from one character to another. */
export const oneIdea = question({
  fields: {},
  rule: 'MH-EVT-24',
  options(s) {
    const givers = everybody(s).filter((c) => person(s, c).ideas > 0);
    const gifts = givers.flatMap((c) =>
      everybody(s).flatMap((other): Choice[] =>
        other === c ? [] : [{ do: 'give', who: person(s, c).id, to: person(s, other).id }],
      ),
    );
    return [{ do: 'decline' }, ...gifts];
  },
  settle(s, _step, choice, emit) {
    if (choice.do !== 'give') return;
    person(s, personNo(s, choice.who)).ideas--;
    gainIdeas(s, personNo(s, choice.to), 1, emit, 'MH-EVT-24');
  },
});

/** MH-ITM-16. */
export const luckyPenny = step({
  fields: { seat: seatNo(), c: int(0, 4), rule: text(20) },
  rule: 'MH-ITM-16',
  offers(s, { c }, _seat, offer) {
    const who = person(s, c).id;
    offer({ do: 'penny', who });
    offer({ do: 'loseIdea', who });
  },
  answer(s, { c, rule }, _seat, choice, emit) {
    if (choice.do !== 'penny') return loseIdea(s, c, emit, rule);
    const penny = s.items.find(({ id, place, at }) => id === 'lucky-penny' && place === 'held' && at === c);
    if (penny) penny.place = 'discarded';
    s.touched = true;
    emit?.({ event: 'itemDiscarded', item: 'lucky-penny', who: choice.who, rules: ['MH-ITM-16'] });
  },
});

/** Loot that event 22 makes a character fumble: everything but the objective's kinds. */
const fumbled = (s: Heist, c: number): ChitLoot | undefined =>
  CHIT_LOOT.find(
    (kind) => person(s, c).carries[kind] > 0 && !boardOf(s).scenario.objective.objectiveLoot.includes(kind),
  );

const safeGround = (s: Heist, c: number): number[] =>
  tilesNear(s, person(s, c).at).filter((tile) => activeGuards(s, tile) === 0);

/** MH-EVT-22: piece by piece to a tile of the seat's choice; without one it is lost. */
export const fumbling = step({
  fields: { seat: seatNo(), c: int(0, 4) },
  rule: 'MH-EVT-22',
  skip: true,
  offers(s, { c }, _seat, offer) {
    const what = fumbled(s, c);
    if (what === undefined) return;
    const who = person(s, c).id;
    for (const tile of safeGround(s, c)) offer({ do: 'fumble', who, what, at: spaceName(s, tile) });
    if (safeGround(s, c).length === 0) offer({ do: 'carryOn' });
    else if (offer.explaining) offer({ do: 'carryOn' }, 'MH-EVT-22');
  },
  answer(s, { c, seat }, _seat, choice, emit) {
    const what = fumbled(s, c);
    if (what === undefined) return;
    s.touched = true;
    if (choice.do === 'fumble') {
      drop(s, c, what, spaceNo(s, choice.at), emit, 'MH-EVT-22');
    } else {
      person(s, c).carries[what] -= what === 'cash' ? person(s, c).carries.cash : 1;
      emit?.({ event: 'lootLost', who: person(s, c).id, what, rules: ['MH-EVT-22'] });
    }
    push(s, { step: 'fumbling', c, seat });
  },
});
