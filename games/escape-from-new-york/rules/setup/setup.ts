import { shuffle, type Start } from '@getaway/engine';
import {
  baseCaseDeck,
  caseCards,
  CASE_SLOTS,
  type CaseCardId,
  components,
  objectives,
  POI_TILE_IDS,
  SPECIAL_NY_CARD_IDS,
  suburbCounters,
  TEXTURES,
  type TimerTileId,
  variants,
} from '../../content/index.ts';
import { LIBRARY, PARK_CENTER, ROADS, spaceId, SPACES } from '../board/index.ts';
import { MISSION_CUBES } from '../city/noise.ts';
import { bandsInTheBox } from '../expansions/bands/setup.ts';
import { uspfInTheBox } from '../expansions/uspf/setup.ts';
import {
  blackTiles,
  blueCounts,
  bracelet,
  copies,
  eventCounts,
  type HeroNumber,
  itemCounts,
  mapTileCounts,
  nyCardCounts,
  presidentCounts,
  prisonerTokens,
  purpleCounts,
  timerCounts,
} from '../figures.ts';
import { tell } from '../hooks.ts';
import { asPlayed, heroCount, type Options } from '../options.ts';
import { timerColour } from '../pieces.ts';
import type { HeroState, State } from '../state.ts';
import { nextBar } from '../turn/level.ts';
import { freshTurn } from '../turn/turn.ts';

/** NY-SET: the table before the first turn. Heroes, their cards and objectives follow once heroes are chosen. */

export function setup(given: Start<Options>): State {
  const start = { ...given, options: asPlayed(given.options, given.seats) };
  const { options, seats } = start;
  const heroes = heroCount(options, seats);
  const tiles = shuffle(start, copies(mapTileCounts(options)));
  const timer = timerDeck(start, heroes as HeroNumber);
  const s: State = {
    seats,
    options,
    rng: start.rng,
    outcome: null,
    agenda: agenda(heroes),
    heroes: dealBars(start, heroes),
    current: 0,
    turn: freshTurn(0),

    tiles: Array<null>(SPACES).fill(null),
    itemCubes: Array<number>(SPACES).fill(0),
    roads: Array<'clear'>(ROADS).fill('clear'),
    poi: shuffle(start, [...POI_TILE_IDS]).map((tile) => ({ faceup: false, seen: [], tile })),
    suburbs: shuffle(
      start,
      suburbCounters.flatMap(({ icon, count }) => Array<typeof icon>(count).fill(icon)),
    ).map((counter) => ({ faceup: false, raft: false, counter })),
    ...dealCases(start),
    helicopter: { at: spaceId(PARK_CENTER), landed: false },
    gullfire: true,
    president: 'slot',

    enemies: [],
    created: 0,
    bossesDefeated: { duke: 0, romero: 0, slag: 0 },
    abandonedCars: [],
    prisoners: prisonerTokens(options),
    carFigures: components.carFigures.count,
    roadblocks: components.roadblockCounters.count,
    wantedCards: options.wanted ? variants.wanted.wantedCards : 0,

    noise: 0,
    missionLeft: MISSION_CUBES,
    eventLevel: 0,
    nyDeck: shuffle(
      start,
      copies(nyCardCounts(options)).filter((card) => !isSpecial(card)),
    ),
    nyDiscard: [],
    nyActive: [],
    nyAside: options.bands ? [] : [...SPECIAL_NY_CARD_IDS],

    ...timer,
    timerSeenFrom: Array<number>(seats).fill(99),
    timerGone: [],

    cityDeck: tiles.filter((tile) => !tile.startsWith('park-')),
    parkDeck: tiles.filter((tile) => tile.startsWith('park-')),
    itemDeck: shuffle(start, copies(itemCounts(options))),
    itemDiscard: [],
    itemsUnused: [],
    itemsGone: [],
    eventDeck: shuffle(start, copies(eventCounts(options))),
    eventDiscard: [],
    ...objectiveDecks(start, heroes as HeroNumber),
    casesGone: [],
    presidentDeck: shuffle(start, copies(presidentCounts(options))),
    presidentPeek: null,
    presidentDrawn: [],
    presidentUnused: [],

    bands: bandsInTheBox(),
    uspf: uspfInTheBox(seats),
  };
  tell(s, (expansion) => expansion.setup?.(s));
  return s;
}

const isSpecial = (card: string): boolean => (SPECIAL_NY_CARD_IDS as readonly string[]).includes(card);

/** NY-SET-16 */
const agenda = (heroes: number): State['agenda'] => [
  { step: 'dealHeroes' },
  ...Array.from({ length: heroes }, (_, i) => ({ step: 'chooseHero', seat: heroes - 1 - i })),
];

/** NY-SET-07 */
function timerDeck(start: Start<Options>, heroes: HeroNumber): Pick<State, 'timer' | 'timerUnused'> {
  const all = shuffle(start, copies(timerCounts(start.options)));
  const of = (colour: string): TimerTileId[] => all.filter((tile) => timerColour(tile) === colour);
  const black = of('black');
  const used = black.splice(0, blackTiles(start.options, heroes));
  return { timer: [...of('red'), ...of('hurryUp'), ...used], timerUnused: black };
}

/** NY-SET-05, NY-SET-09 */
function dealCases(start: Start<Options>): Pick<State, 'cases' | 'casesUnused'> {
  const isDiagram = (card: CaseCardId): boolean => caseCards[card].kind === 'diagram';
  const diagrams = shuffle(start, baseCaseDeck.filter(isDiagram));
  const casesUnused = diagrams.splice(0, 1);
  const slots = shuffle<CaseCardId>(start, ['tape', bracelet(start.options), ...diagrams]);
  return {
    cases: CASE_SLOTS.map((_, i) => ({
      token: null,
      faceup: false,
      seen: [],
      card: [slots[i] as CaseCardId],
    })),
    casesUnused,
  };
}

/** NY-SET-24: the cards that take part, of which each hero will draw one of each colour. */
function objectiveDecks(start: Start<Options>, heroes: HeroNumber) {
  const blue = shuffle(start, copies(blueCounts(start.options)));
  const purple = shuffle(start, copies(purpleCounts()));
  const used = objectives.used[heroes];
  return {
    blueDeck: blue.splice(0, used),
    blueUnused: blue,
    purpleDeck: purple.splice(0, used),
    purpleUnused: purple,
  };
}

/** NY-SET-21, NY-SET-23 */
function dealBars(start: Start<Options>, heroes: number): HeroState[] {
  return shuffle(start, [...TEXTURES])
    .slice(0, heroes)
    .map((texture) => ({
      hero: null,
      at: spaceId(LIBRARY),
      hand: [],
      discard: [],
      played: [],
      specials: [],
      items: [],
      cases: [],
      president: false,
      weapon: null,
      car: 'none',
      level: 0,
      texture,
      bar: nextBar(texture, 0),
      blue: [],
      purple: [],
      wanted: 0,
    }));
}
