import * as v from 'valibot';
import { DIRECTIONS, HARD_NY_CARD_IDS, NY_CARD_IDS, NY_SPECIAL_SLOTS, SPECIAL_NY_CARD_IDS } from '../ids.ts';
import { effects } from '../effects.ts';
import { amount, bonus, copies, directions, provenance, text } from './common.ts';

/** Back (cost, moveFrom, roadblock) and front of a card of the New York deck. */
const nyCard = {
  name: text,
  cost: amount,
  moveFrom: v.pipe(directions, v.minLength(1)),
  roadblock: v.picklist(DIRECTIONS),
  effects,
  text,
};

export const nyCardsFile = v.strictObject({
  provenance,
  count: copies,
  noiseTrackMax: copies,
  missionCubes: copies,
  cards: v.array(v.strictObject({ id: v.picklist(NY_CARD_IDS), ...nyCard })),
});

export const hardNyCardsFile = v.strictObject({
  provenance,
  count: copies,
  cards: v.array(v.strictObject({ id: v.picklist(HARD_NY_CARD_IDS), ...nyCard })),
});

export const specialNyCardsFile = v.strictObject({
  provenance,
  cards: v.array(
    v.strictObject({
      id: v.picklist(SPECIAL_NY_CARD_IDS),
      ...nyCard,
      slot: v.picklist(NY_SPECIAL_SLOTS),
      bonus,
    }),
  ),
});
