import abilities from './abilities.json';
import actions from './actions.json';
import characters from './characters.json';
import { loadContent } from './content.ts';
import crises from './crises.json';
import events from './events.json';
import fixers from './fixers.json';
import { SCENARIO_IDS } from './ids.ts';
import items from './items.json';
import noiseTrack from './noise-track.json';
import npcs from './npcs.json';
import prebuilt from './prebuilt-characters.json';
import scenarios from './scenarios.json';
import skills from './skills.json';

export const FILES_AS_SHIPPED = {
  'abilities.json': abilities,
  'actions.json': actions,
  'characters.json': characters,
  'crises.json': crises,
  'events.json': events,
  'fixers.json': fixers,
  'items.json': items,
  'noise-track.json': noiseTrack,
  'npcs.json': npcs,
  'prebuilt-characters.json': prebuilt,
  'scenarios.json': scenarios,
  'skills.json': skills,
};

const content = loadContent(FILES_AS_SHIPPED);

export const ACTIONS = content.actions;
export const ABILITIES = content.abilities;
export const CHARACTERS = content.characters;
export const SKILLS = content.skills;
export const PREBUILT = content.prebuilt;
export const EVENTS = content.events;
export const CRISES = content.crises;
export const ITEMS = content.items;
export const FIXERS = content.fixers;
export const NPCS = content.npcs;
export const NPC_ABILITIES = content.npcAbilities;
export const NPC_SPECIALS = content.npcSpecials;
export const SCENARIOS = content.scenarios;
/** What a team can choose (MH-SET-01): The Final Score begins with its first part (MH-SCN-FIN-05). */
export const HEISTS = SCENARIO_IDS.filter((id) => SCENARIOS[id].part !== 2);
export const TILE_MEANINGS = content.tileCodes;
export const NOISE_TRACKS = content.noiseTracks;

export * from './ids.ts';
export * from './vocabulary.ts';
export * from './hex.ts';
export { specialRuleOf } from './scenario.ts';
export type { Loot, MapTile, Scenario, SpecialRule, SpecialRuleOf } from './scenario.ts';
export type { Prebuilt } from './cards.ts';
export type { CrisisCard, EventCard } from './deck.ts';
export type { Npc } from './team.ts';
export type { NoiseTrack } from './noiseTrack.ts';
