import { tileNo } from '../rules/board.ts';
import { holds } from '../rules/loot.ts';
import { npcNo, npcRule } from '../rules/people.ts';
import { boardOf } from '../rules/spaces.ts';
import type { Heist } from '../rules/state.ts';
import { roadAhead } from './convoy.ts';
import { bringing, chanceOf, type Goal, UNSEEN } from './goal.ts';
import type { Mind } from './minds.ts';
import { type Opening, tilesWith } from './openings.ts';
import { FAR } from './ways.ts';
import { weights } from './weights.ts';

// Prisoners and hostages: who sets them free, where, and by when.

/** Closed tiles that keep a prisoner: as soon as they are open it is free (MH-NPC-07), and nobody needs to go there. */
export function cellDoorsOf(s: Heist): readonly number[] {
  const freedWhen = npcRule(s)?.freedWhen;
  if (freedWhen?.type === 'remoteLockRemoved') return tilesWith(s, `remoteLock${freedWhen.kind}`);
  if (freedWhen?.type !== 'keycardDoorOpened') return [];
  const door = tileNo(boardOf(s), freedWhen.at);
  return s.token[door] === 'keycardDoor' ? [door] : [];
}

export const opens = (tiles: readonly number[], cell: readonly number[]): boolean =>
  tiles.some((tile) => cell.includes(tile));

/** The NPC must be set free and get away. */
export function freeing(
  s: Heist,
  minds: readonly (Mind | null)[],
  openings: readonly Opening[],
  goals: Goal[],
): number {
  const c = npcNo(s);
  const npc = s.characters[c];
  if (npc === undefined) return 0;
  if (npc.status === 'escaped') return 1;
  const own = minds[c];
  if (own) {
    const goal = bringing(s, own);
    goals.push(goal);
    return goal.chance;
  }
  if (npc.status !== 'inactive') return 0;
  let best: Goal | null = null;
  const cell = cellDoorsOf(s);
  const road = roadAhead(s);
  for (const mind of minds) {
    if (mind === null) continue;
    let to = npc.at;
    let arrival = mind.ways.far[npc.at] as number;
    if (road.length > 1) {
      [to, arrival] = meeting(s, mind, road);
      if (s.escort.length > 0 && !holds(s, mind.c, 'flashbang')) arrival += ALONE;
    } else if (cell.length > 0) {
      const opened = openings.find(({ c: opener, tiles }) => opener === mind.c && opens(tiles, cell));
      arrival = opened?.time ?? FAR;
    }
    if (arrival >= FAR) continue;
    const out = mind.outAgain[to] ?? FAR;
    const chance = chanceOf({ kind: 'free', arrival, afoot: 0, out, onFoot: true }, mind.budget, 0, 1);
    if (best === null || chance > best.chance)
      best = { kind: 'free', c: mind.c, to, arrival, afoot: 0, out, chance, onFoot: true };
  }
  if (best === null) return UNSEEN;
  goals.push(best);
  return best.chance;
}

/** Without a flashbang it takes four subdues at once. */
const ALONE = 8;

/**
 * Where to catch up with somebody who moves on every round: where there is most time to get to. The arrival is put off
 * by all the time that comes too late, and by the ideas that are of no use for it.
 */
function meeting(
  s: Heist,
  { ways, character, budget }: Mind,
  road: readonly number[],
): [to: number, arrival: number] {
  const acted = s.phase === 'action' && character.action !== null && character.left.move === 0;
  let best: [number, number] = [-1, FAR];
  let most = -Infinity;
  for (let rounds = acted ? 1 : 0; rounds < road.length - 1; rounds++) {
    const to = road[rounds] as number;
    const slack = weights().speed * (rounds + 1) - (ways.far[to] as number);
    if (slack <= most) continue;
    most = slack;
    best = [to, Math.max(0.1, budget - slack + weights().hoarded * character.ideas)];
  }
  return best;
}
