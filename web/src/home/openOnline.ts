import { Api, type Pace } from '@getaway/server/client';
import type { Player } from '../match/position.ts';

/** Opens a match on the server, with one seat for oneself and the others open; gives the way there. */
export async function openOnline(
  game: string,
  players: readonly Player[],
  own: number,
  options: Readonly<Record<string, unknown>>,
  pace: Pace,
  listed: boolean,
  friendly: boolean,
): Promise<string> {
  const seats = players.map((_, seat) => ({ kind: seat === own ? ('me' as const) : ('open' as const) }));
  const { name = '', mark } = players[own] ?? {};
  const player = { name, ...(mark && { colour: mark, shape: mark }) };
  const body = { game, options: { ...options }, seats, player, pace, listed, friendly };
  const { match } = await new Api().call('create', {}, body);
  return `/online/${match.id}`;
}
