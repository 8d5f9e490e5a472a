import { getCampaign, type KeptCampaign, listCampaigns } from '../storage/campaigns.ts';

/** Where in the campaign's history a heist was handed over to this online match, or -1. */
const handedOver = ({ universe }: KeptCampaign, match: string): number =>
  universe.history.findLastIndex(
    (entry) => 'choice' in entry && entry.choice.do === 'handOver' && entry.choice.at === match,
  );

/** The campaign of this browser that had an online match deal one of its heists; null for those who only play along. */
export async function campaignOf(match: string): Promise<string | null> {
  const campaigns = await listCampaigns().catch(() => []);
  return campaigns.find((kept) => handedOver(kept, match) >= 0)?.id ?? null;
}

/** Whether the campaign has called that table off, so that what is played there counts for nothing (MH-CMP-19). */
export async function hasCalledOff(campaign: string, match: string): Promise<boolean> {
  const kept = await getCampaign(campaign).catch(() => undefined);
  // A heist that is handed over comes to its end, or is called off: nothing else can be decided meanwhile.
  const next = kept && handedOver(kept, match) >= 0 && kept.universe.history[handedOver(kept, match) + 1];
  return Boolean(next && 'choice' in next);
}
