import * as v from 'valibot';
import { ACHIEVEMENT_IDS, FIXER_IDS, SCENARIO_IDS } from './ids.ts';
import { count, text, type Frozen } from './load.ts';
import { BAG_CHITS, DIFFICULTIES } from './vocabulary.ts';

export const noiseTrackSchema = v.strictObject({
  tracks: v.pipe(
    v.array(
      v.strictObject({
        crew: v.picklist([3, 4]),
        start: v.literal(0),
        last: v.pipe(count(), v.minValue(1)),
        alertSpaces: v.array(count()),
        lastSpaceEveryFurtherNoiseIsAlert: v.literal(true),
      }),
    ),
    v.length(2),
  ),
});

const component = v.looseObject({ id: text, count: v.nullable(count()) });

export const chitsSchema = v.strictObject({
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

export const campaignSchema = v.strictObject({
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

export const savekeysSchema = v.strictObject({ about: text, keys: v.array(text) });

export type NoiseTrack = Frozen<v.InferOutput<typeof noiseTrackSchema>>['tracks'][number];
export type CampaignBook = Frozen<v.InferOutput<typeof campaignSchema>>;
