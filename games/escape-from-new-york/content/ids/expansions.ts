/** What the expansions, variants and extras add. */

export const PRESIDENT_CARD_IDS = ['president-alive', 'president-dead'] as const;
export type PresidentCardId = (typeof PRESIDENT_CARD_IDS)[number];

export const TRAP_CARD_IDS = ['trap-triggered', 'trap-safe'] as const;

/** Cards of the New York player (NY-BND-07, NY-BND-19). */
export const BAND_CARD_IDS = [
  'bny-1',
  'bny-2',
  'bny-3',
  'bny-4',
  'bny-sp-duke',
  'bny-sp-romero',
  'bny-sp-slag',
  'bny-sp-crazies',
] as const;
export type BandCardId = (typeof BAND_CARD_IDS)[number];

export const BONUS_IDS = ['movement', 'hit-points', 'range', 'damage'] as const;
export type BonusId = (typeof BONUS_IDS)[number];

export const MISSION_IDS = [
  'mission-glider',
  'mission-clock',
  'mission-breakout',
  'mission-wheels',
  'mission-boats',
  'mission-ransack',
  'mission-grip',
  'mission-duke',
] as const;
export type MissionId = (typeof MISSION_IDS)[number];

export const TASK_IDS = [
  'task-1-1',
  'task-1-2',
  'task-1-3',
  'task-1-4',
  'task-1-5',
  'task-1-6',
  'task-1-7',
  'task-2-1',
  'task-2-2',
  'task-2-3',
  'task-2-4',
  'task-2-5',
  'task-2-6',
  'task-2-7',
  'task-3-1',
  'task-3-2',
  'task-3-3',
  'task-3-4',
  'task-3-5',
  'task-3-6',
  'task-3-7',
] as const;
export type TaskId = (typeof TASK_IDS)[number];

export const REWARD_IDS = [
  'reward-1-1',
  'reward-1-2',
  'reward-1-3',
  'reward-1-4',
  'reward-1-5',
  'reward-1-6',
  'reward-1-7',
  'reward-2-1',
  'reward-2-2',
  'reward-2-3',
  'reward-2-4',
  'reward-2-5',
  'reward-2-6',
  'reward-2-7',
  'reward-3-1',
  'reward-3-2',
  'reward-3-3',
  'reward-3-4',
  'reward-3-5',
  'reward-3-6',
  'reward-3-7',
] as const;
export type RewardId = (typeof REWARD_IDS)[number];

export const TRANSITION_IDS = [
  'transition-1-2',
  'transition-2-3-a',
  'transition-2-3-b',
  'transition-2-3-c',
  'transition-2-3-d',
] as const;
export type TransitionId = (typeof TRANSITION_IDS)[number];

export const COP_ACTION_IDS = [
  'cop-advance',
  'cop-fire',
  'cop-breach',
  'cop-escort',
  'cop-barrage',
  'cop-deploy',
] as const;
export type CopActionId = (typeof COP_ACTION_IDS)[number];
