import type { Refusal, Verdict } from '@getaway/engine';
import { type SpaceId, uspf } from '../../../content/index.ts';
import { push, type AnyStep, type Way } from '../../agenda.ts';
import type { HeroNumber } from '../../figures.ts';
import { currentHero, heroAt, inTurnOrder } from '../../hero/hero.ts';
import type { State } from '../../state.ts';
import { step, type Emit } from '../../step.ts';
import { startEscape, whyNotTogether } from '../../victory/together.ts';
import { isTask } from './pieces.ts';
import { uspfSteps } from './state.ts';
import { findThreshold } from './tasks.ts';

/** What the police ask of those who leave (NY-USP-60 to NY-USP-72). */

/** After President, Tape and Diagram or Tracer were shown (NY-USP-62); `escapeTogether` follows these steps. */
export function stepsBeforeEscape(s: State, way: Way): readonly AnyStep[] {
  const { at } = currentHero(s);
  const [seat = s.current, ...waiting] = inTurnOrder(s, s.current).filter(
    (other) => heroAt(s, other).at === at,
  );
  return [{ step: 'findThreshold' }, { step: 'showRewards', seat, way, waiting, points: 0 }];
}

export const findThresholdStep = step({
  fields: uspfSteps.findThreshold,
  run: (s, _step, emit) => findThreshold(s, emit),
});

/** NY-USP-60: everybody in the space shows all own rewards or none. */
export const showRewards = step({
  fields: uspfSteps.showRewards,
  rule: 'NY-USP-60',
  offers(s, { seat }, _seat, offer) {
    if ((s.uspf.rewards[seat]?.length ?? 0) > 0) offer({ do: 'showRewards' });
    offer({ do: 'keepRewards' });
  },
  answer(s, { seat, way, waiting, points }, _seat, choice, emit) {
    let sum = points;
    if (choice.do === 'showRewards') {
      const cards = s.uspf.rewards[seat]?.map(({ card }) => card) ?? [];
      for (const card of cards) sum += uspf.rewards[card].points;
      emit?.({ event: 'rewardsShown', seat, points: sum - points, cards, rules: ['NY-USP-60'] });
    }
    const [next, ...rest] = waiting;
    if (next === undefined) push(s, { step: 'countRewards', way, points: sum });
    else push(s, { step: 'showRewards', seat: next, way, waiting: rest, points: sum });
  },
});

/** The number on the Transition 2-3 card for the number of heroes. */
function pointsNeeded(s: State): number | null {
  const [card] = s.uspf.threshold;
  if (card === undefined || isTask(card)) return null;
  const transition = uspf.transitions[card];
  return transition.type === '2-3' ? transition.rewardPoints[s.heroes.length as HeroNumber] : null;
}

/** What a reward is worth to somebody who sees only its tier: at best the most of that tier. */
const mostPoints = (tier: number): number =>
  Math.max(...Object.values(uspf.rewards).flatMap((reward) => (reward.tier === tier ? [reward.points] : [])));

/** NY-USP-63: with the Transition 2-3 card in sight the points must suffice, as far as the seat can know. */
export function whyTooFewPoints(s: State, seat: number, _way: Way, at: SpaceId): Verdict {
  const needed = pointsNeeded(s);
  if (needed === null) return null;
  let most = 0;
  for (const { card } of s.uspf.rewards[seat] ?? []) most += uspf.rewards[card].points;
  s.heroes.forEach((hero, other) => {
    if (other === seat || hero.at !== at) return;
    for (const { tier } of s.uspf.rewards[other] ?? []) most += mostPoints(tier);
  });
  return most >= needed ? null : { rule: 'NY-USP-63', params: { most, needed } };
}

export const countRewards = step({
  fields: uspfSteps.countRewards,
  run(s, { way, points }, emit) {
    const needed = pointsNeeded(s) ?? Infinity;
    if (points < needed) {
      emit?.({ event: 'rewardsTooFew', points, needed, rules: ['NY-USP-63'] });
      if (s.agenda.at(-1)?.step === 'escapeTogether') s.agenda.pop();
    } else if (way === 'tracer') {
      // NY-USP-65, NY-USP-66: the helicopter waits for one more tile.
      push(s, { step: 'revealTimer', left: 1 });
    }
  },
});

/** NY-USP-64, as far as the seat can know: who holds Tape and Tracer is not public. */
export function whyNotTracer(s: State, seat: number): Refusal[] {
  const { at } = heroAt(s, seat);
  const missing = whyNotTogether(s, seat, 'tracer', at);
  const landed = s.helicopter.landed && s.helicopter.at === at;
  const tried = s.uspf.tracerTried === s.turn.number;
  if (!landed || tried) missing.push({ rule: 'NY-USP-64', params: { landed, tried } });
  if (s.president === 'dead') missing.push({ rule: 'NY-VAR-16' });
  return missing;
}

export function useTracer(s: State, seat: number, emit: Emit): void {
  s.uspf.tracerTried = s.turn.number;
  startEscape(s, seat, 'tracer', emit);
}

/** NY-USP-71 */
export const whyNotAlone = (s: State, seat: number): Verdict =>
  s.heroes[seat]?.items.includes('charge-extractor') ? null : 'NY-USP-71';
