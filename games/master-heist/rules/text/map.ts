import type { Say } from '@getaway/engine';
import type { Token } from '../../content/index.ts';
import { printed } from '../board.ts';
import { activeGuards, subduedGuards } from '../chits.ts';
import { piecesOn } from '../loot.ts';
import { isNpc } from '../people.ts';
import { boardOf, spaceName } from '../spaces.ts';
import type { Character, Heist } from '../state.ts';

// The floor as text: hexes in boxes, with signs that the legend tells.

const CELL = 12;
const LINES = 3;

const PIECE: { readonly [piece: string]: string } = { jewel: 'J', documents: 'P', keycard: 'K', usb: 'U' };

const mark = (letter: string, n: number): string => (n === 0 ? '' : n === 1 ? letter : `${letter}${n}`);
/** How a character is marked on the map. */
export const pawn = (s: Heist, c: number): string =>
  isNpc(s.characters[c] as Character) ? 'N' : String(c + 1);

/** Capitals are active, small letters handled: guards, dogs, locks, cameras. */
function chits(s: Heist, tile: number): string {
  const n = (counts: readonly number[]): number => counts[tile] as number;
  const guards = activeGuards(s, tile) - n(s.dogs);
  const down = subduedGuards(s, tile) - n(s.subduedDogs);
  return [
    mark('G', guards),
    mark('g', down),
    mark('D', n(s.dogs)),
    mark('d', n(s.subduedDogs)),
    mark('L', n(s.locks)),
    mark('l', n(s.unlocked)),
    mark('C', n(s.cameras)),
    mark('c', n(s.disabled)),
  ]
    .filter(Boolean)
    .join(' ');
}

function things(s: Heist, space: number): string {
  const loot = piecesOn(s, space).map((piece) =>
    piece === 'cash' ? `$${s.loot.cash[space]}` : (PIECE[piece] ?? 'i'),
  );
  const people = s.characters.flatMap((one, c) =>
    one.at === space && one.status !== 'busted' ? [pawn(s, c)] : [],
  );
  return [people.length > 0 ? `[${people.join('')}]` : '', ...loot].filter(Boolean).join(' ');
}

function tileLines(s: Heist, tile: number, seat: number | null, say: Say): string[] {
  const mine = s.characters.some(
    (one, c) => one.seat === seat && ((s.plan[tile] as number) & (1 << c)) !== 0,
  );
  const token = s.token[tile];
  const idea = (s.ideaTokens[tile] as number) > 0 ? '!' : '';
  const label = s.unknown[tile] ? '???' : token ? tokenLabel(token, say) : '';
  return [`${spaceName(s, tile)}${mine ? '+' : ''}${idea} ${label}`, chits(s, tile), things(s, tile)];
}

/** Gates, servers and remote locks have a letter: `gateA`. */
function tokenLabel(token: Token, say: Say): string {
  const [, kind = '', mark = ''] = /^(.+?)([A-Z]?)$/.exec(token) ?? [];
  return say('text.token', { kind, mark });
}

const fit = (text: string): string => text.slice(0, CELL - 2).padEnd(CELL - 2);

/** Hexes in staggered rows; every other row is shifted by half a hex. */
export function mapLines(s: Heist, seat: number | null, say: Say): string[] {
  const board = boardOf(s);
  const cells = new Map<string, string[]>();
  const put = (cell: number, lines: string[]): void => {
    const { row, column } = printed(cell);
    cells.set(`${row},${column}`, lines);
  };
  board.cells.forEach((cell, tile) => {
    if (!s.gone[tile])
      put(
        cell,
        tileLines(s, tile, seat, say).map((line) => `|${fit(line)}|`),
      );
  });
  s.entrances.forEach((entrance, i) => {
    const space = s.unknown.length + i;
    put(entrance.cell, [
      ` ${fit(`<${entrance.name}>`)} `,
      ` ${fit(say('text.leads', { to: spaceName(s, entrance.tile) }))} `,
      ` ${fit(things(s, space))} `,
    ]);
  });
  const spots = [...cells.keys()].map((key) => key.split(',').map(Number) as [number, number]);
  const rows = spots.map(([row]) => row);
  const columns = spots.map(([, column]) => column);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const out: string[] = [];
  for (let row = top; row <= bottom; row++) {
    for (let line = 0; line < LINES; line++) {
      const shift = row % 2 === 0 ? '' : ' '.repeat(CELL / 2);
      const parts: string[] = [];
      for (let column = left; column <= right; column++) {
        parts.push(cells.get(`${row},${column}`)?.[line] ?? ' '.repeat(CELL));
      }
      out.push((shift + parts.join('')).trimEnd());
    }
  }
  return out;
}
