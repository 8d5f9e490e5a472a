import type { Effect, Effects } from './effects.ts';
import type { FileName, Files } from './files.ts';

/** Where an effect list stands: the file and entry it belongs to and the name under which a step of the agenda refers to it. */
export type Source = {
  readonly file: FileName;
  readonly entry: string;
  readonly name: string;
  readonly list: Effects;
};

/** Every effect list of the box, the nested ones included. */
export function effectSources(files: Files): Source[] {
  const found: Source[] = [];

  function add(file: FileName, entry: string, list: Effects, name = entry): void {
    found.push({ file, entry, name, list });
    list.forEach((effect, at) => {
      for (const [part, inner] of innerLists(effect)) add(file, entry, inner, `${name}.${at}${part}`);
    });
  }

  const { bands, heroes, uspf } = files;
  heroes.personalAbility.options.forEach((list, at) => add('heroes.json', 'ability', list, `ability.${at}`));
  for (const hero of heroes.heroes) {
    for (const card of [...hero.basic, ...hero.special, ...hero.extra])
      add('heroes.json', card.id, card.effects);
  }
  for (const card of heroes.startCards)
    if (card.kind === 'weapon') add('heroes.json', card.id, card.use.effects);
  for (const card of files.items.items) {
    if (card.kind === 'item') add('items.json', card.id, card.effects);
    else if (card.use !== null) add('items.json', card.id, card.use.effects);
  }
  for (const card of files.events.events) add('events.json', card.id, card.effects);
  for (const tile of files.timerTiles.tiles) add('timer-tiles.json', tile.id, tile.effects);
  for (const tile of files.poiTiles.tiles) add('poi-tiles.json', tile.id, tile.onReveal);
  for (const card of files.nyCards.cards) add('ny-cards.json', card.id, card.effects);
  for (const card of files.hardNyCards.cards) add('ny-cards-hard.json', card.id, card.effects);
  for (const card of files.specialNyCards.cards) add('ny-special-cards.json', card.id, card.effects);
  for (const card of files.caseCards.cards) {
    if (card.kind === 'bracelet') add('case-cards.json', card.id, card.onceEffects);
  }
  for (const tile of files.extras.extras[4].trapTiles) add('extras.json', tile.id, tile.trap.effects);
  for (const card of [...bands.actionCards, ...bands.specialCards]) {
    add('bands.json', card.id, card.effects);
    add('bands.json', card.id, card.powerUp, `${card.id}.powerUp`);
  }
  for (const card of bands.missions) add('bands.json', card.id, card.effects);
  add('uspf.json', uspf.weGoIn.id, uspf.weGoIn.effects);
  for (const action of uspf.copActions) add('uspf.json', action.id, action.effects);
  for (const task of uspf.tasks) add('uspf.json', task.id, task.onResolve);
  return found;
}

function innerLists(effect: Effect): [part: string, list: Effects][] {
  if (effect.op === 'forEachHero') return [['', effect.effects]];
  if (effect.op === 'choice') return effect.options.map((list, k) => [`.${k}`, list]);
  if (effect.op !== 'if') return [];
  return [
    ['.then', effect.then],
    ['.else', effect.else],
  ];
}
