import type { MatchRecord } from '@getaway/engine';
import { isDealtBy, nextUniverse, type Universe } from '@getaway/master-heist/campaign';
import { changeCampaign } from '../storage/campaigns.ts';
import type { HeistOf } from '../storage/saves.ts';

type Which = Pick<HeistOf, 'campaign' | 'number'>;

/** Whether that heist is under way and has this seed; a heist that is over is not waited for again. */
const waitsFor = (universe: Universe, number: number, seed: string): boolean =>
  universe.heists.length + 1 === number && isDealtBy(universe, seed);

/**
 * The universe with the result of a heist, or null when it does not wait for that: so a result counts once, however
 * often it is told. Throws `BadRecord` when the heist is not over or another than the one that was begun (MH-CMP-16).
 */
export const withResult = (universe: Universe, number: number, record: MatchRecord): Universe | null =>
  waitsFor(universe, number, record.seed) ? nextUniverse(universe, record) : null;

/** Tells a campaign how its heist ended. */
export async function carryOver({ campaign, number }: Which, record: MatchRecord): Promise<void> {
  await changeCampaign(campaign, (kept) => {
    const universe = withResult(kept.universe, number, record);
    return universe && { ...kept, universe };
  });
}
