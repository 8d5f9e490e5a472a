import type { Choice, Use } from '../../rules/play.ts';
import { isUse } from '../../rules/executive/index.ts';
import type { State } from '../../rules/state.ts';
import { costOfSpending, worthOfMoney } from '../escaping.ts';
import { stepOfNotoriety } from '../prospects.ts';
import { turnsLeft } from '../turns.ts';
import type { Weights } from '../weights.ts';
import { placeWorth, tileWorth } from './building.ts';
import { chaseWorth } from './police.ts';
import { Travels } from './travelling.ts';
import { useWorth } from './using.ts';
import { assetToUnlock, contactWorth, equipmentWorth, fixerWorth, keyWorth } from './taking.ts';
import { bagValue, isBag } from '../../rules/bags.ts';
import { bagIndex } from '../../rules/items.ts';
import { bestLocker, expectedBag } from '../bags.ts';
import { contactCount } from '../../rules/contactSlots.ts';
import { LOCKER } from '../../content/index.ts';

/** Choices that differ by this many points differ clearly. */
const CLEARLY = 9;

/** How promising each choice looks to an experienced player at a glance: weights that add up to 1. */
export function sensible(s: State, seat: number, choices: readonly Choice[], w: Weights): number[] {
  const glance = new Glance(s, seat, w);
  const points = choices.map((choice) => glance.points(choice));
  // An executive action does not replace the decision: it comes on top of the best that can be chosen after it.
  let next = -Infinity;
  for (let i = 0; i < points.length; i++) if (!isUse(choices[i]!) && points[i]! > next) next = points[i]!;
  let top = next;
  for (let i = 0; i < points.length; i++) {
    if (isUse(choices[i]!)) points[i] = points[i]! + (next > -Infinity ? next : 0);
    if (points[i]! > top) top = points[i]!;
  }
  let sum = 0;
  for (let i = 0; i < points.length; i++) {
    const odds = Math.exp((points[i]! - top) / CLEARLY);
    points[i] = odds;
    sum += odds;
  }
  for (let i = 0; i < points.length; i++) points[i] = points[i]! / sum;
  return points;
}

/** Looks at a decision once; what several choices need to know is worked out for all of them. */
class Glance {
  private readonly s: State;
  private readonly seat: number;
  private readonly w: Weights;
  private travels: Travels | null = null;

  constructor(s: State, seat: number, w: Weights) {
    this.s = s;
    this.seat = seat;
    this.w = w;
  }

  points(choice: Choice): number {
    const { s, seat, w } = this;
    const thief = s.thieves[seat]!;
    if (isUse(choice)) return this.use(choice);
    switch (choice.do) {
      case 'travel':
      case 'escape':
        return this.way().points(choice);
      case 'rest':
        return this.way().resting();
      case 'placeTile':
        return tileWorth(s, seat, choice);
      case 'openPlace':
        return placeWorth(s, seat, choice.place);
      case 'unlock':
        return w.unlock + assetToUnlock(thief, choice.asset) - this.priceOfUnlock();
      case 'loseAsset':
        return -assetToUnlock(thief, choice.asset);
      case 'extraTurn':
        return 40;
      case 'wound':
        return -w.wound;
      case 'allWounds':
        return -2 * w.wound;
      case 'payExit':
        return 20;
      case 'surrender':
        return -100;
      case 'takeContact':
        return contactWorth(s, seat, choice, w);
      case 'takeKey':
        return keyWorth(s, seat, choice.colour);
      case 'useKey':
        return choice.key === 'master-key' ? 0 : -keyWorth(s, seat, choice.key);
      case 'buyFixer':
        return fixerWorth(s, seat, choice, w);
      case 'buyEquipment':
        return equipmentWorth(s, seat, choice, w);
      case 'takeGasCan':
        return w.gasCan + 4;
      case 'openLocker':
        return this.locker(choice.colour) - (choice.key === 'master-key' ? 3 : 0);
      case 'keep':
        return this.keep(choice.bag, choice.slot - 1);
      case 'heal':
        return choice.wounds * w.wound - costOfSpending(s, seat, [0, 1, 3, 6][choice.wounds]!, w);
      case 'donate':
        return stepOfNotoriety(s, seat) - costOfSpending(s, seat, 1, w) + 4;
      case 'receiveIncome':
        return thief.incomeCubes * worthOfMoney(s, seat, w) + 2;
      case 'drawExitTiles':
        return this.exitTile();
      case 'takeBonus':
        return choice.bonus === 'extraActionDisc'
          ? 30
          : 12 + (choice.unlock ? assetToUnlock(thief, choice.unlock) : 0);
      case 'moveOfficer':
        return chaseWorth(s, seat, choice);
      default:
        return 0;
    }
  }

  private way(): Travels {
    return (this.travels ??= new Travels(this.s, this.seat, this.w));
  }

  private use(use: Use): number {
    return useWorth(this.s, this.seat, use, this.w, turnsLeft(this.s, this.seat).all);
  }

  /** EP-INC-03: in the income phase it costs. */
  private priceOfUnlock(): number {
    const { s, seat, w } = this;
    return s.agenda[s.agenda.length - 1]?.step === 'incomeUnlock' ? costOfSpending(s, seat, 3, w) : 0;
  }

  private locker(colour: 'green' | 'black' | 'brown'): number {
    const contacts = contactCount(this.s.thieves[this.seat]!);
    const bag = expectedBag(this.s, colour, contacts + LOCKER[colour].drawModifier);
    return bestLocker(this.s, this.seat).worth > 0 ? bag : bag - 60;
  }

  private exitTile(): number {
    const thief = this.s.thieves[this.seat]!;
    const bag = expectedBag(this.s, 'type-1', contactCount(thief));
    return thief.items.includes(null) ? bag : bag - 25;
  }

  /** The most for what goes, and no bag for a lesser one. */
  private keep(bag: string, slot: number): number {
    const thief = this.s.thieves[this.seat]!;
    const item = thief.items[slot]!;
    const lost = isBag(item) ? bagValue(thief.bags[bagIndex(thief, slot)]!) : item === null ? 0 : 6;
    return bagValue(bag) - lost - (item === null ? 0 : stepOfNotoriety(this.s, this.seat));
  }
}
