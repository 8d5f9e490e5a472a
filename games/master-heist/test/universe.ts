import type { MatchRecord } from '@getaway/engine';
import { Refused } from '@getaway/engine';
import {
  aftermath,
  type CampaignChoice,
  campaignChoices,
  campaignPlay,
  type HeistReport,
  heistSetup,
  newUniverse,
  type Universe,
} from '../campaign/index.ts';
import { PREBUILT, type PrebuiltId } from '../content/index.ts';

/** A universe after these decisions. */
export const decide = (universe: Universe, ...choices: CampaignChoice[]): Universe =>
  choices.reduce<Universe>(campaignPlay, universe);

export const join = (...players: string[]): CampaignChoice[] =>
  players.map((player) => ({ do: 'join', player }));

export const recruit = (...ids: PrebuiltId[]): CampaignChoice[] =>
  ids.map((id) => ({
    do: 'recruit',
    name: PREBUILT[id].name,
    character: PREBUILT[id].character,
    skills: [...PREBUILT[id].skills],
  }));

export const cast = (roles: Readonly<Record<string, string>>): CampaignChoice[] =>
  Object.entries(roles).map(([who, player]) => ({ do: 'cast', who, player }));

/** Ann, Bob and Cem with Tiny, Karma, Iceheart and Null at their side. */
export const trio = (options: Parameters<typeof newUniverse>[1] = {}): Universe =>
  decide(
    newUniverse('River City', options),
    ...join('Ann', 'Bob', 'Cem'),
    ...recruit('tiny', 'karma', 'iceheart', 'null'),
  );

export const ROLES = { Tiny: 'Ann', Karma: 'Bob', Iceheart: 'Cem' } as const;

/** A heist of that scenario is under way. */
export const begun = (
  universe: Universe,
  scenario = 'inclusion-job',
  roles: Readonly<Record<string, string>> = ROLES,
): Universe => decide(universe, { do: 'plan', scenario }, ...cast(roles), { do: 'begin', seed: 'a seed' });

const quiet: HeistReport['facts'] = {
  silentRound: false,
  eventChangedState: true,
  fixersUsed: [],
  mayorInPart1: false,
  allStartedInside: false,
};

/** How a heist under way might end; unless told otherwise it fails, all escape and nothing changes hands. */
export function report(
  universe: Universe,
  told: Partial<Omit<HeistReport, 'crew'>> & { busted?: readonly string[] } = {},
): HeistReport {
  const { busted = [], ...rest } = told;
  const crew = (universe.plan?.crew ?? []).map(({ who }) => {
    const character = universe.characters.find((known) => known.name === who)?.character ?? 'thug';
    return { name: who, character, escaped: !busted.includes(who), ideasLeft: 1, lastDitch: null };
  });
  return {
    won: false,
    parts: [{ cashAtStart: universe.cash }],
    crew,
    cash: universe.cash,
    jewels: universe.jewels,
    items: universe.items,
    discovered: [],
    discarded: [],
    unlocks: null,
    facts: quiet,
    ...rest,
  };
}

/** The universe after the heist under way ended like this. */
export function ended(universe: Universe, told: Parameters<typeof report>[1] = {}): Universe {
  const setup = heistSetup(universe);
  if (setup === null) throw new Error('no heist is under way');
  const record: MatchRecord = {
    game: 'master-heist',
    version: 1,
    options: setup.options ?? {},
    seats: setup.seats,
    seed: setup.seed,
    plays: [],
  };
  return aftermath(universe, record, report(universe, told));
}

/** The rule against a decision, or null when it is possible. */
export function against(universe: Universe, choice: CampaignChoice): string | null {
  const before = JSON.stringify(universe);
  try {
    campaignPlay(universe, choice);
  } catch (error) {
    if (error instanceof Refused && JSON.stringify(universe) === before) return error.rule;
    throw error;
  }
  return null;
}

/** Every due level-up made, the first that is offered. */
export function leveled(universe: Universe): Universe {
  const choice = campaignChoices(universe).find((offered) => offered.do === 'levelUp');
  return choice === undefined ? universe : leveled(campaignPlay(universe, choice));
}
