import type { CampaignChoice } from '@getaway/master-heist/campaign';
import { useCallback, useEffect, useState } from 'react';
import type { Answer, Trouble } from '../match/position.ts';
import { watchCampaigns } from '../storage/campaigns.ts';
import type { OpenCampaign } from './desk.ts';
import { remoteDesk } from './remoteDesk.ts';

export interface CampaignSession {
  /** Undefined while it is read, null when there is none. */
  readonly open: OpenCampaign | null | undefined;
  /** Why the last decision was not possible. */
  readonly trouble: Trouble | null;
  /** Both tell whether it was possible. */
  readonly decide: (choice: CampaignChoice) => Promise<boolean>;
  readonly begin: () => Promise<boolean>;
}

/** A campaign that is kept in this browser, whichever page or worker changes it. */
export function useCampaign(id: string): CampaignSession {
  const [open, setOpen] = useState<OpenCampaign | null>();
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const read = useCallback(async () => setOpen(await remoteDesk().open(id)), [id]);
  useEffect(() => {
    void read();
    return watchCampaigns((changed) => {
      if (changed === id) void read();
    });
  }, [id, read]);

  const tell = async (asked: Promise<Answer>): Promise<boolean> => {
    const answer = await asked;
    setTrouble(answer.ok ? null : answer);
    await read();
    return answer.ok;
  };
  return {
    open,
    trouble,
    decide: (choice) => tell(remoteDesk().decide(id, choice)),
    begin: () => tell(remoteDesk().begin(id)),
  };
}
