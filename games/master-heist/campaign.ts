// The campaign, played by this game's rules.
import {
  campaignChoices,
  campaignExplain,
  campaignPlay,
  heistSetup,
  type HeistRules,
  loadUniverse as loadUniverseOf,
  newUniverse,
  nextUniverse as nextUniverseOf,
  saveUniverse,
  seatsOf,
  startUniverse,
  statusText,
  type Universe,
  VARIANTS,
  withFigures,
} from './campaign/index.ts';
import { masterHeist } from './game.ts';
import { campaignTranslations, campaignWords } from './locales/campaign/index.ts';
import { heistResult } from './rules/result.ts';

export type { CampaignChoice, Deal, Job, Named, Sheet, TeamSheet, Universe, Ware } from './campaign/index.ts';
export {
  CARDS,
  isDealtBy,
  playedHeists,
  readTeamPapers,
  recruitDeal,
  seatsOf,
  sheetOf,
  tableOf,
  teamPapers,
} from './campaign/index.ts';
export { campaignChoices, campaignPlay, heistSetup, newUniverse, saveUniverse };

const rules: HeistRules = { game: masterHeist, result: heistResult };

/** The universe after the heist it waits for; the record is played again, and no stated outcome is believed. */
export const nextUniverse = (universe: Universe, record: unknown): Universe =>
  nextUniverseOf(rules, universe, record);

/** Reads a saved universe; refused, with the reason, unless its history leads to it. */
export const loadUniverse = (text: string): Universe => loadUniverseOf(rules, text);

const OWN_WORDS: Readonly<Record<string, string>> = { join: 'player', recruit: 'name' };

export const heistCampaign = {
  title: 'Master Heist: River City',
  game: rules.game,
  variants: VARIANTS,
  start: startUniverse,
  save: saveUniverse,
  load: loadUniverse,
  choices: campaignChoices,
  explain: campaignExplain,
  play: campaignPlay,
  ownWords: (choice: { readonly do: string }) => OWN_WORDS[choice.do] ?? null,
  setup: heistSetup,
  players: (universe: Universe) => seatsOf(universe),
  next: nextUniverse,
  status: statusText,
  spoken: (universe: Universe, choice: { readonly do: string }) => withFigures(universe, choice as never),
  words: campaignWords,
  translations: campaignTranslations,
};
