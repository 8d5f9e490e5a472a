import { readContent } from '@getaway/engine';
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
    bands: readContent('bands.json', bandsFile, raw['bands.json']),
    board: readContent('board.json', boardFile, raw['board.json']),
    bosses: readContent('bosses.json', bossesFile, raw['bosses.json']),
    caseCards: readContent('case-cards.json', caseCardsFile, raw['case-cards.json']),
    parkTiles: readContent('central-park-tiles.json', parkTilesFile, raw['central-park-tiles.json']),
    cityTiles: readContent('city-tiles.json', cityTilesFile, raw['city-tiles.json']),
    components: readContent('components.json', componentsFile, raw['components.json']),
    events: readContent('events.json', eventsFile, raw['events.json']),
    extras: readContent('extras.json', extrasFile, raw['extras.json']),
    heroes: readContent('heroes.json', heroesFile, raw['heroes.json']),
    items: readContent('items.json', itemsFile, raw['items.json']),
    levelBars: readContent('level-bars.json', levelBarsFile, raw['level-bars.json']),
    hardNyCards: readContent('ny-cards-hard.json', hardNyCardsFile, raw['ny-cards-hard.json']),
    nyCards: readContent('ny-cards.json', nyCardsFile, raw['ny-cards.json']),
    specialNyCards: readContent('ny-special-cards.json', specialNyCardsFile, raw['ny-special-cards.json']),
    objectives: readContent('objectives.json', objectivesFile, raw['objectives.json']),
    poiTiles: readContent('poi-tiles.json', poiTilesFile, raw['poi-tiles.json']),
    suburbCounters: readContent('suburb-counters.json', suburbFile, raw['suburb-counters.json']),
    timerTiles: readContent('timer-tiles.json', timerTilesFile, raw['timer-tiles.json']),
    uspf: readContent('uspf.json', uspfFile, raw['uspf.json']),
    variants: readContent('variants.json', variantsFile, raw['variants.json']),
  };
}

export type Files = ReturnType<typeof readFiles>;
