import { int, push } from '@getaway/engine';
import { type Emit, step } from './play.ts';
import type { State } from './state.ts';

/** EP-DAY-01: the phases of one day in their order; EP-DAY-02: no income on day 1. */
export const day = step({
  fields: { day: int(1, 3) },
  run(s, { day }, emit) {
    s.day = day;
    emit?.({ event: 'dayBegins', day, rules: ['EP-DAY-01'] });
    const rest = [
      { step: 'patrol' },
      { step: 'city', placed: 0 },
      { step: 'turnOrder' },
      { step: 'part', part: 'morning', half: 'actions', next: 0 },
    ];
    if (day > 1) push(s, { step: 'income' }, ...rest);
    else push(s, ...rest);
  },
});

/** EP-DAY-04: the change of day phase. */
export function changeOfDay(s: State, emit: Emit): void {
  for (const thief of s.thieves) thief.rested = false;
  s.part = null;
  emit?.({ event: 'dayEnds', day: s.day, rules: ['EP-DAY-04'] });
  push(s, { step: 'day', day: s.day + 1 });
}
