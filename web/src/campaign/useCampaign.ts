import type { CampaignChoice } from '@getaway/master-heist/campaign';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer, Trouble } from '../match/position.ts';
import { watchCampaigns } from '../storage/campaigns.ts';
import type { OpenCampaign } from './desk.ts';
import { remoteDesk } from './remoteDesk.ts';

export interface CampaignSession {
  /** Undefined while it is read, null when there is none. */
  readonly open: OpenCampaign | null | undefined;
  /** Why the last decision was not possible. */
  readonly trouble: Trouble | null;
  /** All tell whether it was possible. */
  readonly decide: (choice: CampaignChoice) => Promise<boolean>;
  readonly begin: () => Promise<boolean>;
  readonly standIn: (player: string, bot: string | null) => Promise<boolean>;
  readonly handOver: (at: string, sha256: string) => Promise<boolean>;
  readonly takeRecord: (record: unknown) => Promise<boolean>;
}

/** A campaign that is kept in this browser, whichever page or worker changes it. */
export function useCampaign(id: string): CampaignSession {
  const [open, setOpen] = useState<OpenCampaign | null>();
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const read = useCallback(async () => {
    const kept = await remoteDesk()
      .open(id)
      // What was read before is still the best that is known.
      .catch(() => undefined);
    setOpen((before) => (kept === undefined ? (before ?? null) : kept));
  }, [id]);
  useEffect(() => {
    void read();
    return watchCampaigns((changed) => {
      if (changed === id) void read();
    });
  }, [id, read]);

  const busy = useRef(false);
  const tell = async (ask: () => Promise<Answer>): Promise<boolean> => {
    // Whoever pressed twice saw the same sheet both times, and means one of them.
    if (busy.current) return false;
    busy.current = true;
    try {
      const answer = await ask();
      setTrouble(answer.ok ? null : answer);
      await read();
      return answer.ok;
    } finally {
      busy.current = false;
    }
  };
  return {
    open,
    trouble,
    decide: (choice) => tell(() => remoteDesk().decide(id, choice)),
    begin: () => tell(() => remoteDesk().begin(id)),
    standIn: (player, bot) => tell(() => remoteDesk().standIn(id, player, bot)),
    handOver: (at, sha256) => tell(() => remoteDesk().handOver(id, at, sha256)),
    takeRecord: (record) => tell(() => remoteDesk().takeRecord(id, record)),
  };
}
