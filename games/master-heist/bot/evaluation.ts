import type { Choice } from '../rules/choices.ts';
import type { Heist } from '../rules/state.ts';
import { chanceOfEscape } from './minds.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { forgetLands } from './land.ts';
import { forgetPlans } from './plan.ts';
import { forgetGlances, sensible } from './sensible/index.ts';
import { putInForce, type Weights, weights, WEIGHTS } from './weights.ts';

/** A won heist without anybody is worth this much, and the rest for those who get away. */
const WON = 0.9;
const AWAY = 1 - WON;

/**
 * How likely the crew is to win if it goes on as it usually does. The outlook adds up what each has to do, which looks
 * worse than it is while there is time to make up for it: these weights were fitted to the ends of 150 heists that had
 * been played at a glance (`sensible`), in the three amateur scenarios. In Escape the outlook is exact.
 */
function likelihood(s: Heist, { goals, minds, clock, chance }: Outlook): number {
  if (s.objectiveFailed || chance <= 0) return 0;
  let logs = 0;
  let slack = MOST_SLACK;
  for (const goal of goals) {
    logs += Math.log(Math.max(LEAST, goal.chance));
    const mind = minds[goal.c];
    if (goal.kind === 'open' || !mind) continue;
    slack = Math.min(slack, mind.budget + mind.ideas - goal.arrival - goal.out);
  }
  // What nobody can do yet is no goal, but counts.
  logs = Math.min(logs, Math.log(Math.max(LEAST, chance)));
  const w = weights();
  const late = Math.exp(-clock.rounds / 2);
  const z =
    w.usual +
    (w.hope + w.lateHope * late) * Math.max(-14, logs) +
    w.slack * Math.max(-20, slack) +
    w.time * clock.rounds;
  const surely = late ** w.surely;
  return (1 - surely) / (1 + Math.exp(-z)) + surely * chance;
}
const MOST_SLACK = 10;
const LEAST = 1e-6;

/** The share of the crew that gets away. */
function safety(s: Heist, { minds }: Outlook): number {
  let sum = 0;
  let people = 0;
  s.characters.forEach(({ id, status }, c) => {
    if (id === 'npc') return;
    people++;
    const mind = minds[c];
    if (status === 'escaped') sum++;
    else if (mind) sum += chanceOfEscape(s, mind);
  });
  return sum / Math.max(1, people);
}

function use(others: Weights): void {
  if (weights() === others) return;
  putInForce(others);
  forgetPlans();
  forgetLands();
  forgetGlances();
}

function valueOf(world: Heist): number {
  const { outcome } = world;
  if (outcome !== null) {
    const away = world.characters.filter(({ id, status }) => id !== 'npc' && status === 'escaped').length;
    const won = outcome.winners.length > 0;
    return (won ? WON : 0) + (AWAY * away) / Math.max(1, world.characters.length) / (won ? 1 : 2);
  }
  const outlook = outlookOf(world);
  const won = likelihood(world, outlook);
  return WON * won + AWAY * safety(world, outlook) * (0.5 + 0.5 * won);
}

/** What a bot must know of Master Heist. The crew wins or loses together (MH-GEN-04). */
export const evaluationWith = (w: Weights) => ({
  /** A crew won no more with 100 than with 30, so this leaves something to spare. */
  enough: 120,
  /** Dice and chits differ more than actions do: 15 of 20 heists won instead of 11, in half the time. */
  sameLuck: true as const,
  beyond: 0,
  /** At a glance alone a crew wins more than half of its heists, so what it overlooks is rare. */
  promising: 8,

  values(world: Heist): number[] {
    use(w);
    const value = valueOf(world);
    return Array.from({ length: world.seats }, () => value);
  },

  sensible(world: Heist, seat: number, choices: readonly Choice[]): number[] {
    use(w);
    return sensible(world, seat, choices);
  },

  /** Between rounds, and when everything is over: whatever was begun has shown what it is good for. */
  quiet: ({ phase }: Heist): boolean => phase !== 'action' && phase !== 'event',

  terms(world: Heist): { readonly [name: string]: number } {
    use(w);
    const outlook = outlookOf(world);
    return {
      objective: 100 * likelihood(world, outlook),
      safety: 100 * safety(world, outlook),
      time: 10 * outlook.clock.rounds,
    };
  },
});

export const evaluation = evaluationWith(WEIGHTS);
