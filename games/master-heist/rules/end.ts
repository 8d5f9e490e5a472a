import { finish, int, push } from '@getaway/engine';
import { bust } from './busted.ts';
import { type Emit, step } from './choices.ts';
import { crowdOn, exitsOf, hides, isExit } from './exits.ts';
import { beginNextPart } from './finalScore.ts';
import { objectiveMet } from './objective.ts';
import { everybody, isNpc, person, personNo } from './people.ts';
import { boardOf } from './spaces.ts';
import type { Heist } from './state.ts';
import { question, unanswered } from './team.ts';
import { filled } from './filled.ts';

// MH-ESC-26, MH-END: who got away, and what for.

/** Exits that hold more than they count are thinned out first: the team says who stays behind. */
export const departure = step({
  fields: {},
  run(s) {
    const full = exitsOf(s).find((exit) => crowdOn(s, exit).who.length > crowdOn(s, exit).most);
    if (full === undefined) push(s, { step: 'conclusion' });
    else push(s, { step: 'leftBehind', exit: full, ...unanswered }, { step: 'departure' });
  },
});

export const leftBehind = question({
  fields: { exit: int(0, 299) },
  rule: 'MH-SCN-CTY-01',
  options: (s, { exit }) => crowdOn(s, exit).who.map((c) => ({ do: 'choose', who: person(s, c).id })),
  settle(s, { exit }, choice, emit) {
    if (choice.do === 'choose') bust(s, personNo(s, choice.who), emit, crowdOn(s, exit).rule);
  },
});

/** MH-END-11: Camouflage, busted characters, Master Plan Copy, objective, rewards, bookie, loot. */
export const conclusion = step({
  fields: {},
  run(s, _step, emit) {
    s.phase = 'over';
    const away = everybody(s).filter((c) => isExit(s, person(s, c).at) || hides(s, c));
    for (const c of everybody(s)) {
      if (away.includes(c)) person(s, c).status = 'escaped';
      else bust(s, c, emit, 'MH-ESC-26');
    }
    for (const c of away) {
      const hidden = !isExit(s, person(s, c).at);
      emit?.({ event: 'escaped', who: person(s, c).id, rules: [hidden ? 'MH-ITM-20' : 'MH-ESC-26'] });
    }
    loseThePlan(s, emit);
    const won = objectiveMet(s);
    (s.parts.at(-1) as Heist['parts'][number]).won = won;
    emit?.({ event: won ? 'objectiveMet' : 'objectiveMissed', rules: ['MH-END-01'] });
    const { next } = boardOf(s).scenario;
    if (won && next !== undefined) return beginNextPart(s, next, emit);
    settleUp(s, won, emit);
  },
});

/** MH-ITM-14: if the one with the extra tokens is busted, everybody is. */
function loseThePlan(s: Heist, emit: Emit): void {
  if (!s.characters.some((character) => character.planCopy && character.status === 'busted')) return;
  s.objectiveFailed = true;
  s.characters.forEach((character, c) => {
    if (!isNpc(character) && character.status === 'escaped') bust(s, c, emit, 'MH-ITM-14');
  });
}

function settleUp(s: Heist, won: boolean, emit: Emit): void {
  if (won) reward(s, emit);
  payBookie(s, won, emit);
  bringHome(s, emit);
  const winners = won ? Array.from({ length: s.seats }, (_, seat) => seat) : [];
  finish(s, { ending: won ? 'success' : 'failure', winners, scores: filled(s.seats, null) });
}

/** MH-END-06. */
function reward(s: Heist, emit: Emit): void {
  const { rewards, unlocks } = boardOf(s).scenario;
  s.cash += rewards.cash;
  emit?.({ event: 'rewarded', cash: rewards.cash, fixer: unlocks, rules: ['MH-END-06'] });
}

/** MH-FIX-bookie. */
function payBookie(s: Heist, won: boolean, emit: Emit): void {
  if (s.stake === 0) return;
  const all = s.characters.every((character) => isNpc(character) || character.status === 'escaped');
  if (won && all) s.cash += 2 * s.stake;
  emit?.({ event: won && all ? 'betWon' : 'betLost', cash: s.stake, rules: ['MH-FIX-bookie'] });
}

/** MH-END-07, MH-LOT-09, 12: what was acquired is kept, whatever became of the objective; the busted carry nothing. */
function bringHome(s: Heist, emit: Emit): void {
  let { cash, jewel } = s.banked;
  for (const { carries } of s.characters) {
    cash += carries.cash;
    jewel += carries.jewel;
  }
  for (const item of s.items) {
    if (item.place === 'held') Object.assign(item, { place: 'home', at: -1 });
    if (item.place === 'lying') item.place = 'lost';
    if (
      item.id === 'master-plan-copy' &&
      item.place === 'home' &&
      s.characters.some(({ planCopy }) => planCopy)
    ) {
      item.place = 'discarded';
    }
  }
  s.cash += cash;
  s.jewels += jewel;
  emit?.({ event: 'broughtHome', cash, jewels: jewel, rules: ['MH-END-07'] });
}
