import {
  bool,
  int,
  list,
  nullable,
  oneOf,
  owner,
  piece,
  push as pushSteps,
  seatNo,
  secret,
  type Values,
} from '@getaway/engine';
import { PRISONER_PLACES } from '../content/effects.ts';
import { BRIDGE_IDS, CASE_CARD_IDS, EFFECT_SOURCES, SPACE_IDS } from '../content/index.ts';
import { bandsSteps } from './expansions/bands/state.ts';
import { extrasSteps } from './expansions/extras/state.ts';
import { uspfSteps } from './expansions/uspf/state.ts';
import { blueSet, eventSet, itemSet, nyCardSet, purpleSet } from './pieces.ts';
import type { State } from './state.ts';

/**
 * Every kind of step that can be on the agenda, with the data it carries. What a step does is in the file of its part of
 * the rulebook. `seat` is who decides (or whom it concerns); `hero` is the seat of the hero an effect is applied to.
 */

const seat = seatNo();
const count = int(0, 99);
const space = oneOf(SPACE_IDS);
const seats = list(seat);

/** What is being resolved; it decides who chooses (NY-FX-03) and whether the Axe helps (NY-WPN-11). */
const SOURCES = [
  'card',
  'ability',
  'item',
  'weapon',
  'bracelet',
  'building',
  'car',
  'event',
  'timer',
  'ny',
  'poi',
  'trap',
  'president',
  'band',
  'mission',
  'task',
  'cop',
] as const;
export type Source = (typeof SOURCES)[number];
const by = oneOf(SOURCES);

const setup = {
  chooseHero: { seat },
  dealHeroes: {},
};

const turn = {
  turn: { seat },
  timerStep: { seat, must: bool() },
  chooseCards: { seat },
  playCard: { seat },
  carStep: { seat },
  afterDrive: { seat, reveal: count, noise: count },
  noiseStep: { seat },
  clearPlayed: { seat },
  damageStep: { seat },
  levelStep: { seat },
  flipBar: { seat },
  takeSpecial: { seat },
  changeObjective: { seat },
  takeObjective: {
    seat,
    blue: list(secret(piece(blueSet), owner)),
    purple: list(secret(piece(purpleSet), owner)),
  },
  buildingStep: { seat },
  visit: { seat },
  /** `pay`: items can still be paid for the level bar (NY-LVL-03). */
  freeMoment: { seat, pay: bool() },
  stirUp: {},
  endTurn: { seat },
};

const newYorkPhase = {
  discardNyCard: {},
  nyAction: {},
  putNyCardAway: { card: piece(nyCardSet) },
  reshuffleNy: {},
  moveIn: {},
};

const effects = {
  /** Resolves the rest of an effect list, from `next` on. `at` is the tile that `thisTile` means. */
  effects: { list: oneOf(EFFECT_SOURCES), next: count, hero: seat, by, at: nullable(space) },
  chooseEffects: { seat, options: list(oneOf(EFFECT_SOURCES)), hero: seat, by, at: nullable(space) },
  /** What the movement of the card, ability, item or car move just resolved has set off (NY-EVT-03). */
  setOff: {},
};

const exploring = {
  /** Chosen before the first step of a movement with a car (NY-CAR-08). */
  invite: { seat, asked: seats },
  agree: { seat, driverSeat: seat, asked: seats },
  walk: {
    seat,
    left: count,
    upTo: bool(),
    roadblocks: oneOf(['stop', 'destroy', 'ignore']),
    by,
    /** An escape was tried in this effect (NY-WIN-05). */
    tried: bool(),
  },
  manhole: { seat },
  poiJump: { seat },
  endMovement: { seat },
  collect: { seat },
  reveal: { seat, left: count },
  revealPoi: { seat, left: count },
  peekPoi: { seat, left: count },
  peekCase: { seat, left: count },
  peekPresident: { seat },
};

const fighting = {
  assignDamage: { seat, left: count, range: int(0, 1) },
  trick: { seat, left: count, range: int(0, 1) },
  returnCards: { seat, left: count },
  helpHero: { seat, n: count },
  keepItems: { seat, keep: count, cards: list(secret(piece(itemSet), owner)) },
  steal: { seat, range: int(0, 1), from: list(oneOf(['president', 'case', 'item'])) },
  overLimit: { seat },
  putItemAway: { item: piece(itemSet) },
};

const boardAndTimer = {
  chooseRoadblock: { seat, spaces: list(space) },
  removeRoadblock: { seat, left: count, where: oneOf(['heroSpace', 'anywhere']), hero: seat },
  moveHelicopter: { seat, left: count },
  removeRaft: { seat, left: count },
  revealEvents: { left: count },
  putEventAway: { card: piece(eventSet) },
  revealTimer: { left: count },
  tileResolved: {},
  discardTimer: { left: count },
};

const newYork = {
  gainNoise: { n: count },
  noiseAtMaximum: { n: count },
  moveMissionCubes: { n: count },
  placePrisoners: {
    seat,
    hero: seat,
    left: count,
    where: oneOf(PRISONER_PLACES),
    onePerSpace: bool(),
    /** Where prisoners of this effect have been placed already. */
    placed: list(space),
  },
  /** Prisoners on each of these spaces; which ones go short is chosen (NY-ENM-03). */
  fillSpaces: { seat, spaces: list(space) },
  placePrisonerCars: {
    seat,
    hero: seat,
    left: count,
    where: oneOf(['adjacentToHero', 'atDistance2']),
    placed: list(space),
  },
  moveEnemies: {
    seat,
    left: count,
    only: oneOf(['any', 'cars', 'bosses']),
    /** Creation numbers of the enemies that this effect has moved. */
    moved: list(int(0, 100_000)),
  },
};

const president = {
  presidentTaken: { seat },
  presidentReveals: { seat },
  dukeReturns: {},
  presidentJoins: { seat },
};

/** How heroes can leave together: over a bridge, or by helicopter with the Tracer (NY-USP-64). */
const WAYS = [...BRIDGE_IDS, 'tracer'] as const;
export type Way = (typeof WAYS)[number];

const victory = {
  /** Each player in the space in turn shows cards (NY-WIN-03). */
  showCards: { seat, way: oneOf(WAYS), waiting: seats, shown: list(oneOf(['president', ...CASE_CARD_IDS])) },
  judgeEscape: { way: oneOf(WAYS), shown: list(oneOf(['president', ...CASE_CARD_IDS])) },
  escapeTogether: { way: oneOf(WAYS) },
};

export const AGENDA = {
  ...setup,
  ...turn,
  ...newYorkPhase,
  ...effects,
  ...exploring,
  ...fighting,
  ...boardAndTimer,
  ...newYork,
  ...president,
  ...victory,
  ...bandsSteps,
  ...uspfSteps,
  ...extrasSteps,
};

type Kinds = typeof AGENDA;
export type StepName = keyof Kinds;
export type StepData<Name extends StepName> = Values<Kinds[Name]> & { readonly step: Name };
export type AnyStep = { [Name in StepName]: StepData<Name> }[StepName];

/** Puts work on the agenda; the first is done first. */
export function push(s: State, ...steps: AnyStep[]): void {
  pushSteps(s, ...steps);
}
