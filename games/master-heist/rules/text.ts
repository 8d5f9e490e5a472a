import type { Say } from '@getaway/engine';
import { CRISIS_IDS, type CardId, CRISES, EVENTS } from '../content/index.ts';
import { printed } from './board.ts';
import { activeGuards, subduedGuards } from './chits.ts';
import { noiseOfRound } from './end-of-actions.ts';
import { piecesOf, piecesOn } from './loot.ts';
import { trackOf } from './noise.ts';
import { allOdds } from './odds.ts';
import { isNpc } from './people.ts';
import { boardOf, spaceName } from './spaces.ts';
import { type Character, type Heist, type Piece, SUBS } from './state.ts';

// The position in words: the map as text, then deck, noise and everybody.

const CELL = 12;
const LINES = 3;

const TOKEN: { readonly [token: string]: string } = {
  gateA: 'gate A',
  gateB: 'gate B',
  gateC: 'gate C',
  gateD: 'gate D',
  kennel: 'kennel',
  keycardDoor: 'DOOR',
  reinforcements: 'reinf.',
  watchtower: 'tower',
  serverX: 'serv X',
  serverY: 'serv Y',
  remoteLockX: 'RLOCK X',
  remoteLockY: 'RLOCK Y',
  safe: 'safe',
  story: '*',
};
const PIECE: { readonly [piece: string]: string } = { jewel: 'J', documents: 'P', keycard: 'K', usb: 'U' };

const mark = (letter: string, n: number): string => (n === 0 ? '' : n === 1 ? letter : `${letter}${n}`);
const pawn = (s: Heist, c: number): string => (isNpc(s.characters[c] as Character) ? 'N' : String(c + 1));

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

function tileLines(s: Heist, tile: number, seat: number | null): string[] {
  const mine = s.characters.some(
    (one, c) => one.seat === seat && ((s.plan[tile] as number) & (1 << c)) !== 0,
  );
  const token = s.token[tile];
  const idea = (s.ideaTokens[tile] as number) > 0 ? '!' : '';
  const head = `${spaceName(s, tile)}${mine ? '+' : ''}${idea} ${s.unknown[tile] ? '???' : token ? TOKEN[token] : ''}`;
  return [head, chits(s, tile), things(s, tile)];
}

const fit = (text: string): string => text.slice(0, CELL - 2).padEnd(CELL - 2);

/** Hexes in staggered rows; every other row is shifted by half a hex. */
function map(s: Heist, seat: number | null): string[] {
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
        tileLines(s, tile, seat).map((line) => `|${fit(line)}|`),
      );
  });
  s.entrances.forEach((entrance, i) => {
    const space = s.unknown.length + i;
    put(entrance.cell, [
      ` ${fit(`<${entrance.name}>`)} `,
      ` ${fit(`to ${spaceName(s, entrance.tile)}`)} `,
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

const nameOf = (card: CardId): string =>
  `${card} ${(CRISIS_IDS as readonly string[]).includes(card) ? CRISES[card as 'C1'].name : EVENTS[card as '1'].name}`;

function deckLines(s: Heist, say: Say): string[] {
  const next = s.deck.slice(0, 5).map(nameOf).join(', ');
  const lines = [say('text.deck', { cards: next, count: s.deck.length })];
  if (s.queue.length > 0) lines.push(say('text.queue', { cards: s.queue.map(nameOf).join(', ') }));
  return lines;
}

function noiseLine(s: Heist, say: Say): string {
  const { last, alertAt } = trackOf(s);
  const next = alertAt.findIndex((alert, i) => alert && i > s.noise);
  return say('text.noise', { noise: s.noise, last, next: next < 0 ? last : next, round: noiseOfRound(s) });
}

const carried = (s: Heist, c: number): string =>
  piecesOf(s, c)
    .map((piece: Piece) => (piece === 'cash' ? `$${s.characters[c]?.carries.cash}k` : piece))
    .join(', ');

function personLine(s: Heist, c: number, say: Say): string {
  const one = s.characters[c] as Character;
  const left = SUBS.flatMap((sub) => (one.left[sub] > 0 ? [`${sub} ${one.left[sub]}`] : []));
  const given = (['subdue', 'disable', 'unlock'] as const).flatMap((sub) =>
    one.granted[sub] > 0 ? [`${sub}+${one.granted[sub]}`] : [],
  );
  return say('text.person', {
    pawn: `[${pawn(s, c)}]`,
    who: one.id,
    name: one.name,
    seat: one.seat,
    status: one.status,
    at: one.at < 0 ? '-' : spaceName(s, one.at),
    ideas: one.ideas,
    die: one.die,
    tokens: one.tokens,
    action: one.action ?? 'none',
    left: [...left, ...given].join(', ') || '-',
    carries: carried(s, c) || '-',
  });
}

function oddsLines(s: Heist, say: Say): string[] {
  if (s.phase !== 'escape') return [];
  return allOdds(s).map(({ who, exit, cost, faces }) =>
    say('text.odds', { who, exit: exit ?? 'none', cost, faces }),
  );
}

export function text(s: Heist, seat: number | null, say: Say): string {
  const { scenario } = boardOf(s);
  const title = say('text.title', { name: scenario.name, phase: s.phase, round: s.round });
  const team = say('text.team', {
    cash: s.cash,
    banked: s.banked.cash,
    jewels: s.banked.jewel,
    shields: s.shields,
  });
  const bag = Object.entries(s.bag).flatMap(([chit, n]) => (n > 0 ? [`${n} ${chit}`] : []));
  return [
    title,
    '',
    ...map(s, seat),
    say('text.legend'),
    '',
    noiseLine(s, say),
    ...deckLines(s, say),
    say('text.bag', { chits: bag.join(', ') || '-' }),
    team,
    ...s.characters.map((_, c) => personLine(s, c, say)),
    ...oddsLines(s, say),
  ].join('\n');
}
