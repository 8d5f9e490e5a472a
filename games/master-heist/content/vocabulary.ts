// The rulebook's words for sub-actions, pieces and places.

export const SUB_ACTIONS = [
  'move',
  'unlock',
  'subdue',
  'disable',
  'idea',
  'reveal',
  'loot',
  'noise',
  'alert',
  'crack',
] as const;
export const CHITS = ['guard', 'dog', 'lock', 'camera'] as const;
export const BAG_CHITS = [
  'guard',
  'camera',
  'lock',
  'dog',
  'jewel',
  'keycard',
  'documents',
  'usb',
  'blank',
  'eliteGuard',
  'eliteCamera',
  'eliteLock',
] as const;
/** Loot chits; item cards are loot too, but are named one by one. */
export const LOOT_KINDS = ['cash', 'jewel', 'documents', 'keycard', 'usb'] as const;
export const TOKENS = [
  'gateA',
  'gateB',
  'gateC',
  'gateD',
  'kennel',
  'keycardDoor',
  'reinforcements',
  'watchtower',
  'serverX',
  'serverY',
  'remoteLockX',
  'remoteLockY',
  'safe',
  'item',
  'story',
] as const;
export const DIRECTIONS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
export const DIFFICULTIES = ['amateur', 'semi-pro', 'pro'] as const;
export const GATES = ['A', 'B', 'C', 'D'] as const;
export const LETTERS = ['X', 'Y'] as const;

export type SubAction = (typeof SUB_ACTIONS)[number];
export type Chit = (typeof CHITS)[number];
export type BagChit = (typeof BAG_CHITS)[number];
export type LootKind = (typeof LOOT_KINDS)[number];
export type Token = (typeof TOKENS)[number];
export type Direction = (typeof DIRECTIONS)[number];
export type Difficulty = (typeof DIFFICULTIES)[number];
export type Letter = (typeof LETTERS)[number];
