import type { Board } from '../rules/board.ts';
import { boardOf, spacesNear } from '../rules/spaces.ts';
import type { Heist } from '../rules/state.ts';

/** Spaces next to each space. */
export type Links = readonly (readonly number[])[];

const known = new WeakMap<Board, Map<string, Links>>();

/** The board as it is now; closing gates and new entrances are the only things that change it. */
export function linksOf(s: Heist): Links {
  const board = boardOf(s);
  let key = '';
  for (const gate of board.gates) key += s.gone[gate] ? '-' : '+';
  for (const { tile } of s.entrances) key += `,${tile}`;
  let boards = known.get(board);
  if (boards === undefined) known.set(board, (boards = new Map()));
  let links = boards.get(key);
  if (links === undefined) {
    const spaces = s.unknown.length + s.entrances.length;
    links = Array.from({ length: spaces }, (_, space) => spacesNear(s, space));
    boards.set(key, links);
  }
  return links;
}
