import { int, oneOf, push, pushBelow, seatNo } from '@getaway/engine';
import { adjust } from './adjust.ts';
import { anyActive, isActive, isHuman, sandraOf } from './characters.ts';
import { costaTurn } from './costa.ts';
import { changeOfDay } from './day.ts';
import { type Emit, step } from './play.ts';
import { sandraTurn } from './sandra.ts';
import { endGame } from './scoring.ts';
import { type Part, PARTS, type State } from './state.ts';
import { beginTurn } from './turn.ts';

/** EP-ACT-02, EP-SAN-04: in these parts a turn costs an extra action disc. */
const isExtra = (part: Part): boolean => part === 'night' || part === 'dawn';

type Half = 'actions' | 'adjust';

/** EP-DAY-03: one half of a part of the day, character by character in turn order; it goes on after each decision. */
export const part = step({
  fields: { part: oneOf(PARTS), half: oneOf(['actions', 'adjust']), next: int(0, 5) },
  run: (s, { part, half, next }, emit) => carryOn(s, part, half, next, emit),
});

function carryOn(s: State, part: Part, half: Half, from: number, emit: Emit): void {
  if (from === 0 && half === 'actions') {
    s.part = part;
    emit?.({ event: 'partBegins', part, rules: ['EP-DAY-03'] });
  }
  for (let next = from; next < s.order.length; next++) {
    const who = s.order[next]!;
    const { length } = s.agenda;
    if (half === 'adjust') adjust(s, who, emit);
    else if (isHuman(s, who)) humanTurn(s, who, part, emit);
    else automaticTurn(s, who, part, emit);
    // Most often there is nothing to do for somebody, so the next one follows at once.
    if (s.agenda.length > length) return pushBelow(s, length, { step: 'part', part, half, next: next + 1 });
  }
  endOfHalf(s, part, half, emit);
}

function endOfHalf(s: State, part: Part, half: Half, emit: Emit): void {
  if (half === 'actions') return carryOn(s, part, 'adjust', 0, emit);
  if (!anyActive(s) || (s.day === 3 && part === 'dawn')) return endGame(s, emit);
  if (part === 'dawn') return changeOfDay(s, emit);
  carryOn(s, PARTS[PARTS.indexOf(part) + 1]!, 'actions', 0, emit);
}

/** EP-ACT-01, EP-ACT-02. Discs come only in the human's own turns and when adjusting, so every disc that a human
 * holds here was held before this part began (EP-ACT-03). */
function humanTurn(s: State, seat: number, part: Part, emit: Emit): void {
  if (!isActive(s, seat)) return;
  if (!isExtra(part)) beginTurn(s, seat, emit);
  else if (s.discs[seat]! > 0) push(s, { step: 'extraTurn', seat });
}

/**
 * EP-SAN-03, EP-SAN-04; Costa takes no turn and spends no disc once he has escaped (EP-SOL-11). EP-DAY-05: with no human
 * left, what remains of the part is its adjust half.
 */
function automaticTurn(s: State, who: number, part: Part, emit: Emit): void {
  if (s.at[who] === null || !anyActive(s)) return;
  if (isExtra(part)) {
    if (s.discs[who] === 0) return;
    s.discs[who]!--;
  }
  if (who === sandraOf(s)) sandraTurn(s, emit);
  else costaTurn(s, part, emit);
}

/** EP-DEC-03. */
export const extraTurn = step({
  fields: { seat: seatNo() },
  rule: 'EP-ACT-02',
  offers(_s, _step, _seat, offer) {
    offer({ do: 'extraTurn' });
    offer({ do: 'decline' });
  },
  answer(s, _step, seat, choice, emit) {
    if (choice.do !== 'extraTurn') return;
    s.discs[seat]!--;
    emit?.({ event: 'discSpent', seat, rules: ['EP-ACT-02'] });
    beginTurn(s, seat, emit);
  },
});
