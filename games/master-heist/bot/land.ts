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

const numbers = (ids: readonly string[]): ReadonlyMap<string | null, number> =>
  new Map(ids.map((id, i) => [id, i + 1]));
const CHARACTER_NO = numbers(CHARACTER_IDS);
const SKILL_NO = numbers(SKILL_IDS);
const TOKEN_NO = numbers(TOKENS);
const STATUS_NO = numbers(['active', 'inactive']);

let lands = new WeakMap<Board, Map<string, Land>>();
/** A search goes over the same ground again and again, but not for ever. */
const MOST = 400;

/** The land is measured by weights. */
export function forgetLands(): void {
  lands = new WeakMap();
}

const key: number[] = [];

/** Everything that ways depend on. */
function keyOf(s: Heist, dash: boolean): string {
  key.length = 0;
  key.push(dash ? 1 : 0);
  const { bag, unknown, token, locks, guards, dogs, cameras, plan, gone, loot } = s;
  key.push(s.phase === 'escape' ? 2 : s.phase === 'planning' ? 1 : 0, s.loop ? 1 : 0, s.panic ? 1 : 0);
  key.push(isUrgent(s) ? 1 : 0, bag.guard, bag.dog, bag.lock, bag.camera);
  for (const chit in bag) key.push(bag[chit as keyof typeof bag]);
  for (let tile = 0; tile < unknown.length; tile++) {
    key.push(
      (unknown[tile] ? 1 : 0) + (gone[tile] ? 2 : 0) + ((plan[tile] as number) << 2),
      (TOKEN_NO.get(token[tile] ?? null) ?? 0) + ((locks[tile] as number) << 6),
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

/** The land as it lies; asked again while nothing has changed that matters for it, it is the same. */
export function landOf(s: Heist, dash: boolean): Land {
  const board = boardOf(s);
  let known = lands.get(board);
  if (known === undefined) lands.set(board, (known = new Map()));
  const is = keyOf(s, dash);
  let land = known.get(is);
  if (land === undefined) {
    if (known.size >= MOST) known.clear();
    const links = linksOf(s);
    const minds = mindsOf(s, links, dash);
    land = { links, minds, openings: openingsOf(s, links, minds, dash) };
    known.set(is, land);
  }
  return land;
}
