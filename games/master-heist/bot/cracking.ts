import { ACTIONS, CHARACTERS, type ItemId, ITEMS, SKILLS } from '../content/index.ts';
import { holds } from '../rules/loot.ts';
import { cracksNeeded } from '../rules/safes.ts';
import { isTile } from '../rules/spaces.ts';
import type { Character, Heist } from '../rules/state.ts';
import { weights } from './weights.ts';

// Safes: cracks are made of unlocks, by those with the right item (MH-SAF-02, MH-ITM-18, 19).

const TOOLS = ['safecracking-tools', 'plasma-torch'] as const satisfies readonly ItemId[];
type Tool = (typeof TOOLS)[number];

export const isTool = (id: ItemId): id is Tool => TOOLS.some((tool) => tool === id);

/** What a character would crack safes with. */
export const toolOf = (s: Heist, c: number): Tool | null => TOOLS.find((tool) => holds(s, c, tool)) ?? null;

/** Cracks that the unlocks of one action make. */
export function cracksBy(tool: Tool, unlocks: number): number {
  const { passive } = ITEMS[tool];
  if (passive?.type !== 'convertUnlock') return 0;
  const pairs = passive.two === undefined ? 0 : Math.floor(unlocks / 2);
  return pairs * (passive.two ?? 0) + (unlocks - 2 * pairs) * passive.one;
}

/** Hardly anything to crack with: only what others give. */
const LEAST_A_ROUND = 0.2;
const known = new Map<string, number>();

/** Cracks in a round, on average over the die, with the best action for it. */
function cracksInRound({ id, skills }: Character, tool: Tool): number {
  if (id === 'npc') return LEAST_A_ROUND;
  const key = `${id} ${skills.join(' ')} ${tool}`;
  let cracks = known.get(key);
  if (cracks === undefined) {
    const by = (action: keyof typeof ACTIONS): number =>
      cracksBy(tool, ACTIONS[action].sub.filter((sub) => sub === 'unlock').length);
    const always = CHARACTERS[id].defaultActions.map((one) => ('action' in one ? by(one.action) : 0));
    const byDie = ([1, 2, 3, 4, 5, 6] as const).map((die) =>
      Math.max(...always, ...skills.map((skill) => by(SKILLS[skill].slots[die]))),
    );
    cracks = Math.max(LEAST_A_ROUND, byDie.reduce((sum, one) => sum + one, 0) / byDie.length);
    known.set(key, cracks);
  }
  return cracks;
}

/** What a crack costs a character, in moves. */
export const crackToll = (character: Character, tool: Tool): number =>
  weights().speed / cracksInRound(character, tool);

export const cracksLeft = (s: Heist, tile: number): number =>
  isTile(s, tile) && s.token[tile] === 'safe' ? cracksNeeded(s, tile) - (s.cracks[tile] as number) : 0;

/** What so many unlocks are worth to a character on the tile of a safe, in moves. */
export function cracking(s: Heist, c: number, at: number, unlocks: number): number {
  const left = unlocks === 0 ? 0 : cracksLeft(s, at);
  const tool = left === 0 ? null : toolOf(s, c);
  if (tool === null) return 0;
  return Math.min(left, cracksBy(tool, unlocks)) * crackToll(s.characters[c] as Character, tool);
}
