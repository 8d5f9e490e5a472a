import { push } from '@getaway/engine';
import { THRESHOLDS, TOP_ROW } from '../content/index.ts';
import { anyActive, isHuman, named, thiefOf } from './characters.ts';
import type { Emit } from './play.ts';
import type { State } from './state.ts';

/** EP-ADJ-01 to EP-ADJ-03: moves a marker by red minus blue; thresholds come first, then wounds (EP-THR-08). */
export function adjust(s: State, who: number, emit: Emit): void {
  const net = s.red[who]! - s.blue[who]!;
  s.red[who] = 0;
  s.blue[who] = 0;
  const human = isHuman(s, who);
  if (net === 0 || (human && thiefOf(s, who).status === 'arrested')) return;
  const from = s.row[who]!;
  const wanted = from + net;
  const to = Math.min(TOP_ROW, Math.max(1, wanted));
  s.row[who] = to;
  if (to !== from) emit?.({ event: 'rowChanged', seat: named(s, who), from, row: to, rules: ['EP-ADJ-01'] });
  if (human && wanted > TOP_ROW) push(s, { step: 'tooNotorious', seat: who, amount: wanted - TOP_ROW });
  // EP-DAY-05: with nobody left to play, crossing a line changes nothing any more.
  if (!anyActive(s)) return;
  // EP-THR-01, EP-THR-02: the lowest line is resolved first, so it is pushed last.
  for (let line = THRESHOLDS.length - 1; line >= 0; line--) {
    const { between } = THRESHOLDS[line]!;
    if (from <= between[0] && to >= between[1]) push(s, { step: 'threshold', who, line, next: 0 });
  }
}
