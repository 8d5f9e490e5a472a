import { readWeights } from '@getaway/engine';
import * as v from 'valibot';
import file from './weights.json';

/** How much things count in New York. */
const WeightsSchema = v.strictObject({
  // Timer tiles: how fast they go, and what is worth as many or costs them.
  /** Timer tiles that a hero's turn uses up: cards played and lost, and what New York turns by itself. */
  tilesATurn: v.number(),
  /** NY-PRS-05: facedown POI tiles will cost timer tiles when the President is taken; some are turned before. */
  facedown: v.number(),
  /** NY-NOI-04, NY-NYP-02: noise pays for New York's cards, and at the end of the track for timer tiles. */
  noise: v.number(),
  muchNoise: v.number(),
  cube: v.number(),
  enemy: v.number(),
  /** An enemy where a player sends them, by steps to the nearest hero: none, one, two, more. */
  sentHere: v.number(),
  sentNear: v.number(),
  sentAround: v.number(),
  sentFar: v.number(),
  /** NY-BND: noise is money there; a mission in play will be carried out some day, and points are worth a bonus. */
  money: v.number(),
  mission: v.number(),
  lostTile: v.number(),
  point: v.number(),
  powerUp: v.number(),
  /** What heroes have. */
  item: v.number(),
  weapon: v.number(),
  level: v.number(),

  // Turns: what things take.
  /** Steps of a turn; a car takes its driver farther. */
  stepsATurn: v.number(),
  stepsWithCar: v.number(),
  /** Streets turn and enemies come: later ways are longer than the board says. */
  detour: v.number(),
  /** To get rid of enemies: killed by hit points, or tricked away where that is possible. */
  hitPoint: v.number(),
  tricked: v.number(),
  surprise: v.number(),
  /** What lies within reach is not in hand yet: enemies come, and the President's capture stirs up the city. */
  notInHand: v.number(),
  notFreed: v.number(),
  /** To get the President out of the Duke's hands when the camp turns up, and a case. */
  campFight: v.number(),
  caseFight: v.number(),
  /** For a hero alone: prisoners killed a turn, and turns for an item. */
  killsATurn: v.number(),
  itemTurns: v.number(),
  /** To come by an object or a Diagram that is nowhere in sight, and less once an objective may be changed for it. */
  objectTurns: v.number(),
  objectAfterChange: v.number(),
  diagramTurns: v.number(),
  raftTurns: v.number(),
  /** Rounds in which a timer tile is turned. */
  roundsATile: v.number(),
  /** What waits for two things often waits for both. */
  both: v.number(),

  // Chances.
  /** How sure the estimate of rounds is, and how many rounds better than that heroes who plan ahead are. */
  spread: v.number(),
  luck: v.number(),
  /** The same for a hero alone, and the rounds that it wants to spare. */
  aloneSpread: v.number(),
  aloneMargin: v.number(),
  /** What it is worth to a hero that others got out: less than to be among them, more than that nobody did. */
  leftBehind: v.number(),
  /** How likely a hero whom the escape does not need is to be there in time; less for each turn of the way. */
  alsoThere: v.number(),
  perTurnAway: v.number(),
  /** A turn that the hero is away from the next goal. */
  perTurn: v.number(),
  /** An enemy in the hero's space. */
  perEnemy: v.number(),

  // At a glance: how much better the better looks.
  /** By steps nearer to a goal, on foot and by what is revealed. */
  nearer: v.number(),
  looking: v.number(),
  /** By what cards are worth. */
  keen: v.number(),
  /** A player who wavers gets nowhere. */
  sure: v.number(),
});

export type Weights = v.InferOutput<typeof WeightsSchema>;

export const WEIGHTS: Weights = readWeights(
  'games/escape-from-new-york/bot/weights.json',
  WeightsSchema,
  file,
);

let inForce = WEIGHTS;

/**
 * The weights that count now. They are read in the innermost loops of a search, so they are not handed on from function
 * to function: an evaluation puts its own in force whenever it is asked.
 */
export const weights = (): Weights => inForce;

export function putInForce(others: Weights): void {
  inForce = others;
}
