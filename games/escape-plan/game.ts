import { defineGame, type Game } from '@getaway/engine';
import { translations, words } from './locales/index.ts';
import { unlockAsset } from './rules/assets.ts';
import { avoid, settle } from './rules/avoid.ts';
import { city, openPlace, placeTile } from './rules/cityPhase.ts';
import { pickContact } from './rules/contacts.ts';
import { day } from './rules/day.ts';
import { keepBag } from './rules/draw.ts';
import { payExit } from './rules/escape.ts';
import { help } from './rules/help/index.ts';
import { income, incomeUnlock } from './rules/income.ts';
import { chooseKey } from './rules/keys.ts';
import { officerBag } from './rules/officerBag.ts';
import { options, presets } from './rules/options.ts';
import { extraTurn, part } from './rules/parts.ts';
import { patrol } from './rules/patrol.ts';
import type { Choice } from './rules/play.ts';
import { preview } from './rules/preview/index.ts';
import { afterRest, restUnlock } from './rules/rest.ts';
import { setup } from './rules/setup.ts';
import { fields, type State } from './rules/state.ts';
import { gains, moment, tracks } from './rules/story.ts';
import { text } from './rules/text/index.ts';
import { chase, threshold, tooNotorious } from './rules/threshold.ts';
import { chooseHq } from './rules/travel.ts';
import { afterTurn, endTurn, turn } from './rules/turn.ts';
import { turnOrder } from './rules/turnOrder.ts';
import { visit, visiting } from './rules/visit/index.ts';
import { chooseLostAsset, takeWounds } from './rules/wounds.ts';

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
  help,
  bags: (view) => [officerBag(view)],
  tracks,
  moment,
  gains,
  text,
  words,
  translations,
});
