import { defineGame, type Game } from '@getaway/engine';
import { unlockAsset } from './assets.ts';
import { avoid, settle } from './avoid.ts';
import { city, openPlace, placeTile } from './cityPhase.ts';
import { pickContact } from './contacts.ts';
import { day } from './day.ts';
import { keepBag } from './draw.ts';
import { payExit } from './escape.ts';
import { income, incomeUnlock } from './income.ts';
import { chooseKey } from './keys.ts';
import { options, presets } from './options.ts';
import { extraTurn, part } from './parts.ts';
import { patrol } from './patrol.ts';
import type { Choice } from './play.ts';
import { preview } from './preview/index.ts';
import { afterRest, restUnlock } from './rest.ts';
import { setup } from './setup.ts';
import { fields, type State } from './state.ts';
import { text } from './text/index.ts';
import { chase, threshold, tooNotorious } from './threshold.ts';
import { chooseHq } from './travel.ts';
import { afterTurn, endTurn, turn } from './turn.ts';
import { turnOrder } from './turnOrder.ts';
import { visit, visiting } from './visit/index.ts';
import { words } from './words.ts';
import { chooseLostAsset, takeWounds } from './wounds.ts';

export const escapePlan: Game<State, Choice> = defineGame({
  id: 'escape-plan',
  title: 'Escape Plan',
  version: 1,
  seats: { min: 1, max: 5 },
  options,
  presets,
  state: fields,
  steps: {
    day,
    income,
    incomeUnlock,
    patrol,
    city,
    placeTile,
    openPlace,
    turnOrder,
    part,
    extraTurn,
    turn,
    afterRest,
    restUnlock,
    chooseKey,
    chooseHq,
    avoid,
    settle,
    visit,
    visiting,
    pickContact,
    keepBag,
    payExit,
    afterTurn,
    endTurn,
    takeWounds,
    chooseLostAsset,
    unlockAsset,
    threshold,
    chase,
    tooNotorious,
  },
  setup,
  rules: { turn: 'EP-ACT-05', over: 'EP-DAY-05' },
  bound: 5000,
  preview,
  text,
  words,
});
