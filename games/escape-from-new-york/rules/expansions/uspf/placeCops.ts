import { BRIDGEHEADS, spaceId, spaceNo, type Space } from '../../board/index.ts';
import { push } from '../../agenda.ts';
import { isRevealed } from '../../city/spaces.ts';
import type { Primitive } from '../../effects/primitive.ts';
import type { HeroState, State } from '../../state.ts';
import { step } from '../../step.ts';
import { copSpaces, putCop } from './cops.ts';
import { uspfSteps } from './state.ts';

/** Cops come from the available pool (NY-USP-50). */

export const placeCops: Primitive<'placeCops'> = {
  run(s, { n, where }, { hero }, emit) {
    if (where !== 'heroSpace') return push(s, { step: 'placeCops', seat: hero, left: n, where });
    const space = spaceNo((s.heroes[hero] as HeroState).at);
    for (let left = n; left > 0 && s.uspf.copsLeft > 0; left--) putCop(s, space, emit);
  },
};

export const placeCopsStep = step({
  fields: uspfSteps.placeCops,
  rule: 'NY-USP-50',
  skip: true,
  offers(s, { seat, where }, _seat, offer) {
    if (s.uspf.copsLeft === 0) return;
    for (const space of copPlaces(s, seat, where)) offer({ do: 'placeCop', space: spaceId(space) });
  },
  answer(s, { seat, left, where }, _seat, choice, emit) {
    if (choice.do !== 'placeCop') return;
    putCop(s, spaceNo(choice.space), emit);
    if (left > 1) push(s, { step: 'placeCops', seat, left: left - 1, where });
  },
});

function copPlaces(s: State, seat: number, where: 'anyCopSpace' | 'anyBridgehead'): Space[] {
  if (where === 'anyBridgehead') return BRIDGEHEADS.filter((space) => isRevealed(s, space));
  const spaces = copSpaces(s);
  return spaces.length > 0 ? spaces : [spaceNo((s.heroes[seat] as HeroState).at)];
}
