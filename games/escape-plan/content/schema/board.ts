import * as v from 'valibot';
import {
  BOARD_SIDES,
  BUSINESSES,
  EDITIONS,
  EXIT_TILE_TYPES,
  FLAGS,
  GROUPS,
  LOCKER_COLOURS,
  OFFICER_TYPES,
  PLAN_PLACES,
  SAFE_HOUSES,
  THIEVES,
} from '../ids.ts';
import { integer, name, provenance, ruleId, whole } from './basics.ts';

const business = v.strictObject({ id: v.picklist(BUSINESSES), name, group: v.picklist(GROUPS) });
export type Business = v.InferOutput<typeof business>;

const safeHouse = v.strictObject({
  id: v.picklist(SAFE_HOUSES),
  name,
  number: v.picklist([1, 2, 3]),
  keySpaces: whole,
});
export type SafeHouse = v.InferOutput<typeof safeHouse>;

const bonusPart = v.picklist(['extraActionDisc', 'unlockAsset', 'loseNotoriety', 'receiveIncome']);
const group = v.strictObject({
  id: v.picklist(GROUPS),
  members: v.array(v.picklist(PLAN_PLACES)),
  bonus: v.pipe(v.array(v.pipe(v.array(bonusPart), v.minLength(1))), v.length(2)),
});
export type Group = v.InferOutput<typeof group>;

const boardSide = v.strictObject({
  id: v.picklist(BOARD_SIDES),
  players: v.array(whole),
  visitsToClose: whole,
});
export type Side = v.InferOutput<typeof boardSide>;

export const businesses = v.strictObject({
  businesses: v.array(business),
  safeHouses: v.array(safeHouse),
  groups: v.array(group),
  boardSides: v.array(boardSide),
  provenance,
});

const valuedTile = { values: v.array(whole) };
const locker = v.strictObject({
  id: v.picklist(LOCKER_COLOURS),
  ...valuedTile,
  required: whole,
  drawModifier: integer,
  provenance,
});
export type Locker = v.InferOutput<typeof locker>;
export const lockers = v.strictObject({ types: v.array(locker), keysPerColour: whole });

const exitTileType = v.strictObject({ id: v.picklist(EXIT_TILE_TYPES), ...valuedTile });
export const exitTiles = v.strictObject({ types: v.array(exitTileType), provenance });

export const exitCosts = v.strictObject({
  byPlayers: v.strictObject({
    '2': v.array(whole),
    '3': v.array(whole),
    '4': v.array(whole),
    '5': v.array(whole),
  }),
  soloUses: v.literal('2'),
  turnFeeAfterFirstEscape: whole,
  provenance,
});
export type ExitCosts = v.InferOutput<typeof exitCosts>;

const row = v.strictObject({ row: whole, penalty: v.pipe(integer, v.maxValue(0)) });
const threshold = v.strictObject({
  id: v.picklist([1, 2, 3]),
  between: v.tuple([whole, whole]),
  unlockAssets: whole,
  extraActionDiscs: whole,
});
export type Threshold = v.InferOutput<typeof threshold>;
export const notorietyTrack = v.strictObject({
  rows: v.array(row),
  markersPerRow: whole,
  thresholds: v.array(threshold),
  provenance,
});

const slots = v.array(v.pipe(whole, v.minValue(1)));
export const playerBoard = v.strictObject({
  startMoney: whole,
  income: v.strictObject({ cubes: whole, spaces: v.array(whole), topNumber: whole }),
  contactSpaces: whole,
  contactSpacesWithAssetAtStart: slots,
  itemSpaces: whole,
  itemSpacesWithAssetAtStart: slots,
  assetSpacePrices: v.array(whole),
  keySlots: whole,
  gasCanSlots: whole,
  gangControlMarkers: whole,
  gangMemberLimit: whole,
  woundCubes: whole,
  notorietyCubes: whole,
  extraActionDiscLimit: v.null(),
  firstAidTokens: whole,
  restTokens: whole,
  costaBoard: v.strictObject({ itemSpaces: whole, notorietyCubes: whole }),
  thieves: v.array(v.strictObject({ id: v.picklist(THIEVES), name })),
  provenance,
});
export type PlayerBoard = v.InferOutput<typeof playerBoard>;

export const supplies = v.strictObject({
  officers: v.strictObject(v.entriesFromList(OFFICER_TYPES, whole)),
  gangMembers: whole,
  gangMembersPerHq: whole,
  gasCans: whole,
  extraActionDiscs: whole,
  handcuffs: whole,
  keys: v.strictObject(v.entriesFromList(LOCKER_COLOURS, whole)),
  moneyDenominations: v.array(whole),
  moneyUnlimited: v.literal(true),
  contactDisplay: whole,
  patrolCardsRemoved: whole,
  provenance,
});
export type Supplies = v.InferOutput<typeof supplies>;

const flagValue = v.union([v.string(), v.number(), v.boolean()]);
export const editions = v.strictObject({
  presets: v.strictObject(v.entriesFromList(EDITIONS, name)),
  flags: v.array(
    v.strictObject({
      flag: v.picklist(FLAGS),
      rule: ruleId,
      ...v.entriesFromList(EDITIONS, flagValue),
    }),
  ),
  otherOptions: v.array(v.strictObject({ flag: v.picklist(FLAGS), rule: ruleId, default: flagValue })),
});

export const term = v.strictObject({
  id: name,
  en: name,
  pt: name,
  pl: name,
  own: v.optional(v.array(v.picklist(['en', 'pt', 'pl']))),
});
export type Term = v.InferOutput<typeof term>;
