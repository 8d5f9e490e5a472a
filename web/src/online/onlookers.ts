import type { MatchState, Room } from '@getaway/server/client';

/** How many others look on. */
export const onlookers = ({ spectators }: Pick<Room, 'spectators'>, seat: MatchState['seat']): number =>
  seat === null ? Math.max(0, spectators - 1) : spectators;
