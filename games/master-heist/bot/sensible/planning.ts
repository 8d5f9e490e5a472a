import type { ItemId } from '../../content/index.ts';
import type { Choice } from '../../rules/choices.ts';
import { personNo } from '../../rules/people.ts';
import { newTokens, type Ways, waysOfTokens } from '../../rules/route.ts';
import { boardOf, ruleOf, spaceNo } from '../../rules/spaces.ts';
import type { Character, Heist } from '../../rules/state.ts';
import { roadAhead } from '../convoy.ts';
import { type Plan, planOf, timeWithTunnel } from '../plan.ts';

/** Follows the plan: starts first, then the longest way that the plan holds, then single tokens; then ready. */
export function sensiblePlanning(s: Heist, seat: number, choices: readonly Choice[]): number[] {
  // Who starts where depends on the entrances, so tunnels are dug first, and nobody goes on before the others agree.
  const digging =
    tunnelsLeft(s) && (s.proposal !== null || choices.some(({ do: verb }) => verb === 'placeTunnel'));
  if (digging) {
    const weights = choices.map((choice) => (choice.do === 'accept' ? 1 : digs(s, choice)));
    const best = Math.max(...weights);
    const first = weights.findIndex((weight) => weight > 0 && weight === best);
    return weights.map((_, i) => (i === first ? 1 : 0));
  }
  const plan = planOf(s);
  const ways: Ways[] = [];
  const weights = choices.map((choice): number => {
    switch (choice.do) {
      case 'setStart': {
        const c = personNo(s, choice.who);
        return (s.characters[c] as Character).at < 0 && plan[c]?.start === spaceNo(s, choice.at) ? 1 : 0;
      }
      case 'planPath': {
        const c = personNo(s, choice.who);
        const tiles = newTokens(s, c, (ways[c] ??= waysOfTokens(s, c)), spaceNo(s, choice.to));
        return tiles.every((tile) => plan[c]?.tiles.includes(tile)) ? tiles.length : 0;
      }
      case 'placeToken': {
        const c = personNo(s, choice.who);
        return plan[c]?.tiles.includes(spaceNo(s, choice.at)) ? 1 : 0;
      }
      case 'accept':
      case 'startIdeas':
      case 'placeNpc':
        return 1;
      case 'assignItem':
        return choice.who && choice.item && personNo(s, choice.who) === bearerOf(s, plan, choice.item)
          ? 1
          : 0;
      default:
        return 0;
    }
  });
  return single(s, seat, choices, weights);
}

const tunnelsLeft = (s: Heist): boolean =>
  s.entrances.filter(({ tunnel }) => tunnel).length < (ruleOf(s, 'tunnels')?.count ?? 0);

/** The quicker everything can be done from there, the better. */
function digs(s: Heist, choice: Choice): number {
  if (choice.do !== 'placeTunnel') return 0;
  const dig = boardOf(s).tunnels.find(({ name, side }) => name === choice.at && side === choice.side);
  return dig ? 1 / (1 + timeWithTunnel(s, dig.tile, dig.cell)) : 0;
}

/** Who makes best use of an item: tools where the safe is, a flashbang where somebody must be freed, else the longest way. */
function bearerOf(s: Heist, plan: Plan, item: ItemId): number {
  const road = roadAhead(s);
  const wanted = (to: number): boolean =>
    item === 'safecracking-tools' || item === 'plasma-torch'
      ? s.token[to] === 'safe'
      : item === 'flashbang' && road.includes(to);
  let best = -1;
  plan.forEach((route, c) => {
    if (!route) return;
    const worth = (of: Plan[number]): number => (of && wanted(of.to) ? 1000 : 0) + (of?.cost ?? 0);
    if (best < 0 || worth(route) > worth(plan[best] ?? null)) best = c;
  });
  return best;
}

/** One thing after the other: planning has no order, and nothing needs thought twice. */
function single(s: Heist, seat: number, choices: readonly Choice[], weights: number[]): number[] {
  let best = -1;
  weights.forEach((weight, i) => {
    if (
      weight > 0 &&
      (best < 0 ||
        rank(choices[i] as Choice, weight) > rank(choices[best] as Choice, weights[best] as number))
    )
      best = i;
  });
  if (best < 0) best = choices.findIndex(({ do: verb }) => verb === 'ready');
  if (best < 0) return s.ready[seat] ? weights.map(() => 0) : weights.map(() => 1);
  return weights.map((_, i) => (i === best ? 1 : 0));
}

const ORDER: { readonly [verb: string]: number } = {
  accept: 50,
  placeNpc: 40,
  assignItem: 30,
  setStart: 20,
  planPath: 2,
  placeToken: 0,
};
const rank = ({ do: verb }: Choice, weight: number): number => (ORDER[verb] ?? 1) + weight;
