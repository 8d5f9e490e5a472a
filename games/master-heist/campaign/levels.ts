import { CAMPAIGN } from '../content/book.ts';
import {
  CHARACTER_IDS,
  CHARACTERS,
  type CharacterId,
  SKILL_IDS,
  SKILLS,
  type SkillId,
} from '../content/index.ts';
import type { Named, Universe } from './universe.ts';

/** The three cards of a character (MH-CHR-01). */
export interface Cards {
  readonly character: CharacterId;
  readonly skills: readonly [SkillId, SkillId];
}

export interface Upgrade {
  readonly from: CharacterId | SkillId;
  readonly to: CharacterId | SkillId;
}

const isPro = (card: { readonly level: string }) => card.level === 'pro';

/** Whatever the order of the skills. */
export function sameCards(a: Cards, b: Cards): boolean {
  return a.character === b.character && a.skills.every((skill) => b.skills.includes(skill));
}

/**
 * The level that a character with these cards has: upgrades come in the order skill, character, other skill
 * (MH-LVL-04 to 06). Null for cards that no character has at any level.
 */
export function levelOf({ character, skills }: Cards): number | null {
  const [first, second] = [SKILLS[skills[0]], SKILLS[skills[1]]];
  if (first.root === second.root) return null;
  const proSkills = [first, second].filter(isPro).length;
  if (!isPro(CHARACTERS[character])) return proSkills < 2 ? 1 + proSkills : null;
  return proSkills > 0 ? 2 + proSkills : null;
}

/** All characters there can be (MH-LVL-09), the simplest first. */
export const BUILDS: readonly (Cards & { readonly level: number })[] = (() => {
  const pairs = SKILL_IDS.flatMap((a, at) => SKILL_IDS.slice(at + 1).map((b): [SkillId, SkillId] => [a, b]));
  const all = CHARACTER_IDS.flatMap((character) => pairs.map((skills) => ({ character, skills })));
  const possible = all.flatMap((cards) => {
    const level = levelOf(cards);
    return level === null ? [] : [{ ...cards, level }];
  });
  return possible.sort((a, b) => a.level - b.level);
})();

/** The upgrades that reaching this level offers (MH-LVL-04 to 06). */
export function upgradesOf({ character, skills }: Cards, level: number): Upgrade[] {
  const step = CAMPAIGN.levels[level - 1]?.upgrade ?? null;
  if (step === null) return [];
  if (step === 'character')
    return (CHARACTERS[character].upgrades ?? []).map((to) => ({ from: character, to }));
  return skills.flatMap((from) => SKILLS[from].upgrades.map((to) => ({ from, to })));
}

export function upgraded(cards: Cards, { from, to }: Upgrade): Cards {
  const change = <Id extends string>(card: Id) => (card === from ? (to as Id) : card);
  return { character: change(cards.character), skills: [change(cards.skills[0]), change(cards.skills[1])] };
}

/** MH-LVL-10: whether an upgrade copies somebody while another one would not. */
export function copiesSomebody(universe: Universe, who: Named, upgrade: Upgrade): boolean {
  const others = universe.characters.filter((other) => other.name !== who.name);
  const copies = (option: Upgrade) => others.some((other) => sameCards(other, upgraded(who, option)));
  return copies(upgrade) && !upgradesOf(who, who.level).every(copies);
}

/** MH-CMP-11: the difficulty that suits a crew of this average level. */
export function recommended(levels: readonly number[]): 'amateur' | 'semi-pro' | 'pro' {
  const average = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  if (average < 2) return 'amateur';
  return average > 3 ? 'pro' : 'semi-pro';
}
