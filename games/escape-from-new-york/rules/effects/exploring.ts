import { type Space, POI_SPACES, SIDES, neighbour, spaceId, spaceNo, NEIGHBOURS } from '../board/index.ts';
import { chooser } from '../city/chooser.ts';
import { isEnemyAt } from '../city/enemies.ts';
import { facedownPois, hasManhole, manholes } from '../city/spaces.ts';
import { flipPoi, revealSpace, whyNotReveal } from '../city/tiles.ts';
import { AGENDA, push } from '../agenda.ts';
import { heroAt } from '../hero/hero.ts';
import { startMovement } from '../hero/movement.ts';
import { canLeave, here, type Roadblocks, whyNotStep } from '../hero/steps.ts';
import type { State } from '../state.ts';
import { step } from '../step.ts';
import { mayTakeBridge } from '../victory/bridge.ts';
import type { Primitive } from './primitive.ts';

/** Movement and exploration of heroes (NY-FX-10 to NY-FX-20). */

export const move: Primitive<'move'> = {
  run(s, { n, upTo, requireNoEnemies, roadblocks }, { hero, by }) {
    if (requireNoEnemies && isEnemyAt(s, heroAt(s, hero).at)) return;
    startMovement(s, hero, { step: 'walk', seat: hero, left: n, upTo, roadblocks, by, tried: false });
  },
  reach(s, { n, upTo, requireNoEnemies, roadblocks }, seat, from) {
    const starts = requireNoEnemies ? from.filter((space) => !isEnemyAt(s, spaceId(space))) : from;
    if (starts.length === 0) return { rule: 'NY-FX-12' };
    const hero = heroAt(s, seat);
    const leaving = starts.filter(
      (space) => canLeave(s, hero, space, roadblocks) || mayTakeBridge(s, seat, space, roadblocks),
    );
    if (upTo) return within(s, hero.car === 'none' ? roadblocks : 'destroy', starts, n);
    return leaving.length === 0 ? { rule: 'NY-ACT-08' } : within(s, roadblocks, leaving, n);
  },
};

/** The spaces at most n steps away: enough to tell whether another hero can be reached (NY-ACT-10). */
function within(s: State, roadblocks: Roadblocks, from: readonly Space[], n: number): Space[] {
  const reached = [...from];
  let wave = from;
  for (let i = 0; i < n; i++) {
    const next: Space[] = [];
    for (const space of wave) {
      for (let direction = 0; direction < SIDES; direction++) {
        const to = neighbour(space, direction);
        if (whyNotStep(s, space, direction, roadblocks) !== null || reached.includes(to)) continue;
        reached.push(to);
        next.push(to);
      }
    }
    wave = next;
  }
  return reached;
}

/** NY-FX-15, NY-FX-16 */
export const moveManhole: Primitive<'moveManhole'> = {
  run: (s, _effect, { hero }) => push(s, { step: 'manhole', seat: hero }),
  reach(s, _effect, seat, from) {
    const holes = manholes(s);
    const can =
      heroAt(s, seat).car === 'none' && holes.length > 1 && from.some((space) => hasManhole(s, space));
    return can ? holes : { rule: 'NY-FX-16' };
  },
};

/** NY-FX-17, NY-FX-18 */
export const movePoi: Primitive<'movePoi'> = {
  run: (s, _effect, { hero }) => startMovement(s, hero, { step: 'poiJump', seat: hero }),
  reach: (_s, _effect, _seat, from) =>
    from.some((space) => POI_SPACES.includes(space)) ? POI_SPACES : { rule: 'NY-FX-18' },
};

/** NY-FX-19, NY-RUL-01 */
export const reveal: Primitive<'reveal'> = {
  run: (s, { n }, { hero }) => push(s, { step: 'reveal', seat: hero, left: n }),
};

export const revealStep = step({
  fields: AGENDA.reveal,
  rule: 'NY-FX-19',
  skip: true,
  offers(s, { seat, left }, _seat, offer) {
    if (left === 0) return;
    for (const space of NEIGHBOURS[here(s, seat)] ?? []) {
      const against = whyNotReveal(s, space);
      if (against === null || offer.explaining) offer({ do: 'reveal', space: spaceId(space) }, against);
    }
  },
  answer(s, { seat, left }, _seat, choice, emit) {
    if (choice.do !== 'reveal') return;
    push(s, { step: 'reveal', seat, left: left - 1 });
    revealSpace(s, spaceNo(choice.space), emit);
  },
});

/** NY-FX-20 */
export const revealPoi: Primitive<'revealPoi'> = {
  run: (s, { n }, { by }) => push(s, { step: 'revealPoi', seat: chooser(s, by, 'other'), left: n }),
};

export const revealPoiStep = step({
  fields: AGENDA.revealPoi,
  rule: 'NY-FX-20',
  skip: true,
  offers(s, { left }, _seat, offer) {
    if (left > 0) for (const space of facedownPois(s)) offer({ do: 'revealPoi', space: spaceId(space) });
  },
  answer(s, { seat, left }, _seat, choice, emit) {
    if (choice.do !== 'revealPoi') return;
    push(s, { step: 'revealPoi', seat, left: left - 1 });
    flipPoi(s, spaceNo(choice.space), emit);
  },
});
