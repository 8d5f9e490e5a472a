import { BadContent } from '@getaway/engine';
import { BANDS_OPS, POLICE_OPS, type Effect } from '../effects.ts';
import { BOSS_IDS, NY_SPECIAL_SLOTS } from '../ids.ts';
import type { FileName, Files } from '../files.ts';
import { effectSources } from '../sources.ts';

/** What one file says about an entry of another is true there too, and every effect stands where it can be resolved. */
export function checkReferences(files: Files): void {
  for (const { file, entry, list } of effectSources(files)) {
    for (const effect of list) {
      const fault = outOfPlace(file, effect);
      if (fault !== null) throw new BadContent(file, entry, `${effect.op} ${fault}`);
    }
  }
  checkBacks(files);
  checkStartCards(files);
  checkCases(files);
  checkPoiTiles(files);
  checkLevelBars(files);
  checkObjectives(files);
  checkOptions(files);
}

function outOfPlace(file: FileName, effect: Effect): string | null {
  if ('where' in effect && effect.where === 'thisTile' && file !== 'poi-tiles.json')
    return 'needs a tile of its own';
  if (effect.op === 'addNySpecial' && file !== 'poi-tiles.json') return 'belongs to POI tiles';
  const newYorks =
    BANDS_OPS.includes(effect.op) || (effect.op === 'moveEnemies' && effect.chosenBy === 'newYork');
  if (newYorks && file !== 'bands.json') return 'needs a New York player';
  if (POLICE_OPS.includes(effect.op) && file !== 'uspf.json') return 'needs the police expansion';
  if (effect.op === 'missionCube' && file === 'bands.json') return 'has no mission boxes there';
  if (effect.op === 'newYorkWins' && file !== 'timer-tiles.json') return 'belongs to timer tiles';
  return null;
}

/** Players tell cards of the New York deck by their back, so two that are used together must differ there (NY-INF-10). */
function checkBacks({ nyCards, hardNyCards, specialNyCards }: Files): void {
  for (const deck of [nyCards.cards, hardNyCards.cards]) {
    const backs = new Map<string, string>();
    for (const { id, cost, moveFrom, roadblock } of [...deck, ...specialNyCards.cards]) {
      const back = [cost, roadblock, ...moveFrom.toSorted()].join(' ');
      const twin = backs.get(back);
      if (twin !== undefined)
        throw new BadContent('ny-special-cards.json', id, `has the same back as ${twin}`);
      backs.set(back, id);
    }
  }
}

function checkStartCards({ heroes, caseCards }: Files): void {
  for (const { id, start } of heroes.heroes) {
    const owner =
      start.type === 'case'
        ? caseCards.cards.find(
            (card) => card.id === start.card && card.kind === 'diagram' && card.hero === id,
          )
        : heroes.startCards.find(
            (card) => card.id === start.card && card.kind === start.type && card.hero === id,
          );
    if (owner === undefined)
      throw new BadContent('heroes.json', id, `${start.card} is no starting card of ${id}`);
  }
}

function checkCases({ bosses, caseCards, poiTiles, board }: Files): void {
  for (const { slot, source } of caseCards.caseTokens) {
    const placed =
      'boss' in source
        ? bosses.bosses.some((boss) => boss.id === source.boss && boss.case === slot)
        : poiTiles.tiles.some(
            (tile) =>
              tile.id === source.poi && tile.onReveal.some((e) => e.op === 'placeCase' && e.slot === slot),
          );
    if (!placed) throw new BadContent('case-cards.json', slot, 'its source does not place this token');
  }
  for (const boss of bosses.bosses) {
    const token = caseCards.caseTokens.find(({ source }) => 'boss' in source && source.boss === boss.id);
    if ((token?.slot ?? null) !== boss.case)
      throw new BadContent('bosses.json', boss.id, `owns no ${boss.case}`);
  }
  for (const card of caseCards.cards) {
    if (card.kind === 'diagram' && !board.bridges.some((bridge) => bridge.id === card.bridge)) {
      throw new BadContent('case-cards.json', card.id, `there is no ${card.bridge}`);
    }
  }
  const deck = caseCards.baseCaseDeck;
  if (deck.length !== caseCards.caseTokens.length + 1) {
    throw new BadContent(
      'case-cards.json',
      'baseCaseDeck',
      `wrong count: ${deck.length} cards for the case slots`,
    );
  }
  for (const id of deck) {
    if (deck.filter((other) => other === id).length > 1) {
      throw new BadContent('case-cards.json', id, 'is twice in the case deck');
    }
    if (caseCards.cards.find((card) => card.id === id)?.set !== 'base') {
      throw new BadContent('case-cards.json', id, 'is no card of the base case deck');
    }
  }
}

function checkPoiTiles({ poiTiles, specialNyCards, bands }: Files): void {
  const effects = poiTiles.tiles.flatMap((tile) => tile.onReveal);
  for (const boss of BOSS_IDS) {
    const times = effects.filter((e) => e.op === 'placeBoss' && e.boss === boss).length;
    if (times !== 1) throw new BadContent('poi-tiles.json', boss, `is placed by ${times} tiles`);
  }
  for (const slot of NY_SPECIAL_SLOTS) {
    const times = effects.filter((e) => e.op === 'addNySpecial' && e.slot === slot).length;
    if (times !== 1) throw new BadContent('poi-tiles.json', slot, `special card is added by ${times} tiles`);
    oneForSlot('ny-special-cards.json', slot, specialNyCards.cards);
    oneForSlot('bands.json', slot, bands.specialCards);
  }
  const camps = poiTiles.tiles.filter((tile) => tile.president).length;
  if (camps !== 1) throw new BadContent('poi-tiles.json', 'dukes-camp', `${camps} tiles hold the President`);
}

function oneForSlot(file: FileName, slot: string, cards: readonly { readonly slot: string }[]): void {
  const times = cards.filter((card) => card.slot === slot).length;
  if (times !== 1) throw new BadContent(file, slot, `wrong count: ${times} special cards for this slot`);
}

function checkLevelBars({ levelBars }: Files): void {
  for (const { texture, bars } of levelBars.sets) {
    bars.forEach((bar, at) => {
      if (bar.level !== at + 1)
        throw new BadContent('level-bars.json', texture, `bar ${at + 1} is of level ${bar.level}`);
    });
  }
}

function checkObjectives({ objectives, caseCards }: Files): void {
  for (const { id, requires } of objectives.blue) {
    if (requires.type === 'case' && !caseCards.baseCaseDeck.includes(requires.card)) {
      throw new BadContent('objectives.json', id, `${requires.card} is not in the case deck`);
    }
  }
}

function checkOptions({ extras, variants, timerTiles, caseCards }: Files): void {
  const extraTimers = extras.extras[3];
  for (const id of extraTimers.timerTiles) {
    if (timerTiles.tiles.find((tile) => tile.id === id)?.set !== 'extra') {
      throw new BadContent('extras.json', extraTimers.id, `${id} is no extra timer tile`);
    }
  }
  const president = variants.variants[2];
  const bracelet = president.replaces['presidents-bracelet'];
  if (caseCards.cards.find((card) => card.id === bracelet)?.set !== 'presidentVariant') {
    throw new BadContent('variants.json', president.id, `${bracelet} is no card of this variant`);
  }
}
