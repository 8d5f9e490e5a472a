import type { Verdict } from '@getaway/engine';
import { NEIGHBOURS, roadBetween, spaceId, spaceNo, type Space } from '../../board/index.ts';
import { push } from '../../agenda.ts';
import { takeFreeCars } from '../../city/cars.ts';
import { isBlocked } from '../../city/roadblocks.ts';
import { isRevealed } from '../../city/spaces.ts';
import type { Primitive } from '../../effects/primitive.ts';
import type { State } from '../../state.ts';
import { step } from '../../step.ts';
import { copsAt, copSpaces } from './cops.ts';
import { uspfSteps } from './state.ts';

/** Cops move along open roads to revealed spaces, whoever is there (NY-USP-51, NY-USP-54, NY-USP-55). */

export const moveCops: Primitive<'moveCops'> = {
  run: (s, { cops, steps }, { hero }) =>
    push(s, { step: 'moveCops', seat: hero, left: cops, steps, moved: [] }),
};

export const moveCopsStep = step({
  fields: uspfSteps.moveCops,
  rule: 'NY-USP-51',
  offers(s, { steps, moved }, _seat, offer) {
    for (const from of copSpaces(s)) {
      const rested = copsAt(s, from) - moved.filter((space) => space === spaceId(from)).length;
      if (rested <= 0) continue;
      for (const to of copReach(s, from, steps))
        offer({ do: 'moveCop', from: spaceId(from), to: spaceId(to) });
      if (offer.explaining) {
        for (const to of NEIGHBOURS[from] ?? []) {
          const verdict = whyNotEnter(s, from, to);
          if (verdict) offer({ do: 'moveCop', from: spaceId(from), to: spaceId(to) }, verdict);
        }
      }
    }
    offer({ do: 'stop' });
  },
  answer(s, { seat, left, steps, moved }, _seat, choice, emit) {
    if (choice.do !== 'moveCop') return;
    const from = spaceNo(choice.from);
    const to = spaceNo(choice.to);
    s.uspf.cops[from] = copsAt(s, from) - 1;
    s.uspf.cops[to] = copsAt(s, to) + 1;
    emit?.({ event: 'copMoved', from: choice.from, space: choice.to, rules: ['NY-USP-51'] });
    takeFreeCars(s, emit);
    if (left > 1) push(s, { step: 'moveCops', seat, left: left - 1, steps, moved: [...moved, choice.to] });
  },
});

/** NY-USP-51, NY-USP-55 */
function whyNotEnter(s: State, from: Space, to: Space): Verdict {
  if (!isRevealed(s, to)) return 'NY-USP-55';
  return isBlocked(s, roadBetween(from, to)) ? 'NY-USP-51' : null;
}

export function copReach(s: State, from: Space, steps: number): Space[] {
  const reached = [from];
  let border = [from];
  for (let n = 0; n < steps; n++) {
    const next: Space[] = [];
    for (const space of border) {
      for (const other of NEIGHBOURS[space] ?? []) {
        if (whyNotEnter(s, space, other) || reached.includes(other)) continue;
        reached.push(other);
        next.push(other);
      }
    }
    border = next;
  }
  return reached.slice(1);
}
