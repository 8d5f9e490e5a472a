import type { CampaignChoice, Deal } from '@getaway/master-heist/campaign';
import type { Speaker } from '@getaway/words';
import { createContext, use } from 'react';
import type { WayTo } from '../ui/useWayTo.ts';
import type { OpenCampaign } from './desk.ts';
import type { CampaignSession } from './useCampaign.ts';

/** What every part of a campaign's page works with. */
export interface DeskOfPage extends OpenCampaign, Omit<CampaignSession, 'open' | 'trouble'> {
  readonly words: Speaker;
  /** Somebody arranges an online table for the heist. */
  readonly opening: boolean;
  readonly setOpening: (opening: boolean) => void;
  /** Goes to a match that must first be put on the table. */
  readonly goTo: WayTo['goTo'];
}

export const DeskContext = createContext<DeskOfPage | null>(null);

export function useDesk(): DeskOfPage {
  const desk = use(DeskContext);
  if (!desk) throw new Error('no campaign is open');
  return desk;
}

type DealTo<Kind extends CampaignChoice['do']> = Deal & {
  readonly choice: Extract<CampaignChoice, { do: Kind }>;
};

/** The deals of one kind. */
export const dealsTo = <Kind extends CampaignChoice['do']>(
  deals: readonly Deal[],
  kind: Kind,
): DealTo<Kind>[] => deals.filter((deal): deal is DealTo<Kind> => deal.choice.do === kind);
