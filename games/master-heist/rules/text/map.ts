import type { Say } from '@getaway/engine';
import { printed } from '../board.ts';
import { activeOn, lootOn, peopleAt, securityOn, type Thing, tokenOn } from '../contents.ts';
import { isExit } from '../exits.ts';
import { isNpc, npcTerm } from '../people.ts';
import { boardOf, isTile, spaceName } from '../spaces.ts';
import type { Character, Heist } from '../state.ts';

// The floor as text: a small map that tells how the spaces lie, and a list that tells what is on them. Both can be read
// on a narrow screen.

/** A name, a mark and a gap. */
const CELL = 4;

/** The spaces that are there, by canonical number: tiles, then entrances. */
const spaces = (s: Heist): number[] => [
  ...s.unknown.flatMap((_, tile) => (s.gone[tile] ? [] : [tile])),
  ...s.entrances.map((_, i) => s.unknown.length + i),
];

const cellOf = (s: Heist, space: number): number =>
  isTile(s, space) ? boardOf(s).cells[space]! : s.entrances[space - s.unknown.length]!.cell;

/** The one thing about a space that matters most; the legend tells what it means. */
function mark(s: Heist, space: number): string {
  if (peopleAt(s, space).length > 0) return '@';
  if (s.unknown[space]) return '?';
  if (activeOn(s, space).length > 0) return '!';
  return lootOn(s, space).length > 0 ? '$' : '';
}

/** Names in staggered rows; every other row is shifted by half a hex. */
export function mapLines(s: Heist): string[] {
  const placed = spaces(s).map((space) => ({ space, ...printed(cellOf(s, space)) }));
  const left = Math.min(...placed.map(({ column }) => column));
  const lines: string[] = [];
  for (const { space, row, column } of placed.toSorted((a, b) => a.row - b.row || a.column - b.column)) {
    const start = (column - left) * CELL + (row % 2) * (CELL / 2);
    lines[row] = (lines[row] ?? '').padEnd(start) + spaceName(s, space) + mark(s, space);
  }
  return lines.filter(Boolean);
}

const thing = ({ sign, count, mark = '', item }: Thing, say: Say): string =>
  item === undefined ? say(`thing.${sign}`, { count, mark }) : say(`term.${item}`);

const personTerm = (s: Heist, c: number): string => {
  const one = s.characters[c] as Character;
  return isNpc(one) ? npcTerm(s) : one.id;
};

/** What a space is, what lies there and who stands there. */
function contents(s: Heist, space: number, say: Say): string[] {
  const entrance = s.entrances[space - s.unknown.length];
  return [
    ...(entrance ? [say('text.leads', { to: spaceName(s, entrance.tile) })] : []),
    ...(isTile(s, space) && isExit(s, space) ? [say('text.hideout')] : []),
    ...[...tokenOn(s, space), ...securityOn(s, space), ...lootOn(s, space)].map((each) => thing(each, say)),
    ...peopleAt(s, space).map((c) => personTerm(s, c)),
  ];
}

const names = (s: Heist, list: readonly number[]): string =>
  list.map((space) => spaceName(s, space)).join(', ');

/** Every space with something to tell; those of which nothing is known together, and so the tiles of each plan. */
export function spaceLines(s: Heist, say: Say): string[] {
  const told = spaces(s).map((space) => ({ space, parts: contents(s, space, say) }));
  const hidden = told.filter(({ space, parts }) => s.unknown[space] && parts.length === 0);
  const lines = told.flatMap(({ space, parts }) => {
    const all = s.unknown[space] ? [say('thing.unknown'), ...parts] : parts;
    return parts.length === 0 ? [] : [say('text.space', { name: spaceName(s, space), things: all })];
  });
  const unknown = names(
    s,
    hidden.map(({ space }) => space),
  );
  return [
    ...lines,
    ...(hidden.length > 0 ? [say('text.unknown', { at: unknown })] : []),
    ...planLines(s, say),
  ];
}

const planLines = (s: Heist, say: Say): string[] =>
  s.characters.flatMap(({ id }, c) => {
    const tiles = s.plan.flatMap((bits, tile) => ((bits & (1 << c)) === 0 ? [] : [tile]));
    return tiles.length === 0 ? [] : [say('text.plan', { who: id, at: names(s, tiles) })];
  });
