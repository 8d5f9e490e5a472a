import type { Say } from '@getaway/engine';
import { actionCards, board, nyCards, type SpaceId } from '../../content/index.ts';
import { ALL_ROADS, ALL_SPACES, KIND, spaceId } from '../board/index.ts';
import { isBoss } from '../city/enemies.ts';
import { noiseMaximum } from '../city/noise.ts';
import { isBlocked, roadName } from '../city/roadblocks.ts';
import { hasRaft, poiTileAt, tileAt } from '../city/spaces.ts';
import { topIsRed } from '../city/timer.ts';
import { printedCard } from '../pieces.ts';
import type { HeroState, State } from '../state.ts';
import { expansionLines } from './expansions.ts';
import { mapLines } from './map.ts';
import { threatLines } from './threats.ts';

/** The position in words, for the terminal and for text mode. */
export function text(view: State, seat: number | null, say: Say): string {
  return [
    ...cityLines(view, say),
    ...threatLines(view, say),
    ...expansionLines(view, seat, say).flatMap(({ line, printed }) => [
      line,
      ...printed.map((card) => `  ${card}`),
    ]),
    '',
    ...mapLines(view, say),
    say('text.legend'),
    '',
    ...spaceLines(view, say),
    ...roadLines(view, say),
    '',
    ...view.heroes.flatMap((hero, other) => heroLines(view, hero, other, other === seat, say)),
  ].join('\n');
}

function cityLines(view: State, say: Say): string[] {
  const top = view.nyDeck.at(-1);
  const card = top && nyCards[top];
  return [
    say('text.turn', { turn: view.turn.number, seat: view.current }),
    say('text.city', {
      noise: view.noise,
      most: noiseMaximum(view),
      bands: String(view.options.bands),
      cubes: view.missionLeft,
      prisoners: view.prisoners,
      tiles: view.timer.length,
      colour: topIsRed(view) ? 'red' : 'black',
      events: board.eventLevelTrack[view.eventLevel] ?? 0,
    }),
    ...(card
      ? [
          say('text.nyCard', {
            card: card.id,
            cost: card.cost,
            from: [...card.moveFrom],
            roadblock: card.roadblock,
          }),
        ]
      : []),
    ...(view.nyActive.length > 0 ? [say('text.bonuses', { cards: [...view.nyActive] })] : []),
    say('text.helicopter', {
      space: view.helicopter.at,
      landed: String(view.helicopter.landed),
      gullfire: String(view.gullfire),
    }),
    say('text.president', { president: view.president }),
  ];
}

/** Every space with something to tell, one a line. */
function spaceLines(view: State, say: Say): string[] {
  return ALL_SPACES.flatMap((space) => {
    const id = spaceId(space);
    const things = thingsAt(view, id, say);
    const cubes = view.itemCubes[space] ?? 0;
    if (cubes > 0) things.push(say('text.cubes', { n: cubes }));
    if (hasRaft(view, space)) things.push(say('text.raft'));
    const poi = view.poi.length > 0 ? poiTileAt(view, space) : null;
    const tile = poi ?? tileAt(view, space);
    if (things.length === 0 && poi === null) return [];
    return [
      say('text.space', {
        space: id,
        tile: tile ?? KIND[space] ?? 'city',
        things: things.length > 0 ? things.join(', ') : say('text.nothing'),
      }),
    ];
  });
}

function thingsAt(view: State, id: SpaceId, say: Say): string[] {
  const things: string[] = [];
  view.heroes.forEach((hero) => {
    if (hero.at === id && hero.hero !== null) things.push(say(`term.${hero.hero}`));
  });
  for (const kind of ['prisoner', 'prisonerCar'] as const) {
    for (const tricked of [false, true]) {
      const n = view.enemies.filter(
        (one) => one.at === id && one.kind === kind && one.tricked === tricked,
      ).length;
      if (n > 0) things.push(say('text.enemies', { n, kind, tricked: String(tricked) }));
    }
  }
  for (const enemy of view.enemies) {
    if (enemy.at === id && isBoss(enemy.kind))
      things.push(say('text.boss', { boss: enemy.kind, damage: enemy.damage }));
  }
  if (view.abandonedCars.includes(id)) things.push(say('text.car'));
  view.cases.forEach(({ token }, slot) => {
    if (token === id) things.push(say('text.case', { number: slot + 1 }));
  });
  return things;
}

function roadLines(view: State, say: Say): string[] {
  const blocked = ALL_ROADS.filter((road) => isBlocked(view, road)).map((road) => {
    const { space, direction } = roadName(road);
    return `${say(`term.${space}`)} ${say(`term.${direction}`)}`;
  });
  return blocked.length === 0 ? [] : [say('text.roadblocks', { roads: blocked })];
}

function heroLines(view: State, hero: HeroState, seat: number, own: boolean, say: Say): string[] {
  const lines = [
    say('text.hero', {
      seat,
      hero: hero.hero ?? 'none',
      space: hero.at,
      level: hero.level,
      hand: hero.hand.length,
      discard: hero.discard.length,
    }),
    say('text.bar', { ...hero.bar, level: hero.level }),
    say('text.supply', {
      items: hero.items.length,
      cases: hero.cases.length,
      president: String(hero.president),
      car: hero.car,
      weapon: hero.weapon?.card ?? 'none',
      ammo: hero.weapon?.ammo ?? 0,
    }),
  ];
  if (!own) return lines;
  const cards = [...hero.items, ...hero.cases.map(({ card }) => card)];
  return [
    ...lines,
    say('text.hand', { cards: hero.hand.length > 0 ? [...hero.hand] : ['none'] }),
    ...handLines(hero, say),
    ...(hero.played.length > 0 ? [say('text.played', { cards: hero.played.map(({ card }) => card) })] : []),
    say('text.own', {
      cards: cards.length > 0 ? cards : ['none'],
      blue: hero.blue[0] ?? 'none',
      purple: hero.purple[0] ?? 'none',
    }),
    ...(view.turn.noise > 0 && view.current === seat
      ? [say('text.turnNoise', { noise: view.turn.noise })]
      : []),
  ];
}

/** What each card in hand does: where no picture shows it, names alone decide nothing. */
const handLines = ({ hand }: HeroState, say: Say): string[] =>
  hand.map((card) => {
    const { noise } = actionCards[printedCard(card)];
    return say('text.handCard', { card, noise, text: say(`text.${card}`) });
  });
