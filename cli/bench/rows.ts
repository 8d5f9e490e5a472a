import { gamesOf } from '@getaway/games/library';
import type { World } from '../command.ts';
import { UserError } from '../errors.ts';
import { cloneGame, cloning, lateOffers, randomPlay, structuredCloneGame } from './games.ts';
import { boardgame } from './peers.ts';
import { state400 } from './state400.ts';
import { onBareLoop, onBoardgame, onMatch, onTable } from './ticTacToe.ts';
import type { Workload } from './workload.ts';

/** One thing to be measured. Each is measured in a process of its own, so that none spoils the compiler for another. */
export type Rows = Readonly<Record<string, () => Workload>>;

const clones400 = (clone: 'schema' | 'structured') => (): Workload => {
  const { schema, state } = state400();
  const states = Array.from({ length: 8 }, () => structuredClone(state));
  return cloning(states, clone === 'schema' ? (one) => schema.clone(one) : structuredClone);
};

/** The step whose choices take longest to list, where a game has such a one. */
const DEAREST_OFFERS: Readonly<Record<string, string>> = { 'escape-plan': 'turn' };

export const TIC_TAC_TOE = 'tic-tac-toe';
export const CLONE_400 = 'clone of 400 values';

export async function rowsOf(world: World, withPeers: boolean): Promise<Rows> {
  const rows: Record<string, () => Workload> = {
    [`${TIC_TAC_TOE}: getaway match`]: onMatch,
    [`${TIC_TAC_TOE}: getaway table`]: onTable,
    [`${TIC_TAC_TOE}: bare loop`]: onBareLoop,
    ...(withPeers && { [`${TIC_TAC_TOE}: boardgame.io`]: () => onBoardgame(boardgame(world.root)) }),
    [`${CLONE_400}: getaway`]: clones400('schema'),
    [`${CLONE_400}: structuredClone`]: clones400('structured'),
  };
  for (const game of Object.values(await gamesOf(world.library))) {
    rows[`${game.id}: random play`] = () => randomPlay(game);
    rows[`${game.id}: clone`] = () => cloneGame(game);
    rows[`${game.id}: structuredClone`] = () => structuredCloneGame(game);
    const step = DEAREST_OFFERS[game.id];
    if (step !== undefined) rows[`${game.id}: ${step} offers`] = () => lateOffers(game, step);
  }
  return rows;
}

export function rowNamed(rows: Rows, name: string): Workload {
  const make = Object.hasOwn(rows, name) ? rows[name] : undefined;
  if (make === undefined) throw new UserError('error.noRow', { name });
  return make();
}
