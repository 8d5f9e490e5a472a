import * as v from 'valibot';
import { OFFICER_TYPES } from '../ids.ts';

const officer = v.picklist(OFFICER_TYPES);
const amount = v.pipe(v.number(), v.integer(), v.minValue(1));
const mp = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The vocabulary of effects: a new card needs no code as long as it uses these verbs. */
export const effect = v.variant('type', [
  v.strictObject({ type: v.literal('removeOfficer'), officer }),
  v.strictObject({ type: v.literal('moveOfficer'), officer }),
  v.strictObject({
    type: v.literal('avoidOfficers'),
    scope: v.picklist(['oneOfficer', 'oneTile']),
    officers: v.pipe(v.array(officer), v.minLength(1)),
  }),
  v.strictObject({ type: v.literal('healWounds'), amount }),
  v.strictObject({ type: v.literal('loseNotoriety'), amount }),
  v.strictObject({ type: v.literal('gainExtraActionDisc'), amount }),
  v.strictObject({ type: v.literal('takeContact'), amount }),
  v.strictObject({ type: v.literal('unlockAsset'), amount }),
  v.strictObject({ type: v.literal('receiveIncome') }),
  v.strictObject({ type: v.literal('gangAbility') }),
  v.strictObject({ type: v.literal('masterKey') }),
  v.strictObject({ type: v.literal('refresh'), targets: v.array(v.picklist(['equipment', 'contacts'])) }),
  v.strictObject({ type: v.literal('moveToHospital'), mp: v.literal(0), endsMovement: v.literal(true) }),
  // EP-HEL-06, EP-RUL-06: every flight has the heliport's range; what it costs is the card's own.
  v.strictObject({
    type: v.literal('fly'),
    requires: v.literal('helipad'),
    minDistance: v.literal(1),
    maxDistance: v.literal(2),
    mp,
  }),
  v.strictObject({ type: v.literal('navigateWater'), bodies: v.literal(1) }),
  // EP-CRD-16.
  v.strictObject({
    type: v.literal('sewer'),
    distance: v.literal(2),
    mpSameLand: v.literal(0),
    mpOtherLand: v.literal(1),
  }),
]);
export type Effect = v.InferOutput<typeof effect>;

/** The step of a move in which a component works (EP-EXE-04). */
export const step = v.picklist(['any', 'travel', 'avoid']);
export type UseStep = v.InferOutput<typeof step>;
