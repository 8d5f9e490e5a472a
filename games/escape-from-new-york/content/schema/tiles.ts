import * as v from 'valibot';
import {
  BUILDINGS,
  CITY_TILE_IDS,
  PARK_TILE_IDS,
  POI_TILE_IDS,
  TIMER_TILE_IDS,
  TRAP_TILE_IDS,
} from '../ids.ts';
import { effects } from '../effects.ts';
import { amount, byHeroes, copies, directions, provenance, text } from './common.ts';

/** What the icons of a map tile show (NY-REV-03). */
const icons = {
  name: text,
  prisoners: amount,
  prisonerCars: amount,
  items: amount,
  event: v.boolean(),
  manhole: v.boolean(),
  roadblocks: directions,
  building: v.nullable(v.picklist(BUILDINGS)),
};

export const cityTilesFile = v.strictObject({
  provenance,
  count: copies,
  tiles: v.array(v.strictObject({ id: v.picklist(CITY_TILE_IDS), ...icons })),
});

export const parkTilesFile = v.strictObject({
  provenance,
  count: copies,
  tiles: v.array(v.strictObject({ id: v.picklist(PARK_TILE_IDS), ...icons })),
});

export const trapTile = v.strictObject({
  id: v.picklist(TRAP_TILE_IDS),
  ...icons,
  trap: v.strictObject({ effects, text }),
});

export const poiTilesFile = v.strictObject({
  provenance,
  count: copies,
  tiles: v.array(
    v.strictObject({
      id: v.picklist(POI_TILE_IDS),
      name: text,
      president: v.optional(v.boolean(), false),
      manhole: v.boolean(),
      event: v.boolean(),
      onReveal: effects,
    }),
  ),
});

const TIMER_SETS = ['black', 'extra', 'hurryUp', 'red'] as const;

export const timerTilesFile = v.strictObject({
  provenance,
  used: byHeroes(copies),
  tiles: v.array(
    v.strictObject({
      id: v.picklist(TIMER_TILE_IDS),
      name: text,
      count: copies,
      set: v.picklist(TIMER_SETS),
      effects,
      text,
    }),
  ),
});
