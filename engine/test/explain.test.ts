import {
  createMatch,
  defineGame,
  type Emit,
  explain,
  finish,
  type Game,
  type GameEvent,
  int,
  nobody,
  roll,
  seatNo,
  secret,
  type State,
  stepsOf,
} from '@getaway/engine';
import { matchFrom, situation } from '@getaway/engine/testing';
import { describe, expect, test } from 'vitest';
import { hotGoods } from './games/hotGoods.ts';

const options = {};
const fields = { money: int(0, 99), purse: secret(int(1, 9), nobody), blocked: int(0, 1) };
type S = State<typeof options, typeof fields>;
type C = { do: 'earn' | 'gamble' | 'open' | 'clear' | 'stop' } | { do: 'buy'; price: number };
const step = stepsOf<S, C, GameEvent>();
const shop = step({
  fields: { seat: seatNo() },
  rule: 'T-1',
  auto: false,
  offers(s, _step, _seat, offer) {
    for (const deed of ['gamble', 'open', 'earn', 'clear', 'stop'] as const) offer({ do: deed });
    for (const price of [3, 4, 9]) {
      const short = s.money < price ? { rule: 'T-2', params: { price } } : null;
      offer({ do: 'buy', price }, s.blocked ? 'T-3' : short);
    }
  },
  answer(s, { seat }, _seat, choice, _emit: Emit) {
    if (choice.do === 'stop' || choice.do === 'buy')
      return finish(s, { ending: 'over', winners: [0], scores: [s.money] });
    if (choice.do === 'earn') s.money += 2;
    if (choice.do === 'gamble') s.money += roll(s, 6) + 2;
    if (choice.do === 'open') s.money += s.purse + 1;
    if (choice.do === 'clear') s.blocked = 0;
    s.agenda.push({ step: 'shop', seat });
  },
});

/** One may buy for money, which comes by work, from a die, or out of a purse that nobody has looked into. */
const game = defineGame({
  id: 'shop',
  title: 'Shop',
  version: 1,
  seats: { min: 1, max: 1 },
  options,
  state: fields,
  steps: { shop },
  setup: () => ({ money: 1, purse: 9, blocked: 0, agenda: [{ step: 'shop', seat: 0 }] }),
  rules: { turn: 'T-1', over: 'T-1' },
  bound: 99,
  help: (_view, _seat, { rule }) =>
    rule === 'T-3'
      ? { blockers: ['stone'] }
      : {
          cures: [2, 3, 4, 8].map((more) => ({
            remedy: 'money',
            params: { more },
            rules: ['T-2'],
            change: (view: { money: number }) => void (view.money += more),
          })),
        },
}) as unknown as Game<S, C>;

const at = (money: number, blocked = 0) => {
  const s = situation(game);
  s.money = money;
  s.blocked = blocked;
  const match = matchFrom(game, s);
  return (price: number) =>
    match.explain(0).find(({ choice }) => choice.do === 'buy' && choice.price === price);
};

describe('why not, and what would help', () => {
  test('names a choice after which it is possible, and no gamble or secret that only might help', () => {
    expect(at(1)(3)?.first).toEqual({ do: 'earn' });
    expect(at(1)(4)).not.toHaveProperty('first');
    expect(at(2)(4)?.first).toEqual({ do: 'earn' });
  });

  test('says the first remedy of a kind that makes it possible, and none that does not', () => {
    expect(at(1)(3)?.remedies).toEqual([{ remedy: 'money', params: { more: 2 }, rules: ['T-2'] }]);
    expect(at(1)(4)?.remedies).toEqual([{ remedy: 'money', params: { more: 3 }, rules: ['T-2'] }]);
    expect(at(0)(9)).not.toHaveProperty('remedies');
  });

  test('tells what stands in the way', () => {
    expect(at(5, 1)(3)).toEqual({
      choice: { do: 'buy', price: 3 },
      rule: 'T-3',
      blockers: ['stone'],
      first: { do: 'clear' },
    });
  });

  test('leaves the view alone', () => {
    const view = createMatch(game, { seats: 1, seed: 'x' }).view(0);
    const before = structuredClone(view);
    explain(game, view, 0);
    expect(view).toEqual(before);
  });

  test('the game of the README tells what would let one draw', () => {
    const match = createMatch(hotGoods, { seats: 2, options: { limit: 3 }, seed: 'x' });
    expect(match.explain(0)).toEqual([
      {
        choice: { do: 'draw' },
        rule: 'HG-DRW-02',
        params: { held: 3, limit: 3 },
        remedies: [{ remedy: 'sell', rules: ['HG-SEL-01'] }],
      },
    ]);
  });
});
