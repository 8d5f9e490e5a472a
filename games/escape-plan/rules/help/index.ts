import type { Cure, Help, Reason } from '@getaway/engine';
import type { Choice } from '../play.ts';
import type { State } from '../state.ts';
import { cash, moneyNow } from './cash.ts';
import { exitInstead, freeContactSlot, moreContacts, moreStrength, restTomorrow } from './others.ts';
import { gangBack, keyFor } from './places.ts';
import { closerBy, water } from './travel.ts';
import { onTheWay, ready, unlocked, whileAvoiding } from './use.ts';

/** Something refused: the figures of its rule, and the fields of its choice. */
export interface Refused extends Reason<Choice> {
  readonly to: string | undefined;
  readonly figure: (name: string) => number;
}

export type Cures = (s: State, seat: number, refused: Refused) => readonly Cure<State>[];
type Blockers = (s: State, seat: number, refused: Refused) => readonly string[];

/** What might help, by the rule that refuses. Where a rule is missing nothing does, or only what the engine finds. */
const CURES: { readonly [rule: string]: Cures } = {
  'EP-TRV-02': closerBy,
  'EP-TRV-08': closerBy,
  'EP-KEY-02': keyFor,
  'EP-LCK-01': keyFor,
  'EP-GNG-01': gangBack,
  'EP-ESC-01': exitInstead,
  'EP-ESC-07': moneyNow('cost'),
  'EP-SOL-13': moneyNow('toll'),
  'EP-INC-04': moneyNow('price'),
  'EP-SAF-06': cash('price'),
  'EP-STO-03': cash('price'),
  'EP-HOS-01': cash('price'),
  'EP-CHU-02': cash('price'),
  'EP-AST-07': cash('price'),
  'EP-EXE-07': (s, seat, refused) =>
    refused.params ? cash('cost')(s, seat, refused) : ready(s, seat, refused),
  'EP-EXE-08': ready,
  'EP-EXE-10': ready,
  'EP-EXE-05': onTheWay,
  'EP-EXE-06': whileAvoiding,
  'EP-AST-02': unlocked,
  'EP-RST-01': restTomorrow,
  'EP-LCK-02': moreStrength,
  'EP-LCK-07': moreContacts,
  'EP-EXI-06': moreContacts,
  'EP-CON-03': freeContactSlot,
};

const thereItself: Blockers = (_s, _seat, { to }) => (to === undefined ? [] : [to]);

/** EP-GNG-01: somebody is there, or has a marker there. */
const taken: Blockers = (s, seat, refused) => {
  const because = refused.params?.['because'];
  return because === 'company' || because === 'controlled' ? thereItself(s, seat, refused) : [];
};

/** What stands in the way, by the rule that refuses: locations, zones and tiles. */
const BLOCKERS: { readonly [rule: string]: Blockers } = {
  'EP-TRV-08': water,
  'EP-KEY-02': thereItself,
  'EP-GNG-01': taken,
  'EP-ESC-01': thereItself,
  'EP-POL-02': thereItself,
  'EP-CTY-05': (_s, _seat, { params }) => (typeof params?.['holds'] === 'string' ? [params['holds']] : []),
};

/** What would make possible what is refused, and what stands in its way (UX-WHY-01). */
export function help(s: State, seat: number, reason: Reason<Choice>): Help<State> {
  const { to } = reason.choice as { readonly to?: string };
  const figure = (name: string): number => Number(reason.params?.[name] ?? 0);
  const refused: Refused = { ...reason, to, figure };
  return {
    cures: CURES[reason.rule]?.(s, seat, refused),
    blockers: BLOCKERS[reason.rule]?.(s, seat, refused),
  };
}
