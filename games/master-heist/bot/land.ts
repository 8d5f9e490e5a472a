import { CHARACTER_IDS, SKILL_IDS, TOKENS } from '../content/index.ts';
import { boardOf } from '../rules/spaces.ts';
import type { Board } from '../rules/board.ts';
import type { Heist } from '../rules/state.ts';
import { shutsOf } from './gates.ts';
import { type Links, linksOf } from './links.ts';
import { isUrgent, type Mind, mindsOf } from './minds.ts';
import { type Opening, openingsOf } from './openings.ts';

/** The lie of the land: everybody's ways, and who opens what on them. Time does not come into it. */
export interface Land {
  readonly links: Links;
  /** By character, without budgets; null for those who take no part. */
  readonly minds: readonly (Mind | null)[];
  readonly openings: readonly Opening[];
}

/** Both lands of a position, each surveyed once it is asked for. */
export interface Lands {
  walking: Land | null;
  dashing: Land | null;
}

const numbers = (ids: readonly string[]): ReadonlyMap<string, number> =>
  new Map(ids.map((id, i) => [id, i + 1]));
const CHARACTER_NO = numbers(CHARACTER_IDS);
const SKILL_NO = numbers(SKILL_IDS);
const TOKEN_NO = numbers(TOKENS);
const STATUS_NO = numbers(['active', 'inactive']);

let lands = new WeakMap<Board, Map<string, Lands>>();
/** A search goes over the same ground again and again, but not for ever. */
const MOST = 400;

/** The land is measured by weights. */
export function forgetLands(): void {
  lands = new WeakMap();
}

const key: number[] = [];

/** Everything that ways depend on. */
function keyOf(s: Heist): string {
  key.length = 0;
  const { bag, unknown, token, locks, guards, dogs, cameras, plan, gone, loot } = s;
  key.push(s.phase === 'escape' ? 2 : s.phase === 'planning' ? 1 : 0, s.loop ? 1 : 0, s.panic ? 1 : 0);
  key.push(isUrgent(s) ? 1 : 0);
  for (const chit in bag) key.push(bag[chit as keyof typeof bag]);
  for (let tile = 0; tile < unknown.length; tile++) {
    key.push(
      (unknown[tile] ? 1 : 0) + (gone[tile] ? 2 : 0) + ((plan[tile] as number) << 2),
      (token[tile] === null ? 0 : (TOKEN_NO.get(token[tile] as string) ?? 0)) +
        ((locks[tile] as number) << 6),
      (guards[tile] as number) + ((dogs[tile] as number) << 5) + ((cameras[tile] as number) << 10),
    );
  }
  for (let space = 0; space < loot.keycard.length; space++)
    key.push((loot.keycard[space] as number) + 8 * (loot.usb[space] as number));
  for (const { tile } of s.entrances) key.push(tile);
  const shuts = shutsOf(s);
  if (shuts !== null) for (const gate of boardOf(s).gates) key.push(Math.min(99, shuts[gate] as number) * 2);
  for (const { at, subduedIn } of s.escort) key.push(at, subduedIn);
  for (const { id, skills, status, at, slips, carries, ideas } of s.characters) {
    key.push(CHARACTER_NO.get(id) ?? 0, STATUS_NO.get(status) ?? 0, at + 1, carries.keycard, carries.usb);
    key.push((slips ? 1 : 0) + (ideas > 0 ? 2 : 0));
    for (const skill of skills) key.push(SKILL_NO.get(skill) ?? 0);
  }
  return String.fromCharCode(...key);
}

/** The lands of a position; while nothing has changed that matters for ways, they are the same. */
export function landsOf(s: Heist): Lands {
  const board = boardOf(s);
  let known = lands.get(board);
  if (known === undefined) lands.set(board, (known = new Map()));
  const is = keyOf(s);
  let found = known.get(is);
  if (found === undefined) {
    if (known.size >= MOST) known.clear();
    known.set(is, (found = { walking: null, dashing: null }));
  }
  return found;
}

/** The land as it lies by plans or, for those who dash, in Escape. */
export const landOf = (s: Heist, lands: Lands, dash: boolean): Land =>
  dash ? (lands.dashing ??= survey(s, true)) : (lands.walking ??= survey(s, false));

function survey(s: Heist, dash: boolean): Land {
  const links = linksOf(s);
  const minds = mindsOf(s, links, dash);
  return { links, minds, openings: openingsOf(s, links, minds, dash) };
}
