import { BadInput, BadRecord, Refused } from '@getaway/engine';
import {
  type CampaignChoice,
  campaignPlay,
  CARDS,
  type Deal,
  heistCampaign,
  heistSetup,
  loadUniverse,
  nextUniverse,
  readTeamPapers,
  recruitDeal,
  type Sheet,
  sheetOf,
  tableOf,
  type TeamSheet,
  type Universe,
} from '@getaway/master-heist/campaign';
import { BadBoard } from '@getaway/master-heist/exchange';
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
import { newHeist, nextNumber, oldHeist, saveIdOf, type TablePlan, tablePlan } from './heists.ts';

/** A campaign as a page shows it. */
export interface OpenCampaign {
  readonly id: string;
  readonly sheet: Sheet;
  readonly bots: KeptCampaign['bots'];
  /** The match that is kept of its heist cannot be the one that was begun, or does not come to an end (MH-CMP-16). */
  readonly unusable: boolean;
  /** Something was chosen in that match already, so it is finished here (MH-CMP-18). */
  readonly played: boolean;
}

async function keepNew(universe: Universe): Promise<string> {
  const id = randomText(6);
  await putCampaign({ id, universe, bots: {} });
  return id;
}

/** The rule that speaks of input which can be made no sense of, if one does. */
const ruleAgainst = (error: BadInput): string | null =>
  error instanceof BadBoard ? 'MH-IMP-08' : error instanceof BadRecord ? 'MH-CMP-16' : null;

/** The browser refuses to store something, or to read it: that is what it throws a `DOMException` for. */
async function attempt<Said extends object>(deed: () => Promise<Said>): Promise<Answer<Said>> {
  try {
    return { ok: true, ...(await deed()) };
  } catch (error) {
    if (error instanceof Refused)
      return { ok: false, rule: error.rule, params: error.params, message: error.message };
    if (error instanceof BadInput)
      return { ok: false, rule: ruleAgainst(error), params: {}, message: error.message };
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

/** Whether the match of the heist that is under way has had its first choice here. */
async function isPlayed(kept: KeptCampaign): Promise<boolean> {
  const fresh = newHeist(kept);
  const save = fresh && (await getSave(fresh.id));
  return save?.record.seed === fresh?.record.seed && (save?.record.plays.length ?? 0) > 0;
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

  /** The same text that the terminal writes; null when the campaign is gone. */
  write: (id: string): Promise<Answer<{ text: string | null }>> =>
    attempt(async () => {
      const kept = await getCampaign(id);
      return { text: kept ? heistCampaign.save(kept.universe) : null };
    }),

  async open(id: string): Promise<OpenCampaign | null> {
    const before = await getCampaign(id);
    const settled = before === undefined || (await settle(before));
    const kept = await getCampaign(id);
    if (!kept) return null;
    const { universe, bots } = kept;
    return { id, sheet: sheetOf(universe), bots, unusable: !settled, played: await isPlayed(kept) };
  },

  decide: (id: string, choice: CampaignChoice): Promise<Answer> =>
    attemptOnly(() =>
      changeCampaign(id, (kept) => ({ ...kept, universe: campaignPlay(kept.universe, choice) })),
    ),

  /** The seed is drawn when the heist begins: what comes must be known to nobody before. */
  begin: (id: string): Promise<Answer> => desk.decide(id, { do: 'begin', seed: randomText(16) }),

  /** What a table on a server must know to deal the heist that is under way; null when nothing is to be dealt. */
  async tablePlan(id: string): Promise<TablePlan | null> {
    const kept = await getCampaign(id);
    return kept && !(await isPlayed(kept)) ? tablePlan(kept) : null;
  },

  /** What was laid out at somebody's table, if it can be read. */
  readPapers: async (papers: unknown): Promise<TeamSheet | null> => readTeamPapers(papers),

  /** An online table deals the heist from now on (MH-CMP-18). */
  handOver: (id: string, at: string, sha256: string): Promise<Answer> =>
    attemptOnly(async () => {
      const kept = await getCampaign(id);
      if (kept && (await isPlayed(kept)))
        throw new Refused({ rule: 'MH-CMP-18', params: { played: 'true' } }, 'it is played here');
      await changeCampaign(id, ({ universe, ...rest }) => ({
        ...rest,
        universe: campaignPlay(universe, { do: 'handOver', at, sha256 }),
      }));
    }),

  /** Takes what was played at the online table, if the campaign still waits for it; so it counts once. */
  takeRecord: (id: string, record: unknown): Promise<Answer> =>
    attemptOnly(() =>
      changeCampaign(id, (kept) =>
        tableOf(kept.universe) === null ? null : { ...kept, universe: nextUniverse(kept.universe, record) },
      ),
    ),

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
