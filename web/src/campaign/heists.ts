import { heistCampaign, heistSetup, playedHeists, seatsOf, teamPapers } from '@getaway/master-heist/campaign';
import { type Campaign, LONGEST_PAPERS } from '@getaway/server/client';
import { LONGEST_NAME } from '../settings/longestName.ts';
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

/** The heist that is under way, as a table on a server can deal it. */
export interface TablePlan {
  readonly game: string;
  readonly options: Record<string, unknown>;
  readonly campaign: Campaign;
  /** By seat: the bot that stands in for its player. */
  readonly bots: readonly (string | null)[];
  /** What whoever sits there may read of the campaign, if it is not too much. */
  readonly papers?: Record<string, unknown>;
}

/** What a server shows to everybody: no signs that turn or hide other people's words, and not too long. */
const plainName = (name: string, most: number): string =>
  name
    .replaceAll(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .slice(0, most)
    .trim() || '?';

/** Null when no heist waits to be dealt. */
export function tablePlan(kept: KeptCampaign): TablePlan | null {
  const setup = heistSetup(kept.universe);
  if (setup === null) return null;
  const players = seatsOf(kept.universe);
  return {
    game: heistCampaign.game.id,
    options: { ...setup.options },
    campaign: {
      name: plainName(kept.universe.name, 60),
      number: nextNumber(kept),
      players: players.map((name) => plainName(name, LONGEST_NAME)),
    },
    bots: players.map((name) => kept.bots[name] ?? null),
    ...papersOf(kept),
  };
}

function papersOf({ universe }: KeptCampaign): Pick<TablePlan, 'papers'> {
  const plain = JSON.stringify(teamPapers(universe), (_, part: unknown) =>
    typeof part === 'string' ? plainName(part, part.length) : part,
  );
  return plain.length > LONGEST_PAPERS ? {} : { papers: JSON.parse(plain) as Record<string, unknown> };
}
