import {
  ACHIEVEMENT_IDS,
  type AchievementId,
  CHARACTER_IDS,
  CHARACTERS,
  HEISTS,
  SCENARIO_IDS,
} from '../content/index.ts';
import { scenarioFor } from '../exchange/index.ts';
import type { HeistReport } from './aftermath.ts';
import type { Universe } from './universe.ts';

type Condition = (report: HeistReport, universe: Universe) => boolean;

const scenarioOf = (universe: Universe) => scenarioFor(universe.heists.at(-1)?.scenario ?? 'inclusion-job');
const finalScore: Condition = (report, universe) =>
  report.won && scenarioOf(universe).heist === 'the-final-score';

/** Whether all these characters have been played in the campaign. */
function allPlayed(
  universe: Universe,
  wanted: (card: (typeof CHARACTERS)[keyof typeof CHARACTERS]) => boolean,
): boolean {
  const played = new Set(universe.heists.flatMap((heist) => heist.crew.map((member) => member.character)));
  return CHARACTER_IDS.filter((id) => wanted(CHARACTERS[id])).every((id) => played.has(id));
}

/** MH-CMP-14: the conditions of `campaign.json`, on the heist that has just ended. */
const CONDITIONS: Readonly<Record<AchievementId, Condition>> = {
  'on-fumes': (report) => report.won && report.crew.filter((member) => member.ideasLeft === 0).length >= 2,
  'nothing-personal': (report) => report.won && report.crew.some((member) => !member.escaped),
  'of-course': (report) =>
    report.crew.some(
      (member) => !member.escaped && member.lastDitch?.rolled === 1 && member.lastDitch.needed >= 2,
    ),
  jailbreak: (report, universe) => scenarioOf(universe).county === true && report.facts.allStartedInside,
  'penny-pincher': (report) => report.parts.some((part) => part.cashAtStart >= 20),
  'silence-is-golden': (report) => report.facts.silentRound,
  minmaxer: (report) => !report.facts.eventChangedState,
  'real-achievement': (report) => new Set(report.facts.fixersUsed).size >= 5,
  'first-of-many': finalScore,
  'back-for-more': (report, universe) => finalScore(report, universe) && report.facts.mayorInPart1,
  completionist: (_, universe) =>
    HEISTS.every((id) => universe.heists.some((heist) => heist.won && heist.scenario === id)),
  'amateur-bingo': (_, universe) => allPlayed(universe, (card) => card.level === 'amateur'),
  'conventional-bingo': (_, universe) => allPlayed(universe, (card) => card.proPath === 'conventional'),
  'oddball-bingo': (_, universe) => allPlayed(universe, (card) => card.proPath === 'oddball'),
  'pro-bingo-blackout': (_, universe) => allPlayed(universe, () => true),
  'true-mastermind': (_, universe) =>
    !(SCENARIO_IDS as readonly string[]).includes(universe.heists.at(-1)?.scenario ?? ''),
};

/** Those that the last heist has earned for the first time. */
export const achievementsOf = (universe: Universe, report: HeistReport): AchievementId[] =>
  ACHIEVEMENT_IDS.filter((id) => !universe.achievements.includes(id) && CONDITIONS[id](report, universe));
