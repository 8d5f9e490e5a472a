import { BadContent, deepFreeze, readContent } from '@getaway/engine';
import * as v from 'valibot';
import { abilitySchema, actionSchema, characterSchema, prebuiltSchema, skillSchema } from './cards.ts';
import { scenarioFaults } from './checkScenario.ts';
import { contentFaults } from './crossCheck.ts';
import { crisisSchema, eventSchema } from './deck.ts';
import * as ids from './ids.ts';
import { byId, type Frozen, table, whole } from './load.ts';
import { noiseTrackSchema } from './noiseTrack.ts';
import { scenarioSchema, tileCodeSchema } from './scenario.ts';
import { fixerSchema, itemSchema, npcAbilitySchema, npcSchema, npcSpecialSchema } from './team.ts';

export const FILES = [
  'abilities.json',
  'actions.json',
  'characters.json',
  'crises.json',
  'events.json',
  'fixers.json',
  'items.json',
  'noise-track.json',
  'npcs.json',
  'prebuilt-characters.json',
  'scenarios.json',
  'skills.json',
] as const;

export type Files = Readonly<Record<(typeof FILES)[number], unknown>>;

/** All components of a heist, validated; throws a BadContent that names file, entry and fault. */
export function loadContent(files: Files) {
  const content = {
    actions: table(actionSchema, 'actions.json', 'actions', ids.ACTION_IDS, files['actions.json']),
    abilities: table(abilitySchema, 'abilities.json', 'abilities', ids.ABILITY_IDS, files['abilities.json']),
    characters: table(
      characterSchema,
      'characters.json',
      'characters',
      ids.CHARACTER_IDS,
      files['characters.json'],
    ),
    skills: table(skillSchema, 'skills.json', 'skills', ids.SKILL_IDS, files['skills.json']),
    prebuilt: table(
      prebuiltSchema,
      'prebuilt-characters.json',
      'characters',
      ids.PREBUILT_IDS,
      files['prebuilt-characters.json'],
    ),
    events: table(eventSchema, 'events.json', 'events', ids.EVENT_IDS, files['events.json']),
    crises: table(crisisSchema, 'crises.json', 'crises', ids.CRISIS_IDS, files['crises.json']),
    items: table(itemSchema, 'items.json', 'items', ids.ITEM_IDS, files['items.json']),
    fixers: table(fixerSchema, 'fixers.json', 'fixers', ids.FIXER_IDS, files['fixers.json']),
    npcs: table(npcSchema, 'npcs.json', 'npcs', ids.NPC_IDS, files['npcs.json']),
    npcAbilities: table(npcAbilitySchema, 'npcs.json', 'abilities', ids.NPC_ABILITY_IDS, files['npcs.json']),
    npcSpecials: table(
      npcSpecialSchema,
      'npcs.json',
      'specialActions',
      ids.NPC_SPECIAL_IDS,
      files['npcs.json'],
    ),
    scenarios: table(
      scenarioSchema,
      'scenarios.json',
      'scenarios',
      ids.SCENARIO_IDS,
      files['scenarios.json'],
    ),
    tileCodes: tileCodes(files['scenarios.json']),
    noiseTracks: whole(noiseTrackSchema, 'noise-track.json', files['noise-track.json']).tracks,
  };
  for (const fault of contentFaults(content)) throw fault;
  for (const id of ids.SCENARIO_IDS) {
    for (const fault of scenarioFaults(content.scenarios[id], content.tileCodes))
      throw new BadContent('scenarios.json', id, fault);
  }
  const frozen: Frozen<typeof content> = deepFreeze(content);
  return frozen;
}

function tileCodes(file: unknown) {
  const codes = v.is(v.looseObject({ tileCodes: v.record(v.string(), v.unknown()) }), file)
    ? file.tileCodes
    : {};
  for (const code of Object.keys(codes)) {
    if (!(ids.TILE_CODES as readonly string[]).includes(code))
      throw new BadContent('scenarios.json', `tileCodes ${code}`, 'is no known code');
  }
  return byId(ids.TILE_CODES, (code) =>
    readContent('scenarios.json', tileCodeSchema, codes[code], `tileCodes ${code}`),
  );
}
