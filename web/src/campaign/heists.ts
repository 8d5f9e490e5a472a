import { heistCampaign, heistSetup, playedHeists, seatsOf } from '@getaway/master-heist/campaign';
import type { Player } from '../match/position.ts';
import type { KeptCampaign } from '../storage/campaigns.ts';
import type { Save } from '../storage/saves.ts';

/** Where a heist's match is kept: always in the same place, so that nobody begins it twice. */
export const saveIdOf = (campaign: string, number: number): string => `${campaign}-${number}`;

/** The number of the heist that comes next, or is under way. */
export const nextNumber = ({ universe }: KeptCampaign): number => universe.heists.length + 1;

const seated = ({ bots }: KeptCampaign, names: readonly string[]): Player[] =>
  names.map((name) => {
    const bot = bots[name];
    return bot === undefined ? { kind: 'person', name } : { kind: 'bot', bot, name };
  });

/** The match of the heist that is under way, from its start; null when none is. */
export function newHeist(kept: KeptCampaign): Save | null {
  const setup = heistSetup(kept.universe);
  if (setup === null) return null;
  const { seats, seed, options = {} } = setup;
  const { id: game, version } = heistCampaign.game;
  const number = nextNumber(kept);
  return {
    id: saveIdOf(kept.id, number),
    record: { game, version, options, seats, seed, plays: [] },
    players: seated(kept, seatsOf(kept.universe)),
    heist: { campaign: kept.id, number },
    updated: Date.now(),
    finished: false,
  };
}

/** The match of a heist that is over. The campaign has it whole, wherever it was played. */
export function oldHeist(kept: KeptCampaign, number: number): Save | null {
  const heist = playedHeists(kept.universe)[number - 1];
  if (heist === undefined) return null;
  return {
    id: saveIdOf(kept.id, number),
    record: heist.record,
    players: seated(kept, heist.players),
    heist: { campaign: kept.id, number },
    updated: Date.now(),
    finished: true,
  };
}
