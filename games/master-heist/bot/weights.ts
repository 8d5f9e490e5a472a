import { readWeights } from '@getaway/engine';
import * as v from 'valibot';
import file from './weights.json';

// How much things count in a heist, in moves unless said otherwise.

const WeightsSchema = v.strictObject({
  /** What a character does in a round: what is in the way counts as moves too. */
  speed: v.number(),
  /** Moves in a round that make a step cost one: who runs faster pays less. */
  step: v.number(),
  /** What a lock, a guard and a camera cost those with an action for it, and those without. */
  lock: v.number(),
  lockUnable: v.number(),
  guard: v.number(),
  guardUnable: v.number(),
  camera: v.number(),
  /** More for a tile without an own planning token: it can be entered in Escape only (MH-SUB-01, MH-ESC-06). */
  unplanned: v.number(),
  /** How vague the time of arrival is: by itself, and for each move that is left. */
  arrivalVague: v.number(),
  arrivalVaguer: v.number(),
  arrivalBias: v.number(),
  /** What a move before Escape is worth in it, and how vague that is. */
  walked: v.number(),
  outVague: v.number(),
  outVaguer: v.number(),
  /** What an idea is worth as a move to get somewhere. */
  hoarded: v.number(),
  /** Ideas that a character is likely to find in a round. */
  found: v.number(),
  /** The usual noise of a character in a round, and alerts that cameras and events raise. */
  noiseEach: v.number(),
  alertsBesides: v.number(),
  /** What an idea is worth to anybody, and to be nearer even if there is time: shares of the chance to win. */
  idea: v.number(),
  nearer: v.number(),
  /** From an open door to what it hid. */
  behindDoor: v.number(),
  /** What a lock on the way out costs as long as there is time. */
  lockedOut: v.number(),

  /** How likely victory is, in log odds: as it usually is, */
  usual: v.number(),
  /** by the logarithm of what the outlook says, early and late, */
  hope: v.number(),
  lateHope: v.number(),
  /** by moves and ideas to spare, */
  slack: v.number(),
  /** and by rounds left. */
  time: v.number(),
  /** How soon before Escape the outlook is all that counts. */
  surely: v.number(),

  /** In planning: for each token that is missing, and to meet somebody on the way. */
  short: v.number(),
  meeting: v.number(),
  /** Each token is a little something: ways that use the same tile twice are cheaper. */
  planToken: v.number(),
  /** Of the way out, and of the time of those who only open doors. */
  planWayOut: v.number(),
  planOpener: v.number(),
  /** Who can help from outside had better stay there. */
  planOutside: v.number(),
  /** A gate will be shut sooner or later. */
  planGate: v.number(),
});

export type Weights = v.InferOutput<typeof WeightsSchema>;

export const WEIGHTS: Weights = readWeights('games/master-heist/bot/weights.json', WeightsSchema, file);

let inForce = WEIGHTS;

/**
 * The weights that count now. They are read in the innermost loops of a search, so they are not handed on from function
 * to function: an evaluation puts its own in force whenever it is asked. What is remembered of a position must be
 * forgotten with them.
 */
export const weights = (): Weights => inForce;

export function putInForce(others: Weights): void {
  inForce = others;
}
