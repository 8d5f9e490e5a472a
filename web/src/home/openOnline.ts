import { Api, type Pace } from '@getaway/server/client';
import type { Player } from '../match/position.ts';

/** Opens a match on the server, with the first seat for oneself and the others open; gives the way there. */
export async function openOnline(
  game: string,
  players: readonly Player[],
  options: Readonly<Record<string, unknown>>,
  pace: Pace,
  listed: boolean,
  friendly: boolean,
): Promise<string> {
  const seats = players.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
  const { name = '', mark } = players[0] ?? {};
  const player = { name, ...(mark && { colour: mark, shape: mark }) };
  const body = { game, options: { ...options }, seats, player, pace, listed, friendly };
  const { match } = await new Api().call('create', {}, body);
  return `/online/${match.id}`;
}
