import { DIRECTIONS } from '../content/index.ts';
import { tileNo } from './board.ts';
import { recoverEscort } from './chits.ts';
import type { Emit } from './choices.ts';
import { npcNo, person } from './people.ts';
import { boardOf, spaceName, ruleOf } from './spaces.ts';
import type { Heist } from './state.ts';

// People who walk by themselves: the convoy of The Safehouse Rescue and the Mayor of The Final Score.

const tileAhead = (s: Heist, tile: number, direction: number): number => {
  const ahead = boardOf(s).beside[tile * 6 + direction] as number;
  return ahead < 0 || s.gone[ahead] ? tile : ahead;
};

const captive = (s: Heist): boolean => npcNo(s) >= 0 && person(s, npcNo(s)).status === 'inactive';

/** A failed ambush calls for reinforcements (MH-SCN-SAF-03). */
export function ambushFails(s: Heist, emit: Emit): void {
  const rule = ruleOf(s, 'ambushRequired');
  const down = s.escort.filter((guard) => guard.subduedIn > 0).length;
  if (!rule || !captive(s) || down === 0 || down === s.escort.length) return;
  const at = s.deck.indexOf(rule.early);
  if (at < 0) return;
  s.deck.splice(at, 1);
  s.queue.push(rule.early);
  emit?.({ event: 'crisisQueued', card: rule.early, rules: ['MH-SCN-SAF-03'] });
}

/** The convoy moves on at the end of every Event phase (MH-SCN-SAF-01, 04, 05). */
export function moveConvoy(s: Heist, emit: Emit): void {
  const rule = ruleOf(s, 'movingTarget');
  if (!rule || s.escort.length === 0 || !captive(s)) return;
  recoverEscort(s, emit);
  const direction = DIRECTIONS.indexOf(rule.direction);
  for (const guard of s.escort) guard.at = tileAhead(s, guard.at, direction);
  const npc = person(s, npcNo(s));
  npc.at = tileAhead(s, npc.at, direction);
  emit?.({ event: 'convoyMoved', at: spaceName(s, npc.at), rules: ['MH-SCN-SAF-01'] });
  if (npc.at !== tileNo(boardOf(s), rule.van)) return;
  s.objectiveFailed = true;
  s.escort = [];
  npc.status = 'gone';
  npc.at = -1;
  emit?.({ event: 'convoyGone', rules: ['MH-SCN-SAF-05'] });
}

/** MEAL TICKET: the Mayor walks until he is taken (MH-SCN-FIN-08). */
export function moveMayor(s: Heist, emit: Emit): void {
  const rule = ruleOf(s, 'mealTicket');
  if (!rule || !captive(s)) return;
  const npc = person(s, npcNo(s));
  const to = tileAhead(s, npc.at, DIRECTIONS.indexOf(rule.direction));
  if (to === npc.at) return;
  npc.at = to;
  emit?.({ event: 'mayorWalks', at: spaceName(s, to), rules: ['MH-SCN-FIN-08'] });
}
