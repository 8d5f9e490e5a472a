import { offering } from '@getaway/engine';
import type { Choice } from '../choices.ts';
import { spaceNo } from '../board/index.ts';
import { push } from '../agenda.ts';
import { carCards } from '../../content/index.ts';
import { removeAbandonedCar } from '../city/cars.ts';
import { collectCase, dropCase, facedownBracelet, offerCaseDrops, revealBracelet } from '../hero/cases.ts';
import { heroAt } from '../hero/hero.ts';
import {
  dropItem,
  isWeapon,
  payItem,
  payWeapon,
  revealWeapon,
  useItem,
  useWeapon,
  whyNotPay,
  whyNotPayWeapon,
  whyNotUseWeapon,
} from '../hero/items.ts';
import { checkLimit, drawItemFor, itemKinds } from '../hero/supply.ts';
import { ask, tell } from '../hooks.ts';
import type { State } from '../state.ts';
import type { Emit, Offer } from '../step.ts';
import { escapeAlone } from '../victory/alone.ts';
import { canCollect, offerCollecting } from './collecting.ts';

/** What a player may do in a free moment (NY-TRN-14). */

/** `pay`: items can still be paid for the level bar (NY-LVL-03). */
export function offerActs(s: State, seat: number, pay: boolean, offer: Offer): void {
  const hero = heroAt(s, seat);
  const late = pay ? null : 'NY-LVL-03';
  for (const item of itemKinds(s, seat)) {
    if (isWeapon(item)) offer({ do: 'revealWeapon', item });
    else offer({ do: 'useItem', item });
    offer({ do: 'payItem', item }, late ?? whyNotPay(s, seat));
    offer({ do: 'dropItem', item });
  }
  if (hero.weapon) {
    offer({ do: 'useWeapon' }, whyNotUseWeapon(s, seat));
    offer({ do: 'payWeapon' }, late ?? whyNotPayWeapon(s, seat));
  }
  offerCaseDrops(s, seat, offer);
  if (hero.car !== 'none') offer({ do: 'abandonCar' }, s.turn.carAbandoned ? 'NY-CAR-11' : null);
  if (facedownBracelet(hero)) offer({ do: 'revealBracelet' });
  offerCollecting(s, seat, hero.at, offer);
  tell(s, (expansion) => expansion.freeActs?.(s, seat, offer));
}

/** Whether a free moment has anything to offer. */
export function canAct(s: State, seat: number, pay: boolean): boolean {
  const { items, cases, weapon, car, at } = heroAt(s, seat);
  if (items.length > 0 || cases.length > 0 || canCollect(s, seat, at)) return true;
  if (weapon && whyNotUseWeapon(s, seat) === null) return true;
  if (weapon && pay && whyNotPayWeapon(s, seat) === null) return true;
  return (car !== 'none' && !s.turn.carAbandoned) || expansionsOffer(s, seat);
}

function expansionsOffer(s: State, seat: number): boolean {
  let any = false;
  const offer = offering<Choice>(false, (_choice, verdict) => void (any ||= !verdict));
  tell(s, (expansion) => expansion.freeActs?.(s, seat, offer));
  return any;
}

/** Carries out an act of a free moment or of collecting; the caller has put its own step back on the agenda. */
export function act(s: State, seat: number, choice: Choice, emit: Emit): void {
  switch (choice.do) {
    case 'useItem':
      return useItem(s, seat, choice.item, emit);
    case 'revealWeapon':
      return revealWeapon(s, seat, choice.item, emit);
    case 'useWeapon':
      return useWeapon(s, seat, emit);
    case 'payItem':
      return payItem(s, seat, choice.item, emit);
    case 'payWeapon':
      return payWeapon(s, seat, emit);
    case 'dropItem':
      return dropItem(s, seat, choice.item, emit);
    case 'dropCase':
      return dropCase(s, seat, choice.card, choice.slot, emit);
    case 'abandonCar':
      return abandonCar(s, seat, emit);
    case 'revealBracelet':
      return revealBracelet(s, seat, emit);
    case 'collectItem':
      return collectItem(s, seat, emit);
    case 'collectCase':
      collectCase(s, seat, choice.slot, emit);
      return checkLimit(s, seat);
    case 'takePresident':
      return push(s, { step: 'presidentTaken', seat });
    case 'takeCar':
      return takeCar(s, seat, emit);
    case 'escape':
      return escapeAlone(s, seat, choice.transport, emit);
    default:
      ask(s, (expansion) => expansion.act?.(s, seat, choice, emit));
  }
}

/** NY-ITM-01 */
function collectItem(s: State, seat: number, emit: Emit): void {
  const space = spaceNo(heroAt(s, seat).at);
  s.itemCubes[space] = (s.itemCubes[space] ?? 0) - 1;
  drawItemFor(s, seat, emit);
}

/** NY-CAR-01, NY-CAR-02; a movement that is under way ends (NY-MOV-07). */
function takeCar(s: State, seat: number, emit: Emit): void {
  const hero = heroAt(s, seat);
  hero.car = 'car';
  removeAbandonedCar(s, hero.at);
  emit?.({ event: 'carTaken', seat, at: hero.at, rules: ['NY-CAR-02'] });
  if (s.agenda.at(-2)?.step === 'walk') s.agenda.splice(-2, 1);
}

/** NY-CAR-11, NY-CAR-12 */
function abandonCar(s: State, seat: number, emit: Emit): void {
  const hero = heroAt(s, seat);
  if (hero.car === 'none') return;
  if (carCards[hero.car].abandon === 'leftInSpace') s.abandonedCars.push(hero.at);
  emit?.({ event: 'carAbandoned', seat, car: hero.car, at: hero.at, rules: ['NY-CAR-11'] });
  hero.car = 'none';
  s.turn.carAbandoned = true;
}
