import type { Verdict } from '@getaway/engine';
import { EQUIPMENT, EQUIPMENT_TILE, type EquipmentId, PLAYER_BOARD, SUPPLIES } from '../../content/index.ts';
import { countBits, has, nthBit, withBit, withoutBit } from '../bits.ts';
import { thiefOf } from '../characters.ts';
import { putItem, slotFor, waysToPut } from '../items.ts';
import { pay } from '../money.ts';
import type { Choice } from '../play.ts';
import type { State } from '../state.ts';
import { locker } from './locker.ts';
import { company, decision, type Stage } from './stage.ts';

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

const TAKE_GAS_CAN: Choice = { do: 'takeGasCan' };

/** EP-STO-02. */
const gasCan = decision({
  answers: ['takeGasCan'],
  due: (s, seat) => !whyNoGasCan(s, seat),
  offers: (s, seat, offer) => offer(TAKE_GAS_CAN, whyNoGasCan(s, seat)),
  answer(s, seat, _choice, _at, emit) {
    thiefOf(s, seat).gasCans++;
    emit?.({ event: 'gasCanTaken', seat, rules: ['EP-STO-02'] });
  },
});

const PRICES: readonly number[] = EQUIPMENT.map((id) => EQUIPMENT_TILE[id].cost);

/** The types of equipment that are left and still to be bought in this visit, as bits, as far as the money goes. */
function equipmentFor(s: State, bought: EquipmentId | null, money: number): number {
  let types = 0;
  for (let i = 0; i < EQUIPMENT.length; i++) {
    if (s.equipment[i]! > 0 && PRICES[i]! <= money) types = withBit(types, i);
  }
  return bought === null ? types : withoutBit(types, EQUIPMENT.indexOf(bought));
}

/** EP-STO-03: up to two, so the first and the second; they must be of different types. */
const equipment = (second: boolean): Stage =>
  decision({
    answers: ['buyEquipment'],
    due: (s, seat, _at, bought) =>
      (bought !== null) === second &&
      equipmentFor(s, bought, Infinity) !== 0 &&
      waysToPut(s, seat, 'equipment') !== 0,
    offers(s, seat, offer, _at, bought) {
      const { money } = thiefOf(s, seat);
      const types = equipmentFor(s, bought, money);
      const ways = waysToPut(s, seat, 'equipment');
      const slots = countBits(ways);
      offer.many(countBits(types) * slots, (i) => ({
        do: 'buyEquipment',
        equipment: EQUIPMENT[nthBit(types, Math.floor(i / slots))]!,
        slot: slotFor(s, seat, ways, i % slots) + 1,
      }));
      if (!offer.explaining) return;
      for (const [i, id] of EQUIPMENT.entries()) {
        const refused = { do: 'buyEquipment', equipment: id } as Choice;
        const price = EQUIPMENT_TILE[id].cost;
        if (!has(types, i)) offer(refused, { rule: 'EP-STO-03', params: { price, money } });
        else if (slots === 0) offer(refused, 'EP-OPT-04');
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
