import type { Choice } from '../rules/choices.ts';
import type { Heist } from '../rules/state.ts';
import { chanceOfEscape } from './minds.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { sensible } from './sensible.ts';

/** A won heist without anybody is worth this much, and the rest for those who get away. */
const WON = 0.9;
const AWAY = 1 - WON;

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

/** What a bot must know of Master Heist. The crew wins or loses together (MH-GEN-04). */
export const evaluation = {
  values(world: Heist): number[] {
    const { seats, outcome } = world;
    let value: number;
    if (outcome !== null) {
      const away = world.characters.filter(({ id, status }) => id !== 'npc' && status === 'escaped').length;
      const won = outcome.winners.length > 0;
      value = (won ? WON : 0) + (AWAY * away) / Math.max(1, world.characters.length) / (won ? 1 : 2);
    } else {
      const outlook = outlookOf(world);
      value = WON * outlook.chance + AWAY * safety(world, outlook) * (0.5 + 0.5 * outlook.chance);
    }
    return Array.from({ length: seats }, () => value);
  },

  sensible: (world: Heist, seat: number, choices: readonly Choice[]): number[] =>
    sensible(world, seat, choices),

  /** Between rounds, and when everything is over: whatever was begun has shown what it is good for. */
  quiet: ({ phase }: Heist): boolean => phase !== 'action' && phase !== 'event',

  terms(world: Heist): { readonly [name: string]: number } {
    const outlook = outlookOf(world);
    return {
      objective: 100 * outlook.chance,
      safety: 100 * safety(world, outlook),
      time: 10 * outlook.clock.rounds,
    };
  },
};
