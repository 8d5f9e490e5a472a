import type { Start, Step, Values } from '@getaway/engine';
import { ABILITIES, BAG_CHITS, CHARACTERS, type Chit, type ItemId } from '../content/index.ts';
import { type Board, boardFor, tileNo, ruleOn } from './board.ts';
import { crewFor, type Member, startsInside } from './crew.ts';
import { isCrisis } from './eventDeck.ts';
import { newItem } from './loot.ts';
import { type Character, CHIT_LOOT, type fields, type Heist, SUBS } from './state.ts';
import { filled } from './filled.ts';

// MH-SET: the board, the bag, the deck and the crew before planning.

type Fields = Values<typeof fields>;

const zeros = (n: number): number[] => filled(n, 0);
const byKind = <K extends string, T>(keys: readonly K[], of: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, T>;

/** Everything that a part of a heist starts with afresh: board, bag, deck, noise (MH-SET-02, 03, 06, 07). */
export function layOut(board: Board) {
  const { tiles, size, scenario } = board;
  const chits = (chit: Chit): number[] =>
    tiles.map((tile, i) => count(tile.chits ?? [], chit) - escortOf(board, i, chit));
  const spaces = size + board.entrances.length;
  const crises = scenario.eventDeck.findIndex((card) => !isCrisis(card));
  return {
    unknown: tiles.map((tile) => tile.unknown === true),
    gone: tiles.map(() => false),
    token: tiles.map((tile) => (tile.token === undefined || tile.token === 'item' ? null : tile.token)),
    guards: chits('guard'),
    subdued: zeros(size),
    dogs: chits('dog'),
    subduedDogs: zeros(size),
    locks: chits('lock'),
    unlocked: zeros(size),
    cameras: chits('camera'),
    disabled: zeros(size),
    stunned: zeros(size),
    stunnedDogs: zeros(size),
    plan: zeros(size),
    ideaTokens: zeros(size),
    cracks: zeros(size),
    loot: byKind(CHIT_LOOT, (kind) =>
      Array.from({ length: spaces }, (_, space) => lootOn(board, space, kind)),
    ),
    entrances: board.entrances.map((entrance) => ({ ...entrance, tunnel: false })),
    bag: byKind(BAG_CHITS, (chit) => scenario.bag[chit] ?? 0),
    // MH-SET-11: crises on top are queued at once.
    deck: scenario.eventDeck.slice(Math.max(0, crises)),
    queue: scenario.eventDeck.slice(0, Math.max(0, crises)).filter(isCrisis),
    discard: [],
    activeEvent: null,
    lastDiscarded: null,
    noise: 0,
    pendingNoise: 0,
    roundNoise: 0,
    escort: (ruleOn(board, 'movingTarget')?.escort ?? []).flatMap((guards) =>
      Array.from({ length: guards.guards }, () => ({ at: tileNo(board, guards), subduedIn: 0 })),
    ),
    startled: [],
    arrived: [],
    hunted: [],
    loop: false,
    whistle: false,
    panic: false,
    escapeDeclared: false,
    alarm: false,
    mover: -1,
    recovered: 0,
    logsChecked: false,
    schematicsStudied: false,
    blanks: 0,
    shields: 0,
    shell: false,
    masterEvents: 0,
    floorplans: 0,
    floorplanTiles: [],
    touched: false,
  } satisfies Partial<Fields>;
}

const count = <T>(list: readonly T[], wanted: T): number => list.filter((one) => one === wanted).length;

/** The convoy's guards are kept apart from ordinary ones (MH-RUL-30). */
function escortOf(board: Board, tile: number, chit: Chit): number {
  if (chit !== 'guard') return 0;
  const escort = ruleOn(board, 'movingTarget')?.escort ?? [];
  return escort.find((guards) => tileNo(board, guards) === tile)?.guards ?? 0;
}

function lootOn(board: Board, space: number, kind: (typeof CHIT_LOOT)[number]): number {
  const pieces = board.tiles[space]?.loot?.filter((piece) => piece.kind === kind) ?? [];
  return pieces.reduce((sum, piece) => sum + (piece.kind === 'cash' ? piece.amount : 1), 0);
}

/** Item tokens of the map, as the cards they stand for (MH-ITM-04). */
export const itemsOn = (board: Board): Heist['items'] =>
  board.tiles.flatMap((tile, i) => (tile.item ? [newItem(tile.item, 'lying', i, true)] : []));

const nobody = {
  placedByMayor: false,
  startedInside: false,
  die: 0,
  planCopy: false,
  action: null,
  actionItem: -1,
  noise: 0,
  ownUnlocks: 0,
  toolCracks: 0,
  picker: 0,
  slips: false,
  reaches: false,
  vent: -1,
  spent: false,
  pinched: false,
  lastDitch: 'none',
  needed: 0,
  rolled: 0,
} as const;

const fresh = () => ({
  ...nobody,
  carries: byKind(CHIT_LOOT, () => 0),
  left: byKind(SUBS, () => 0),
  granted: { subdue: 0, disable: 0, unlock: 0 },
  did: byKind(SUBS, () => 0),
  leftDogs: [],
});

/** MH-SET-05, MH-CHR-02: ideas and planning tokens of the card. */
const member = ({ character, name, level, skills, seat }: Member): Character => ({
  ...fresh(),
  id: character,
  name,
  level,
  seat,
  skills: [...skills],
  status: 'active',
  at: -1,
  ideas: CHARACTERS[character].initialIdeas,
  tokens: CHARACTERS[character].memory,
});

/** The scenario's NPC: a guide is active from the start, the others wait (MH-SET-10, MH-NPC-02, 11). */
export function npcOf(board: Board): Character[] {
  const rule = ruleOn(board, 'npc');
  if (!rule) return [];
  return [
    {
      ...fresh(),
      id: 'npc',
      name: rule.name ?? '',
      level: 0,
      seat: 0,
      skills: [],
      status: rule.npc === 'guide' ? 'active' : 'inactive',
      at: rule.start === 'entrance' ? -1 : tileNo(board, rule.start),
      ideas: rule.startIdeas,
      tokens: 0,
    },
  ];
}

/** MH-ABL-03: cards that a character brings along for this heist. */
const granted = (crew: readonly Member[]): Heist['items'] =>
  crew.flatMap(({ character }, c) =>
    CHARACTERS[character].abilities.flatMap((ability) => {
      const { effect } = ABILITIES[ability];
      return effect.type === 'grantItem' ? [newItem(effect.item, 'held', c, false, true)] : [];
    }),
  );

export function setup({ seats, options }: Start<Heist['options']>): Fields & { agenda: Step[] } {
  const board = boardFor(options.scenario);
  const crew = crewFor(options, seats);
  const characters = [
    ...crew.map((one) => ({ ...member(one), startedInside: startsInside(options, one) })),
    ...npcOf(board),
  ];
  const owned = options.items.map((id: ItemId) => newItem(id, 'home', -1));
  const everySeat = <T>(value: T): T[] => filled(seats, value);
  return {
    ...layOut(board),
    scenario: options.scenario,
    phase: 'planning',
    round: 0,
    track: crew.length,
    characters,
    items: [...owned, ...granted(crew), ...itemsOn(board)],
    objectiveFailed: false,
    cash: options.cash,
    jewels: options.jewels,
    banked: byKind(CHIT_LOOT, () => 0),
    stake: 0,
    fixersUsed: [],
    proposal: null,
    rejected: 0,
    ready: everySeat(false),
    fidgets: everySeat(0),
    parts: [{ scenario: options.scenario, won: false, cashAtStart: options.cash }],
    facts: { silentRound: false, eventChangedState: false, mayorInPart1: false },
    agenda: [{ step: 'planning' }],
  };
}
