import { readWeights } from '@getaway/engine';
import * as v from 'valibot';
import file from './weights.json';

/** What things are worth to a bot, in points of the final score unless said otherwise. */
const WeightsSchema = v.strictObject({
  /** A turn with nothing better to do. */
  idleTurn: v.number(),
  /** The part of a gain that is lost for each turn that it is away. */
  impatience: v.number(),
  /** How much of what a way promises comes true. */
  realism: v.number(),
  /** What is left of the gain of a place that is not in the city yet. */
  elsewhere: v.number(),
  /** A card to take, besides the points for having it. */
  contact: v.number(),
  /** Of what a ready card can do. */
  contactReady: v.number(),
  itemSlot: v.number(),
  unlock: v.number(),
  assetReady: v.number(),
  /** Beyond the turn that it gives. */
  disc: v.number(),
  key: v.number(),
  /** For each $1k. */
  cash: v.number(),
  /** More for each $1k that is missing to pay for the exit. */
  exitMoney: v.number(),
  /** Of having any money at all to act with. */
  purse: v.number(),
  /** For each $1k of an income phase to come. */
  income: v.number(),
  /** Of the penalty of the present row. */
  notoriety: v.number(),
  wound: v.number(),
  /** More, while the next wound means handcuffs. */
  lastWound: v.number(),
  handcuffs: v.number(),
  firstAid: v.number(),
  gasCan: v.number(),
  equipment: v.number(),
  fixer: v.number(),
  gangMember: v.number(),
  /** For each officer on the own tile that nothing is at hand against. */
  police: v.number(),
  /** For each officer on a tile to go to. */
  policeAhead: v.number(),
  policeAtExit: v.number(),
  /** For each other pawn where one arrives. */
  company: v.number(),
  /** How many points make a rival hard to catch up with. */
  spread: v.number(),
});

export type Weights = v.InferOutput<typeof WeightsSchema>;

export const WEIGHTS: Weights = readWeights('games/escape-plan/bot/weights.json', WeightsSchema, file);
