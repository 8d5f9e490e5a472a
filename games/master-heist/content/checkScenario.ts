import { deckFrom } from './deck.ts';
import { beside, cellName, externalSides, sameCell, type Cell } from './hex.ts';
import { CRISIS_IDS, type TileCode } from './ids.ts';
import {
  specialRuleOf,
  type Checks,
  type MapTile,
  type Scenario,
  type SpecialRule,
  type SpecialRuleOf,
  type TileMeaning,
} from './scenario.ts';
import { DIRECTIONS, GATES, type Token } from './vocabulary.ts';

export type TileCodes = Readonly<Record<TileCode, TileMeaning>>;

const isCrisis = (card: string) => (CRISIS_IDS as readonly string[]).includes(card);

/** MH-SCN-01: the figures a scenario's own `checks` block states, counted on its board, bag and deck. */
export function figuresOf(scenario: Pick<Scenario, 'map' | 'bag' | 'eventDeck'>): Checks {
  const { tiles } = scenario.map;
  const taken = new Set(tiles.map(cellName));
  const sides = externalSides(tiles);
  const touching = tiles.flatMap((tile) =>
    DIRECTIONS.filter((side) => taken.has(cellName(beside(tile, side)))),
  );
  const crises = scenario.eventDeck.filter(isCrisis).length;
  return {
    tiles: tiles.length,
    unknown: tiles.filter((tile) => tile.unknown).length,
    bagTotal: Object.values(scenario.bag).reduce((sum, chits) => sum + chits, 0),
    tileEdges: touching.length / 2,
    externalTiles: sides.filter((external) => external.length > 0).length,
    externalSides: sides.reduce((sum, external) => sum + external.length, 0),
    deckEvents: scenario.eventDeck.length - crises,
    deckCrises: crises,
  };
}

/** Everything wrong with a scenario that its schema cannot see. */
export function* scenarioFaults(scenario: Scenario, codes: TileCodes): Generator<string> {
  yield* boardFaults(scenario, codes);
  yield* deckFaults(scenario);
  for (const rule of scenario.specialRules) yield* ruleFaults(scenario, rule);
  yield* moduleFaults(scenario);
  const figures = figuresOf(scenario);
  for (const [figure, counted] of Object.entries(figures)) {
    const stated = scenario.checks[figure as keyof Checks];
    if (stated !== counted) yield `checks.${figure}: states ${stated}, counted ${counted} (MH-SCN-01)`;
  }
}

function* boardFaults({ map }: Scenario, codes: TileCodes): Generator<string> {
  const taken = new Set<string>();
  for (const cell of [...map.tiles, ...map.entrances, ...(map.tunnels ?? [])]) {
    if (taken.has(cellName(cell))) yield `map: cell ${cellName(cell)} is used twice`;
    taken.add(cellName(cell));
  }
  for (const tile of map.tiles) {
    const fault = tileFault(tile, codes[tile.code]);
    if (fault !== null) yield `map: tile ${cellName(tile)}: ${fault}`;
  }
  const isTile = (cell: Cell) => map.tiles.some((tile) => sameCell(tile, cell));
  const ids = new Set<string>();
  for (const entrance of map.entrances) {
    if (ids.has(entrance.id)) yield `map: entrance ${entrance.id} occurs twice`;
    ids.add(entrance.id);
    if (!sameCell(beside(entrance, entrance.side), entrance.attachedTo))
      yield `map: entrance ${entrance.id} does not face its tile (MH-SCN-02)`;
    if (!isTile(entrance.attachedTo)) yield `map: entrance ${entrance.id} faces no tile (MH-BRD-03)`;
  }
  for (const tunnel of map.tunnels ?? []) {
    for (const { side, attachedTo } of tunnel.sides) {
      if (!sameCell(beside(tunnel, side), attachedTo) || !isTile(attachedTo))
        yield `map: tunnel ${cellName(tunnel)} faces no tile on side ${side} (MH-TUN-01)`;
    }
  }
  for (const letter of GATES) {
    const gates = map.tiles.filter((tile) => tile.token === `gate${letter}`);
    const stated = map.gates?.[letter];
    if (gates.length > 1) yield `map: gate ${letter} stands on ${gates.length} tiles`;
    if (
      gates.length !== (stated === undefined ? 0 : 1) ||
      gates.some((gate) => stated && !sameCell(gate, stated))
    ) {
      yield `map.gates.${letter}: is not where the tiles have it`;
    }
  }
}

function tileFault(tile: MapTile, meaning: TileMeaning): string | null {
  if (meaning.kind !== undefined) return `code ${tile.code} is no tile`;
  for (const part of ['unknown', 'chits', 'loot', 'token'] as const) {
    if (JSON.stringify(tile[part]) !== JSON.stringify(meaning[part]))
      return `${part} is not what code ${tile.code} says`;
  }
  if ((tile.spot === undefined) !== (meaning.pawn === undefined))
    return `code ${tile.code} and its spot disagree`;
  if ((tile.item === undefined) !== (tile.token !== 'item'))
    return 'an item token names its item, and nothing else does (MH-ITM-04)';
  return null;
}

function* deckFaults(scenario: Scenario): Generator<string> {
  const spelled = deckFrom(scenario.eventDeckNotation);
  if ('fault' in spelled) yield `eventDeckNotation: ${spelled.fault}`;
  else if (spelled.deck.join() !== scenario.eventDeck.join())
    yield 'eventDeck: is not what eventDeckNotation spells';
  const finals = scenario.eventDeck.filter((card) => card === 'Z1' || card === 'Z2');
  if (finals.length !== 1 || scenario.eventDeck.at(-1) !== finals[0])
    yield 'eventDeck: must end with its one final crisis, Z1 or Z2';
}

type RuleCheck<T extends SpecialRule['type']> = (
  rule: SpecialRuleOf<T>,
  at: (cell: Cell) => MapTile | undefined,
  scenario: Scenario,
) => string | null;

const noStory = (cells: readonly Cell[], at: (cell: Cell) => MapTile | undefined) => {
  const bare = cells.find((cell) => at(cell)?.token !== 'story');
  return bare === undefined ? null : `no story token on ${cellName(bare)}`;
};

/** The places a special rule names hold what it speaks of. */
const RULE_CHECKS: { readonly [T in SpecialRule['type']]?: RuleCheck<T> } = {
  safe: (rule, at) => (at(rule.at)?.token === 'safe' ? null : `no safe on ${cellName(rule.at)}`),
  item: (rule, _, scenario) =>
    scenario.map.tiles.some((tile) => tile.item === rule.item) ? null : `no item token for ${rule.item}`,
  npc: (rule, at) => {
    if (rule.start !== 'entrance' && at(rule.start)?.spot !== 'npc')
      return `no NPC spot on ${cellName(rule.start)}`;
    if ((rule.npc === 'prisoner') !== (rule.freedWhen !== undefined))
      return 'a prisoner has freedWhen, and nobody else';
    const door = rule.freedWhen?.type === 'keycardDoorOpened' ? rule.freedWhen.at : null;
    return door === null || at(door)?.token === 'keycardDoor' ? null : `no keycard door on ${cellName(door)}`;
  },
  breakInToBreakOut: (rule, at) => {
    const bare = rule.insideSpots.find((spot) => at(spot)?.spot !== 'insideStart');
    return bare === undefined ? null : `no inside spot on ${cellName(bare)}`;
  },
  hideouts: (rule, at) => noStory(rule.at, at),
  startOnHideouts: (rule, at) => noStory(rule.at, at),
  checkTheLogs: (rule, at) => noStory([rule.at], at),
  movingTarget: (rule, at) => {
    const wrong = rule.escort.find(
      (post) => at(post)?.chits?.filter((chit) => chit === 'guard').length !== post.guards,
    );
    return wrong === undefined ? noStory([rule.van], at) : `not ${wrong.guards} guards on ${cellName(wrong)}`;
  },
  guardDogs: (rule, _, scenario) =>
    rule.kennel === scenario.map.tiles.some((tile) => tile.token === 'kennel')
      ? null
      : `kennel is ${rule.kennel}, the map says otherwise`,
};

function* ruleFaults<T extends SpecialRule['type']>(
  scenario: Scenario,
  rule: SpecialRuleOf<T> & { type: T },
): Generator<string> {
  const at = (cell: Cell) => scenario.map.tiles.find((tile) => sameCell(tile, cell));
  const fault = RULE_CHECKS[rule.type]?.(rule, at, scenario) ?? null;
  if (fault !== null) yield `specialRules.${rule.type}: ${fault}`;
}

/** Every token on the board belongs to a module the scenario lists, so that no piece is without rules. */
function* moduleFaults(scenario: Scenario): Generator<string> {
  const modules: readonly [SpecialRule['type'], readonly Token[]][] = [
    ['lockdownGates', ['gateA', 'gateB', 'gateC', 'gateD']],
    ['reinforcements', ['reinforcements']],
    ['watchtower', ['watchtower']],
    ['remoteLocks', ['remoteLockX', 'remoteLockY']],
    ['keycard', ['keycardDoor']],
    ['guardDogs', ['kennel']],
    ['safe', ['safe']],
    ['item', ['item']],
  ];
  for (const [module, tokens] of modules) {
    const token = scenario.map.tiles.find(
      (tile) => tile.token !== undefined && tokens.includes(tile.token),
    )?.token;
    if (token !== undefined && specialRuleOf(scenario, module) === undefined)
      yield `specialRules: a ${token} is on the map, but not the module ${module}`;
  }
  if (scenario.map.tunnels !== undefined && specialRuleOf(scenario, 'tunnels') === undefined)
    yield 'specialRules: tunnel cells without the module tunnels';
}
