import { bandsPrimitives } from '../expansions/bands/index.ts';
import { uspfPrimitives } from '../expansions/uspf/index.ts';
import * as board from './board.ts';
import * as cards from './cards.ts';
import * as exploring from './exploring.ts';
import * as fighting from './fighting.ts';
import * as nesting from './nesting.ts';
import * as newYork from './newYork.ts';
import * as peeking from './peeking.ts';
import type { Primitives } from './primitive.ts';
import { steal } from './stealing.ts';

/** Every primitive of the effect language by its name. A missing one does not compile. */
export const primitives: Primitives = {
  move: exploring.move,
  moveManhole: exploring.moveManhole,
  movePoi: exploring.movePoi,
  reveal: exploring.reveal,
  revealPoi: exploring.revealPoi,
  peekPoi: peeking.peekPoi,
  peekCase: peeking.peekCase,
  peekTimer: peeking.peekTimer,
  peekPresident: peeking.peekPresident,

  damage: fighting.damage,
  trick: fighting.trick,
  preventDamage: cards.preventDamage,
  heroDamage: cards.heroDamage,
  explosion: cards.explosion,
  returnCards: cards.returnCards,
  drawItems: cards.drawItems,
  discardItem: cards.discardItem,
  reload: cards.reload,
  steal,
  ignoreEvents: cards.ignoreEvents,

  placeRoadblock: board.placeRoadblock,
  removeRoadblock: board.removeRoadblock,
  placeItems: board.placeItems,
  moveHelicopter: board.moveHelicopter,
  landHelicopter: board.landHelicopter,
  destroyGullfire: board.destroyGullfire,
  threatenGullfire: board.threatenGullfire,
  removeRaft: board.removeRaft,
  eventLevel: board.eventLevel,
  revealEvents: board.revealEvents,
  revealTimer: board.revealTimer,
  discardTimer: board.discardTimer,
  newYorkWins: board.newYorkWins,

  noise: newYork.noise,
  reduceNoise: newYork.reduceNoise,
  missionCube: newYork.missionCube,
  placePrisoners: newYork.placePrisoners,
  placePrisonerCar: newYork.placePrisonerCar,
  moveEnemies: newYork.moveEnemies,
  moveBosses: newYork.moveBosses,
  placeBoss: newYork.placeBoss,
  placeCase: newYork.placeCase,
  addNySpecial: newYork.addNySpecial,

  forEachHero: nesting.forEachHero,
  if: nesting.ifPrimitive,
  choice: nesting.choice,

  ...bandsPrimitives,
  ...uspfPrimitives,
};
