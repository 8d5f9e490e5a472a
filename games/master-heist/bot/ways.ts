import { activeGuards, closedBy } from '../rules/chits.ts';
import { hasToken } from '../rules/movement.ts';
import { isTile, spacesNear } from '../rules/spaces.ts';
import type { Heist } from '../rules/state.ts';

/** What is in the way costs as many moves as it takes to deal with it. */
const LOCK = 1.5;
const GUARD = 1.5;
const CAMERA = 0.6;
const UNKNOWN = 0.7;
/** A door that no lockpick opens. */
const SHUT = 8;
/** A tile without an own planning token: while planning it takes a token, later it is out of bounds (MH-SUB-01). */
const UNPLANNED = 12;
const TO_PLAN = 1;
export const FAR = 60;

/** What a step into a space costs anybody. */
function entering(s: Heist, space: number): number {
  if (!isTile(s, space)) return 1;
  const shut = closedBy(s, space) !== null && s.locks[space] === 0 ? SHUT : 0;
  return (
    1 +
    LOCK * (s.locks[space] as number) +
    GUARD * activeGuards(s, space) +
    CAMERA * (s.cameras[space] as number) +
    (s.unknown[space] ? UNKNOWN : 0) +
    shut
  );
}

/** What a step into a space costs one character in the rounds. */
function enteringFor(s: Heist, c: number, space: number): number {
  const cost = entering(s, space);
  if (!isTile(s, space) || s.phase === 'escape' || hasToken(s, c, space)) return cost;
  const planning = s.phase === 'planning' && (s.characters[c]?.tokens ?? 0) > 0;
  return cost + (planning ? TO_PLAN : UNPLANNED);
}

/** The least that it costs to get from some spaces to every space. */
function spread(s: Heist, starts: readonly number[], cost: (space: number) => number): number[] {
  const far = Array.from({ length: s.unknown.length + s.entrances.length }, () => FAR);
  const open = [...starts];
  for (const start of starts) far[start] = 0;
  for (let from = open.shift(); from !== undefined; from = open.shift()) {
    for (const to of spacesNear(s, from)) {
      const way = (far[from] as number) + cost(to);
      if (way >= (far[to] as number)) continue;
      far[to] = way;
      open.push(to);
    }
  }
  return far;
}

/** From a character to every space. */
export const waysOf = (s: Heist, c: number): number[] => {
  const { at } = s.characters[c] as Heist['characters'][number];
  const starts = at >= 0 ? [at] : s.entrances.map((_, i) => s.unknown.length + i);
  return spread(s, starts, (space) => enteringFor(s, c, space));
};

/** From every space to the nearest exit, as in Escape: no tokens needed, and cameras do not count (MH-ESC-06, -09). */
export const waysOut = (s: Heist, exits: readonly number[]): number[] =>
  spread(s, exits, (space) => entering(s, space));
