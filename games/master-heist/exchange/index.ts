import { deepFreeze } from '@getaway/engine';
import * as v from 'valibot';
import { figuresOf, scenarioFaults } from '../content/checkScenario.ts';
import { deckFrom } from '../content/deck.ts';
import {
  type Difficulty,
  type Scenario,
  SCENARIO_IDS,
  SCENARIOS,
  type ScenarioId,
  TILE_MEANINGS,
} from '../content/index.ts';
import { anyScenarioSchema } from '../content/scenario.ts';
import { furnish } from './furnish.ts';
import { readGrid, writeGrid, type Board } from './grid.ts';
import { BadBoard, BAG_ORDER, FRESH, type Key, readKey, writeKey } from './key.ts';
import { checkPlayable } from './playable.ts';

export { BadBoard } from './key.ts';

const DIFFICULTY = { A: 'amateur', S: 'semi-pro', P: 'pro' } as const satisfies Record<string, Difficulty>;
const UNNAMED = 'Imported board';
const USUAL_DECK = '1-24,Z1';
const DESIGNER = 'https://mastersoftheheist.com/design/';

/** Turns a share link or key of the scenario designer into a playable scenario, or throws a BadBoard that says why not. */
export function importScenario(linkOrKey: string): Scenario {
  const key = readKey(linkOrKey);
  const board = readGrid(key.codes);
  const bag = bagOf(key, board);
  const deck = deckOf(key);
  const { tiles, ...heist } = furnish(board, bag.chits);
  const { entrances, tunnels, gates } = board;
  const name = key.name === '' ? UNNAMED : key.name;
  const parts = {
    bag: bag.chits,
    eventDeckNotation: deck.notation,
    eventDeck: deck.cards,
    map: {
      tiles,
      entrances,
      ...(Object.keys(gates).length > 0 && { gates }),
      ...(tunnels.length > 0 && { tunnels }),
    },
  };
  const filledIn = [...(key.name === '' ? ['name' as const] : []), ...bag.filledIn, ...deck.filledIn];
  const scenario: Scenario = {
    id: `board:${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    name,
    location: name,
    difficulty: DIFFICULTY[key.difficulty],
    ...heist,
    rewards: { cash: 0 },
    unlocks: null,
    ...parts,
    checks: figuresOf(parts),
    rules: ['MH-IMP-01'],
    sheet: {
      grid: board.grid,
      fields: key.fields,
      nameAt: key.nameAt,
      bagAt: key.bagAt,
      eventsAt: key.eventsAt,
      filledIn,
    },
  };
  checkPlayable(scenario);
  return deepFreeze(scenario);
}

/** Writes a scenario as a key of the scenario designer; an imported board gives the key it came from. */
export function exportScenario(scenario: Scenario): string {
  const { sheet = null, bag } = scenario;
  const strange = Object.keys(bag).find((kind) => !(BAG_ORDER as readonly string[]).includes(kind));
  if (strange !== undefined) throw new BadBoard(`a key cannot hold ${strange} chits in the bag`);
  if (!/^[a-zA-Z0-9 :']{1,40}$/.test(scenario.location)) throw new BadBoard('a key cannot hold this name');
  const left = (part: 'name' | 'bag' | 'eventDeck') => sheet?.filledIn.includes(part) ?? false;
  const fields = sheet?.fields ?? 18;
  const kinds = BAG_ORDER.slice(0, fields === 18 ? BAG_ORDER.length : 3);
  return writeKey({
    ...FRESH,
    ...sheet,
    fields,
    name: left('name') ? '' : scenario.location,
    bag: kinds.map((kind) => (left('bag') ? 0 : (bag[kind] ?? 0))),
    notation: left('eventDeck') ? '' : scenario.eventDeckNotation,
    difficulty: scenario.difficulty === 'amateur' ? 'A' : scenario.difficulty === 'pro' ? 'P' : 'S',
    codes: writeGrid(scenario.map, sheet?.grid),
  });
}

/** Reads a scenario that was written as JSON, such as an imported board that somebody has changed by hand. */
export function readScenario(value: unknown): Scenario {
  const read = v.safeParse(anyScenarioSchema, value);
  if (!read.success) {
    const [issue] = read.issues;
    throw new BadBoard(`no scenario: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
  }
  for (const fault of scenarioFaults(read.output, TILE_MEANINGS)) throw new BadBoard(fault);
  return deepFreeze(read.output);
}

export const shareLink = (key: string) => `${DESIGNER}?savekey=${key}`;

/** MH-IMP-02: a bag without chits on a board with unknown tiles is one nobody filled. */
function bagOf(key: Key, board: Board): { chits: Scenario['bag']; filledIn: 'bag'[] } {
  const counts = key.bag ?? [];
  const unknown = board.tiles.filter((tile) => tile.unknown).length;
  if (unknown === 0 || counts.some((count) => count > 0)) {
    return {
      chits: Object.fromEntries(BAG_ORDER.flatMap((kind, at) => (counts[at] ? [[kind, counts[at]]] : []))),
      filledIn: [],
    };
  }
  const camera = Math.ceil(unknown / 3);
  const lock = Math.ceil((unknown - camera) / 2);
  const filled = { guard: unknown - camera - lock, camera, lock };
  return {
    chits: Object.fromEntries(Object.entries(filled).filter(([, count]) => count > 0)),
    filledIn: ['bag'],
  };
}

function deckOf(key: Key): { notation: string; cards: Scenario['eventDeck']; filledIn: 'eventDeck'[] } {
  const notation = key.notation || USUAL_DECK;
  const spelled = deckFrom(notation);
  if ('fault' in spelled) throw new BadBoard(`the event deck: ${spelled.fault.slice(0, 60)}`);
  return { notation, cards: spelled.deck, filledIn: key.notation ? [] : ['eventDeck'] };
}

const isScenarioId = (text: string): text is ScenarioId => (SCENARIO_IDS as readonly string[]).includes(text);
/** What a scenario is called: one of the book by its term, any other board by its own name. */
export const scenarioTerm = ({ id, name }: Scenario): string => (isScenarioId(id) ? id : name);

const imported = new Map<string, Scenario>();
const REMEMBERED = 64;

/** The scenario a heist's option names: one of the book by its id, any other board by its key or link. */
export function scenarioFor(idOrKey: string): Scenario {
  if (isScenarioId(idOrKey)) return SCENARIOS[idOrKey];
  const known = imported.get(idOrKey);
  if (known !== undefined) return known;
  const scenario = importScenario(idOrKey);
  if (imported.size >= REMEMBERED) imported.clear();
  imported.set(idOrKey, scenario);
  return scenario;
}
