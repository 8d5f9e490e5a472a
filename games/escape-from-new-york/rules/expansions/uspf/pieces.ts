import { pieceSet } from '@getaway/engine';
import {
  REWARD_IDS,
  TASK_IDS,
  TRANSITION_IDS,
  uspf,
  type RewardId,
  type TaskId,
  type TransitionId,
} from '../../../content/index.ts';
import type { HeroNumber } from '../../figures.ts';
import { heroCount, type Options } from '../../options.ts';

/** Task and reward cards. Their stacks are put together by tier, so everybody knows what kind of card lies where. */

export type TaskCard = TaskId | TransitionId;
export type Tier = 1 | 2 | 3;
export const TIERS: readonly Tier[] = [1, 2, 3];
export type Stacks = Readonly<Record<Tier, number>>;

/** What the sets must know of a state. */
export interface Box {
  readonly seats: number;
  readonly options: Options;
}

const TASK_CARDS: readonly TaskCard[] = [...TASK_IDS, ...TRANSITION_IDS];

export function isTask(card: TaskCard): card is TaskId {
  return card in uspf.tasks;
}

const once = <Id extends string>(ids: readonly Id[]) => Object.fromEntries(ids.map((id) => [id, 1]));
const tierBack = (tier: number): string => `tier ${tier}`;
const NEXT_STEP = 'transition 1-2';
const LAST_STEP = 'transition 2-3';

export const taskSet = pieceSet(
  'task card',
  TASK_CARDS,
  ({ options }: Box) => (options.uspf ? once(TASK_CARDS) : {}),
  (card) => (isTask(card) ? tierBack(uspf.tasks[card].tier) : `transition ${uspf.transitions[card].type}`),
);

export const rewardSet = pieceSet(
  'reward card',
  REWARD_IDS,
  ({ options }: Box) => (options.uspf ? once(REWARD_IDS) : {}),
  (card) => tierBack(uspf.rewards[card].tier),
);

/** NY-USP-10 */
export const stacksOf = ({ options, seats }: Box): Stacks =>
  uspf.stacks[heroCount(options, seats) as HeroNumber];

/** NY-USP-10: what is drawn of a tier, and what leaves the game unseen. */
export const tasksOf = (tier: Tier): TaskId[] => TASK_IDS.filter((id) => uspf.tasks[id].tier === tier);
export const rewardsOf = (tier: Tier): RewardId[] =>
  REWARD_IDS.filter((id) => uspf.rewards[id].tier === tier);
export const LAST_TRANSITIONS = TRANSITION_IDS.filter((id) => uspf.transitions[id].type === '2-3');

const some = (back: string, n: number) => Array<string>(n).fill(back);

const taskDeckBacks = (stacks: Stacks): string[] => [
  ...some(tierBack(3), stacks[3]),
  LAST_STEP,
  ...some(tierBack(2), stacks[2]),
  NEXT_STEP,
  ...some(tierBack(1), stacks[1]),
];
const rewardDeckBacks = (stacks: Stacks): string[] => [
  ...some(tierBack(3), stacks[3]),
  ...some(tierBack(2), stacks[2]),
  ...some(tierBack(1), stacks[1]),
];
const unusedRewardBacks = (stacks: Stacks): string[] =>
  TIERS.flatMap((tier) => some(tierBack(tier), rewardsOf(tier).length - stacks[tier]));
const unusedTaskBacks = (stacks: Stacks): string[] => [
  ...TIERS.flatMap((tier) => some(tierBack(tier), tasksOf(tier).length - stacks[tier])),
  ...some(LAST_STEP, LAST_TRANSITIONS.length - 1),
];

const backAt = (backs: (stacks: Stacks) => string[]) => (s: Box, at: readonly number[]) =>
  backs(stacksOf(s))[at[0] ?? 0] ?? '';

/** By place in the deck, from bottom to top (NY-USP-11, NY-USP-12). */
export const taskDeckBack = backAt(taskDeckBacks);
export const rewardDeckBack = backAt(rewardDeckBacks);
/** By place among the cards that setup puts aside: ascending tiers, then transitions. */
export const unusedTaskBack = backAt(unusedTaskBacks);
export const unusedRewardBack = backAt(unusedRewardBacks);

type Tiered = { readonly tier: number } | undefined;
export const tieredBack = (card: Tiered): string => (card === undefined ? '' : tierBack(card.tier));

/** The tier of the card on top of a reward deck of a size. */
export function tierOnTop(stacks: Stacks, size: number): Tier {
  if (size > stacks[3] + stacks[2]) return 1;
  return size > stacks[3] ? 2 : 3;
}
