import { activeGuards } from '../rules/chits.ts';
import { exitsOf, isExit } from '../rules/exits.ts';
import { hasToken, lockedIn } from '../rules/movement.ts';
import { has, isNpc, npcNo } from '../rules/people.ts';
import { filled } from '../rules/filled.ts';
import { boardOf, isTile } from '../rules/spaces.ts';
import type { Character, Heist } from '../rules/state.ts';
import { chanceToGetOut } from './chances.ts';
import type { Clock } from './clock.ts';
import { shutsOf } from './gates.ts';
import type { Links } from './links.ts';
import { weights } from './weights.ts';
import { picksInEscape, tollAt, type Tolls, tollsOf } from './tolls.ts';
import { type Doors, FAR, type Hours, oddsOf, spread, type Ways, waysOut } from './ways.ts';

/** What one character can do. */
export interface Mind {
  readonly c: number;
  readonly character: Character;
  readonly tolls: Tolls;
  /** By space: what entering costs. */
  readonly toll: readonly number[];
  /** By space: how far it is; closed doors are open when somebody will have opened them. */
  ways: Ways;
  /** Whether its ways are counted in escape moves. */
  readonly dash: boolean;
  /** By space: escape moves to an exit. */
  readonly out: readonly number[];
  /** The same for whoever has come in through doors that are closed now. */
  readonly outAgain: readonly number[];
  /** Moves before Escape begins, on average, and ideas to be had by then. */
  readonly budget: number;
  readonly ideas: number;
}

const DOORS: readonly Doors[] = ['closed', 'keycard', 'open'];

/** Everybody's ways as long as nothing is opened, and no time yet to go them. */
export function mindsOf(s: Heist, links: Links, dash: boolean): (Mind | null)[] {
  const exits = exitsOf(s);
  const hours = hoursOf(s);
  const outs: (readonly number[] | undefined)[] = [];
  return s.characters.map((character, c): Mind | null => {
    if (character.status !== 'active') return null;
    const slips = has(character, 'there-are-better-ways');
    const picks = picksInEscape(character);
    const outBy = (doors: Doors): readonly number[] =>
      (outs[(slips ? 1 : 0) + (picks ? 2 : 0) + 4 * DOORS.indexOf(doors)] ??= waysOut(
        s,
        links,
        exits,
        doors,
        {
          slips,
          picks,
        },
      ));
    const out = outBy(character.carries.keycard > 0 ? 'keycard' : 'closed');
    return mindOf(s, c, links, out, hours.opens === null ? out : outBy('open'), hours, dash);
  });
}

function mindOf(
  s: Heist,
  c: number,
  links: Links,
  out: readonly number[],
  outAgain: readonly number[],
  hours: Hours,
  dash: boolean,
): Mind {
  const character = s.characters[c] as Character;
  const tolls = tollsOf(s, character, dash);
  const free = isNpc(character) || dash;
  const planning = s.phase === 'planning';
  const unplanned = unplannedToll(s);
  const toll: number[] = [];
  for (let space = 0; space < links.length; space++) {
    const cost = tollAt(s, character, tolls, space, dash);
    const planned = free || planning || !isTile(s, space) || hasToken(s, c, space);
    toll.push(planned ? cost : cost + unplanned);
  }
  const ways = spread(links, character.at, beginningOf(s, character, tolls, dash), toll, hours);
  return { c, character, tolls, toll, ways, dash, out, outAgain, budget: 0, ideas: 0 };
}

/** How far it is to be somewhere, and not to leave it again: guards there hold nobody up yet (MH-ESC-08). */
export function arrivalAt(s: Heist, { ways, dash, character }: Mind, space: number): number {
  const far = ways.far[space] as number;
  if (!dash || far >= FAR || space === character.at || !isTile(s, space)) return far;
  return has(character, 'there-are-better-ways') ? far : far - activeGuards(s, space);
}

/**
 * How far it is, on average, to be past the last lock on the way: in Escape few can pick any (MH-ESC-07, MH-ABL-02), and
 * unknown tiles are revealed when it begins (MH-ESC-04).
 */
export function afootTo(s: Heist, { ways, character }: Mind, to: number): number {
  if (picksInEscape(character)) return 0;
  const { locks } = oddsOf(s);
  let afoot = 0;
  let free = 1;
  for (let space = to; space >= 0; space = ways.from[space] as number) {
    if (!isTile(s, space)) continue;
    const locked = (s.locks[space] as number) > 0 ? 1 : s.unknown[space] ? locks : 0;
    afoot += free * locked * (ways.far[space] as number);
    free *= 1 - locked;
    if (free === 0) break;
  }
  return afoot;
}

/** Tiles that can be entered in Escape only, where that would be too late. */
const OUT_OF_BOUNDS = 14;

/** What a tile without an own planning token costs more. */
export const unplannedToll = (s: Heist): number => (isUrgent(s) ? OUT_OF_BOUNDS : weights().unplanned);

/** Whether something has to be done before Escape: safes are not cracked in it (MH-ESC-22), and who is freed has far to go. */
export function isUrgent(s: Heist): boolean {
  return boardOf(s).scenario.objective.all.some((part) => {
    if (part.type === 'npcEscapes') return s.characters[npcNo(s)]?.status === 'inactive';
    if (part.type === 'insideStarterEscapes' || !s.token.includes('safe')) return false;
    let seen = s.banked[part.loot];
    for (const count of s.loot[part.loot]) seen += count;
    for (const { carries } of s.characters) seen += carries[part.loot];
    return seen < part.count;
  });
}

/** Whoever stands among guards has to get rid of them first. */
function beginningOf(s: Heist, character: Character, tolls: Tolls, dash: boolean): number {
  if (lockedIn(s, character)) return FAR;
  if (!isTile(s, character.at) || character.slips) return 0;
  const guards = activeGuards(s, character.at);
  if (dash) return has(character, 'there-are-better-ways') ? 0 : guards;
  return guards * tolls.guard;
}

/** Moves that a character has left before Escape. */
export function budgetOf(s: Heist, { action, left, granted }: Character, { rounds }: Clock): number {
  if (s.phase !== 'action' || action === null) return weights().speed * rounds + 0.5 * granted.unlock;
  const busy = left.move + 0.7 * (left.unlock + left.subdue);
  return weights().speed * Math.max(0, rounds - 1) + busy;
}

/** By space: when it will be open, as far as nobody opens anything. */
export function closedTo(s: Heist): number[] | null {
  let closed: number[] | null = null;
  for (let tile = 0; tile < s.token.length; tile++) {
    const token = s.token[tile];
    if (token !== 'keycardDoor' && token !== 'remoteLockX' && token !== 'remoteLockY') continue;
    closed ??= filled(s.unknown.length + s.entrances.length, 0);
    closed[tile] = FAR;
  }
  return closed;
}

/** When closed doors and gates can be passed, as far as nobody opens anything. */
export const hoursOf = (s: Heist): { opens: number[] | null; shuts: Hours['shuts'] } => ({
  opens: closedTo(s),
  shuts: shutsOf(s),
});

/** How likely a character is to get away: from where it is with everything it still can do. */
export function chanceOfEscape(s: Heist, mind: Mind): number {
  const { character, out, budget, ideas } = mind;
  if (isExit(s, character.at)) return 1;
  if (character.lastDitch !== 'none') return 0;
  return chanceToGetOut(out[character.at] ?? FAR, budget, ideas, budget);
}
