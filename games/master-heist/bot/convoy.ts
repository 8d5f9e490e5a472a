import { DIRECTIONS } from '../content/index.ts';
import { npcNo } from '../rules/people.ts';
import { boardOf, ruleOf, tilesNear } from '../rules/spaces.ts';
import type { Heist } from '../rules/state.ts';

/** The tiles that somebody who is led or walks by itself will be on, now and after each round (MH-SCN-SAF-01, MH-SCN-FIN-08). */
export function roadAhead(s: Heist): number[] {
  const direction = ruleOf(s, 'movingTarget')?.direction ?? ruleOf(s, 'mealTicket')?.direction;
  const npc = s.characters[npcNo(s)];
  if (direction === undefined || npc?.status !== 'inactive' || npc.at < 0) return [];
  const { beside } = boardOf(s);
  const road: number[] = [];
  for (let tile = npc.at; tile >= 0 && !s.gone[tile];) {
    road.push(tile);
    tile = beside[tile * 6 + DIRECTIONS.indexOf(direction)] as number;
  }
  return road;
}

/** Whether a flashbang thrown from here would put the whole escort down (MH-ITM-13, MH-SCN-SAF-02). */
export function isAmbush(s: Heist, at: number): boolean {
  if (s.escort.length === 0) return false;
  const near = tilesNear(s, at);
  return s.escort.every((guard) => guard.at === at || near.includes(guard.at));
}
