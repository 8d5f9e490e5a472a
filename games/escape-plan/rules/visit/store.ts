import type { Verdict } from '@getaway/engine';
import { EQUIPMENT, EQUIPMENT_TILE, PLAYER_BOARD, SUPPLIES } from '../../content/index.ts';
import { thiefOf } from '../characters.ts';
import { eachItemSlot, putItem } from '../items.ts';
import { pay } from '../money.ts';
import type { Choice } from '../play.ts';
import type { State } from '../state.ts';
import { locker } from './locker.ts';
import { company, type Decision, may, type Stage } from './stage.ts';

export function gasCansLeft(s: State): number {
  let left = SUPPLIES.gasCans;
  for (const thief of s.thieves) left -= thief.gasCans;
  return left;
}

function whyNoGasCan(s: State, seat: number): Verdict {
  const held = thiefOf(s, seat).gasCans;
  const left = gasCansLeft(s);
  return held < PLAYER_BOARD.gasCanSlots && left > 0 ? null : { rule: 'EP-STO-02', params: { held, left } };
}

/** EP-STO-02. */
const gasCan: Decision = {
  answers: ['takeGasCan'],
  due: (s, seat) => !whyNoGasCan(s, seat),
  whyNotDecline: may,
  offers: (s, seat, offer) => offer({ do: 'takeGasCan' }, whyNoGasCan(s, seat)),
  answer(s, seat, _choice, _at, emit) {
    thiefOf(s, seat).gasCans++;
    emit?.({ event: 'gasCanTaken', seat, rules: ['EP-STO-02'] });
  },
};

function hasItemSlot(s: State, seat: number): boolean {
  let slots = 0;
  eachItemSlot(s, seat, 'equipment', () => slots++);
  return slots > 0;
}

/** EP-STO-03: up to two, so the first and the second; they must be of different types. */
const equipment = (second: boolean): Decision => ({
  answers: ['buyEquipment'],
  due: (s, seat, { bought }) =>
    (bought !== null) === second &&
    EQUIPMENT.some((id, i) => id !== bought && s.equipment[i]! > 0) &&
    hasItemSlot(s, seat),
  whyNotDecline: may,
  offers(s, seat, offer, visit) {
    const { money } = thiefOf(s, seat);
    for (let i = 0; i < EQUIPMENT.length; i++) {
      const id = EQUIPMENT[i]!;
      const price = EQUIPMENT_TILE[id].cost;
      if (s.equipment[i]! > 0 && id !== visit.bought && price <= money) {
        eachItemSlot(s, seat, 'equipment', (slot) =>
          offer({ do: 'buyEquipment', equipment: id, slot: slot + 1 }),
        );
        if (offer.explaining && !hasItemSlot(s, seat))
          offer({ do: 'buyEquipment', equipment: id } as Choice, 'EP-OPT-04');
      } else if (offer.explaining) {
        offer({ do: 'buyEquipment', equipment: id } as Choice, {
          rule: 'EP-STO-03',
          params: { price, money },
        });
      }
    }
  },
  answer(s, seat, choice, _at, emit) {
    if (choice.do !== 'buyEquipment') return;
    const id = choice.equipment;
    const type = EQUIPMENT.indexOf(id);
    s.equipment = s.equipment.with(type, s.equipment[type]! - 1);
    emit?.({ event: 'equipmentBought', seat, equipment: id, rules: ['EP-STO-03'] });
    pay(s, seat, EQUIPMENT_TILE[id].cost, 'EP-STO-03', emit);
    putItem(s, seat, choice.slot - 1, id, emit);
  },
});

/** EP-STO-01 to EP-STO-04; all four stores offer the same (EP-STO-05). */
export const store: readonly Stage[] = [
  company('EP-STO-01'),
  gasCan,
  equipment(false),
  equipment(true),
  locker,
];
