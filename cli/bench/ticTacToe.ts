// The same game on three engines: ours, boardgame.io, and no engine at all.
import { createMatch, startState, Table } from '@getaway/engine';
import { ticTacToe } from '../../engine/test/games/ticTacToe.ts';
import type { Boardgame, BoardgameState } from './peers.ts';
import { dice, type Workload } from './workload.ts';

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

/** Plays one game to its end, choosing with `pick`. Returns the number of moves, and describes the last position. */
type PlayOne = (pick: (sides: number) => number) => { moves: number; final: () => string };

const GAMES_A_BATCH = 100;
const FIXED_GAMES = 50;

function workload(play: PlayOne): Workload {
  const fixed = dice(12345);
  const digest = Array.from({ length: FIXED_GAMES }, () => play(fixed).final()).join('/');
  const pick = dice();
  let games = 0;
  return {
    batch() {
      let moves = 0;
      for (let i = 0; i < GAMES_A_BATCH; i++) moves += play(pick).moves;
      games += GAMES_A_BATCH;
      return moves;
    },
    games: () => games,
    digest,
  };
}

const describe = (cells: readonly (number | null)[], winner: number | null): string =>
  `${cells.map((cell) => (cell === null || cell < 0 ? '.' : cell)).join('')}${winner ?? '-'}`;

const winnerOf = (winners: readonly number[]): number | null =>
  winners.length === 1 ? (winners[0] ?? null) : null;

/** Through the public match: with record, log and everything that undo and replays need. */
export const onMatch = (): Workload =>
  workload((pick) => {
    const match = createMatch(ticTacToe, { seats: 2, seed: 'bench' });
    let moves = 0;
    for (let pending = match.pending()[0]; pending !== undefined; pending = match.pending()[0]) {
      const { seat, choices } = pending;
      match.play(seat, choices[pick(choices.length)] as (typeof choices)[number]);
      moves++;
    }
    return { moves, final: () => describe(match.view(null).cells, winnerOf(match.outcome()?.winners ?? [])) };
  });

/** Through the bare table that bots think on. */
export const onTable = (): Workload =>
  workload((pick) => {
    const table = new Table(ticTacToe, startState(ticTacToe, { seats: 2, seed: 'bench' }));
    let moves = 0;
    for (let pending = table.pending()[0]; pending !== undefined; pending = table.pending()[0]) {
      const { seat, choices } = pending;
      table.play(seat, choices[pick(choices.length)] as (typeof choices)[number]);
      moves++;
    }
    return { moves, final: () => describe(table.state.cells, winnerOf(table.state.outcome?.winners ?? [])) };
  });

interface Bare {
  readonly cells: (number | null)[];
  turn: number;
  moves: number;
  winner: number | null;
}

const hasLine = (cells: readonly (number | null)[]): boolean => {
  for (const [a, b, c] of LINES) {
    if (cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]) return true;
  }
  return false;
};

const emptyCells = (cells: readonly (number | null)[]): number[] => {
  const empty: number[] = [];
  for (let cell = 0; cell < 9; cell++) if (cells[cell] === null) empty.push(cell);
  return empty;
};

/** The game as a loop that changes one object in place: the limit of what an engine could reach. */
export const onBareLoop = (): Workload =>
  workload((pick) => {
    const game: Bare = { cells: Array<null>(9).fill(null), turn: 0, moves: 0, winner: null };
    while (game.winner === null && game.moves < 9) {
      const choices = emptyCells(game.cells);
      game.cells[choices[pick(choices.length)] as number] = game.turn;
      game.moves++;
      if (hasLine(game.cells)) game.winner = game.turn;
      game.turn = 1 - game.turn;
    }
    return { moves: game.moves, final: () => describe(game.cells, game.winner) };
  });

interface Cells {
  cells: (number | null)[];
}

/** boardgame.io's reducer, with undo and log on as they are by default. */
export function onBoardgame({ CreateGameReducer, InitializeGame }: Boardgame): Workload {
  const game = {
    name: 'tic-tac-toe',
    setup: (): Cells => ({ cells: Array<null>(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      mark({ G, playerID }: { G: Cells; playerID: string }, cell: number): 'INVALID_MOVE' | undefined {
        if (G.cells[cell] !== null) return 'INVALID_MOVE';
        G.cells[cell] = Number(playerID);
        return undefined;
      },
    },
    endIf({ G, ctx }: { G: Cells; ctx: { currentPlayer: string } }): object | undefined {
      if (hasLine(G.cells)) return { winner: Number(ctx.currentPlayer) };
      return G.cells.every((cell) => cell !== null) ? { winner: null } : undefined;
    },
  };
  const reduce = CreateGameReducer<Cells>({ game });
  const start = InitializeGame<Cells>({ game, numPlayers: 2 });
  return workload((pick) => {
    let state: BoardgameState<Cells> = start;
    let moves = 0;
    while (state.ctx.gameover === undefined) {
      const choices = emptyCells(state.G.cells);
      const args = [choices[pick(choices.length)]];
      state = reduce(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'mark', args, playerID: state.ctx.currentPlayer },
      });
      moves++;
    }
    return { moves, final: () => describe(state.G.cells, state.ctx.gameover?.winner ?? null) };
  });
}
