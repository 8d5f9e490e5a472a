import * as v from 'valibot';
import {
  ASSETS,
  CONTACTS,
  EQUIPMENT,
  EXITS,
  FIXERS,
  INSPECTOR_CARDS,
  LIEUTENANT_CARDS,
  LOCKER_COLOURS,
  PATROL_CARDS,
  PLAN_CARDS,
  PLAN_PLACES,
  STORES,
} from '../ids.ts';
import { name, provenance, whole } from './basics.ts';
import { effect, step } from './effects.ts';

export const contact = v.strictObject({
  id: v.picklist(CONTACTS),
  name,
  copies: whole,
  copies2018: whole,
  cost: whole,
  notoriety: v.picklist([0, 1]),
  step,
  effect,
  text: name,
  provenance,
});
export type Contact = v.InferOutput<typeof contact>;

const bought = { name, copies: whole, cost: whole, step, effect, text: name, provenance };

export const fixer = v.strictObject({ id: v.picklist(FIXERS), ...bought });
export type Fixer = v.InferOutput<typeof fixer>;

export const equipment = v.strictObject({ id: v.picklist(EQUIPMENT), ...bought });
export type Equipment = v.InferOutput<typeof equipment>;

const asset = v.strictObject({
  id: v.picklist(ASSETS),
  start: v.picklist(['unlocked-5', 'item', 'contact']),
  step,
  effect,
  text: name,
});
export type Asset = v.InferOutput<typeof asset>;

export const assets = v.strictObject({
  perPlayer: whole,
  assets: v.array(asset),
  scorePerUsed: whole,
  provenance,
});

const planValue = v.union([v.literal('income'), whole]);
export const planCard = v.strictObject({
  id: v.picklist(PLAN_CARDS),
  provenance,
  values: v.strictObject(v.entriesFromList(PLAN_PLACES, planValue)),
});
export type PlanCard = v.InferOutput<typeof planCard>;

export const patrolCard = v.strictObject({
  id: v.picklist(PATROL_CARDS),
  exit: v.picklist(EXITS),
  copies: whole,
  provenance,
});
export type PatrolCard = v.InferOutput<typeof patrolCard>;

const cardBase = {
  kind: v.picklist(['business', 'safeHouse', 'store', 'exit']),
  target: v.picklist([...PLAN_PLACES, ...STORES, ...EXITS]),
  notoriety: v.picklist([1, -1]),
  contacts: v.optional(whole, 0),
  lockers: v.optional(v.array(v.picklist(LOCKER_COLOURS)), []),
  provenance,
};

export const inspectorCard = v.strictObject({
  id: v.picklist(INSPECTOR_CARDS),
  ...cardBase,
  steps: v.array(
    v.picklist([
      'notoriety',
      'placeCube',
      'discardContacts',
      'discardFixer',
      'discardKey',
      'discardLockers',
      'discardExitTile',
      'groupDisc',
    ]),
  ),
});
export type InspectorCard = v.InferOutput<typeof inspectorCard>;

export const lieutenantCard = v.strictObject({
  id: v.picklist(LIEUTENANT_CARDS),
  ...cardBase,
  tilesPerStack: v.optional(whole, 0),
  exitTiles: v.optional(whole, 0),
  steps: v.array(
    v.picklist([
      'notoriety',
      'placeCube',
      'takeContact',
      'discardFixer',
      'discardKey',
      'takeLockers',
      'takeExitTiles',
      'groupDisc',
    ]),
  ),
});
export type LieutenantCard = v.InferOutput<typeof lieutenantCard>;
