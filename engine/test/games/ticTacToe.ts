import { defineGame, finish, type Game, int, list, push, seatNo, type State, stepsOf } from '@getaway/engine';

/** The game that the benchmark plays on every engine. */
export const RULES = `
- **TT-TRN-01** The seats mark an empty square in turn.
- **TT-END-01** Three in a row win; a full board without is a draw.
`;

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const EMPTY = -1;
const fields = { cells: list(int(EMPTY, 1), 9), marks: int(0, 9) };
type S = State<object, typeof fields>;
type C = { do: 'mark'; cell: number };
const step = stepsOf<S, C, never>();

const hasLine = (cells: readonly number[]): boolean => {
  for (const [a, b, c] of LINES) {
    if (cells[a] !== EMPTY && cells[a] === cells[b] && cells[b] === cells[c]) return true;
  }
  return false;
};

const mark = step({
  fields: { seat: seatNo() },
  rule: 'TT-TRN-01',
  auto: false,
  offers({ cells }, _step, _seat, offer) {
    for (let cell = 0; cell < 9; cell++) if (cells[cell] === EMPTY) offer({ do: 'mark', cell });
  },
  answer(s, _step, seat, { cell }) {
    s.cells[cell] = seat;
    s.marks++;
    if (hasLine(s.cells))
      finish(s, { ending: 'line', winners: [seat], scores: seat === 0 ? [1, 0] : [0, 1] });
    else if (s.marks === 9) finish(s, { ending: 'draw', winners: [0, 1], scores: [0, 0] });
    else push(s, { step: 'mark', seat: 1 - seat });
  },
});

export const ticTacToe: Game<S, C> = defineGame({
  id: 'tic-tac-toe',
  title: 'Tic-Tac-Toe',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  state: fields,
  steps: { mark },
  setup: () => ({ cells: Array<number>(9).fill(EMPTY), marks: 0, agenda: [{ step: 'mark', seat: 0 }] }),
  rules: { turn: 'TT-TRN-01', over: 'TT-END-01' },
  bound: 9,
});
