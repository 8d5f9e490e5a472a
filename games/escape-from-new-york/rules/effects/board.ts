import { DIRECTIONS, nyCards, type SpaceId } from '../../content/index.ts';
import {
  ALL_ROADS,
  directionNo,
  KIND,
  NEIGHBOURS,
  type Road,
  roadAt,
  ROADS_OF,
  spaceId,
  spaceNo,
  SUBURB_SPACES,
  WORLD_TRADE_CENTER,
} from '../board/index.ts';
import { chooser } from '../city/chooser.ts';
import { isPrisonerAt } from '../city/enemies.ts';
import { eventCount } from '../city/events.ts';
import { placePrisoners } from '../city/prisoners.ts';
import {
  isBlocked,
  openRoad,
  placeRoadblock as place,
  roadName,
  whyNoRoadblock,
} from '../city/roadblocks.ts';
import { hasRaft, suburbAt } from '../city/spaces.ts';
import { addItemCubes } from '../city/tiles.ts';
import { landHelicopter as land } from '../city/timer.ts';
import { AGENDA, push } from '../agenda.ts';
import { heroAt } from '../hero/hero.ts';
import type { State } from '../state.ts';
import { type Emit, step } from '../step.ts';
import { newYorkWins as defeat } from '../victory/defeat.ts';
import type { Primitive } from './primitive.ts';

/** Board and timer (NY-FX-50 to NY-FX-62). */

/** NY-FX-50, NY-FX-51; without a New York deck its player chooses the direction (NY-BND-62). */
export const placeRoadblock: Primitive<'placeRoadblock'> = {
  run(s, { where }, { hero, by }, emit) {
    const { at } = heroAt(s, hero);
    const top = s.nyDeck.at(-1);
    if (where === 'heroSpace' && top) return place(s, at, nyCards[top].roadblock, emit);
    const spaces = where === 'heroSpace' ? [at] : [...new Set(s.heroes.map((one) => one.at))];
    push(s, { step: 'chooseRoadblock', seat: chooser(s, by, 'city'), spaces });
  },
};

export const chooseRoadblock = step({
  fields: AGENDA.chooseRoadblock,
  rule: 'NY-FX-51',
  skip: true,
  offers(s, { spaces }, _seat, offer) {
    for (const space of spaces) {
      for (const direction of DIRECTIONS) {
        const against = whyNoRoadblock(s, space, direction);
        if (against === null || offer.explaining) offer({ do: 'placeRoadblock', space, direction }, against);
      }
    }
  },
  answer(s, _step, _seat, choice, emit) {
    if (choice.do === 'placeRoadblock') place(s, choice.space, choice.direction, emit);
  },
});

/** NY-FX-52 */
export const removeRoadblock: Primitive<'removeRoadblock'> = {
  run: (s, { n, where }, { hero, by }) =>
    push(s, { step: 'removeRoadblock', seat: chooser(s, by, 'other'), left: n, where, hero }),
};

export const removeRoadblockStep = step({
  fields: AGENDA.removeRoadblock,
  rule: 'NY-FX-52',
  skip: true,
  offers(s, { left, where, hero }, _seat, offer) {
    if (left === 0) return;
    const roads: readonly Road[] =
      where === 'anywhere' ? ALL_ROADS : (ROADS_OF[spaceNo(heroAt(s, hero).at)] ?? []);
    const blocked = roads.filter((road) => isBlocked(s, road));
    for (const road of blocked) offer({ do: 'removeRoadblock', ...roadName(road) });
    if (blocked.length > 0) offer({ do: 'stop' });
  },
  answer(s, { seat, left, where, hero }, _seat, choice, emit) {
    if (choice.do !== 'removeRoadblock') return;
    openRoad(s, roadAt(spaceNo(choice.space), directionNo(choice.direction)), emit);
    push(s, { step: 'removeRoadblock', seat, left: left - 1, where, hero });
  },
});

/** NY-FX-53 */
export const placeItems: Primitive<'placeItems'> = {
  run: (s, { n, where }, { hero, at }, emit) =>
    addItemCubes(s, spaceNo(where === 'thisTile' && at !== null ? at : heroAt(s, hero).at), n, emit),
};

/** NY-FX-54 */
export const moveHelicopter: Primitive<'moveHelicopter'> = {
  run: (s, { n }, { by }) => push(s, { step: 'moveHelicopter', seat: chooser(s, by, 'other'), left: n }),
};

/** The Central Park spaces at most so many steps away, the nearest first. */
function landingSites(s: State, steps: number): SpaceId[] {
  const found = [s.helicopter.at];
  let wave = [...found];
  for (let i = 0; i < steps; i++) {
    const next: SpaceId[] = [];
    for (const at of wave) {
      for (const space of NEIGHBOURS[spaceNo(at)] ?? []) {
        const id = spaceId(space);
        if (KIND[space] !== 'centralPark' || found.includes(id)) continue;
        found.push(id);
        next.push(id);
      }
    }
    wave = next;
  }
  return found.slice(1);
}

export const moveHelicopterStep = step({
  fields: AGENDA.moveHelicopter,
  rule: 'NY-FX-54',
  offers(s, { left }, _seat, offer) {
    for (const to of landingSites(s, left)) offer({ do: 'moveHelicopter', to });
    offer({ do: 'stop' });
  },
  answer(s, _step, _seat, choice, emit) {
    if (choice.do !== 'moveHelicopter') return;
    s.helicopter.at = choice.to;
    emit?.({ event: 'helicopterMoved', space: choice.to, rules: ['NY-FX-54'] });
  },
});

/** NY-FX-55 */
export const landHelicopter: Primitive<'landHelicopter'> = {
  run: (s, _effect, _context, emit) => land(s, emit),
};

/** NY-FX-56 */
function burnGullfire(s: State, emit: Emit): void {
  if (!s.gullfire) return;
  s.gullfire = false;
  emit?.({ event: 'gullfireDestroyed', rules: ['NY-FX-56'] });
}

export const destroyGullfire: Primitive<'destroyGullfire'> = {
  run: (s, _effect, _context, emit) => burnGullfire(s, emit),
};

/** NY-FX-57 */
export const threatenGullfire: Primitive<'threatenGullfire'> = {
  run(s, _effect, _context, emit) {
    const at = spaceId(WORLD_TRADE_CENTER);
    if (!s.gullfire) return;
    if (isPrisonerAt(s, at)) burnGullfire(s, emit);
    else placePrisoners(s, 1, at, emit);
  },
};

/** NY-FX-58 */
export const removeRaft: Primitive<'removeRaft'> = {
  run: (s, { n }, { by }) => push(s, { step: 'removeRaft', seat: chooser(s, by, 'other'), left: n }),
};

export const removeRaftStep = step({
  fields: AGENDA.removeRaft,
  rule: 'NY-FX-58',
  skip: true,
  offers(s, { left }, _seat, offer) {
    const rafts = left > 0 ? SUBURB_SPACES.filter((space) => hasRaft(s, space)) : [];
    for (const space of rafts) offer({ do: 'removeRaft', space: spaceId(space) });
    if (rafts.length > 0) offer({ do: 'stop' });
  },
  answer(s, { seat, left }, _seat, choice, emit) {
    if (choice.do !== 'removeRaft') return;
    const suburb = suburbAt(s, spaceNo(choice.space));
    if (suburb) suburb.raft = false;
    emit?.({ event: 'raftRemoved', space: choice.space, rules: ['NY-FX-58'] });
    push(s, { step: 'removeRaft', seat, left: left - 1 });
  },
});

const LAST_LEVEL = 4;

/** NY-FX-59 */
export const eventLevel: Primitive<'eventLevel'> = {
  run(s, { n }, _context, emit) {
    s.eventLevel = Math.min(LAST_LEVEL, s.eventLevel + n);
    emit?.({ event: 'eventLevelRose', level: s.eventLevel, cards: eventCount(s), rules: ['NY-FX-59'] });
  },
};

/** NY-FX-60 */
export const revealEvents: Primitive<'revealEvents'> = {
  run: (s) => push(s, { step: 'revealEvents', left: eventCount(s) }),
};

/** NY-FX-61 */
export const revealTimer: Primitive<'revealTimer'> = {
  run: (s, { n }) => push(s, { step: 'revealTimer', left: n }),
};
export const discardTimer: Primitive<'discardTimer'> = {
  run: (s, { n }) => push(s, { step: 'discardTimer', left: n }),
};

/** NY-FX-62 */
export const newYorkWins: Primitive<'newYorkWins'> = {
  run: (s, _effect, _context, emit) => defeat(s, emit),
};
