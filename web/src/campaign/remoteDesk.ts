import { type Remote, wrap } from 'comlink';
import { watched } from '../ui/loading.ts';
import type { CampaignWorker } from './campaign.worker.ts';

let worker: Remote<CampaignWorker> | undefined;

/** The campaigns, in a worker that all of their pages share. */
export const remoteDesk = (): Remote<CampaignWorker> =>
  (worker ??= wrap<CampaignWorker>(
    watched(new Worker(new URL('./campaign.worker.ts', import.meta.url), { type: 'module' })),
  ));
