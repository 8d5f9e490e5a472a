// The registered games, played at random on the bare table that bots think on: no record, no events.
import { type Asked, type Base, choicesOf, type Game, startState, Table } from '@getaway/engine';
import { dice, type Workload } from './workload.ts';

/** Four, where the game takes so many: all of them are made for that. */
const SEATS = 4;

const newTable = (game: Game, seed: number): Table =>
  new Table(game, startState(game, { seats: Math.min(SEATS, game.seats.max), seed: `bench ${seed}` }));

function playOn(table: Table, pick: (sides: number) => number): void {
  const asked = table.asked();
  const one = asked[pick(asked.length)] as Asked;
  table.play(one.seat, one.choice(pick(one.count)));
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

/** Positions of random games, from the given share of each game on, until there are enough. */
function positions(
  game: Game,
  from: number,
  count: number,
  wanted: (table: Table) => boolean = () => true,
): Table[] {
  const found: Table[] = [];
  for (let seed = 0; found.length < count; seed++) {
    const pick = dice(seed + 1);
    const whole = newTable(game, seed);
    let decisions = 0;
    for (; whole.state.outcome === null; decisions++) playOn(whole, pick);
    const again = dice(seed + 1);
    const table = newTable(game, seed);
    for (let i = 0; i < decisions * from; i++) playOn(table, again);
    while (table.state.outcome === null && !wanted(table)) playOn(table, again);
    if (table.state.outcome === null) found.push(table);
  }
  return found;
}

/** One from the middle of each game. */
const midGames = (game: Game): Base[] => positions(game, 1 / 2, 16).map(({ state }) => state);

/** More than a game could remember the offers of, so that each is worked out anew. */
const LATE_POSITIONS = 1000;

/** Lists the choices of one kind of step, late in the game. */
export function lateOffers(game: Game, step: string): Workload {
  const late = positions(game, 2 / 3, LATE_POSITIONS, (table) => table.decision()?.step === step).map(
    (table) => ({ state: table.state, seat: table.pending()[0]?.seat ?? 0 }),
  );
  let offered = 0;
  let next = 0;
  return {
    batch() {
      for (let i = 0; i < BATCH; i++) {
        const { state, seat } = late[next++ % late.length] as (typeof late)[number];
        offered += choicesOf(game, state, seat).length;
      }
      return offered > 0 ? BATCH : 0;
    },
  };
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
  cloning(midGames(game), (state) => game.schema.clone(state));

export const structuredCloneGame = (game: Game): Workload => cloning(midGames(game), structuredClone);
