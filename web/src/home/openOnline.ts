import { Api } from '@getaway/server/client';
import type { Player } from '../match/position.ts';

/** Opens a match on the server, with the first seat for oneself and the others open; gives the way there. */
export async function openOnline(
  game: string,
  players: readonly Player[],
  options: Readonly<Record<string, unknown>>,
): Promise<string> {
  const seats = players.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
  const player = { name: players[0]?.name ?? '' };
  const { match } = await new Api().call(
    'create',
    {},
    { game, options: { ...options }, seats, player, listed: true },
  );
  return `/online/${match.id}`;
}
