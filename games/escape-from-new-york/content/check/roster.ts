import { BadContent } from '@getaway/engine';
import * as ids from '../ids.ts';
import type { FileName, Files } from '../files.ts';

/** Every name of a roster has exactly one entry in its file, and no two entries of the box share a name. */
export function checkRosters(files: Files): void {
  const taken = new Set<string>();

  function roster(
    file: FileName,
    expected: readonly string[],
    entries: readonly { readonly id: string }[],
  ): void {
    for (const { id } of entries) {
      if (taken.has(id)) throw new BadContent(file, id, 'this id is used twice');
      taken.add(id);
    }
    const missing = expected.find((id) => !entries.some((entry) => entry.id === id));
    if (missing !== undefined) throw new BadContent(file, missing, 'this entry is missing');
  }

  const { bands, caseCards, extras, heroes, uspf } = files;
  const traps = extras.extras[4];
  roster('board.json', ids.SPACE_IDS, files.board.spaces);
  roster('board.json', ids.BRIDGE_IDS, files.board.bridges);
  roster('bosses.json', ids.BOSS_IDS, files.bosses.bosses);
  roster('heroes.json', ids.HERO_IDS, heroes.heroes);
  roster(
    'heroes.json',
    ids.HERO_CARD_IDS,
    heroes.heroes.flatMap((hero) => [...hero.basic, ...hero.special, ...hero.extra]),
  );
  roster('heroes.json', [...ids.START_WEAPON_IDS, 'taxi'], heroes.startCards);
  roster('heroes.json', ['car'], [heroes.carCard]);
  roster('items.json', ids.ITEM_IDS, files.items.items);
  roster('case-cards.json', ids.CASE_CARD_IDS, caseCards.cards);
  roster('case-cards.json', ids.PRESIDENT_CARD_IDS, caseCards.presidentDeck);
  roster('events.json', ids.EVENT_IDS, files.events.events);
  roster('timer-tiles.json', ids.TIMER_TILE_IDS, files.timerTiles.tiles);
  roster('ny-cards.json', ids.NY_CARD_IDS, files.nyCards.cards);
  roster('ny-cards-hard.json', ids.HARD_NY_CARD_IDS, files.hardNyCards.cards);
  roster('ny-special-cards.json', ids.SPECIAL_NY_CARD_IDS, files.specialNyCards.cards);
  roster('poi-tiles.json', ids.POI_TILE_IDS, files.poiTiles.tiles);
  roster('city-tiles.json', ids.CITY_TILE_IDS, files.cityTiles.tiles);
  roster('central-park-tiles.json', ids.PARK_TILE_IDS, files.parkTiles.tiles);
  roster('extras.json', ids.TRAP_TILE_IDS, traps.trapTiles);
  roster('extras.json', ids.TRAP_CARD_IDS, traps.trapCards);
  roster('objectives.json', ids.BLUE_OBJECTIVE_IDS, files.objectives.blue);
  roster('objectives.json', ids.PURPLE_OBJECTIVE_IDS, files.objectives.purple);
  roster('bands.json', ids.BAND_CARD_IDS, [...bands.actionCards, ...bands.specialCards]);
  roster('bands.json', ids.MISSION_IDS, bands.missions);
  roster('bands.json', ids.BONUS_IDS, bands.bonusTrack.bonuses);
  roster('uspf.json', ids.TASK_IDS, uspf.tasks);
  roster('uspf.json', ids.REWARD_IDS, uspf.rewards);
  roster('uspf.json', ids.TRANSITION_IDS, uspf.transitions);
  roster('uspf.json', ids.COP_ACTION_IDS, uspf.copActions);
  roster('uspf.json', ['we-go-in'], [uspf.weGoIn]);
  rosterOfNames(
    'level-bars.json',
    ids.TEXTURES,
    files.levelBars.sets.map((set) => set.texture),
  );
  rosterOfNames(
    'suburb-counters.json',
    ids.SUBURB_ICONS,
    files.suburbCounters.counters.map((c) => c.icon),
  );
  rosterOfNames(
    'case-cards.json',
    ids.CASE_SLOTS,
    caseCards.caseTokens.map((token) => token.slot),
  );
  rosterOfNames('board.json', ids.CASE_SLOTS, files.board.caseSlots);
}

function rosterOfNames(file: FileName, expected: readonly string[], found: readonly string[]): void {
  const twice = found.find((name, i) => found.indexOf(name) !== i);
  if (twice !== undefined) throw new BadContent(file, twice, 'this entry is there twice');
  const missing = expected.find((name) => !found.includes(name));
  if (missing !== undefined) throw new BadContent(file, missing, 'this entry is missing');
}
