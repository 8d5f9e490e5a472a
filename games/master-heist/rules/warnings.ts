import { choicesOf, type Game, type Json } from '@getaway/engine';
import type { Choice } from './choices.ts';
import { isExit } from './exits.ts';
import { allOdds, escapeOdds } from './odds.ts';
import { everybody, person } from './people.ts';
import type { Forecast } from './preview.ts';
import { type Heist, SUBS, type Who } from './state.ts';

// What a choice that is allowed costs besides the obvious, or why it is pointless.

export type Figures = { readonly [name: string]: Json };

/** Alerts and crises that would not have come without it. */
export const louder = (before: Forecast, after: Forecast): Figures => ({
  moreAlerts: Math.max(0, after.alerts - before.alerts),
  newCrises: after.crises.filter((card) => !before.crises.includes(card)),
});

/** Those who could have got out before and could not any more, should Escape begin then. */
export function stranded(before: Heist, after: Heist): Figures {
  const lost = allOdds(after).filter(({ faces }) => faces === 0);
  const hadWay = new Map(allOdds(before).map(({ who, faces }) => [who, faces > 0]));
  return { stranded: lost.flatMap(({ who }) => (hadWay.get(who) === true ? [who] : [])) };
}

const own = (s: Heist, seat: number): number[] => everybody(s).filter((c) => person(s, c).seat === seat);

/** MH-PLN-03: planning tokens that stay off the board are of no use. */
export const unplaced = (s: Heist, seat: number): Figures => ({
  tokensLeft: own(s, seat).reduce((sum, c) => sum + person(s, c).tokens, 0),
});

/** MH-ACT-16: those of the seat who could still do something with the action they have taken. */
export function idle(game: Game<Heist, Choice>, s: Heist, seat: number): Figures {
  const busy = new Set<Who>();
  for (const choice of choicesOf(game, s, seat)) {
    if ('who' in choice && choice.who && SUBS.some((sub) => sub === choice.do)) busy.add(choice.who);
  }
  return { idle: own(s, seat).flatMap((c) => (busy.has(person(s, c).id) ? [person(s, c).id] : [])) };
}

/** MH-ESC-26: those of the seat who would be busted although they still had a chance. */
export const leftBehind = (s: Heist, seat: number): Figures => ({
  leftBehind: own(s, seat).flatMap((c) =>
    !isExit(s, person(s, c).at) && escapeOdds(s, c).faces > 0 && escapeOdds(s, c).cost > 0
      ? [person(s, c).id]
      : [],
  ),
});

/** Those who might not get out if Escape began now. */
export const atRisk = (s: Heist): Figures => ({
  atRisk: allOdds(s).flatMap(({ who, faces }) => (faces < 6 ? [who] : [])),
});

/** MH-ESC-18: ideas that are kept from a last ditch effort help nobody. */
export const heldBack = (faces: number, most: number): Figures => ({
  hopeless: most === 0,
  ...(most > faces && { better: most }),
});
