import { int, list, push, seatNo } from '@getaway/engine';
import { type Emit, type Offer, step } from './choices.ts';
import { gainIdeas, payIdeas } from './ideas.ts';
import { hasToken } from './movement.ts';
import { crew, everybody, person, personNo } from './people.ts';
import { spaceName, spaceNo, tilesNear } from './spaces.ts';
import type { Heist } from './state.ts';

// Planning tokens that change after planning (MH-PLN-14): gates, the Radio, CHANGE OF PLANS.

export function placeToken(s: Heist, c: number, tile: number): void {
  s.plan[tile] = (s.plan[tile] as number) | (1 << c);
}

export function liftToken(s: Heist, c: number, tile: number): void {
  s.plan[tile] = (s.plan[tile] as number) & ~(1 << c);
}

const moveToken = (s: Heist, c: number, from: number, to: number, emit: Emit, rule: string): void => {
  liftToken(s, c, from);
  placeToken(s, c, to);
  const who = person(s, c).id;
  emit?.({ event: 'tokenMoved', who, from: spaceName(s, from), at: spaceName(s, to), rules: [rule] });
};

/** Tiles a token of this character could stand on. */
const freeTiles = (s: Heist, c: number): number[] =>
  s.plan.flatMap((_, tile) => (s.gone[tile] || hasToken(s, c, tile) ? [] : [tile]));

/** MH-ITM-17: every player character may shift one token to an adjacent tile. */
export const tweaking = step({
  fields: { left: list(int(0, 4)) },
  rule: 'MH-ITM-17',
  seats: (s, { left }) => [...new Set(left.map((c) => person(s, c).seat))].sort((a, b) => a - b),
  offers(s, { left }, seat, offer) {
    for (const c of left) {
      const { id: who, seat: own } = person(s, c);
      if (own !== seat) continue;
      offer({ do: 'leave', who });
      for (let tile = 0; tile < s.plan.length; tile++) {
        if (!hasToken(s, c, tile)) continue;
        for (const to of tilesNear(s, tile)) {
          if (!hasToken(s, c, to)) offer({ do: 'shift', who, at: spaceName(s, tile), to: spaceName(s, to) });
        }
      }
    }
  },
  answer(s, { left }, _seat, choice, emit) {
    if (choice.do !== 'shift' && choice.do !== 'leave') return;
    const c = personNo(s, choice.who);
    if (choice.do === 'shift')
      moveToken(s, c, spaceNo(s, choice.at), spaceNo(s, choice.to), emit, 'MH-ITM-17');
    const rest = left.filter((other) => other !== c);
    if (rest.length > 0) push(s, { step: 'tweaking', left: rest });
  },
  auto: false,
  interleaved: true,
});

/** MH-GTE-05: tokens of a closed gate may be placed again at once; `tokens` has one entry a player character. */
export const replanning = step({
  fields: { tokens: list(int(0, 20)) },
  rule: 'MH-GTE-05',
  seats: (s, { tokens }) =>
    [...new Set(tokens.flatMap((n, c) => (n > 0 ? [person(s, c).seat] : [])))].sort((a, b) => a - b),
  offers(s, { tokens }, seat, offer) {
    tokens.forEach((n, c) => {
      const { id: who, seat: own } = person(s, c);
      if (n === 0 || own !== seat) return;
      offer({ do: 'leave', who });
      for (const tile of freeTiles(s, c)) offer({ do: 'replan', who, at: spaceName(s, tile) });
    });
  },
  answer(s, { tokens }, _seat, choice, emit) {
    if (choice.do !== 'replan' && choice.do !== 'leave') return;
    const c = personNo(s, choice.who);
    const rest = [...tokens];
    if (choice.do === 'leave') {
      rest[c] = 0;
    } else {
      rest[c] = (rest[c] as number) - 1;
      placeToken(s, c, spaceNo(s, choice.at));
      emit?.({ event: 'tokenPlaced', who: choice.who, at: choice.at, rules: ['MH-GTE-05'] });
    }
    if (rest.some((n) => n > 0)) push(s, { step: 'replanning', tokens: rest });
  },
  auto: false,
  interleaved: true,
});

const plan = {
  seat: seatNo(),
  c: int(0, 4),
  /** Tokens that may still be moved, and ideas that may still be given. */
  tokens: int(0, 9),
  ideas: int(0, 9),
  /** The token in hand, and where it shall go. */
  of: int(-1, 4),
  from: int(-1, 299),
  to: int(-1, 299),
  refusals: int(0, 99),
};

/** CHANGE OF PLANS and ALRIGHT, NEW PLAN (MH-ABL-11, 12): lift a token, put it down, go on. */
export const newPlan = step({
  fields: plan,
  rule: 'MH-ABL-11',
  offers(s, st, _seat, offer) {
    if (st.of >= 0) {
      for (const tile of freeTiles(s, st.of))
        offer({ do: 'put', who: person(s, st.c).id, at: spaceName(s, tile) });
      return;
    }
    offer({ do: 'done', who: person(s, st.c).id });
    if (st.tokens > 0) offerLifts(s, st.c, st.refusals >= s.options.patience, offer);
    if (st.ideas > 0 && person(s, st.c).ideas > 0) {
      const who = person(s, st.c).id;
      for (const other of everybody(s))
        if (other !== st.c) offer({ do: 'give', who, to: person(s, other).id });
    }
  },
  answer(s, st, _seat, choice, emit) {
    if (choice.do === 'lift') {
      push(s, { ...st, of: personNo(s, choice.of), from: spaceNo(s, choice.at) });
    } else if (choice.do === 'give') {
      payIdeas(s, st.c, 1);
      gainIdeas(s, personNo(s, choice.to), 1, emit, 'MH-ABL-12');
      push(s, { ...st, ideas: st.ideas - 1 });
    } else if (choice.do === 'put') {
      const to = spaceNo(s, choice.at);
      const owner = person(s, st.of).seat;
      if (owner !== st.seat) return push(s, { ...st, step: 'agreeing', to, planner: st.seat, seat: owner });
      moveToken(s, st.of, st.from, to, emit, 'MH-ABL-11');
      push(s, { ...st, of: -1, from: -1, tokens: st.tokens - 1 });
    }
  },
});

function offerLifts(s: Heist, planner: number, ownOnly: boolean, offer: Offer): void {
  const { id: who, seat } = person(s, planner);
  for (const c of crew(s)) {
    const { id: of, seat: owner } = person(s, c);
    const verdict = ownOnly && owner !== seat ? 'MH-ABL-11' : null;
    if ((verdict && !offer.explaining) || freeTiles(s, c).length === 0) continue;
    for (let tile = 0; tile < s.plan.length; tile++) {
      if (hasToken(s, c, tile)) offer({ do: 'lift', who, of, at: spaceName(s, tile) }, verdict);
    }
  }
}

/** The owner of a token has its say before another seat moves it. */
export const agreeing = step({
  fields: { ...plan, planner: seatNo() },
  rule: 'MH-ABL-11',
  offers(_s, _st, _seat, offer) {
    offer({ do: 'agree' });
    offer({ do: 'refuse' });
  },
  answer(s, { planner, ...st }, seat, choice, emit) {
    const next = { ...st, step: 'newPlan', seat: planner, of: -1, from: -1, to: -1 };
    if (choice.do === 'agree') {
      moveToken(s, st.of, st.from, st.to, emit, 'MH-ABL-11');
      return push(s, { ...next, tokens: st.tokens - 1 });
    }
    emit?.({ event: 'rejected', seat, rules: ['MH-ABL-11'] });
    push(s, { ...next, refusals: st.refusals + 1 });
  },
});

export const startNewPlan = (s: Heist, c: number, tokens: number, ideas: number): void =>
  push(s, {
    step: 'newPlan',
    seat: person(s, c).seat,
    c,
    tokens,
    ideas,
    of: -1,
    from: -1,
    to: -1,
    refusals: 0,
  });
