import {
  ABILITIES,
  type AbilityId,
  CHARACTER_IDS,
  CHARACTERS,
  type CharacterId,
  FIXER_IDS,
  FIXERS,
  NPCS,
  type SpecialRuleOf,
} from '../content/index.ts';
import { isTile, tilesNear, ruleOf } from './spaces.ts';
import type { Character, Heist, Who } from './state.ts';

// Who takes part: characters are player characters and an active NPC that are not busted (MH-GEN-16).

export const isNpc = (character: Character): boolean => character.id === 'npc';
export const takesPart = (character: Character): boolean => character.status === 'active';
export const person = (s: Heist, c: number): Character => s.characters[c] as Character;

export function personNo(s: Heist, who: Who): number {
  for (let c = 0; c < s.characters.length; c++) if (s.characters[c]?.id === who) return c;
  return -1;
}

/** Numbers of the characters that take part, in canonical order (MH-GEN-11). */
export function everybody(s: Heist): number[] {
  const all: number[] = [];
  for (let c = 0; c < s.characters.length; c++) if (takesPart(person(s, c))) all.push(c);
  return all;
}

/** Player characters that are not busted. */
export const crew = (s: Heist): number[] => everybody(s).filter((c) => !isNpc(person(s, c)));

export function someoneOn(s: Heist, space: number): boolean {
  for (const character of s.characters) if (character.at === space && takesPart(character)) return true;
  return false;
}

export const peopleOn = (s: Heist, space: number): number[] =>
  everybody(s).filter((c) => person(s, c).at === space);

export const indoors = (s: Heist, character: Character): boolean => isTile(s, character.at);
export const outdoors = (s: Heist, character: Character): boolean => character.at >= s.unknown.length;

/** Tiles that count as next to this character: VENT CRAWL adds one (MH-ABL-16). */
export function reachOf(s: Heist, character: Character): readonly number[] {
  const near = tilesNear(s, character.at);
  return character.vent >= 0 ? [...near, character.vent] : near;
}

type Abilities = { readonly [ability in AbilityId]?: true };
const ABILITIES_OF = Object.fromEntries(
  CHARACTER_IDS.map((id) => [
    id,
    Object.fromEntries(CHARACTERS[id].abilities.map((ability) => [ability, true])),
  ]),
) as Record<CharacterId, Abilities>;

export const has = (character: Character, ability: AbilityId): boolean =>
  character.id !== 'npc' && ABILITIES_OF[character.id][ability] === true;

export const ideaCost = (ability: AbilityId): number => ABILITIES[ability].cost?.ideas ?? 0;
export const noiseCost = (ability: AbilityId): number => ABILITIES[ability].cost?.noise ?? 0;

/** The scenario's NPC, if it has one. */
export const npcRule = (s: Heist): SpecialRuleOf<'npc'> | undefined => ruleOf(s, 'npc');

/** What the NPC is called, as a term: the fixer it is, the name that its board gives it, or what it is. */
export function npcTerm(s: Heist): string {
  const { name, npc } = npcRule(s) ?? {};
  return FIXER_IDS.find((id) => FIXERS[id].name === name) ?? name ?? npc ?? 'npc';
}

export const npcNo = (s: Heist): number => personNo(s, 'npc');

/** The side of the NPC's card that counts now (MH-NPC-10). */
export const npcSide = (s: Heist) => {
  const card = NPCS[npcRule(s)?.npc ?? 'prisoner'];
  return s.panic ? card.panicked : card.normal;
};

/** "Cannot subdue" (MH-SUB-15): THERE ARE BETTER WAYS, and what the NPC's card says. */
export function cannotSubdue(s: Heist, character: Character): boolean {
  if (isNpc(character)) return npcSide(s).cannot.includes('subdue');
  return has(character, 'there-are-better-ways');
}

/** A stranded character can do nothing but drop loot (MH-ESC-16). */
export const stuck = (s: Heist, c: number): string | null =>
  person(s, c).lastDitch === 'stranded' ? 'MH-ESC-16' : null;
