import * as v from 'valibot';
import { CHARACTER_IDS, ITEM_IDS, SKILL_IDS } from '../content/index.ts';

const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40));
/** Where an online table is, and the SHA-256 that it shows of the seed it deals by (MH-CMP-18). */
export const tableSchema = v.strictObject({
  at: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
const card = v.picklist([...CHARACTER_IDS, ...SKILL_IDS]);

/** What a team decides between heists (MH-CMP-15). */
export const choiceSchema = v.variant('do', [
  v.strictObject({ do: v.literal('join'), player: name }),
  v.strictObject({ do: v.literal('leave'), player: name }),
  v.strictObject({
    do: v.literal('recruit'),
    name,
    character: v.picklist(CHARACTER_IDS),
    skills: v.tuple([v.picklist(SKILL_IDS), v.picklist(SKILL_IDS)]),
  }),
  v.strictObject({ do: v.literal('levelUp'), who: name, from: card, to: card }),
  v.strictObject({ do: v.literal('buy'), item: v.picklist(ITEM_IDS) }),
  v.strictObject({ do: v.literal('sell'), item: v.picklist(ITEM_IDS) }),
  v.strictObject({ do: v.literal('sellJewel') }),
  v.strictObject({ do: v.literal('plan'), scenario: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4000)) }),
  v.strictObject({ do: v.literal('cast'), who: name, player: name }),
  v.strictObject({ do: v.literal('uncast'), who: name }),
  v.strictObject({ do: v.literal('begin'), seed: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }),
  v.strictObject({ do: v.literal('handOver'), ...tableSchema.entries }),
  v.strictObject({ do: v.literal('callOff') }),
]);

export type CampaignChoice = v.InferOutput<typeof choiceSchema>;
export type ChoiceOf<D extends CampaignChoice['do']> = Extract<CampaignChoice, { do: D }>;
