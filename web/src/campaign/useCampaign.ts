import type { CampaignChoice } from '@getaway/master-heist/campaign';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer, Trouble } from '../match/position.ts';
import { Queue } from '../match/queue.ts';
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

  const queue = useRef(new Queue());
  const asked = useRef(new Set<string>());
  /** One thing after the other, in the order in which they were pressed; the rules refuse what is no longer possible then. */
  const tell = async (what: string, ask: () => Promise<Answer>): Promise<boolean> => {
    // Whoever pressed the same twice saw it undone both times, and means it once.
    if (asked.current.has(what)) return false;
    asked.current.add(what);
    let done = false;
    await queue.current
      .add(async () => {
        const answer = await ask();
        await read();
        // Told last: whoever hears of it may press the same again.
        setTrouble(answer.ok ? null : answer);
        done = answer.ok;
      })
      .finally(() => asked.current.delete(what));
    return done;
  };
  return {
    open,
    trouble,
    decide: (choice) => tell(JSON.stringify(choice), () => remoteDesk().decide(id, choice)),
    begin: () => tell('begin', () => remoteDesk().begin(id)),
    standIn: (player, bot) => tell(`${bot} for ${player}`, () => remoteDesk().standIn(id, player, bot)),
    handOver: (at, sha256) => tell('hand over', () => remoteDesk().handOver(id, at, sha256)),
    takeRecord: (record) => tell('take record', () => remoteDesk().takeRecord(id, record)),
  };
}
