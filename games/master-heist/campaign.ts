// The campaign, played by this game's rules.
import type { Game } from '@getaway/engine';
import {
  campaignChoices,
  campaignExplain,
  campaignPlay,
  heistNames,
  heistSetup,
  type HeistRules,
  loadUniverse as loadUniverseOf,
  newUniverse,
  nextUniverse as nextUniverseOf,
  saveUniverse,
  statusText,
  type Universe,
  withFigures,
} from './campaign/index.ts';
import { heistResult, masterHeist } from './index.ts';
import { campaignTranslations, campaignWords } from './locales/campaign/index.ts';

export type {
  CampaignChoice,
  CampaignOffer,
  Job,
  Named,
  PlayedHeist,
  Universe,
  Ware,
} from './campaign/index.ts';
export {
  achievementsIn,
  campaignOffers,
  campaignWhyNot,
  CARDS,
  characterCard,
  fixersIn,
  isCharacterCard,
  jobOf,
  jobsOf,
  levelOf,
  playedHeists,
  prebuiltOffers,
  recruitOffers,
  skillCard,
  teamSuits,
  waresOf,
} from './campaign/index.ts';
export { campaignChoices, campaignExplain, campaignPlay, heistNames, heistSetup, newUniverse, saveUniverse };

const rules: HeistRules = { game: masterHeist, result: heistResult };

/** The universe after the heist it waits for; the record is played again, and no stated outcome is believed. */
export const nextUniverse = (universe: Universe, record: unknown): Universe =>
  nextUniverseOf(rules, universe, record);

/** Reads a saved universe; refused, with the reason, unless its history leads to it. */
export const loadUniverse = (text: string): Universe => loadUniverseOf(rules, text);

const VARIANTS = ['bonusItems', 'autoConfirm', 'captainDecides'] as const;
const OWN_WORDS: Readonly<Record<string, string>> = { join: 'player', recruit: 'name' };

export const heistCampaign = {
  title: 'Master Heist: River City',
  game: rules.game as Game,
  variants: VARIANTS,
  start: (name: string, variants: readonly string[]) =>
    newUniverse(name, Object.fromEntries(VARIANTS.map((variant) => [variant, variants.includes(variant)]))),
  save: saveUniverse,
  load: loadUniverse,
  choices: campaignChoices,
  explain: campaignExplain,
  play: campaignPlay,
  ownWords: (choice: { readonly do: string }) => OWN_WORDS[choice.do] ?? null,
  setup: heistSetup,
  names: heistNames,
  next: nextUniverse,
  status: statusText,
  spoken: (universe: Universe, choice: { readonly do: string }) => withFigures(universe, choice as never),
  words: campaignWords,
  translations: campaignTranslations,
};
