// The registered games, played at random.
import { type Base, type Game, startState, Table } from '@getaway/engine';
import { dice, type Workload } from './workload.ts';

/** Four, where the game takes so many: all of them are made for that. */
const SEATS = 4;

const newTable = (game: Game, seed: number): Table =>
  new Table(game, startState(game, { seats: Math.min(SEATS, game.seats.max), seed: `bench ${seed}` }));

function playOn(table: Table, pick: (sides: number) => number): void {
  const pending = table.pending();
  const { seat, choices } = pending[pick(pending.length)] as (typeof pending)[number];
  table.play(seat, choices[pick(choices.length)] as (typeof choices)[number]);
}

const BATCH = 100;

/** Random games, one decision at a time. */
export function randomPlay(game: Game): Workload {
  const pick = dice();
  let games = 0;
  let table = newTable(game, games);
  return {
    batch() {
      for (let i = 0; i < BATCH; i++) {
        if (table.state.outcome !== null) table = newTable(game, ++games);
        playOn(table, pick);
      }
      return BATCH;
    },
    games: () => games,
  };
}

const POSITIONS = 16;

/** Positions from the middle of random games. */
function midGames(game: Game): object[] {
  const pick = dice();
  return Array.from({ length: POSITIONS }, (_, seed) => {
    const whole = newTable(game, seed);
    let decisions = 0;
    for (; whole.state.outcome === null; decisions++) playOn(whole, pick);
    const table = newTable(game, seed);
    for (let i = 0; i < decisions / 2 && table.state.outcome === null; i++) playOn(table, pick);
    return table.state;
  });
}

/** Copies states, one after the other. */
export function cloning<S>(states: readonly S[], clone: (state: S) => S): Workload {
  let copy: S | undefined;
  let next = 0;
  return {
    batch() {
      for (let i = 0; i < 32; i++) copy = clone(states[next++ % states.length] as S);
      return copy === undefined ? 0 : 32;
    },
  };
}

export const cloneGame = (game: Game): Workload =>
  cloning(midGames(game), (state) => game.schema.clone(state as Base));

export const structuredCloneGame = (game: Game): Workload => cloning(midGames(game), structuredClone);
