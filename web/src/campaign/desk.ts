import { BadInput, Refused } from '@getaway/engine';
import {
  type CampaignChoice,
  campaignPlay,
  CARDS,
  type Deal,
  heistCampaign,
  heistSetup,
  loadUniverse,
  recruitDeal,
  type Sheet,
  sheetOf,
  type Universe,
} from '@getaway/master-heist/campaign';
import type { Messages } from '@getaway/words';
import { randomText } from '../home/newMatch.ts';
import type { Answer } from '../match/position.ts';
import type { Locale } from '../settings/settings.ts';
import {
  changeCampaign,
  deleteCampaign,
  getCampaign,
  type KeptCampaign,
  putCampaign,
} from '../storage/campaigns.ts';
import { deleteSave, getSave, putSave } from '../storage/saves.ts';
import { messagesOf } from '../words/messages.ts';
import { carryOver } from './carryOver.ts';
import { newHeist, nextNumber, oldHeist, saveIdOf } from './heists.ts';

/** A campaign as a page shows it. */
export interface OpenCampaign {
  readonly id: string;
  readonly sheet: Sheet;
  readonly bots: KeptCampaign['bots'];
  /** The match that is kept of its heist cannot be the one that was begun, or does not come to an end (MH-CMP-16). */
  readonly unusable: boolean;
}

async function keepNew(universe: Universe): Promise<string> {
  const id = randomText(6);
  await putCampaign({ id, universe, bots: {} });
  return id;
}

/** The browser refuses to store something: that is what it throws a `DOMException` for. */
async function attempt<Said extends object>(deed: () => Promise<Said>): Promise<Answer<Said>> {
  try {
    return { ok: true, ...(await deed()) };
  } catch (error) {
    if (error instanceof Refused)
      return { ok: false, rule: error.rule, params: error.params, message: error.message };
    if (error instanceof BadInput) return { ok: false, rule: null, params: {}, message: error.message };
    if (error instanceof DOMException)
      return { ok: false, rule: null, params: {}, message: error.message, code: 'unkept' };
    throw error;
  }
}

/** The same for what has nothing else to tell. */
const attemptOnly = (deed: () => Promise<unknown>): Promise<Answer> =>
  attempt(async () => {
    await deed();
    return {};
  });

/** Makes sure that a heist which is over counts, also if its page was closed before it could tell. False when it cannot. */
async function settle(kept: KeptCampaign): Promise<boolean> {
  if (heistSetup(kept.universe) === null) return true;
  const number = nextNumber(kept);
  const save = await getSave(saveIdOf(kept.id, number));
  if (!save?.finished) return true;
  const answer = await attemptOnly(() => carryOver({ campaign: kept.id, number }, save.record));
  // What could not be stored is made up for later.
  return answer.ok || answer.code === 'unkept';
}

/** The campaigns of this browser, for a page that knows no rules. It runs in a worker: heists are played again here. */
export const desk = {
  messages: (locale: Locale): Promise<Messages> => messagesOf(heistCampaign, locale),

  /** What never changes. */
  book: async () => ({ variants: heistCampaign.variants, cards: CARDS }),

  /** Starts a campaign with one player at the table, and gives its id. */
  start: (name: string, variants: readonly string[], player: string): Promise<string> =>
    keepNew(campaignPlay(heistCampaign.start(name, variants), { do: 'join', player })),

  /** Puts a campaign from a file beside the others, and gives its id, or says why not (MH-CMP-17). */
  read: (text: string): Promise<Answer<{ id: string }>> =>
    attempt(async () => ({ id: await keepNew(loadUniverse(text)) })),

  /** The same text that the terminal writes. */
  async write(id: string): Promise<string> {
    const kept = await getCampaign(id);
    return kept ? heistCampaign.save(kept.universe) : '';
  },

  async open(id: string): Promise<OpenCampaign | null> {
    const before = await getCampaign(id);
    const settled = before === undefined || (await settle(before));
    const kept = await getCampaign(id);
    return kept ? { id, sheet: sheetOf(kept.universe), bots: kept.bots, unusable: !settled } : null;
  },

  decide: (id: string, choice: CampaignChoice): Promise<Answer> =>
    attemptOnly(() =>
      changeCampaign(id, (kept) => ({ ...kept, universe: campaignPlay(kept.universe, choice) })),
    ),

  /** The seed is drawn when the heist begins: what comes must be known to nobody before. */
  begin: (id: string): Promise<Answer> => desk.decide(id, { do: 'begin', seed: randomText(16) }),

  /** Lets a bot stand in for a player, or nobody. */
  standIn: (id: string, player: string, bot: string | null): Promise<Answer> =>
    attemptOnly(() =>
      changeCampaign(id, (kept) => {
        const { [player]: _, ...others } = kept.bots;
        return { ...kept, bots: bot === null ? others : { ...others, [player]: bot } };
      }),
    ),

  async recruit(id: string, cards: Parameters<typeof recruitDeal>[1]): Promise<Deal | null> {
    const kept = await getCampaign(id);
    return kept ? recruitDeal(kept.universe, cards) : null;
  },

  /** The way to the heist that is under way: from where it was left or, if wanted, from the start. */
  async heist(id: string, again: boolean): Promise<string> {
    const kept = await getCampaign(id);
    const fresh = kept ? newHeist(kept) : null;
    if (fresh === null) return `/campaigns/${id}`;
    const known = await getSave(fresh.id);
    if (again || known?.record.seed !== fresh.record.seed) await putSave(fresh);
    return `/play/${fresh.id}`;
  },

  /** The way to the replay of a heist. */
  async replay(id: string, number: number): Promise<string> {
    const kept = await getCampaign(id);
    const save = kept ? oldHeist(kept, number) : null;
    if (save === null) return `/campaigns/${id}`;
    // What somebody wrote down in it is only there.
    if (!(await getSave(save.id))?.finished) await putSave(save);
    return `/replay/${save.id}`;
  },

  /** Deletes a campaign, and then the matches of its heists: if the browser refuses, the one under way is still there. */
  remove: (id: string): Promise<Answer> =>
    attemptOnly(async () => {
      const kept = await getCampaign(id);
      await deleteCampaign(id);
      for (let number = kept ? nextNumber(kept) : 0; number > 0; number--)
        await deleteSave(saveIdOf(id, number));
    }),
};
