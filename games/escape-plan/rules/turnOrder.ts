import { named } from './characters.ts';
import { step } from './play.ts';

/** EP-ORD-01, EP-ORD-02: by row, highest first; on the same row in the reverse of the order so far. */
export const turnOrder = step({
  fields: {},
  run(s, _step, emit) {
    s.order = s.order.toReversed().sort((one, other) => s.row[other]! - s.row[one]!);
    emit?.({ event: 'turnOrder', seats: s.order.map((who) => named(s, who)), rules: ['EP-ORD-01'] });
  },
});
