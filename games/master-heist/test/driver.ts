// Plays a heist as the bots do at a glance, with a grain of chance.
import { evaluation } from '../bot/index.ts';
import type { Choice } from '../rules/choices.ts';
import type { Heist } from '../rules/state.ts';

/** Choices that lead nowhere, or back. */
const IDLE: ReadonlySet<Choice['do']> = new Set([
  'drop',
  'pass',
  'removeToken',
  'removeTunnel',
  'sellItem',
  'reject',
  'declareEscape',
  'passControl',
  'resumePlanning',
  'resumeActions',
  'resumeEscape',
]);

/** One of the sensible choices, the better the likelier; with `whim` of any choice that leads on. */
export function drive(
  s: Heist,
  seat: number,
  choices: readonly Choice[],
  random: () => number,
  whim = 0.03,
): Choice {
  const one = (list: readonly Choice[]): Choice => list[Math.floor(random() * list.length)] as Choice;
  const weights = evaluation.sensible(s, seat, choices);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0 || random() < whim) {
    const lively = choices.filter((choice) => !IDLE.has(choice.do));
    return one(lively.length > 0 ? lively : choices);
  }
  let left = random() * sum;
  for (let i = 0; i < choices.length; i++) {
    left -= weights[i] as number;
    if (left < 0) return choices[i] as Choice;
  }
  return choices[weights.findIndex((weight) => weight > 0)] as Choice;
}
