import { has } from '../rules/bits.ts';
import { hasCosta } from '../rules/characters.ts';
import type { Choice } from '../rules/play.ts';
import { PARTS, type State } from '../rules/state.ts';
import { costaPoints } from './costa.ts';
import { fitPlans } from './plans.ts';
import { sensible } from './sensible/index.ts';
import { pointsOf, type Standing, standingOf, wayOut } from './standing.ts';
import { currentPart } from './turns.ts';
import { type Weights, WEIGHTS } from './weights.ts';

/** Decisions at which no turn is half done. */
const QUIET: readonly string[] = ['turn', 'extraTurn', 'placeTile', 'incomeUnlock'];
/** By day: about what a thief has in hand. */
const USUAL_MONEY = [9, 8, 12, 13];
/** The best score that anybody is known to have reached; it makes points a share. */
const TOP_SCORE = 600;
/** How much winning counts; the rest is points, so that a bot plays on when all is won or lost. */
const WINNING = 0.85;

/** What a bot must know of Escape Plan, with the given weights. */
export const evaluationWith = (w: Weights) => ({
  /** By seat: how likely it is to win, and a little for points. */
  values(world: State): number[] {
    if (world.outcome !== null) return finalValues(world);
    const points: number[] = [];
    const escape: number[] = [];
    const way = wayOut(world);
    for (let seat = 0; seat < world.seats; seat++) {
      const standing = standingOf(world, seat, w, way);
      points.push(pointsOf(standing));
      escape.push(standing.escape);
    }
    const costa = hasCosta(world) ? costaPoints(world) : null;
    return chancesToWin(points, escape, costa, w.spread).map(
      (chance, seat) => WINNING * chance + (1 - WINNING) * escape[seat]! * share(points[seat]!),
    );
  },

  /** Values tell enough where a turn ends; what comes after it would be guesswork. */
  beyond: 0,
  sameLuck: true as const,
  /** What looks best at a glance is a better guess of how a turn goes on than what a few tries find. */
  deepest: 1,

  sensible: (world: State, seat: number, choices: readonly Choice[]): number[] =>
    sensible(world, seat, choices, w),

  /**
   * Thieves keep enough money to get out with; a guess at random would see half of them broke. Their cubes tell some of
   * their plans.
   */
  plausible(world: State, seat: number): void {
    fitPlans(world, seat);
    const usual = USUAL_MONEY[world.day]!;
    for (let other = 0; other < world.seats; other++) {
      const thief = world.thieves[other]!;
      if (other !== seat) thief.money = Math.round(usual + (thief.money - usual) / 3);
    }
  },

  quiet(world: State): boolean {
    const step = world.agenda[world.agenda.length - 1];
    return world.outcome !== null || step === undefined || QUIET.includes(step.step);
  },

  /** Tiles placed, parts of the day, and in the part in progress whether the seat has had its turn. */
  progress(world: State, seat: number): number {
    const day = 100 * world.city.tiles.length + 20 * world.day;
    if (world.part === null) return day;
    return day + 2 + 2 * PARTS.indexOf(world.part) + (currentPart(world, seat) === 'used' ? 1 : 0);
  },

  /** EP-ACT-06: where to go. */
  isWeighty: (world: State): boolean => world.agenda[world.agenda.length - 1]?.step === 'turn',

  /**
   * Against rivals it pays to see one's next turn through; Costa is best judged by what is near the human right now.
   */
  horizon: (world: State): number => (hasCosta(world) ? 0 : 3),

  /** What a seat's standing is made of, in points; the escape in percent. */
  terms(world: State, seat: number): { readonly [K in keyof Standing]: number } {
    const standing = standingOf(world, seat, w);
    return { ...standing, escape: 100 * standing.escape };
  },
});

export const evaluation = evaluationWith(WEIGHTS);

function finalValues(world: State): number[] {
  const { winners, scores } = world.outcome!;
  return scores.map((score, seat) => {
    const win = winners.includes(seat) ? 1 / winners.length : 0;
    return WINNING * win + (1 - WINNING) * share(score ?? 0);
  });
}

const share = (points: number): number => Math.min(1, Math.max(0, points / TOP_SCORE));

/**
 * Who escapes competes by points: a rival far behind hardly matters, and one who is caught not at all. Costa always
 * escapes (EP-SOL-17).
 */
function chancesToWin(
  points: readonly number[],
  escape: readonly number[],
  costa: number | null,
  spread: number,
): number[] {
  const top = Math.max(...points, costa ?? -Infinity);
  const odds = points.map((each) => Math.exp((each - top) / spread));
  const against = costa === null ? 0 : Math.exp((costa - top) / spread);
  const chances = points.map(() => 0);
  for (let escaped = 1; escaped < 1 << points.length; escaped++) {
    let likely = 1;
    let all = against;
    for (let seat = 0; seat < points.length; seat++) {
      const out = has(escaped, seat);
      likely *= out ? escape[seat]! : 1 - escape[seat]!;
      if (out) all += odds[seat]!;
    }
    for (let seat = 0; seat < points.length; seat++) {
      if (has(escaped, seat)) chances[seat]! += (likely * odds[seat]!) / all;
    }
  }
  return chances;
}
