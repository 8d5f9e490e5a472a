import { type Choice, type MatchRecord, seeded, SPECTATOR } from '@getaway/engine';
import { randomText } from '../home/newMatch.ts';
import { titleOf } from '../match/catalog.ts';
import type { Position } from '../match/position.ts';

/**
 * A match that goes on from what somebody sees. What they cannot see is dealt anew, so that neither the copy nor a link
 * to it tells any secret.
 */
export async function sandboxOf(
  game: string,
  position: Pick<Position, 'view' | 'viewer'>,
  seed = randomText(16),
): Promise<MatchRecord> {
  const { id, version, schema } = await titleOf(game).load();
  const { view, viewer } = position;
  const start = schema.imagine(view, viewer ?? SPECTATOR, { rng: seeded(seed) });
  const plays: { seat: number; choice: Choice }[] = [];
  return {
    game: id,
    version,
    options: view.options as MatchRecord['options'],
    seats: view.seats,
    seed,
    start,
    plays,
  };
}
