import {
  CONTACT_CARD,
  type ContactId,
  EQUIPMENT_TILE,
  FIXER_TILE,
  type FixerId,
  type GroupId,
  type PlanPlace,
} from '../../content/index.ts';
import { priceOf } from '../assets.ts';
import { TOLL } from '../avoid.ts';
import { thiefOf } from '../characters.ts';
import { exitCost } from '../escape.ts';
import { UNLOCK_PRICE } from '../income.ts';
import { type Key, masterKeySpace, usableKeys } from '../keys.ts';
import { region } from '../map/index.ts';
import { isClosed, isIncomeOn, placeAt } from '../places.ts';
import type { Choice, Travel } from '../play.ts';
import { COSTA_BIT, pursuersOn } from '../pursuers.ts';
import type { State } from '../state.ts';
import { costOf, GANG_PRICE } from '../travel.ts';
import { unlocksWith } from '../turn.ts';
import { DONATION, HEALING } from '../visit/others.ts';
import { leastWounds } from './leastWounds.ts';
import { shieldsOf } from './shields.ts';

const costOfTools = ({ using }: Travel): number => using.reduce((sum, tool) => sum + costOf(tool), 0);

/** EP-SOL-13, EP-OPT-14: Costa is on the way, and nothing keeps him away. */
export function meetsCosta(view: State, seat: number, travel: Travel): boolean {
  const { leaving, using } = travel;
  const costa = leaving.map((tile) => pursuersOn(view, tile) & (1 << COSTA_BIT));
  return leastWounds(costa, shieldsOf(view, seat, leaving, using), moneyAfterTools(view, seat, travel)) > 0;
}

export const moneyAfterTools = (view: State, seat: number, travel: Travel): number =>
  thiefOf(view, seat).money - costOfTools(travel);

/** EP-SOL-13: who has less pays nothing. */
export const tollOf = (view: State, seat: number, travel: Travel): number =>
  moneyAfterTools(view, seat, travel) >= TOLL && meetsCosta(view, seat, travel) ? TOLL : 0;

/** Only the master key costs something (EP-RUL-11). */
const priceOfKey = (view: State, seat: number, key: Key): number =>
  key === 'master-key' ? priceOf(masterKeySpace(thiefOf(view, seat))) : 0;

/** What arriving costs for certain: who has a choice of keys may still choose (EP-KEY-03). */
function priceThere(view: State, seat: number, { do: deed, to }: Travel): number {
  if (deed === 'escape') return exitCost(view);
  const { kind } = region(to);
  if (kind === 'business' && isClosed(view, placeAt(view, to))) {
    const keys = usableKeys(thiefOf(view, seat), Infinity);
    return keys.length === 1 ? priceOfKey(view, seat, keys[0]!) : 0;
  }
  return kind === 'gang' ? GANG_PRICE : 0;
}

/** The money that a choice takes for certain. */
export function costOfChoice(view: State, seat: number, choice: Choice): number {
  switch (choice.do) {
    case 'travel':
    case 'escape':
      return costOfTools(choice) + tollOf(view, seat, choice) + priceThere(view, seat, choice);
    case 'useContact':
      return CONTACT_CARD[choice.what as ContactId].cost;
    case 'useAsset':
      return priceOf(choice.slot - 1);
    case 'useKey':
    case 'openLocker':
      return priceOfKey(view, seat, choice.key);
    case 'unlock':
      return view.agenda.at(-1)!.step === 'incomeUnlock' ? UNLOCK_PRICE : 0;
    case 'buyFixer':
      return FIXER_TILE[choice.fixer].cost;
    case 'buyEquipment':
      return EQUIPMENT_TILE[choice.equipment].cost;
    case 'payExit':
      return exitCost(view);
    case 'payToll':
      return TOLL;
    case 'donate':
      return DONATION;
    case 'heal':
      return region(view.at[seat]!).kind === 'hospital' ? HEALING[choice.wounds - 1]! : 0;
    default:
      return 0;
  }
}

/** The income that a choice pays for certain; at a place of the plan it is counted without the cube that goes there (EP-BUS-04). */
export function incomeOfChoice(view: State, seat: number, choice: Choice): number {
  const { incomeCubes, plan } = thiefOf(view, seat);
  switch (choice.do) {
    case 'receiveIncome':
      return incomeCubes;
    case 'travel':
      return isIncomeOn(plan, choice.place as PlanPlace) ? incomeCubes - 1 : 0;
    case 'useContact':
      return CONTACT_CARD[choice.what as ContactId].effect.type === 'receiveIncome' ? incomeCubes : 0;
    case 'useFixer':
      return FIXER_TILE[choice.what as FixerId].effect.type === 'receiveIncome' ? incomeCubes : 0;
    case 'takeBonus':
      return choice.bonus === 'unlockAsset' &&
        unlocksWith(view.agenda.at(-1)!['group'] as GroupId) === 'receiveIncome'
        ? incomeCubes
        : 0;
    default:
      return 0;
  }
}
