import type { GameEvent } from '@getaway/engine';
import type { SpaceId } from '../content/index.ts';

/** What has happened on the island: who went where, or where New York stirred (nobody's trace). */
export interface Trace {
  readonly who: number | null;
  readonly route: readonly SpaceId[];
}

interface Told extends GameEvent {
  readonly seat: number;
  readonly space: SpaceId;
  readonly at: SpaceId;
  readonly route: readonly SpaceId[];
}

/** Of everybody but the viewer, the way gone; of the city, every space where somebody came or something came to light. */
export function tracesOf(news: readonly GameEvent[], viewer: number | null): Trace[] {
  const ways = new Map<number, SpaceId[]>();
  const stirred = new Map<SpaceId, Trace>();
  for (const event of news) {
    const { seat, space, at, route } = event as Told;
    switch (event.event) {
      case 'heroMoved':
        if (seat !== viewer) ways.set(seat, [...(ways.get(seat) ?? []), space]);
        break;
      case 'prisonerPlaced':
      case 'prisonerCarPlaced':
      case 'bossPlaced':
        stirred.set(at, { who: null, route: [at] });
        break;
      case 'enemyMovedIn':
        stirred.set(space, { who: null, route: [space] });
        break;
      case 'enemyMoved':
        stirred.set(route.at(-1)!, { who: null, route });
        break;
    }
  }
  return [...stirred.values(), ...[...ways].map(([who, route]) => ({ who, route }))];
}
