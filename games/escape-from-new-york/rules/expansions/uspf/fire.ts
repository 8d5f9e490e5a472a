import { directionNo, roadAt, ROADS_OF, spaceId, spaceNo, type Road, type Space } from '../../board/index.ts';
import { push } from '../../agenda.ts';
import { isBlocked, openRoad, roadName } from '../../city/roadblocks.ts';
import { enemyNo, isFirstOfItsKind, named } from '../../city/enemies.ts';
import { hit, whyUntouchable } from '../../city/fight.ts';
import type { Primitive } from '../../effects/primitive.ts';
import type { Enemy, HeroState, State } from '../../state.ts';
import { step } from '../../step.ts';
import { copSpaces, isCopAt } from './cops.ts';
import { uspfSteps } from './state.ts';

/** What cops do for the heroes: shoot, clear roads, give cover (NY-USP-52, NY-USP-53). */

export const copDamage: Primitive<'copDamage'> = {
  run: (s, { spaces, n }, { hero }) => push(s, { step: 'copFire', seat: hero, left: spaces, n, fired: [] }),
};

/** The enemies that cops in a space can hit. */
const targets = (s: State, space: Space): Enemy[] =>
  s.enemies.filter(
    (enemy) => enemy.at === spaceId(space) && whyUntouchable(s, enemy) === null && isFirstOfItsKind(s, enemy),
  );

export const canFireAt = (s: State, space: Space): boolean => targets(s, space).length > 0;

export const copFire = step({
  fields: uspfSteps.copFire,
  rule: 'NY-USP-52',
  offers(s, { fired }, _seat, offer) {
    for (const space of copSpaces(s)) {
      const id = spaceId(space);
      if (!fired.includes(id) && canFireAt(s, space)) offer({ do: 'copFire', space: id });
    }
    offer({ do: 'stop' });
  },
  answer(s, { seat, left, n, fired }, _seat, choice, emit) {
    if (choice.do !== 'copFire') return;
    const { space } = choice;
    emit?.({ event: 'copsFire', space, n, rules: ['NY-USP-52'] });
    if (left > 1) push(s, { step: 'copFire', seat, left: left - 1, n, fired: [...fired, space] });
    push(s, { step: 'copHit', seat, space, left: n });
  },
});

/** NY-DMG-04 holds here too: damage is assigned while there is a target. */
export const copHit = step({
  fields: uspfSteps.copHit,
  rule: 'NY-USP-52',
  skip: true,
  offers(s, { space }, _seat, offer) {
    for (const enemy of targets(s, spaceNo(space))) offer({ do: 'hit', ...named(enemy) });
  },
  answer(s, { seat, space, left }, _seat, choice, emit) {
    if (choice.do !== 'hit') return;
    if (left > 1) push(s, { step: 'copHit', seat, space, left: left - 1 });
    hit(s, enemyNo(s, choice.enemy), true, emit);
  },
});

export const copBreach: Primitive<'copBreach'> = {
  run: (s, { n }, { hero }) => push(s, { step: 'copBreach', seat: hero, left: n }),
};

/** The blocked roads of spaces with cops, each once. */
export const roadsToBreach = (s: State): Road[] => [
  ...new Set(copSpaces(s).flatMap((space) => (ROADS_OF[space] ?? []).filter((road) => isBlocked(s, road)))),
];

export const copBreachStep = step({
  fields: uspfSteps.copBreach,
  rule: 'NY-USP-53',
  skip: true,
  offers(s, _step, _seat, offer) {
    for (const road of roadsToBreach(s)) offer({ do: 'removeRoadblock', ...roadName(road) });
  },
  answer(s, { seat, left }, _seat, choice, emit) {
    if (choice.do !== 'removeRoadblock') return;
    openRoad(s, roadAt(spaceNo(choice.space), directionNo(choice.direction)), emit);
    if (left > 1) push(s, { step: 'copBreach', seat, left: left - 1 });
  },
});

/** NY-USP-53 */
export const copEscort: Primitive<'copEscort'> = {
  run(s, { prevent }, { hero }, emit) {
    if (!isCopAt(s, (s.heroes[hero] as HeroState).at)) return;
    s.turn.prevent += prevent;
    emit?.({ event: 'copEscort', seat: hero, n: prevent, rules: ['NY-USP-53'] });
  },
};
