import bands from './bands.json';
import board from './board.json';
import bosses from './bosses.json';
import caseCards from './case-cards.json';
import centralParkTiles from './central-park-tiles.json';
import cityTiles from './city-tiles.json';
import components from './components.json';
import events from './events.json';
import extras from './extras.json';
import heroes from './heroes.json';
import items from './items.json';
import levelBars from './level-bars.json';
import nyCardsHard from './ny-cards-hard.json';
import nyCards from './ny-cards.json';
import nySpecialCards from './ny-special-cards.json';
import objectives from './objectives.json';
import poiTiles from './poi-tiles.json';
import suburbCounters from './suburb-counters.json';
import timerTiles from './timer-tiles.json';
import uspf from './uspf.json';
import variants from './variants.json';
import { readFile } from './fault.ts';
import { boardFile, componentsFile, suburbFile } from './schema/board.ts';
import { bossesFile, caseCardsFile, eventsFile, itemsFile, objectivesFile } from './schema/cards.ts';
import { bandsFile, extrasFile, uspfFile, variantsFile } from './schema/expansions.ts';
import { heroesFile, levelBarsFile } from './schema/heroes.ts';
import { hardNyCardsFile, nyCardsFile, specialNyCardsFile } from './schema/newYork.ts';
import { cityTilesFile, parkTilesFile, poiTilesFile, timerTilesFile } from './schema/tiles.ts';

/** The files as they lie in this folder, unread. */
export const rawFiles = {
  'bands.json': bands,
  'board.json': board,
  'bosses.json': bosses,
  'case-cards.json': caseCards,
  'central-park-tiles.json': centralParkTiles,
  'city-tiles.json': cityTiles,
  'components.json': components,
  'events.json': events,
  'extras.json': extras,
  'heroes.json': heroes,
  'items.json': items,
  'level-bars.json': levelBars,
  'ny-cards-hard.json': nyCardsHard,
  'ny-cards.json': nyCards,
  'ny-special-cards.json': nySpecialCards,
  'objectives.json': objectives,
  'poi-tiles.json': poiTiles,
  'suburb-counters.json': suburbCounters,
  'timer-tiles.json': timerTiles,
  'uspf.json': uspf,
  'variants.json': variants,
};

export type FileName = keyof typeof rawFiles;

/** Reads every file for itself; what the files say about each other is checked in `check/`. */
export function readFiles(raw: Readonly<Record<FileName, unknown>>) {
  return {
    bands: readFile('bands.json', bandsFile, raw['bands.json']),
    board: readFile('board.json', boardFile, raw['board.json']),
    bosses: readFile('bosses.json', bossesFile, raw['bosses.json']),
    caseCards: readFile('case-cards.json', caseCardsFile, raw['case-cards.json']),
    parkTiles: readFile('central-park-tiles.json', parkTilesFile, raw['central-park-tiles.json']),
    cityTiles: readFile('city-tiles.json', cityTilesFile, raw['city-tiles.json']),
    components: readFile('components.json', componentsFile, raw['components.json']),
    events: readFile('events.json', eventsFile, raw['events.json']),
    extras: readFile('extras.json', extrasFile, raw['extras.json']),
    heroes: readFile('heroes.json', heroesFile, raw['heroes.json']),
    items: readFile('items.json', itemsFile, raw['items.json']),
    levelBars: readFile('level-bars.json', levelBarsFile, raw['level-bars.json']),
    hardNyCards: readFile('ny-cards-hard.json', hardNyCardsFile, raw['ny-cards-hard.json']),
    nyCards: readFile('ny-cards.json', nyCardsFile, raw['ny-cards.json']),
    specialNyCards: readFile('ny-special-cards.json', specialNyCardsFile, raw['ny-special-cards.json']),
    objectives: readFile('objectives.json', objectivesFile, raw['objectives.json']),
    poiTiles: readFile('poi-tiles.json', poiTilesFile, raw['poi-tiles.json']),
    suburbCounters: readFile('suburb-counters.json', suburbFile, raw['suburb-counters.json']),
    timerTiles: readFile('timer-tiles.json', timerTilesFile, raw['timer-tiles.json']),
    uspf: readFile('uspf.json', uspfFile, raw['uspf.json']),
    variants: readFile('variants.json', variantsFile, raw['variants.json']),
  };
}

export type Files = ReturnType<typeof readFiles>;
