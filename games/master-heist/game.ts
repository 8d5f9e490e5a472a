import { defineGame, type Game } from '@getaway/engine';
import { translations, words } from './locales/index.ts';
import * as abilities from './rules/abilities.ts';
import { actions, aftermath } from './rules/actionPhase.ts';
import { autoReveal, consult } from './rules/bag.ts';
import type { Choice } from './rules/choices.ts';
import { checkCrew, namesOf } from './rules/crew.ts';
import { chases, dogPrey, dogTarget, dogWay, runDog } from './rules/dogs.ts';
import { conclusion, departure, leftBehind } from './rules/end.ts';
import { endOfActions, settlement, shielding } from './rules/endOfActions.ts';
import { escapeAftermath, escapeReveals, escapeStart, escaping } from './rules/escape.ts';
import {
  blabbing,
  chooseTiles,
  fumbling,
  luckyPenny,
  oneIdea,
  stageWhisper,
  teamIdea,
} from './rules/eventChoices.ts';
import { crises, effect, endOfEvents, eventDone, eventPhase, lull } from './rules/eventPhase.ts';
import { freshIdeas } from './rules/finalScore.ts';
import { machinist } from './rules/fixers.ts';
import { closeGates } from './rules/gates.ts';
import { help } from './rules/help.ts';
import { declaring, walking } from './rules/lastDitch.ts';
import { readingLogs } from './rules/modules.ts';
import { nearestToHostage, npcHabits, squirrely } from './rules/npcs.ts';
import { planning } from './rules/planning.ts';
import { preview } from './rules/preview.ts';
import { agreeing, newPlan, replanning, tweaking } from './rules/plans.ts';
import { rolling, round } from './rules/rounds.ts';
import { setup } from './rules/setup.ts';
import { fields, type Heist, options } from './rules/state.ts';
import { text } from './rules/text/index.ts';
import { actionsOf } from './rules/undo.ts';

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
  preview: (view, seat, choice) => preview(masterHeist, view, seat, choice),
  help,
  tracks: ({ noise, deck, characters }) => ({
    noise,
    deck: deck.length,
    ideas: characters.reduce((sum, { ideas }) => sum + ideas, 0),
  }),
  moment: ({ round }) => ({ key: 'event.roundBegins', params: { round } }),
  bags: ({ bag }) => [{ stack: 'bag', pieces: bag }],
  strands: actionsOf,
  names: namesOf,
  text,
  words,
  translations,
});
