import type { StepName } from './agenda.ts';
import * as enemyMoves from './city/enemyMoves.ts';
import * as events from './city/events.ts';
import * as noise from './city/noise.ts';
import * as phase from './city/phase.ts';
import * as placing from './city/placing.ts';
import * as timer from './city/timer.ts';
import * as board from './effects/board.ts';
import * as cards from './effects/cards.ts';
import * as exploring from './effects/exploring.ts';
import * as fighting from './effects/fighting.ts';
import { effects } from './effects/interpreter.ts';
import { chooseEffects } from './effects/nesting.ts';
import * as peeking from './effects/peeking.ts';
import { stealStep } from './effects/stealing.ts';
import { bandsStepKinds } from './expansions/bands/index.ts';
import { extrasStepKinds } from './expansions/extras/index.ts';
import { uspfStepKinds } from './expansions/uspf/index.ts';
import { damageStep } from './hero/hit.ts';
import { putItemAway } from './hero/items.ts';
import * as jumps from './hero/jumps.ts';
import * as movement from './hero/movement.ts';
import * as passengers from './hero/passengers.ts';
import * as president from './hero/president.ts';
import { overLimit } from './hero/supply.ts';
import * as setup from './setup/heroes.ts';
import * as building from './turn/building.ts';
import * as car from './turn/car.ts';
import * as play from './turn/cards.ts';
import { freeMoment } from './turn/free.ts';
import * as level from './turn/level.ts';
import * as turn from './turn/turn.ts';
import * as together from './victory/together.ts';

/** Every kind of step by its name on the agenda. */
export const steps = {
  chooseHero: setup.chooseHero,
  dealHeroes: setup.dealHeroes,

  turn: turn.turn,
  timerStep: turn.timerStep,
  chooseCards: play.chooseCards,
  playCard: play.playCard,
  carStep: car.carStep,
  afterDrive: car.afterDrive,
  noiseStep: turn.noiseStep,
  clearPlayed: turn.clearPlayed,
  damageStep,
  levelStep: level.levelStep,
  flipBar: level.flipBar,
  takeSpecial: level.takeSpecial,
  changeObjective: level.changeObjective,
  takeObjective: level.takeObjective,
  buildingStep: building.buildingStep,
  visit: building.visit,
  freeMoment,
  stirUp: turn.stirUp,
  endTurn: turn.endTurn,

  discardNyCard: phase.discardNyCard,
  nyAction: phase.nyAction,
  putNyCardAway: phase.putNyCardAway,
  reshuffleNy: phase.reshuffleNy,
  moveIn: phase.moveIn,

  effects,
  chooseEffects,
  setOff: events.setOff,

  invite: passengers.invite,
  agree: passengers.agree,
  walk: movement.walk,
  endMovement: movement.endMovement,
  collect: movement.collect,
  manhole: jumps.manhole,
  poiJump: jumps.poiJump,
  reveal: exploring.revealStep,
  revealPoi: exploring.revealPoiStep,
  peekPoi: peeking.peekPoiStep,
  peekCase: peeking.peekCaseStep,
  peekPresident: peeking.peekPresidentStep,

  assignDamage: fighting.assignDamage,
  trick: fighting.trickStep,
  returnCards: cards.returnCardsStep,
  helpHero: cards.helpHero,
  keepItems: cards.keepItems,
  steal: stealStep,
  overLimit,
  putItemAway,

  chooseRoadblock: board.chooseRoadblock,
  removeRoadblock: board.removeRoadblockStep,
  moveHelicopter: board.moveHelicopterStep,
  removeRaft: board.removeRaftStep,
  revealEvents: events.revealEvents,
  putEventAway: events.putEventAway,
  revealTimer: timer.revealTimer,
  tileResolved: timer.tileResolved,
  discardTimer: timer.discardTimer,

  gainNoise: noise.gainNoiseStep,
  noiseAtMaximum: noise.noiseAtMaximum,
  moveMissionCubes: noise.moveMissionCubes,
  placePrisoners: placing.placePrisonersStep,
  fillSpaces: placing.fillSpaces,
  placePrisonerCars: placing.placePrisonerCars,
  moveEnemies: enemyMoves.moveEnemies,

  presidentTaken: president.presidentTaken,
  presidentReveals: president.presidentReveals,
  dukeReturns: president.dukeReturns,
  presidentJoins: president.presidentJoins,

  showCards: together.showCards,
  judgeEscape: together.judgeEscape,
  escapeTogether: together.escapeTogether,

  ...bandsStepKinds,
  ...uspfStepKinds,
  ...extrasStepKinds,
} satisfies Record<StepName, unknown>;
