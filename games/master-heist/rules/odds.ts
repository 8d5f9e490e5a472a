import { costOf, cheapestWay } from './waysOut.ts';
import { exitsOf, hides, isExit } from './exits.ts';
import type { Leg } from './lastDitch.ts';
import { lockedIn } from './movement.ts';
import { everybody, person, personNo } from './people.ts';
import { spaceName } from './spaces.ts';
import type { Heist, Who } from './state.ts';

/** How likely a character gets away if Escape began with the board as it is. */
export interface EscapeOdds {
  readonly who: Who;
  /** The best exit or hiding place, or null where no way leads to one. */
  readonly exit: string | null;
  /** Escape moves to get there, and the die result that is needed beyond its ideas. */
  readonly cost: number;
  readonly needed: number;
  /** How many of the six faces are enough. */
  readonly faces: number;
  readonly way: readonly Leg[];
}

const FACES = [1, 2, 3, 4, 5, 6];

/** Exact odds of one character: every face of the last ditch die (MH-ESC-12), all ideas put in. */
export function escapeOdds(s: Heist, c: number): EscapeOdds {
  const character = person(s, c);
  const { id: who, ideas, at, lastDitch } = character;
  // Whoever hides well enough need not go anywhere (MH-ITM-20).
  if (isExit(s, at) || hides(s, c))
    return { who, exit: spaceName(s, at), cost: 0, needed: 0, faces: 6, way: [] };
  const none = { who, exit: null, cost: 0, needed: 0, faces: 0, way: [] };
  if (lastDitch !== 'none' || lockedIn(s, character)) return none;
  let best: EscapeOdds = none;
  for (const exit of exitsOf(s)) {
    const way = cheapestWay(s, c, exit);
    if (!way) continue;
    const cost = costOf(s, c, way);
    if (best.exit !== null && cost >= best.cost) continue;
    const faces = FACES.filter((die) => ideas + die >= cost).length;
    best = { who, exit: spaceName(s, exit), cost, needed: Math.max(0, cost - ideas), faces, way };
  }
  return best;
}

export const allOdds = (s: Heist): EscapeOdds[] => everybody(s).map((c) => escapeOdds(s, c));

/** What the odds are counted from: the way, what each part of it costs, and what is not known about it. */
export function sumOf(s: Heist, { who, way, cost, needed, faces }: EscapeOdds) {
  const steps = way.filter((leg) => leg.do === 'go');
  const doors = way.length - steps.length;
  return {
    way: steps.map(({ at }) => spaceName(s, at)),
    moves: steps.length,
    doors,
    guards: cost - steps.length - doors,
    ideas: person(s, personNo(s, who)).ideas,
    needed,
    faces,
    unknown: steps.filter(({ at }) => s.unknown[at]).length,
  };
}
