import type { Universe } from '@getaway/master-heist/campaign';
import { type DBSchema, openDB } from 'idb';
import { lasting } from './database.ts';

/** A campaign as it is kept in this browser. */
export interface KeptCampaign {
  readonly id: string;
  readonly universe: Universe;
  /** The players whom bots stand in for, and which. */
  readonly bots: Readonly<Record<string, string>>;
  readonly updated: number;
}

interface Stores extends DBSchema {
  campaigns: { key: string; value: KeptCampaign; indexes: { updated: number } };
}

// Apart from the saves: a new store among them would wait for every page of an older version to be closed.
const database = lasting((terminated) =>
  openDB<Stores>('getaway-campaigns', 1, {
    terminated,
    upgrade: (db) => {
      db.createObjectStore('campaigns', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
  }),
);

let channel: BroadcastChannel | undefined;
const news = (): BroadcastChannel => (channel ??= new BroadcastChannel('getaway-campaigns'));

/** Calls back when another page or a worker has changed a campaign; gives the way to stop that. */
export function watchCampaigns(onChange: (id: string) => void): () => void {
  const listen = ({ data }: MessageEvent<string>): void => onChange(data);
  news().addEventListener('message', listen);
  return () => news().removeEventListener('message', listen);
}

export const getCampaign = async (id: string): Promise<KeptCampaign | undefined> =>
  (await database()).get('campaigns', id);

/** All campaigns, the one that was played last first. */
export const listCampaigns = async (): Promise<KeptCampaign[]> =>
  (await (await database()).getAllFromIndex('campaigns', 'updated')).reverse();

export async function putCampaign(kept: Omit<KeptCampaign, 'updated'>): Promise<void> {
  await (await database()).put('campaigns', { ...kept, updated: Date.now() });
  news().postMessage(kept.id);
}

export async function deleteCampaign(id: string): Promise<void> {
  await (await database()).delete('campaigns', id);
  news().postMessage(id);
}

/**
 * Changes a campaign as it is now, whoever else is changing it: the browser lets one in after the other. Gives it as
 * it is then; `change` gives null to leave it alone, and what it throws is thrown, with nothing changed.
 */
export async function changeCampaign(
  id: string,
  change: (kept: KeptCampaign) => KeptCampaign | null,
): Promise<KeptCampaign | undefined> {
  const writing = (await database()).transaction('campaigns', 'readwrite');
  const kept = await writing.store.get(id);
  const changed = kept && change(kept);
  if (!changed) return kept;
  const next = { ...changed, updated: Date.now() };
  await Promise.all([writing.store.put(next), writing.done]);
  news().postMessage(id);
  return next;
}
