import type { MatchRecord } from '@getaway/engine';
import { CAMPAIGN } from '../content/book.ts';
import { type CharacterId, type FixerId, type ItemId, ITEMS, type ScenarioId } from '../content/index.ts';
import { scenarioFor } from '../exchange/index.ts';
import { achievementsOf } from './achievements.ts';
import { copyUniverse, namedCharacter, playerNamed, type Universe } from './universe.ts';

/** What a campaign reads of a finished heist: `heistResult` of the rules gives it. */
export interface HeistReport {
  readonly won: boolean;
  readonly parts: readonly { readonly cashAtStart: number }[];
  readonly crew: readonly {
    readonly name: string;
    readonly character: CharacterId;
    readonly escaped: boolean;
    readonly ideasLeft: number;
    readonly lastDitch: { readonly needed: number; readonly rolled: number } | null;
  }[];
  readonly cash: number;
  readonly jewels: number;
  readonly items: readonly ItemId[];
  readonly discovered: readonly ItemId[];
  readonly discarded: readonly ItemId[];
  readonly unlocks: FixerId | null;
  readonly facts: {
    readonly silentRound: boolean;
    readonly eventChangedState: boolean;
    readonly fixersUsed: readonly FixerId[];
    readonly mayorInPart1: boolean;
    readonly allStartedInside: boolean;
  };
}

/** MH-OPT-04: the jobs whose first success brings an item to the shop. */
const BONUS: readonly (readonly [ScenarioId, ItemId])[] = [
  ['inclusion-job', 'flashbang'],
  ['startup-job', 'laser-burst'],
  ['greedy-prisoner', 'camouflage'],
];

/** The universe after its heist ended like this (MH-END-06 to 11). */
export function aftermath(before: Universe, record: MatchRecord, report: HeistReport): Universe {
  const universe = copyUniverse(before);
  const plan = universe.plan;
  if (plan === null) return universe;
  takeHome(universe, report);
  stockShop(universe, plan.scenario, report);
  for (const { who, player } of plan.crew) {
    const member = report.crew.find((seen) => seen.name === who);
    settle(universe, who, player, member?.escaped ?? false);
  }
  for (const name of new Set(plan.crew.map((member) => member.player))) {
    // MH-LVL-02: once, however many characters the player ran (MH-OPT-01).
    const player = playerNamed(universe, name);
    if (player !== undefined) player.level = Math.min(CAMPAIGN.maxLevel, player.level + 1);
  }
  const crew = report.crew.map(({ name, character, escaped }) => {
    const player = plan.crew.find((member) => member.who === name)?.player ?? name;
    return { name, character, player, escaped };
  });
  universe.heists.push({ scenario: plan.scenario, won: report.won, cash: report.cash, crew });
  // MH-CMP-12: the first victory counts; play may go on.
  if (report.won && scenarioFor(plan.scenario).heist === 'the-final-score')
    universe.finalScore ??= universe.cash;
  universe.achievements.push(...achievementsOf(universe, report));
  universe.plan = null;
  universe.history.push({ heist: { ...record, plays: [...record.plays] } });
  return universe;
}

/** MH-END-06, 07: kept whether the heist succeeded or not; a fixer comes only with success. */
function takeHome(universe: Universe, report: HeistReport): void {
  universe.cash = report.cash;
  universe.jewels = report.jewels;
  universe.items = [...report.items];
  const { unlocks } = report;
  if (unlocks !== null && !universe.fixers.includes(unlocks)) universe.fixers.push(unlocks);
}

/** MH-SHP-05, 09: a scenario item that was found and is gone again can be bought from now on. */
function stockShop(universe: Universe, scenario: string, report: HeistReport): void {
  for (const item of report.discovered)
    if (!universe.discovered.includes(item)) universe.discovered.push(item);
  const gone = report.discarded.filter(
    (item) => ITEMS[item].source === 'scenario' && universe.discovered.includes(item),
  );
  const bonus =
    universe.options.bonusItems && report.won
      ? BONUS.flatMap(([job, item]) => (job === scenario ? [item] : []))
      : [];
  for (const item of [...gone, ...bonus]) if (!universe.shop.includes(item)) universe.shop.push(item);
}

/** MH-BST-03, 04: jail or freedom, and one level more either way (MH-LVL-03). */
function settle(universe: Universe, who: string, player: string, escaped: boolean): void {
  const character = namedCharacter(universe, who);
  if (character === undefined) return;
  character.status = escaped ? 'free' : 'busted';
  if (character.level >= CAMPAIGN.maxLevel) return;
  character.level += 1;
  character.due = player;
}
