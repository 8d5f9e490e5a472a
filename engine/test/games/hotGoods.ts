import {
  bySeat,
  type Cure,
  defineGame,
  distinct,
  type Emit,
  finish,
  type Game,
  type GameEvent,
  int,
  list,
  nobody,
  option,
  owner,
  piece,
  push,
  roll,
  secret,
  seatNo,
  shuffle,
  type State,
  stepsOf,
} from '@getaway/engine';

/** The numbered rules. A real game keeps them in its RULES.md. */
export const RULES = `
- **HG-SET-01** Every seat is dealt three goods, face down; the others form the stock.
- **HG-TRN-01** Seats take turns. On a turn a seat draws from the stock or sells one of its goods.
- **HG-DRW-01** Nobody draws from an empty stock.
- **HG-DRW-02** Nobody holds more goods than the limit.
- **HG-SEL-01** Selling rolls a die: on 1 the goods are seized, otherwise they bring their worth.
- **HG-END-01** The game ends when all goods are gone; the most money wins.
`;

// Content: components are data, and the state refers to them by readable ids.
const WORTH = {
  watch: 1,
  radio: 2,
  camera: 3,
  ring: 4,
  vase: 5,
  statue: 6,
  painting: 7,
  crown: 8,
  lamp: 2,
  coat: 3,
  fur: 4,
  clock: 5,
};
type Goods = keyof typeof WORTH;
const goods = distinct('goods', Object.keys(WORTH) as Goods[]);

const options = { limit: option(int(3, 12), 5, 'HG-DRW-02') };

// One declaration of the state: what kind each field is and who may see it. Copying, hashing, checking, views and
// imagined worlds all follow from it.
const fields = {
  hands: bySeat(list(secret(piece(goods), owner))),
  stock: list(secret(piece(goods), nobody)),
  gone: list(piece(goods)),
  money: bySeat(int(0, 99)),
};
type S = State<typeof options, typeof fields>;
type C = { do: 'draw' } | { do: 'sell'; goods: Goods };
type E = GameEvent &
  (
    | { event: 'drew'; seat: number }
    | { event: 'found'; seat: number; goods: Goods }
    | { event: 'sold' | 'seized'; seat: number; goods: Goods; rolled: number }
  );
const step = stepsOf<S, C, E>();

/** Legality has one source: nothing, or the rule that forbids it and its figures. */
function whyNotDraw(s: S, seat: number) {
  const held = s.hands[seat]!.length;
  if (s.stock.length === 0) return 'HG-DRW-01';
  return held < s.options.limit ? null : { rule: 'HG-DRW-02', params: { held, limit: s.options.limit } };
}

/** What would help: a message, and the change it speaks of. It is said only if the thing is offered after the change. */
const sellOne = (seat: number): Cure<S> => ({
  remedy: 'sell',
  rules: ['HG-SEL-01'],
  change: (view) => void view.hands[seat]!.pop(),
});

const turn = step({
  fields: { seat: seatNo() },
  rule: 'HG-TRN-01',
  skip: true, // a seat without goods, while the stock is empty, has nothing to do
  auto: false, // a lone choice would use the die or show a card, so ask all the same
  offers(s, { seat }, _seat, offer) {
    offer({ do: 'draw' }, whyNotDraw(s, seat));
    for (const goods of s.hands[seat]!) offer({ do: 'sell', goods });
  },
  answer(s, { seat }, _seat, choice, emit) {
    if (choice.do === 'draw') draw(s, seat, emit);
    else sell(s, seat, choice.goods, emit);
  },
});

function draw(s: S, seat: number, emit: Emit<E>): void {
  const card = s.stock.pop()!;
  s.hands[seat]!.push(card);
  emit?.({ event: 'drew', seat, rules: ['HG-TRN-01'] });
  emit?.({ event: 'found', seat, goods: card, rules: ['HG-TRN-01'], to: [seat] });
}

function sell(s: S, seat: number, goods: Goods, emit: Emit<E>): void {
  const hand = s.hands[seat]!;
  hand.splice(hand.indexOf(goods), 1);
  s.gone.push(goods);
  const rolled = roll(s, 6);
  if (rolled > 1) s.money[seat]! += WORTH[goods];
  emit?.({ event: rolled > 1 ? 'sold' : 'seized', seat, goods, rolled, rules: ['HG-SEL-01'] });
}

// The agenda: one round is a turn of every seat, then the next round.
const round = step({
  fields: {},
  run(s) {
    if (s.gone.length === goods.ids.length) {
      const best = Math.max(...s.money);
      return finish(s, {
        ending: 'sold out',
        winners: s.money.flatMap((m, seat) => (m === best ? [seat] : [])),
        scores: s.money,
      });
    }
    push(s, ...s.money.map((_, seat) => ({ step: 'turn', seat })), { step: 'round' });
  },
});

export const hotGoods: Game<S, C> = defineGame({
  id: 'hot-goods',
  title: 'Hot Goods',
  version: 1,
  seats: { min: 2, max: 4 },
  options,
  state: fields,
  steps: { turn, round },
  setup(start) {
    const stock = shuffle(start, [...goods.ids]);
    const hands = Array.from({ length: start.seats }, () => stock.splice(0, 3));
    return { hands, stock, gone: [], money: hands.map(() => 0), agenda: [{ step: 'round' }] };
  },
  rules: { turn: 'HG-TRN-01', over: 'HG-END-01' },
  help: (_view, seat, refused) => (refused.rule === 'HG-DRW-02' ? { cures: [sellOne(seat)] } : null),
  bound: 60,
});
