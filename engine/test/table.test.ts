import {
  type Choice,
  defineGame,
  finish,
  type Game,
  type GameEvent,
  GameFault,
  int,
  push,
  seatNo,
  type State,
  stepsOf,
  Table,
} from '@getaway/engine';
import { freshTable } from '@getaway/engine/testing';
import { describe, expect, test } from 'vitest';

const fields = { doors: int(0, 9), opened: int(0, 9) };
type S = State<object, typeof fields>;
const step = stepsOf<S, Choice, GameEvent>();

/** A corridor of doors: each has as many ways to open it as the list says. */
function corridor(ways: readonly number[], kind: { auto?: boolean; skip?: boolean } = {}): Game<S> {
  const door = step({
    fields: { seat: seatNo() },
    rule: 'CO-DOR-01',
    ...kind,
    offers(s, _step, _seat, offer) {
      for (let i = 0; i < (ways[s.opened] ?? 0); i++) offer({ do: `way-${i}` });
    },
    answer(s) {
      s.opened++;
    },
  });
  const out = step({
    fields: {},
    run: (s) => finish(s, { ending: 'out', winners: [0], scores: [s.opened] }),
  });
  return defineGame({
    id: 'corridor',
    title: 'Corridor',
    version: 1,
    seats: { min: 1, max: 1 },
    options: {},
    state: fields,
    steps: { door, out },
    setup: () => ({
      doors: ways.length,
      opened: 0,
      agenda: [{ step: 'out' }, ...ways.map(() => ({ step: 'door', seat: 0 }))],
    }),
    rules: { turn: 'CO-DOR-01', over: 'CO-DOR-02' },
    bound: 9,
  });
}

describe('a step', () => {
  test('with one choice is answered by itself and says so', () => {
    const events: GameEvent[] = [];
    const game = corridor([1, 2, 1]);
    const table = new Table(game, freshTable(game, { seats: 1 }, 'x').state, (event) => events.push(event));
    expect(table.state.opened).toBe(1);
    table.play(0, { do: 'way-1' });
    expect(table.state.outcome?.scores).toEqual([3]);
    expect(events).toEqual([{ event: 'automatic', seat: 0, choice: { do: 'way-0' }, rules: ['CO-DOR-01'] }]);
  });

  test('with one choice is asked where answering would tell something', () => {
    expect(freshTable(corridor([1], { auto: false }), { seats: 1 }, 'x').pending()).toEqual([
      { seat: 0, choices: [{ do: 'way-0' }] },
    ]);
  });

  test('without a choice is left out where the rules say so, and otherwise a dead end', () => {
    expect(freshTable(corridor([0, 0], { skip: true }), { seats: 1 }, 'x').state.outcome?.scores).toEqual([
      0,
    ]);
    expect(() => freshTable(corridor([0]), { seats: 1 }, 'x')).toThrow(/dead end/);
  });
});

describe('a faulty game is told what is wrong', () => {
  const broken = (agenda: S['agenda']): Game<S> => ({
    ...corridor([1]),
    setup: () => ({ doors: 0, opened: 0, agenda }),
  });

  test.each([
    ['an empty agenda', [], /nothing is left to do/],
    ['an unknown step', [{ step: 'window' }], /unknown step/],
  ])('%s', (_, agenda, message) => {
    expect(() => freshTable(broken(agenda), { seats: 1 }, 'x')).toThrow(message);
  });

  test('an agenda that runs in circles', () => {
    const round = step({ fields: {}, run: (s) => push(s, { step: 'round' }) });
    const game: Game<S> = { ...broken([{ step: 'round' }]), steps: { round } };
    const state = { ...freshTable(corridor([2]), { seats: 1 }, 'x').state, agenda: [{ step: 'round' }] };
    expect(() => new Table(game, state)).toThrow(/circles/);
  });

  test('a step without a rule, and a field that is the engine’s own', () => {
    const definition = { ...corridor([1]), state: fields };
    const steps = { door: { fields: {}, offers() {}, answer() {} } };
    expect(() => defineGame({ ...definition, steps } as never)).toThrow(GameFault);
    expect(() => defineGame({ ...definition, steps: {}, state: { rng: int(0, 1) } } as never)).toThrow(
      /engine's own/,
    );
  });
});
