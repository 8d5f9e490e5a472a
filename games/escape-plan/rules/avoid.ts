import { int, list, oneOf, type Offer, push, pushBelow, seatNo, shared } from '@getaway/engine';
import { PLAYER_BOARD, TILES } from '../content/index.ts';
import { countBits, has, lowestBit, withoutBit } from './bits.ts';
import { settleOne } from './executive/effects.ts';
import { isUse, mightUse, offerExecutive, useComponent } from './executive/index.ts';
import { moneyOf, pay } from './money.ts';
import { type Choice, type Emit, step } from './play.ts';
import {
  type Avoiding,
  COSTA_BIT,
  dangerTiles,
  pendingAnywhere,
  pendingOn,
  pursuerBit,
  PURSUERS,
} from './pursuers.ts';
import type { State } from './state.ts';
import { wound } from './wounds.ts';

/** EP-SOL-13. */
export const TOLL = 3;
export const WOUNDS_WITHOUT_TOLL = 2;

const fields = {
  seat: seatNo(),
  danger: shared(list(oneOf(TILES), TILES.length)),
  settled: list(int(0, 31), TILES.length),
};

const NONE_SETTLED = TILES.map(() => 0);

/** Begins to avoid, at once unless something was put on the agenda since it had that length. */
export function beginAvoid(
  s: State,
  seat: number,
  danger: readonly string[],
  length: number,
  emit: Emit,
): void {
  if (danger.length === 0) return;
  goOn(s, { seat, danger, settled: NONE_SETTLED.slice(0, danger.length) }, length, emit);
}

function countPending(s: State, avoiding: Avoiding): number {
  let count = 0;
  for (let i = 0; i < avoiding.danger.length; i++) count += countBits(pendingOn(s, avoiding, i));
  return count;
}

const costaIsPending = (s: State, avoiding: Avoiding): boolean =>
  has(pendingAnywhere(s, avoiding), COSTA_BIT);

/** Settles everybody who is pending the hard way: wounds for officers and Sandra, the toll for Costa. */
function settleAll(s: State, seat: number, pending: number, costa: boolean, emit: Emit): void {
  let wounds = costa ? pending - 1 : pending;
  if (costa && moneyOf(s, seat) >= TOLL) pay(s, seat, TOLL, 'EP-SOL-13', emit);
  else if (costa) wounds += WOUNDS_WITHOUT_TOLL;
  wound(s, seat, wounds, 'EP-AVD-08', emit);
}

/** Settles the first officer who is pending by a wound. */
function settleFirst(s: State, seat: number, avoiding: Avoiding, emit: Emit): void {
  const { danger, settled } = avoiding;
  let i = 0;
  while (officersPending(s, avoiding, i) === 0) i++;
  const officers = officersPending(s, avoiding, i);
  push(s, { step: 'avoid', seat, danger, settled: settled.with(i, settled[i]! | (officers & -officers)) });
  wound(s, seat, 1, 'EP-AVD-08', emit);
}

const officersPending = (s: State, avoiding: Avoiding, i: number): number =>
  withoutBit(pendingOn(s, avoiding, i), COSTA_BIT);

/** EP-AVD-06 to EP-AVD-09: goes on until nobody is pending. */
export const avoid = step({ fields, run: carryOn });

/**
 * Asks only if others could think of more than wounds. Who is healthy cannot heal before the first of them, but perhaps
 * after it, before the last ones bring handcuffs.
 */
function carryOn(s: State, avoiding: Avoiding & { readonly seat: number }, emit: Emit): void {
  const pending = pendingAnywhere(s, avoiding);
  if (pending === 0) return;
  const { seat, danger, settled } = avoiding;
  if (mightUse(s, seat, pending)) return push(s, { step: 'settle', seat, danger, settled });
  const costa = has(pending, COSTA_BIT);
  const count = countPending(s, avoiding);
  // What others can know of them, who do not know whether there is money for the toll.
  const mostWounds = costa ? count - 1 + WOUNDS_WITHOUT_TOLL : count;
  if (mostWounds > PLAYER_BOARD.woundCubes) settleFirst(s, seat, avoiding, emit);
  else settleAll(s, seat, count, costa, emit);
}

/** Goes on avoiding, at once unless something else was put on the agenda since it had that length. */
function goOn(s: State, avoiding: Avoiding & { readonly seat: number }, length: number, emit: Emit): void {
  if (s.agenda.length === length) return carryOn(s, avoiding, emit);
  const { seat, danger, settled } = avoiding;
  if (pendingAnywhere(s, avoiding) !== 0) pushBelow(s, length, { step: 'avoid', seat, danger, settled });
}

/** EP-DEC-07: an avoid effect or a wound for each pending officer, other executive actions in between. */
export const settle = step({
  fields,
  rule: 'EP-AVD-08',
  auto: false,
  about(s, avoiding) {
    const costa = costaIsPending(s, avoiding);
    return { costa, officers: countPending(s, avoiding) - (costa ? 1 : 0) };
  },
  offers(s, avoiding, seat, offer) {
    offerExecutive(s, seat, avoiding, offer);
    const tiles = dangerTiles(avoiding.danger);
    let pending = 0;
    for (let i = 0; i < avoiding.danger.length; i++) {
      for (let rest = pendingOn(s, avoiding, i); rest !== 0; rest &= rest - 1) {
        offerOne(s, seat, tiles[i]!, lowestBit(rest), offer);
        pending++;
      }
    }
    if (pending > 1) offer(ALL_WOUNDS);
  },
  answer(s, avoiding, seat, choice, emit) {
    const { length } = s.agenda;
    switch (choice.do) {
      case 'wound': {
        const { tile, officer } = choice;
        const costa = officer === 'costa';
        settleOne(avoiding, tile, pursuerBit(officer));
        wound(s, seat, costa ? WOUNDS_WITHOUT_TOLL : 1, costa ? 'EP-SOL-13' : 'EP-AVD-08', emit);
        return goOn(s, avoiding, length, emit);
      }
      case 'allWounds':
        return settleAll(s, seat, countPending(s, avoiding), costaIsPending(s, avoiding), emit);
      case 'payToll':
        settleOne(avoiding, choice.tile, COSTA_BIT);
        pay(s, seat, TOLL, 'EP-SOL-13', emit);
        return goOn(s, avoiding, length, emit);
      default:
        if (isUse(choice)) useComponent(s, seat, choice, avoiding, emit);
        return goOn(s, avoiding, length, emit);
    }
  },
});

/** What may be chosen of each tile: written out once, as it is offered more often than anything else. */
const WOUNDS: readonly Choice[] = TILES.flatMap((tile) =>
  PURSUERS.map((officer): Choice => ({ do: 'wound', tile, officer })),
);
const TOLLS: readonly Choice[] = TILES.map((tile): Choice => ({ do: 'payToll', tile }));
const ALL_WOUNDS: Choice = { do: 'allWounds' };

function offerOne(s: State, seat: number, tile: number, pursuer: number, offer: Offer<Choice>): void {
  const wounds = WOUNDS[tile * PURSUERS.length + pursuer]!;
  if (pursuer !== COSTA_BIT) return offer(wounds);
  const money = moneyOf(s, seat);
  const short = { rule: 'EP-SOL-13', params: { toll: TOLL, money } };
  offer(TOLLS[tile]!, money >= TOLL ? null : short);
  offer(wounds, money >= TOLL ? short : null);
}
