import {
  beside,
  cellName,
  DIRECTIONS,
  type Cell,
  type Loot,
  type MapTile,
  type Scenario,
  specialRuleOf,
} from '../content/index.ts';
import { BadBoard } from './key.ts';

const LONGEST_DECK = 60;
const FULLEST_BAG = 200;

/** MH-IMP-08: refuses a board on which the heist could not be played or never be won. */
export function checkPlayable(scenario: Scenario): void {
  const { map, eventDeck, bag } = scenario;
  if (map.entrances.length + (map.tunnels?.length ?? 0) === 0) refuse('there is no entrance');
  for (const entrance of map.entrances) {
    if (!map.tiles.some((tile) => cellName(tile) === cellName(entrance.attachedTo)))
      refuse(`the entrance on ${cellName(entrance)} faces no tile`);
  }
  for (const tunnel of map.tunnels ?? [])
    if (tunnel.sides.length === 0) refuse(`the tunnel on ${cellName(tunnel)} touches no tile`);
  if (
    eventDeck.filter((card) => card === 'Z1' || card === 'Z2').length !== 1 ||
    !eventDeck.at(-1)?.startsWith('Z')
  ) {
    refuse('the event deck must end with its one final crisis, Z1 or Z2');
  }
  if (eventDeck.length > LONGEST_DECK) refuse(`the event deck has more than ${LONGEST_DECK} cards`);
  if (Object.values(bag).reduce((sum, count) => sum + count, 0) > FULLEST_BAG)
    refuse(`the bag holds more than ${FULLEST_BAG} chits`);
  checkReach(scenario);
}

function refuse(reason: string): never {
  throw new BadBoard(`${reason} (MH-IMP-08)`);
}

/** What must be fetched or brought out lies where somebody can get to. */
function checkReach(scenario: Scenario): void {
  const reached = reachable(scenario);
  // What is in the bag can be drawn only where a tile is unknown.
  const draws = reached.filter((tile) => tile.unknown).length;
  const holds = (tile: MapTile, kind: Loot['kind']) =>
    [...(tile.loot ?? []), ...contentsOf(scenario, tile)].some((piece) => piece.kind === kind);
  for (const part of scenario.objective.all) {
    if (part.type === 'acquire') {
      const { loot } = part;
      const found = reached.filter((tile) => holds(tile, loot)).length;
      const drawn =
        loot === 'jewel' || loot === 'documents' || loot === 'usb' || loot === 'keycard'
          ? Math.min(scenario.bag[loot] ?? 0, draws)
          : 0;
      if (found + drawn < part.count) refuse(`no way leads to enough ${loot}`);
    }
    if (part.type === 'npcEscapes' && npcIsLost(scenario, reached))
      refuse('no way leads to the person who must be brought out');
    if (part.type === 'insideStarterEscapes' && !reached.some((tile) => tile.spot === 'insideStart'))
      refuse('no way leads out from inside');
  }
}

const npcIsLost = (scenario: Scenario, reached: readonly MapTile[]) =>
  specialRuleOf(scenario, 'npc')?.start !== 'entrance' && !reached.some((tile) => tile.spot === 'npc');

const contentsOf = (scenario: Scenario, tile: MapTile) =>
  scenario.specialRules.flatMap((rule) =>
    rule.type === 'safe' && cellName(rule.at) === cellName(tile) ? rule.contents : [],
  );

/**
 * Tiles that can be reached from outside once locks are open and guards are down. Remote locks give way to a server
 * and doors to a keycard, if there is any.
 */
function reachable(scenario: Scenario): MapTile[] {
  const { tiles, entrances, tunnels } = scenario.map;
  const byCell = new Map(tiles.map((tile) => [cellName(tile), tile]));
  const opens = (letter: 'X' | 'Y') =>
    tiles.some((tile) => tile.token === `server${letter}`) ||
    specialRuleOf(scenario, 'crackCipher')?.opens === letter;
  const keycards =
    tiles.some((tile) =>
      [...(tile.loot ?? []), ...contentsOf(scenario, tile)].some((piece) => piece.kind === 'keycard'),
    ) ||
    ((scenario.bag.keycard ?? 0) > 0 && tiles.some((tile) => tile.unknown));
  const shut = (tile: MapTile) =>
    (tile.token === 'remoteLockX' && !opens('X')) ||
    (tile.token === 'remoteLockY' && !opens('Y')) ||
    (tile.token === 'keycardDoor' && !keycards);
  const open: Cell[] = [
    ...entrances.map((entrance) => entrance.attachedTo),
    ...(tunnels ?? []).flatMap((tunnel) => tunnel.sides.map((side) => side.attachedTo)),
  ];
  const reached = new Set<MapTile>();
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const tile = byCell.get(cellName(cell));
    if (tile === undefined || reached.has(tile) || shut(tile)) continue;
    reached.add(tile);
    for (const side of DIRECTIONS) open.push(beside(cell, side));
  }
  return [...reached];
}
