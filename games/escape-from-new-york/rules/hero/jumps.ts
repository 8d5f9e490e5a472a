import { POI_SPACES, spaceId, spaceNo } from '../board/index.ts';
import { hasManhole, manholes } from '../city/spaces.ts';
import { AGENDA, push } from '../agenda.ts';
import { step } from '../step.ts';
import { heroAt } from './hero.ts';
import { goTo, here } from './steps.ts';

/** Movements that follow no road. Each counts as one step. */

/** NY-FX-15, NY-FX-16 */
export const manhole = step({
  fields: AGENDA.manhole,
  rule: 'NY-FX-15',
  skip: true,
  offers(s, { seat }, _seat, offer) {
    const from = here(s, seat);
    if (heroAt(s, seat).car !== 'none' || !hasManhole(s, from)) return;
    for (const to of manholes(s)) if (to !== from) offer({ do: 'enterManhole', to: spaceId(to) });
  },
  answer(s, { seat }, _seat, choice, emit) {
    if (choice.do !== 'enterManhole') return;
    push(s, { step: 'collect', seat });
    goTo(s, seat, spaceNo(choice.to), emit);
  },
});

/** NY-FX-17, NY-FX-18 */
export const poiJump = step({
  fields: AGENDA.poiJump,
  rule: 'NY-FX-17',
  skip: true,
  offers(s, { seat }, _seat, offer) {
    const from = here(s, seat);
    if (!POI_SPACES.includes(from)) return;
    for (const to of POI_SPACES) if (to !== from) offer({ do: 'jump', to: spaceId(to) });
  },
  answer(s, { seat }, _seat, choice, emit) {
    if (choice.do !== 'jump') return;
    push(s, { step: 'collect', seat });
    goTo(s, seat, spaceNo(choice.to), emit);
  },
});
