import {
  canonical,
  cellName,
  type ItemId,
  type Loot,
  type MapTile,
  type Scenario,
  type SpecialRule,
  SCENARIOS,
  TILE_MEANINGS,
} from '../content/index.ts';
import type { Board } from './grid.ts';
import { BadBoard } from './key.ts';

/** What a key does not say about a heist: who the pawns are, what items and safes hold, what to steal. */
export type Heist = Pick<Scenario, 'objective' | 'specialRules' | 'brief'> & {
  readonly tiles: readonly MapTile[];
  readonly county?: true;
};

const CRACKS = 4;
const SAFE_CASH = 5;

/** MH-IMP-04: items a board's tokens stand for, one after the other. */
const FOUND: readonly ItemId[] = ['lucky-penny', 'flashbang', 'laser-burst', 'camouflage'];

export function furnish(board: Board, bag: Scenario['bag']): Heist {
  return ofRiverCity(board) ?? ownHeist(board, bag);
}

/** MH-IMP-09: a board that is one of River City's, cell for cell, is played with its rules. */
function ofRiverCity(board: Board): Heist | null {
  const drawn = drawing(board.tiles, board.entrances, board.tunnels);
  const scenario = Object.values(SCENARIOS).find(
    ({ map }) => drawing(map.tiles, map.entrances, map.tunnels ?? []) === drawn,
  );
  if (scenario === undefined) return null;
  const { objective, specialRules, brief, county, map } = scenario;
  return { objective, specialRules, brief, tiles: map.tiles, ...(county && { county }) };
}

function drawing(tiles: Board['tiles'], entrances: Board['entrances'], tunnels: Board['tunnels']): string {
  const pieces = [
    ...tiles.map((tile) => [cellName(tile), tile.code]),
    ...entrances.map((entrance) => [cellName(entrance), entrance.side]),
    ...tunnels.map((tunnel) => [cellName(tunnel), 'tunnel']),
  ];
  return pieces
    .map((piece) => piece.join(' '))
    .sort()
    .join('|');
}

function ownHeist(board: Board, bag: Scenario['bag']): Heist {
  const pawns = board.tiles.filter((tile) => TILE_MEANINGS[tile.code].pawn);
  const inside = pawns.length > 1;
  const items = itemsFor(board);
  let nextItem = 0;
  const tiles = board.tiles.map((tile): MapTile => {
    if (pawns.includes(tile)) return { ...tile, spot: inside ? 'insideStart' : 'npc' };
    const item = tile.token === 'item' ? items[nextItem++] : undefined;
    return item === undefined ? tile : { ...tile, item };
  });
  const safes = safesOf(board);
  const specialRules: SpecialRule[] = [
    ...modules(board, bag),
    ...safes,
    ...items.map((item) => ({ type: 'item' as const, item })),
    ...(inside
      ? [{ type: 'breakInToBreakOut' as const, insideSpots: pawns.map(({ q, r }) => ({ q, r })) }]
      : pawns.map(npcOn)),
    ...entranceRules(board),
  ];
  const lying = [
    ...board.tiles.flatMap((tile) => tile.loot ?? []),
    ...safes.flatMap((safe) => safe.contents),
  ];
  const objective = objectiveOf(lying, bag, pawns.length);
  return {
    tiles,
    specialRules,
    objective,
    brief: 'A board of the scenario designer.',
    ...(inside && { county: true as const }),
  };
}

/** MH-IMP-03: every token brings its module. */
function modules({ tiles }: Board, bag: Scenario['bag']): SpecialRule[] {
  const has = (test: (tile: MapTile) => boolean) => tiles.some(test);
  const token = (name: string) => has((tile) => tile.token?.startsWith(name) ?? false);
  const loot = (kind: Loot['kind']) =>
    has((tile) => tile.loot?.some((piece) => piece.kind === kind) ?? false);
  const used: [boolean, SpecialRule][] = [
    [token('gate'), { type: 'lockdownGates' }],
    [token('reinforcements'), { type: 'reinforcements' }],
    [token('watchtower'), { type: 'watchtower' }],
    [token('remoteLock'), { type: 'remoteLocks' }],
    [token('keycardDoor') || loot('keycard') || (bag.keycard ?? 0) > 0, { type: 'keycard' }],
    [loot('usb') || (bag.usb ?? 0) > 0, { type: 'usb' }],
    [
      token('kennel') || has((tile) => tile.chits?.includes('dog') ?? false) || (bag.dog ?? 0) > 0,
      { type: 'guardDogs', kennel: token('kennel') },
    ],
  ];
  return used.flatMap(([isUsed, module]) => (isUsed ? [module] : []));
}

/** MH-IMP-04: the tools for a safe first, where there is one. */
function itemsFor(board: Board): ItemId[] {
  const tokens = board.tiles.filter((tile) => tile.token === 'item').length;
  const stock: readonly ItemId[] = board.tiles.some((tile) => tile.token === 'safe')
    ? ['safecracking-tools', ...FOUND]
    : FOUND;
  if (tokens > stock.length)
    throw new BadBoard(`${tokens} item tokens, but only ${stock.length} items to be found (MH-IMP-04)`);
  return stock.slice(0, tokens);
}

/** MH-IMP-05: documents lie in a safe only where tools to open it lie about and nothing else holds documents. */
function safesOf(board: Board) {
  const tools = board.tiles.some((tile) => tile.token === 'item');
  const documents = board.tiles.some((tile) => tile.loot?.some((piece) => piece.kind === 'documents'));
  const safes = board.tiles.filter((tile) => tile.token === 'safe').toSorted(canonical);
  return safes.map(({ q, r }, at) => {
    const contents: Loot[] =
      tools && !documents && at === 0 ? [{ kind: 'documents' }] : [{ kind: 'cash', amount: SAFE_CASH }];
    return { type: 'safe' as const, at: { q, r }, cracks: CRACKS, contents };
  });
}

/** MH-IMP-06: a lone pawn under a remote lock is a prisoner, elsewhere a hostage. */
function npcOn({ q, r, token }: MapTile): SpecialRule {
  const start = { type: 'npc' as const, start: { q, r }, startIdeas: 0 };
  if (token === 'remoteLockX')
    return { ...start, npc: 'prisoner', freedWhen: { type: 'remoteLockRemoved', kind: 'X' } };
  if (token === 'remoteLockY')
    return { ...start, npc: 'prisoner', freedWhen: { type: 'remoteLockRemoved', kind: 'Y' } };
  return { ...start, npc: 'hostage' };
}

/** MH-IMP-03: a board with too few ways in for a crew does not limit them. */
function entranceRules({ entrances, tunnels }: Board): SpecialRule[] {
  const dug = Math.min(tunnels.length, entrances.length === 0 ? 2 : 1);
  return [
    ...(dug > 0 ? [{ type: 'tunnels' as const, count: dug }] : []),
    ...(entrances.length + dug < 2 ? [{ type: 'noEntranceLimit' as const }] : []),
  ];
}

/** MH-IMP-07: documents before jewels before a USB key, and whoever is inside must get out. */
function objectiveOf(lying: readonly Loot[], bag: Scenario['bag'], pawns: number): Scenario['objective'] {
  const onBoard = (kind: Loot['kind']) => lying.filter((piece) => piece.kind === kind).length;
  const inBag = (kind: 'documents' | 'jewel' | 'usb') => bag[kind] ?? 0;
  const counts = [
    { loot: 'documents', count: Math.min(1, onBoard('documents') + inBag('documents')) },
    { loot: 'jewel', count: onBoard('jewel') || Math.ceil(inBag('jewel') / 2) },
    { loot: 'usb', count: Math.min(1, onBoard('usb') + inBag('usb')) },
  ] as const;
  const prize = counts.find(({ count }) => count > 0);
  const all: Scenario['objective']['all'] = [
    ...(prize ? [{ type: 'acquire' as const, ...prize }] : []),
    ...(pawns === 1 ? [{ type: 'npcEscapes' as const }] : []),
    ...(pawns > 1 ? [{ type: 'insideStarterEscapes' as const, count: 1 }] : []),
  ];
  if (all.length === 0)
    throw new BadBoard(
      'nothing to do here: no documents, jewels, USB key or person on the board (MH-IMP-07)',
    );
  return { all, objectiveLoot: prize ? [prize.loot] : [] };
}
