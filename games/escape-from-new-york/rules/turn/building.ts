import { spaceNo } from '../board/index.ts';
import { buildingAt } from '../city/spaces.ts';
import { heroAt } from '../hero/hero.ts';
import { reload } from '../hero/items.ts';
import { canDrawItem, drawItemFor } from '../hero/supply.ts';
import { drawToKeep, returnRandomCard } from '../effects/cards.ts';
import { AGENDA, push } from '../agenda.ts';
import type { State } from '../state.ts';
import { step } from '../step.ts';

/** Step 9: the building of the space (NY-BLD). */

const SURGERY_CARDS = 2;
const GUN_SHOP = { draw: 2, keep: 1, reload: 2 };

const building = (s: State, seat: number) => buildingAt(s, spaceNo(heroAt(s, seat).at));

/** NY-BLD-02 */
export const buildingStep = step({
  fields: AGENDA.buildingStep,
  run(s, { seat }, emit) {
    const found = building(s, seat);
    if (found === null || found === 'shelter') return;
    s.turn.stirred = true;
    emit?.({ event: 'buildingVisited', seat, building: found, rules: ['NY-BLD-01'] });
    if (found === 'surgery') push(s, { step: 'returnCards', seat, left: SURGERY_CARDS });
    else push(s, { step: 'visit', seat });
  },
});

/** NY-BLD-03, NY-BLD-05 */
export const visit = step({
  fields: AGENDA.visit,
  rule: 'NY-BLD-02',
  offers(s, { seat }, _seat, offer) {
    const noItems = canDrawItem(s) ? null : 'NY-ITM-04';
    if (building(s, seat) === 'library') {
      offer({ do: 'visit', option: 'item' }, noItems);
      offer({ do: 'visit', option: 'card' }, heroAt(s, seat).discard.length > 0 ? null : 'NY-BLD-03');
      offer({ do: 'visit', option: 'nothing' });
    } else {
      offer({ do: 'visit', option: 'draw' }, noItems);
      offer({ do: 'visit', option: 'reload' });
    }
  },
  answer(s, { seat }, _seat, choice, emit) {
    if (choice.do !== 'visit') return;
    if (choice.option === 'item') drawItemFor(s, seat, emit);
    if (choice.option === 'card') returnRandomCard(s, seat, emit);
    if (choice.option === 'draw') drawToKeep(s, seat, GUN_SHOP.draw, GUN_SHOP.keep, emit);
    if (choice.option === 'reload') reload(s, seat, GUN_SHOP.reload, emit);
  },
});
