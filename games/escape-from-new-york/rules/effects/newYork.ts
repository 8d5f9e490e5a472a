import { CASE_SLOTS, type SpaceId, specialNyCardOf } from '../../content/index.ts';
import { shuffle } from '@getaway/engine';
import { POI_SPACES, spaceId } from '../board/index.ts';
import { chooser } from '../city/chooser.ts';
import { putEnemy } from '../city/enemies.ts';
import { gainNoise, loseNoise } from '../city/noise.ts';
import { continuePlacing, fill } from '../city/placing.ts';
import { placePrisoners as placeAt } from '../city/prisoners.ts';
import { manholes, poiTileAt } from '../city/spaces.ts';
import { push } from '../agenda.ts';
import { heroAt } from '../hero/hero.ts';
import { ask } from '../hooks.ts';
import type { Context, Primitive } from './primitive.ts';

/** New York (NY-FX-70 to NY-FX-87). */

/** NY-FX-70 */
export const noise: Primitive<'noise'> = {
  run: (s, { n }, _context, emit) => gainNoise(s, n, emit),
};
export const reduceNoise: Primitive<'reduceNoise'> = {
  run: (s, { n }, _context, emit) => loseNoise(s, n, emit),
};

/** NY-FX-71; without mission boxes it does not occur (NY-BND-63). */
export const missionCube: Primitive<'missionCube'> = {
  run(s, { n }) {
    if (!s.options.bands) push(s, { step: 'moveMissionCubes', n });
  },
};

const thisTile = ({ at }: Context): SpaceId => {
  if (at === null) throw new RangeError('thisTile outside a tile');
  return at;
};

/** NY-FX-72 to NY-FX-79 */
export const placePrisoners: Primitive<'placePrisoners'> = {
  run(s, { n, where, onePerSpace }, context, emit) {
    const { hero, by } = context;
    const seat = chooser(s, by, 'city');
    if (where === 'heroSpace') return placeAt(s, n, heroAt(s, hero).at, emit);
    if (where === 'thisTile') return placeAt(s, n, thisTile(context), emit);
    if (where === 'eachRevealedManhole') return fill(s, seat, manholes(s).map(spaceId), n, emit);
    if (where === 'eachRevealedPoi') {
      return fill(s, seat, POI_SPACES.filter((space) => poiTileAt(s, space) !== null).map(spaceId), n, emit);
    }
    continuePlacing(s, { seat, hero, left: n, where, onePerSpace, placed: [] }, emit);
  },
};

/** NY-FX-80 */
export const placePrisonerCar: Primitive<'placePrisonerCar'> = {
  run: (s, { n, where }, { hero, by }) =>
    push(s, { step: 'placePrisonerCars', seat: chooser(s, by, 'city'), hero, left: n, where, placed: [] }),
};

const ALL = 99;

/** NY-FX-82, NY-FX-83 */
export const moveEnemies: Primitive<'moveEnemies'> = {
  run(s, { count, chosenBy }, { by }) {
    const sent =
      count !== 'allCars' && chosenBy === 'newYork'
        ? ask(s, (expansion) => expansion.sendEnemies?.(s, count))
        : null;
    if (sent) return push(s, ...sent);
    const only = count === 'allCars' ? 'cars' : 'any';
    push(s, {
      step: 'moveEnemies',
      seat: chooser(s, by, 'city'),
      left: count === 'allCars' ? ALL : count,
      only,
      moved: [],
    });
  },
};

/** NY-FX-84 */
export const moveBosses: Primitive<'moveBosses'> = {
  run: (s, _effect, { by }) =>
    push(s, { step: 'moveEnemies', seat: chooser(s, by, 'city'), left: ALL, only: 'bosses', moved: [] }),
};

/** NY-FX-85 */
export const placeBoss: Primitive<'placeBoss'> = {
  run(s, { boss }, context, emit) {
    const { no, at } = putEnemy(s, boss, thisTile(context));
    emit?.({ event: 'bossPlaced', boss, enemy: no, at, rules: ['NY-FX-85', 'NY-ENM-04'] });
  },
};

/** NY-FX-86 */
export const placeCase: Primitive<'placeCase'> = {
  run(s, { slot }, context, emit) {
    const place = s.cases[CASE_SLOTS.indexOf(slot)];
    if (!place) return;
    place.token = thisTile(context);
    emit?.({ event: 'caseTokenPlaced', slot, at: place.token, rules: ['NY-FX-86'] });
  },
};

/** NY-FX-87, NY-SPC-01, NY-RUL-10 */
export const addNySpecial: Primitive<'addNySpecial'> = {
  run(s, { slot }, _context, emit) {
    if (ask(s, (expansion) => expansion.gainSpecial?.(s, slot, emit))) return;
    const card = specialNyCardOf[slot];
    s.nyAside.splice(s.nyAside.indexOf(card), 1);
    s.nyDeck.push(card);
    shuffle(s, s.nyDeck);
    emit?.({ event: 'specialCardAdded', card, rules: ['NY-SPC-01'] });
  },
};
