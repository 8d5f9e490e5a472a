import {
  bool,
  bySeat,
  type Chance,
  defineGame,
  finish,
  type Game,
  type GameEvent,
  int,
  option,
  push,
  roll,
  secret,
  type State,
  stepsOf,
  type Viewer,
} from '@getaway/engine';

/** All seats act at once, in secret. */
export const RULES = `
- **SL-RND-01** Every round all seats ask for a share of 1 to 5 at the same time, in secret.
- **SL-RND-02** A seat may change its mind until all have asked.
- **SL-RND-03** When all have asked, the shares are shown; a share that only one seat asked for is paid.
- **SL-END-01** After the last round the most money wins.
`;

const options = { rounds: option(int(1, 5), 3) };
const shown = (s: { shown: boolean }, viewer: Viewer, at: readonly number[]): boolean =>
  s.shown || viewer === at[0];
const guess = (s: { asked: boolean[] }, [seat]: readonly number[], chance: Chance): number =>
  s.asked[seat!] ? roll(chance, 5) : 0;

const fields = {
  round: int(1, 5),
  /** Whether the shares of this round lie open. */
  shown: bool(),
  asked: bySeat(bool()),
  share: bySeat(secret(int(0, 5), shown, { guess })),
  money: bySeat(int(0, 25)),
};
type S = State<typeof options, typeof fields>;
type C = { do: 'ask'; share: number };
type E = GameEvent & ({ event: 'asked'; seat: number } | { event: 'paid'; seat: number; share: number });
const step = stepsOf<S, C, E>();

const ask = step({
  fields: {},
  rule: 'SL-RND-01',
  interleaved: true,
  auto: false,
  seats: (s) => s.asked.flatMap((asked, seat) => (asked ? [] : [seat])),
  offers(_s, _step, _seat, offer) {
    for (let share = 1; share <= 5; share++) offer({ do: 'ask', share });
  },
  answer(s, _step, seat, { share }, emit) {
    s.asked[seat] = true;
    s.share[seat] = share;
    emit?.({ event: 'asked', seat, rules: ['SL-RND-01'] });
    push(s, { step: s.asked.includes(false) ? 'ask' : 'pay' });
  },
});

const pay = step({
  fields: {},
  run(s, _step, emit) {
    s.shown = true;
    s.share.forEach((share, seat) => {
      if (s.share.filter((other) => other === share).length > 1) return;
      s.money[seat]! += share;
      emit?.({ event: 'paid', seat, share, rules: ['SL-RND-03'] });
    });
    push(s, { step: 'next' });
  },
});

const next = step({
  fields: {},
  run(s) {
    if (s.round === s.options.rounds) {
      const best = Math.max(...s.money);
      return finish(s, {
        ending: 'shared out',
        winners: s.money.flatMap((m, seat) => (m === best ? [seat] : [])),
        scores: s.money,
      });
    }
    s.round++;
    s.shown = false;
    s.asked.fill(false);
    s.share.fill(0);
    push(s, { step: 'ask' });
  },
});

export const splitTheLoot: Game<S, C> = defineGame({
  id: 'split-the-loot',
  title: 'Split the Loot',
  version: 1,
  seats: { min: 2, max: 5 },
  options,
  state: fields,
  steps: { ask, pay, next },
  setup({ seats }) {
    const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
    return {
      round: 1,
      shown: false,
      asked: each(false),
      share: each(0),
      money: each(0),
      agenda: [{ step: 'ask' }],
    };
  },
  strands: (own) => own.map(({ no, choice }) => ({ known: no, from: no, only: { share: choice.share } })),
  rules: { turn: 'SL-RND-01', over: 'SL-END-01', undo: 'SL-RND-02' },
  bound: 25,
});

/** The same where whoever has asked may think again until all have. */
export const thinkAgain: Game<S, C> = {
  ...splitTheLoot,
  id: 'think-again',
  steps: {
    ...splitTheLoot.steps,
    ask: {
      ...splitTheLoot.steps['ask'],
      seats: (s) => s.asked.map((_, seat) => seat),
      isDone: (s, _step, seat) => s.asked[seat] === true,
    },
  },
};
