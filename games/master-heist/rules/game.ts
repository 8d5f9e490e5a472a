import { defineGame, type Game } from '@getaway/engine';
import en from '../locales/en.json';
import * as abilities from './abilities.ts';
import { actions, aftermath } from './action-phase.ts';
import { autoReveal, consult } from './bag.ts';
import type { Choice } from './choices.ts';
import { checkCrew } from './crew.ts';
import { chases, dogPrey, dogTarget, dogWay, runDog } from './dogs.ts';
import { conclusion, departure, leftBehind } from './end.ts';
import { endOfActions, settlement, shielding } from './end-of-actions.ts';
import { escapeAftermath, escapeReveals, escapeStart, escaping } from './escape.ts';
import {
  blabbing,
  chooseTiles,
  fumbling,
  luckyPenny,
  oneIdea,
  stageWhisper,
  teamIdea,
} from './event-choices.ts';
import { crises, effect, endOfEvents, eventDone, eventPhase, lull } from './event-phase.ts';
import { freshIdeas } from './final-score.ts';
import { machinist } from './fixers.ts';
import { closeGates } from './gates.ts';
import { declaring, walking } from './last-ditch.ts';
import { readingLogs } from './modules.ts';
import { nearestToHostage, npcHabits, squirrely } from './npcs.ts';
import { planning } from './planning.ts';
import { figuresOf } from './preview.ts';
import { agreeing, newPlan, replanning, tweaking } from './plans.ts';
import { rolling, round } from './rounds.ts';
import { setup } from './setup.ts';
import { fields, type Heist, options } from './state.ts';
import { text } from './text.ts';

export const masterHeist: Game<Heist, Choice> = defineGame<typeof options, typeof fields, Choice>({
  id: 'master-heist',
  title: 'Master Heist',
  version: 1,
  seats: { min: 1, max: 4 },
  options,
  check: checkCrew,
  state: fields,
  steps: {
    planning,
    freshIdeas,
    machinist,
    round,
    rolling,
    actions,
    aftermath,
    autoReveal,
    revealAll: abilities.revealAll,
    consult,
    chases,
    dogTarget,
    runDog,
    dogPrey,
    dogWay,
    tossing: abilities.tossing,
    rewiring: abilities.rewiring,
    readingLogs,
    tweaking,
    newPlan,
    agreeing,
    replanning,
    endOfActions,
    npcHabits,
    nearestToHostage,
    squirrely,
    settlement,
    shielding,
    eventPhase,
    lull,
    effect,
    eventDone,
    crises,
    endOfEvents,
    chooseTiles,
    blabbing,
    teamIdea,
    stageWhisper,
    oneIdea,
    luckyPenny,
    fumbling,
    closeGates,
    escapeStart,
    escapeReveals,
    escaping,
    escapeAftermath,
    declaring,
    walking,
    departure,
    leftBehind,
    conclusion,
  },
  setup,
  rules: { turn: 'MH-GEN-08', over: 'MH-GEN-15', undo: 'MH-UND-05' },
  bound: 20_000,
  preview: (view, seat, choice) => figuresOf(masterHeist, view, seat, choice),
  text,
  words: { en },
});
