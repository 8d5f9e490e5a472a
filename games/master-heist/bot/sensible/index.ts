import type { Choice } from '../../rules/choices.ts';
import type { Heist } from '../../rules/state.ts';
import { type Intents, intentsOf } from '../intents.ts';
import { outlooksOf } from '../outlook.ts';
import { weighActions } from './actions.ts';
import { sensibleEscape } from './escaping.ts';
import { glance, type View } from './glance.ts';
import { sensiblePlanning } from './planning.ts';

let latest: { choices: readonly Choice[]; weights: number[] } | null = null;

/** What was seen with other weights counts no more. */
export function forgetGlances(): void {
  latest = null;
  seen = null;
}

/** How promising choices look at a glance. Asked twice about the same list of choices, it says the same. */
export function sensible(s: Heist, seat: number, choices: readonly Choice[]): number[] {
  if (latest?.choices === choices) return latest.weights;
  const weights = weigh(s, seat, choices);
  latest = { choices, weights };
  return weights;
}

function weigh(s: Heist, seat: number, choices: readonly Choice[]): number[] {
  switch (s.phase) {
    case 'planning':
      return sensiblePlanning(s, seat, choices);
    case 'escape':
      return sensibleEscape(s, seat, choices);
    default:
      return sensibleRound(s, choices);
  }
}

let seen: { step: object | undefined; outlook: View; intents: Intents } | null = null;

/** All seats that may act at this moment see the same; every play puts a new step on the agenda. */
function see(s: Heist): { outlook: View; intents: Intents } {
  const step = s.agenda[s.agenda.length - 1];
  if (seen === null || seen.step !== step) {
    const { onFoot, dashing } = outlooksOf(s);
    seen = { step, outlook: { ...onFoot, dashing }, intents: intentsOf(onFoot) };
  }
  return seen;
}

function sensibleRound(s: Heist, choices: readonly Choice[]): number[] {
  const { outlook, intents } = see(s);
  const weights = choices.map((choice) =>
    choice.do === 'commit' || choice.do === 'changeDie' ? -1 : glance(s, choice, outlook, intents),
  );
  weighActions(s, choices, outlook, intents, weights);
  const busy = weights.some((weight) => weight >= 0.5);
  choices.forEach((choice, i) => {
    if (choice.do === 'endActions') weights[i] = busy ? 0 : 1;
  });
  return weights;
}
