import { BadContent } from '@getaway/engine';
import type { FileName, Files } from '../files.ts';

/** The files agree on how many of each component are in the box. */
export function checkCounts(files: Files): void {
  const { components, heroes, timerTiles, objectives, bands, uspf, extras, variants } = files;
  const { supply, limits } = components;
  const [extraSpecials, crossbows, explosions, extraTimers, traps] = extras.extras;

  expect('city-tiles.json', 'count', files.cityTiles.tiles.length, files.cityTiles.count);
  expect('city-tiles.json', 'count', files.cityTiles.count, supply.cityTiles.count);
  expect('central-park-tiles.json', 'count', files.parkTiles.tiles.length, files.parkTiles.count);
  expect('central-park-tiles.json', 'count', files.parkTiles.count, supply.centralParkTiles.count);
  expect('poi-tiles.json', 'count', files.poiTiles.tiles.length, files.poiTiles.count);
  expect('poi-tiles.json', 'count', files.poiTiles.count, supply.poiTiles.count);
  expect('suburb-counters.json', 'count', sum(files.suburbCounters.counters), files.suburbCounters.count);
  expect('suburb-counters.json', 'count', files.suburbCounters.count, supply.suburbCounters.count);
  expect('ny-cards.json', 'count', files.nyCards.cards.length, files.nyCards.count);
  expect('ny-cards-hard.json', 'count', files.hardNyCards.cards.length, files.hardNyCards.count);
  expect('ny-cards.json', 'missionCubes', files.nyCards.missionCubes, supply.missionCubes.count);
  expect('case-cards.json', 'caseTokens', files.caseCards.caseTokens.length, supply.caseTokens.count);
  expect('heroes.json', 'car', heroes.carCard.count, supply.carCards.count);

  for (const hero of heroes.heroes) {
    expect('heroes.json', hero.id, hero.basic.length, limits.heroBasicCards, 'basic action cards');
    expect('heroes.json', hero.id, hero.special.length, limits.heroSpecialCards, 'special action cards');
    expect(
      'heroes.json',
      hero.id,
      hero.extra.length,
      limits.heroExtraSpecialCards,
      'extra special action cards',
    );
    for (const card of [...hero.basic, ...hero.special, ...hero.extra]) {
      if (!card.id.startsWith(`${hero.id}-`))
        throw new BadContent('heroes.json', card.id, `is among the cards of ${hero.id}`);
    }
  }
  expect(
    'extras.json',
    extraSpecials.id,
    extraSpecials.perHero,
    limits.heroExtraSpecialCards,
    'cards a hero',
  );

  const black = timerTiles.tiles.filter((tile) => tile.set === 'black');
  const red = timerTiles.tiles.filter((tile) => tile.set === 'red');
  expect('timer-tiles.json', 'black', sum(black), supply.blackTimerTiles.count);
  expect('timer-tiles.json', 'red', sum(red), supply.redTimerTiles.count);
  expect('timer-tiles.json', 'hurryUp', sum(timerTiles.tiles.filter((tile) => tile.set === 'hurryUp')), 1);
  const deadly = timerTiles.tiles.filter((tile) =>
    tile.effects.some((effect) => effect.op === 'newYorkWins'),
  );
  if (sum(deadly) !== 1 || deadly[0]?.set !== 'red') {
    throw new BadContent(
      'timer-tiles.json',
      deadly[0]?.id ?? 'red',
      'exactly one red tile must let New York win',
    );
  }
  for (const heroCount of [1, 2, 3, 4] as const) {
    atMost('timer-tiles.json', `used.${heroCount}`, timerTiles.used[heroCount], supply.blackTimerTiles.count);
    atMost('uspf.json', `timerTiles.${heroCount}`, uspf.timerTiles[heroCount], supply.blackTimerTiles.count);
    atMost('uspf.json', `availableCops.${heroCount}`, uspf.availableCops[heroCount] + 1, supply.cops.count);
    for (const tier of [1, 2, 3] as const) {
      const stack = uspf.stacks[heroCount][tier];
      atMost(
        'uspf.json',
        `stacks.${heroCount}.${tier}`,
        stack,
        uspf.tasks.filter((task) => task.tier === tier).length,
      );
      atMost(
        'uspf.json',
        `stacks.${heroCount}.${tier}`,
        stack,
        uspf.rewards.filter((card) => card.tier === tier).length,
      );
    }
    for (const colour of ['blue', 'purple'] as const) {
      const base = objectives[colour].filter((card) => card.set === 'base');
      atMost('objectives.json', `used.${heroCount}`, objectives.used[heroCount], sum(base));
    }
  }
  atMost('uspf.json', 'prisonersRemoved', uspf.prisonersRemoved, supply.prisoners.count);
  expect('uspf.json', 'transition-1-2', uspf.transitions.filter((card) => card.type === '1-2').length, 1);

  for (const { id, at } of bands.bonusTrack.bonuses) atMost('bands.json', id, at, bands.bonusTrack.max);
  for (const { id, cost, discard } of [...bands.actionCards, ...bands.specialCards]) {
    atMost('bands.json', id, Math.max(cost, discard.cost), bands.noiseTrackMax);
  }
  for (const { id, cost } of [
    ...files.nyCards.cards,
    ...files.hardNyCards.cards,
    ...files.specialNyCards.cards,
  ]) {
    atMost('ny-cards.json', id, cost, files.nyCards.noiseTrackMax);
  }

  sameCounts(
    'extras.json',
    crossbows.id,
    crossbows.items,
    files.items.items.filter((card) => card.set === 'extras'),
  );
  sameCounts(
    'extras.json',
    explosions.id,
    explosions.events,
    files.events.events.filter((card) => card.set === 'extras'),
  );
  const extraTiles = timerTiles.tiles.filter((tile) => tile.set === 'extra');
  expect('extras.json', extraTimers.id, extraTimers.timerTiles.length, sum(extraTiles), 'extra timer tiles');
  expect(
    'extras.json',
    traps.id,
    sum(traps.trapCards.filter((card) => card.id === 'trap-triggered')),
    1,
    'triggered trap cards',
  );

  const [, , president, wanted] = variants.variants;
  sameCounts(
    'variants.json',
    wanted.id,
    wanted.objectives,
    objectives.blue.filter((card) => card.set === 'wanted'),
  );
  expect('variants.json', wanted.id, wanted.wantedCards, supply.wantedCards.count, 'wanted cards');
  expect('variants.json', president.id, president.cardList.length, president.cards, 'cards');
}

function sum(entries: readonly { readonly count: number }[]): number {
  return entries.reduce((total, entry) => total + entry.count, 0);
}

function expect(file: FileName, entry: string, found: number, expected: number, what = ''): void {
  if (found === expected) return;
  throw new BadContent(file, entry, `wrong count: expected ${expected}${what && ` ${what}`}, found ${found}`);
}

function atMost(file: FileName, entry: string, found: number, limit: number): void {
  if (found > limit) throw new BadContent(file, entry, `wrong count: ${found} where at most ${limit} can be`);
}

/** An option adds exactly the cards that are marked as its own. */
function sameCounts(
  file: FileName,
  entry: string,
  added: Readonly<Partial<Record<string, number>>>,
  own: readonly { readonly id: string; readonly count: number }[],
): void {
  for (const card of own) expect(file, entry, added[card.id] ?? 0, card.count, card.id);
  const stranger = Object.keys(added).find((id) => !own.some((card) => card.id === id));
  if (stranger !== undefined) throw new BadContent(file, entry, `${stranger} does not belong to this option`);
}
