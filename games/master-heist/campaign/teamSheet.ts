// What of a campaign lies open at an online table: all that the team has (MH-CMP-01), and nothing that is still to come.
import * as v from 'valibot';
import { ACHIEVEMENT_IDS, type AchievementId, type Difficulty } from '../content/index.ts';
import { type Job, jobOf, teamSuits } from './sheet.ts';
import { type Universe, universeSchema } from './universe.ts';

/**
 * Without its history, which tells every seed and record, and without the seed of the heist that is under way: it is played
 * by, should the table be called off (MH-CMP-19).
 */
const papersSchema = v.strictObject({
  ...v.omit(universeSchema, ['history', 'plan']).entries,
  plan: v.strictObject({
    scenario: v.string(),
    crew: v.array(v.strictObject({ who: v.string(), player: v.string() })),
  }),
});

/** What a table is given to read; it comes back over the network. */
export type TeamPapers = v.InferOutput<typeof papersSchema>;

/** Null while no heist is planned. Who was in earlier crews is left out, because it grows with every heist. */
export function teamPapers(universe: Universe): TeamPapers | null {
  const { history: _, plan, ...present } = universe;
  if (plan === null) return null;
  const heists = present.heists.map((heist) => ({ ...heist, crew: [] }));
  return { ...present, heists, plan: { scenario: plan.scenario, crew: plan.crew } };
}

/** All that a screen shows of it. */
export interface TeamSheet extends Omit<TeamPapers, 'achievements'> {
  readonly suits: Difficulty;
  /** What the heist is for. */
  readonly job: Job;
  readonly achievements: readonly { readonly id: AchievementId; readonly earned: boolean }[];
}

/** Null for papers that are none, as those of another version. */
export function readTeamPapers(papers: unknown): TeamSheet | null {
  const read = v.safeParse(papersSchema, papers);
  if (!read.success) return null;
  const { output } = read;
  const universe: Universe = { ...output, plan: { ...output.plan, seed: null }, history: [] };
  try {
    return {
      ...output,
      suits: teamSuits(universe),
      job: jobOf(universe, output.plan.scenario),
      achievements: ACHIEVEMENT_IDS.map((id) => ({ id, earned: output.achievements.includes(id) })),
    };
  } catch {
    return null;
  }
}
