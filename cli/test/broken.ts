// Games that break the engine's contract on purpose.
import { type Base, defineGame, type Game, int, push, seatNo, stepsOf } from '@getaway/engine';

type C = { do: 'wait' | 'leave' };
const fields = { waits: int(0, 1000) };
type S = Base<object> & { waits: number };
const step = stepsOf<S, C, never>();

const ask = step({
  fields: { seat: seatNo() },
  rule: 'BR-TRN-01',
  auto: false,
  offers(s, _step, _seat, offer) {
    if (s.waits < 100) offer({ do: 'wait' });
  },
  answer(s, { seat }) {
    s.waits++;
    push(s, { step: 'ask', seat });
  },
});

const broken = (id: string, waits: number): Game<S, C> =>
  defineGame({
    id,
    title: id,
    version: 1,
    seats: { min: 1, max: 1 },
    options: {},
    state: fields,
    steps: { ask },
    setup: () => ({ waits, agenda: [{ step: 'ask', seat: 0 }] }),
    rules: { turn: 'BR-TRN-01', over: 'BR-TRN-01' },
    bound: 30,
  });

/** Never ends. */
export const endless = broken('endless', 0);
/** Soon has nothing to offer. */
export const stuck = broken('stuck', 95);
