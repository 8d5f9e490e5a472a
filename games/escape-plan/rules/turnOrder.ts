import { named } from './characters.ts';
import { step } from './play.ts';
import type { State } from './state.ts';

/** EP-ORD-01, EP-ORD-02: by row, highest first; on the same row in the reverse of the order so far. */
export const turnOrder = step({
  fields: {},
  run(s, _step, emit) {
    s.order = byRow(s);
    emit?.({ event: 'turnOrder', seats: s.order.map((who) => named(s, who)), rules: ['EP-ORD-01'] });
  },
});

/** Put in one by one, each before those who are as high already: `sort` takes ten times as long for so few. */
function byRow({ order, row }: State): number[] {
  const sorted: number[] = [];
  for (const who of order) {
    let place = sorted.length;
    sorted.push(who);
    for (; place > 0 && row[sorted[place - 1]!]! <= row[who]!; place--) sorted[place] = sorted[place - 1]!;
    sorted[place] = who;
  }
  return sorted;
}
