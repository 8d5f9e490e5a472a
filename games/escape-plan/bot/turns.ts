import { PARTS, type State } from '../rules/state.ts';

/** EP-ACT-01: parts of the day with a turn for everybody; the others cost an extra action disc. */
const PLAIN = 3;
const EXTRA = PARTS.length - PLAIN;
export const LAST_DAY = 3;

/** The turns that a seat can still take, the one in progress included while it has not been used. */
export interface TurnsLeft {
  readonly today: number;
  readonly all: number;
}

export function turnsLeft(s: State, seat: number): TurnsLeft {
  const now = currentPart(s, seat);
  const first = s.part === null ? 0 : PARTS.indexOf(s.part) + (now === 'to come' ? 0 : 1);
  let discs = s.discs[seat]!;
  const extra = Math.min(discs, EXTRA, PARTS.length - first);
  const today = Math.max(0, PLAIN - first) + extra + (now === 'begun' ? 1 : 0);
  discs -= extra;
  let all = today;
  for (let day = s.day + 1; day <= LAST_DAY; day++) {
    const later = Math.min(discs, EXTRA);
    discs -= later;
    all += PLAIN + later;
  }
  return { today, all };
}

/** Whether the seat's turn of the part in progress is to come, has begun (and is paid for), or is used. */
export function currentPart(s: State, seat: number): 'to come' | 'begun' | 'used' {
  for (let i = s.agenda.length - 1; i >= 0; i--) {
    const step = s.agenda[i]!;
    if (step.step === 'turn' && step.seat === seat) return 'begun';
    if (step.step === 'extraTurn' && step.seat === seat) return 'to come';
    if (step.step !== 'part') continue;
    const toCome = step['half'] === 'actions' && s.order.indexOf(seat) >= (step['next'] as number);
    return toCome ? 'to come' : 'used';
  }
  return 'used';
}
