import { type SpaceId, type TaskId, uspf } from '../content/index.ts';
import { spaceNo } from '../rules/board/index.ts';
import type { State } from '../rules/state.ts';
import { type Cast, scene } from './scene.ts';

/** Scenes with the police (the USPF expansion). */

/** Lays a task at a place of the row; the one that lay there goes where the other came from. */
export function layTask(s: State, index: number, task: TaskId): void {
  const { row, taskDeck, tasksUnused } = s.uspf;
  const entry = row[index];
  if (entry === undefined) throw new Error(`the row has no place ${index}`);
  const there = row.find((other) => other.task === task);
  if (there !== undefined) there.task = entry.task;
  const pile = [taskDeck, tasksUnused].find((cards) => cards.includes(task));
  if (pile !== undefined) pile[pile.indexOf(task)] = entry.task;
  entry.task = task;
}

/** Puts available cops on a space. */
export function putCops(s: State, space: SpaceId, n = 1): void {
  s.uspf.copsLeft -= n;
  s.uspf.cops[spaceNo(space)] = (s.uspf.cops[spaceNo(space)] ?? 0) + n;
}

export const copsAt = (s: State, space: SpaceId): number => s.uspf.cops[spaceNo(space)] ?? 0;

/** Gives rewards worth some points out of those that were not used; the decks stay as they are. */
export function giveRewards(s: State, seat: number, ...points: number[]): void {
  const { rewardDeck, rewardsUnused, row, rewards } = s.uspf;
  for (const worth of points) {
    const card = [...rewardsUnused, ...rewardDeck, ...row.map(({ reward }) => reward)].find(
      (id) => uspf.rewards[id].points === worth,
    );
    if (card === undefined) throw new Error(`no reward of ${worth} points is left`);
    const { tier } = uspf.rewards[card];
    const spare = rewardsUnused.includes(card)
      ? rewardsUnused.indexOf(card)
      : rewardsUnused.findIndex((id) => uspf.rewards[id].tier === tier);
    const [taken = card] = rewardsUnused.splice(spare, 1);
    if (rewardDeck.includes(card)) rewardDeck[rewardDeck.indexOf(card)] = taken;
    for (const entry of row) if (entry.reward === card) entry.reward = taken;
    rewards[seat]?.push({ tier, card });
  }
}

/** A table with the police, as if their first tile and cop were not there. */
export function policeScene(cast: Cast = {}): State {
  const s = scene({ ...cast, options: { ...cast.options, uspf: true } });
  const head = s.uspf.cops.indexOf(1);
  const tile = s.tiles[head];
  if (tile) s.cityDeck.unshift(tile);
  s.tiles[head] = null;
  s.uspf.cops[head] = 0;
  return s;
}
