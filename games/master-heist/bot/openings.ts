import { type Letter, LETTERS } from '../content/index.ts';
import { npcNo } from '../rules/people.ts';
import { ruleOf } from '../rules/spaces.ts';
import type { ChitLoot, Heist } from '../rules/state.ts';
import { shutsOf } from './gates.ts';
import { hidingPlaces, timeToFind } from './hidden.ts';
import type { Links } from './links.ts';
import { arrivalAt, closedTo, type Mind } from './minds.ts';
import { FAR, spread, spreadTo } from './ways.ts';

/** Closed tiles that somebody can open, by whom, and when. */
export interface Opening {
  readonly tiles: readonly number[];
  readonly c: number;
  /** Where to go first: to the server or door, or to what opens it. */
  readonly first: number;
  readonly last: number;
  readonly time: number;
  /** Who gets it from whoever fetches it, and where they meet; null where one does it alone. */
  readonly handover: Handover | null;
  /** What has to be found first, as long as nobody has seen it. */
  readonly sought: ChitLoot | null;
}

interface Handover {
  readonly to: number;
  readonly at: number;
}

type Found = Omit<Opening, 'tiles'>;
const NEVER: Found = { c: -1, first: -1, last: -1, time: FAR, handover: null, sought: null };

/**
 * Finds out who opens what, and brings everybody's ways up to date with it. One lock may lie behind another, so it
 * looks again until nothing changes.
 */
export function openingsOf(
  s: Heist,
  links: Links,
  minds: readonly (Mind | null)[],
  dash: boolean,
): Opening[] {
  const opens = closedTo(s);
  if (opens === null) return [];
  const locks = locksOf(s, dash);
  const shuts = shutsOf(s);
  let found: Opening[] = [];
  for (let pass = 0; pass < locks.length; pass++) {
    found = locks.map(({ tiles, find }) => ({ tiles, ...find(s, links, minds, opens) }));
    let changed = false;
    for (const { tiles, time } of found) {
      for (const tile of tiles) {
        if (time >= (opens[tile] as number)) continue;
        opens[tile] = time;
        changed = true;
      }
    }
    if (!changed) break;
    for (const mind of minds) {
      if (mind === null) continue;
      const { at } = mind.character;
      const own = dash ? withoutWaiting(opens, found, mind.c) : opens;
      if (at >= 0)
        mind.ways = spread(links, at, mind.ways.far[at] as number, mind.toll, { opens: own, shuts });
    }
  }
  return found;
}

/** In Escape it costs nothing to wait until others have opened a door: there is no time, only ideas (MH-ESC-05). */
function withoutWaiting(opens: readonly number[], found: readonly Opening[], c: number): number[] {
  const own = opens.slice();
  for (const { tiles, time, c: opener } of found) {
    if (opener !== c && time < FAR) for (const tile of tiles) own[tile] = 0;
  }
  return own;
}

interface Lock {
  readonly tiles: readonly number[];
  readonly find: (s: Heist, links: Links, minds: readonly (Mind | null)[], opens: readonly number[]) => Found;
}

function locksOf(s: Heist, dash: boolean): Lock[] {
  const locks: Lock[] = [];
  for (const letter of LETTERS) {
    const tiles = tilesWith(s, `remoteLock${letter}`);
    if (tiles.length > 0) locks.push({ tiles, find: hackerOf(letter, dash) });
  }
  for (const tile of tilesWith(s, 'keycardDoor')) {
    locks.push({
      tiles: [tile],
      find: (state, links, minds, opens) =>
        bringerOf(state, links, minds, opens, 'keycard', links[tile] as readonly number[], dash),
    });
  }
  return locks;
}

export const tilesWith = (s: Heist, token: string): number[] => {
  const tiles: number[] = [];
  for (let tile = 0; tile < s.token.length; tile++) if (s.token[tile] === token) tiles.push(tile);
  return tiles;
};

/** A server of the letter (MH-RLK-05), or Shell with the USB key (MH-SCN-SID-05). */
const hackerOf =
  (letter: Letter, dash: boolean): Lock['find'] =>
  (s, links, minds, opens) => {
    let best = NEVER;
    for (const server of tilesWith(s, `server${letter}`)) {
      for (const mind of minds) {
        const time = mind === null ? FAR : arrivalAt(s, mind, server);
        if (mind !== null && time < best.time)
          best = { c: mind.c, first: server, last: server, time, handover: null, sought: null };
      }
    }
    const shell = ruleOf(s, 'crackCipher')?.opens === letter ? s.characters[npcNo(s)] : undefined;
    if (shell === undefined || shell.at < 0) return best;
    const key = bringerOf(s, links, minds, opens, 'usb', [shell.at], dash);
    return key.time < best.time ? key : best;
  };

/** Handing something over takes being in the same place at the same time. */
const HANDOVER = 0.7;

/** Who brings a thing somewhere soonest: whoever holds it, or fetches it first, or hands it over to somebody. */
function bringerOf(
  s: Heist,
  links: Links,
  minds: readonly (Mind | null)[],
  opens: readonly number[],
  kind: ChitLoot,
  to: readonly number[],
  dash: boolean,
): Found {
  let best = NEVER;
  const shuts = shutsOf(s);
  const hidden = hidingPlaces(s, kind);
  const sought = hidden.length > 0 ? kind : null;
  const onwards: (readonly number[] | undefined)[] = [];
  const bring = (mind: Mind, far: readonly number[], first: number): void => {
    for (const space of to) {
      const time = far[space] as number;
      if (time < best.time)
        best = { c: mind.c, first: first < 0 ? space : first, last: space, time, handover: null, sought };
    }
    // In Escape everybody runs for it; nobody waits for anybody.
    for (const other of dash ? [] : minds) {
      if (other === null || other === mind) continue;
      const left = (onwards[other.c] ??= spreadTo(links, to, other.toll));
      for (let at = 0; at < links.length; at++) {
        const time =
          Math.max(far[at] as number, other.ways.far[at] as number) + (left[at] as number) + HANDOVER;
        if (time >= best.time) continue;
        const handover = { to: other.c, at };
        best = { c: mind.c, first: first < 0 ? at : first, last: at, time, handover, sought };
      }
    }
  };
  for (const mind of minds) {
    if (mind === null) continue;
    const { far } = mind.ways;
    if (mind.character.carries[kind] > 0) {
      bring(mind, far, -1);
      continue;
    }
    s.loot[kind].forEach((count, space) => {
      if (count === 0 || (far[space] as number) >= best.time) return;
      bring(mind, spread(links, space, far[space] as number, mind.toll, { opens, shuts }).far, space);
    });
    if (sought === null) continue;
    // Whoever looks for it begins with the nearest tile; where it will be found, nobody knows.
    const near = hidden.reduce((one, other) => ((far[other] as number) < (far[one] as number) ? other : one));
    const found = (far[near] as number) + timeToFind(s, kind);
    if (found < best.time) bring(mind, spread(links, near, found, mind.toll, { opens, shuts }).far, near);
  }
  return best;
}
