import { type ActionId, ACTIONS, CHARACTERS, type CharacterId, SKILLS } from '../content/index.ts';
import { activeGuards } from '../rules/chits.ts';
import { cannotSubdue, has } from '../rules/people.ts';
import { isTile } from '../rules/spaces.ts';
import { oddsOf, PICKED } from './ways.ts';
import type { Character, Heist } from '../rules/state.ts';
import { weights } from './weights.ts';

// What stands in the way, in moves: as many as it takes to deal with it.

/** What the chits cost one character. */
export interface Tolls {
  /** A step: less for those whose skills let them run. */
  readonly move: number;
  readonly lock: number;
  readonly guard: number;
  readonly camera: number;
  /** What the next draw is likely to cost. */
  readonly unknown: number;
}

/** For those who slip past guards: an idea each, or a long wait for one. */
const SLIPPING = 0.8;
const BROKE = 2;
const SHUT = 40;

const able = (id: CharacterId, sub: 'unlock' | 'subdue'): boolean =>
  CHARACTERS[id].defaultActions.some((one) => 'action' in one && ACTIONS[one.action].sub.includes(sub));

const movesOf = (action: ActionId): number => ACTIONS[action].sub.filter((sub) => sub === 'move').length;
const mobility = new Map<string, number>();

/** Moves in a round, on average over the die, with the best action for it. */
function mobilityOf({ id, skills }: Character): number {
  if (id === 'npc') return 1;
  const key = `${id} ${skills.join(' ')}`;
  let known = mobility.get(key);
  if (known === undefined) {
    const always = CHARACTERS[id].defaultActions.map((one) => ('action' in one ? movesOf(one.action) : 0));
    const byDie = ([1, 2, 3, 4, 5, 6] as const).map((die) =>
      Math.max(...always, ...skills.map((skill) => movesOf(SKILLS[skill].slots[die]))),
    );
    known = byDie.reduce((sum, moves) => sum + moves, 0) / byDie.length;
    mobility.set(key, known);
  }
  return known;
}

export function tollsOf(s: Heist, character: Character, dash: boolean): Tolls {
  const { id, ideas } = character;
  const { camera } = weights();
  const lock = id !== 'npc' && able(id, 'unlock') ? weights().lock : weights().lockUnable;
  const guard = guardToll(s, character, ideas);
  const move = dash ? 1 : weights().step / mobilityOf(character);
  const { bag } = s;
  let total = 0;
  for (const count of Object.values(bag)) total += count;
  const drawn = bag.lock * lock + (bag.guard + bag.dog) * guard + bag.camera * camera;
  return { move, lock, guard, camera, unknown: total === 0 ? 0 : drawn / total };
}

function guardToll(s: Heist, character: Character, ideas: number): number {
  if (has(character, 'there-are-better-ways')) return ideas > 0 ? SLIPPING : BROKE;
  if (cannotSubdue(s, character)) return BROKE;
  return character.id !== 'npc' && able(character.id, 'subdue') ? weights().guard : weights().guardUnable;
}

/** Whether a character opens locks with ideas, where others are shut out (MH-ABL-02). */
export const picksInEscape = (character: Character): boolean => has(character, 'pick-under-pressure');

/** In Escape: hardly anybody picks locks, guards cost a move each when they are left, and nothing else counts (MH-ESC-07 to 09). */
function escapeToll(s: Heist, character: Character, space: number): number {
  if (!isTile(s, space)) return 1;
  const locks = s.locks[space] as number;
  const each = picksInEscape(character) ? PICKED : s.phase === 'escape' ? SHUT : weights().lockedOut;
  const shut = Math.min(SHUT, locks * each);
  const door = s.token[space] === 'keycardDoor' ? 1 : 0;
  const slips = has(character, 'there-are-better-ways');
  const held = slips ? 0 : activeGuards(s, space);
  if (!s.unknown[space]) return 1 + shut + door + held;
  const odds = oddsOf(s);
  return 1 + odds.locks * each + (slips ? 0 : odds.guards);
}

/** What it costs to get onto a space and to be able to leave it again, without doors. */
export function tollAt(s: Heist, character: Character, tolls: Tolls, space: number, dash: boolean): number {
  if (dash) return escapeToll(s, character, space);
  if (!isTile(s, space)) return tolls.move;
  if (s.unknown[space]) return tolls.move + tolls.unknown;
  return (
    tolls.move +
    tolls.lock * (s.locks[space] as number) +
    tolls.guard * activeGuards(s, space) +
    (s.loop ? 0 : tolls.camera * (s.cameras[space] as number))
  );
}
