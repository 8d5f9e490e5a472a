import { BadContent, deepFreeze } from '@getaway/engine';
import * as v from 'valibot';
import campaignFile from './campaign.json';
import chitsFile from './chits.json';
import { ACHIEVEMENT_IDS, FIXER_IDS, type FixerId, SCENARIO_IDS } from './ids.ts';
import { FIXERS } from './index.ts';
import { count, type Frozen, text, whole } from './load.ts';
import saveKeysFile from './savekeys.json';
import type { Fixer } from './team.ts';
import { BAG_CHITS, DIFFICULTIES } from './vocabulary.ts';

// What only a campaign needs, and what nothing but a look into the box does: a heist is played without, so a table need
// not load it.

const component = v.looseObject({ id: text, count: v.nullable(count()) });

const chitsSchema = v.strictObject({
  security: v.array(
    v.strictObject({
      id: v.picklist(BAG_CHITS),
      name: v.exactOptional(text),
      count: v.nullable(count()),
      active: v.exactOptional(text),
      inactive: v.exactOptional(text),
      clearedBy: v.exactOptional(v.picklist(['subdue', 'unlock', 'disable'])),
      isGuard: v.exactOptional(v.boolean()),
      inBag: v.exactOptional(v.boolean()),
      note: v.exactOptional(text),
    }),
  ),
  loot: v.array(component),
  hexTokens: v.array(component),
  other: v.array(component),
});

const campaignSchema = v.strictObject({
  start: v.strictObject({ teamCash: count(), fixers: v.array(v.picklist(FIXER_IDS)), playerLevel: count() }),
  maxLevel: v.pipe(count(), v.minValue(1)),
  levels: v.array(
    v.strictObject({
      level: count(),
      upgrade: v.nullable(v.picklist(['oneSkill', 'character', 'otherSkill'])),
    }),
  ),
  difficulty: v.array(v.strictObject({ id: v.picklist(DIFFICULTIES), averageLevel: text })),
  threads: v.array(v.strictObject({ id: text, scenarios: v.array(v.picklist(SCENARIO_IDS)) })),
  achievements: v.array(v.strictObject({ id: v.picklist(ACHIEVEMENT_IDS), name: text, condition: text })),
});

const savekeysSchema = v.strictObject({ about: text, keys: v.array(text) });

export const BOOK_FILES = ['campaign.json', 'chits.json', 'savekeys.json'] as const;

export type BookFiles = Readonly<Record<(typeof BOOK_FILES)[number], unknown>>;

/** Validated as the components of the heist are. */
export function loadBook(files: BookFiles, fixers: Frozen<Record<FixerId, Fixer>>) {
  const book = {
    campaign: whole(campaignSchema, 'campaign.json', files['campaign.json']),
    chits: whole(chitsSchema, 'chits.json', files['chits.json']),
    saveKeys: whole(savekeysSchema, 'savekeys.json', files['savekeys.json']).keys,
  };
  for (const fault of campaignFaults(book.campaign, fixers)) throw fault;
  const frozen: Frozen<typeof book> = deepFreeze(book);
  return frozen;
}

function* campaignFaults(
  { start, levels, maxLevel, achievements }: v.InferOutput<typeof campaignSchema>,
  fixers: Frozen<Record<FixerId, Fixer>>,
): Generator<BadContent> {
  const fault = (entry: string, words: string) => new BadContent('campaign.json', entry, words);
  for (const id of FIXER_IDS) {
    const isThere = fixers[id].unlockedBy.includes('start');
    if (start.fixers.includes(id) !== isThere)
      yield fault('start', `${isThere ? 'lacks' : 'gives'} ${id}, other than fixers.json says`);
  }
  if (levels.some((step, at) => step.level !== at + 1) || levels.length !== maxLevel)
    yield fault('levels', 'must run from 1 to maxLevel');
  const ids = achievements.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) yield fault(twice, 'occurs twice');
}

export const BOOK_AS_SHIPPED = {
  'campaign.json': campaignFile,
  'chits.json': chitsFile,
  'savekeys.json': saveKeysFile,
};

const book = loadBook(BOOK_AS_SHIPPED, FIXERS);

export const CAMPAIGN = book.campaign;
export const CHIT_BOOK = book.chits;
export const SAVE_KEYS = book.saveKeys;
