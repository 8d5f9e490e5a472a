// What a screen shows of a universe, besides what can be decided.
import { type MatchRecord, readRecord, type Refusal, refusalOf } from '@getaway/engine';
import {
  ACHIEVEMENT_IDS,
  type AchievementId,
  DIFFICULTIES,
  type Difficulty,
  FIXER_IDS,
  type FixerId,
  HEISTS,
  ITEM_IDS,
  type ItemId,
  PREBUILT,
} from '../content/index.ts';
import { scenarioFor, scenarioTerm } from '../exchange/index.ts';
import { crewOf, seatsOf, whyNoCrew } from './crew.ts';
import { recruitOffers } from './cards.ts';
import { type Cards, recommended } from './levels.ts';
import { type CampaignOffer, offersOf } from './offers.ts';
import { priceOf, worthOf } from './shop.ts';
import { withFigures } from './status.ts';
import { callsOff } from './table.ts';
import type { Universe } from './universe.ts';

/** The difficulty that suits the crew, or while nobody is in it those who are free (MH-CMP-11). */
export function teamSuits(universe: Universe): Difficulty {
  const crew = crewOf(universe);
  const team = crew.length > 0 ? crew : universe.characters.filter(({ status }) => status === 'free');
  return team.length === 0 ? 'amateur' : recommended(team.map(({ level }) => level));
}

/** A scenario as the team looks at it. */
export interface Job {
  /** As a decision names it, and as words do. */
  readonly scenario: string;
  readonly term: string;
  readonly difficulty: Difficulty;
  /** For the team's level. */
  readonly fit: 'easy' | 'right' | 'hard';
  readonly goals: readonly { readonly type: string; readonly loot: string | null; readonly count: number }[];
  readonly cash: number;
  /** The fixer whom success brings, and whether the team knows them already. */
  readonly fixer: FixerId | null;
  readonly known: boolean;
  readonly played: number;
  readonly won: number;
  /** The rule that tells what is special about it. */
  readonly rule: string | null;
  /** Why no crew could begin it now. */
  readonly refusal: Refusal | null;
}

export function jobOf(universe: Universe, id: string): Job {
  const scenario = scenarioFor(id);
  const { difficulty, objective, rewards, rules } = scenario;
  const step = DIFFICULTIES.indexOf(difficulty) - DIFFICULTIES.indexOf(teamSuits(universe));
  const last = scenario.next === undefined ? scenario : scenarioFor(scenario.next);
  const fixer = last.unlocks;
  const tries = universe.heists.filter((heist) => heist.scenario === id);
  const verdict = whyNoCrew(universe, id);
  return {
    scenario: id,
    term: scenarioTerm(scenario),
    difficulty,
    fit: step < 0 ? 'easy' : step > 0 ? 'hard' : 'right',
    goals: objective.all.map((part) => ({
      type: part.type,
      loot: 'loot' in part ? part.loot : null,
      count: 'count' in part ? part.count : 1,
    })),
    cash: rewards.cash,
    fixer,
    known: fixer !== null && universe.fixers.includes(fixer),
    played: tries.length,
    won: tries.filter(({ won }) => won).length,
    rule: rules[0] ?? null,
    refusal: verdict ? refusalOf(verdict) : null,
  };
}

/** Every scenario that the book has for a campaign, the easiest first. */
export const jobsOf = (universe: Universe): Job[] =>
  HEISTS.map((id) => jobOf(universe, id)).sort(
    (a, b) => DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty),
  );

/** What is in the shop, was there, or may come there. */
export interface Ware {
  readonly item: ItemId;
  readonly owned: number;
  readonly price: number;
  readonly worth: number;
  readonly sold: boolean;
}

const waresOf = (universe: Universe): Ware[] =>
  ITEM_IDS.map((item) => ({
    item,
    owned: universe.items.filter((own) => own === item).length,
    price: priceOf(universe, item),
    worth: worthOf(universe, item),
    sold: universe.shop.includes(item),
  }));

/** A heist that is over, with everything needed to look at it again. */
export interface PlayedHeist {
  readonly number: number;
  readonly term: string;
  readonly won: boolean;
  readonly cash: number;
  readonly crew: Universe['heists'][number]['crew'];
  readonly record: MatchRecord;
  readonly players: readonly string[];
  /** How many online tables of it were called off before (MH-CMP-19). */
  readonly calledOff: number;
}

export function playedHeists(universe: Universe): PlayedHeist[] {
  const records = universe.history.flatMap((entry) => ('heist' in entry ? [entry.heist] : []));
  const calls = callsOff(universe);
  return universe.heists.map(({ scenario, won, cash, crew }, at) => ({
    number: at + 1,
    term: scenarioTerm(scenarioFor(scenario)),
    won,
    cash,
    crew,
    record: readRecord(records[at]),
    players: seatsOf(universe, crew),
    calledOff: calls[at] ?? 0,
  }));
}

/** Something that might be decided, ready to be put into words (`withFigures`), and the rule against it. */
export interface Deal extends CampaignOffer {
  readonly spoken: Readonly<Record<string, unknown>>;
}

const dealsOf = (universe: Universe, offers: readonly CampaignOffer[]): Deal[] =>
  offers.map((offer) => ({ ...offer, spoken: withFigures(universe, offer.choice) }));

/** Recruiting somebody with these cards; null for cards that nobody has. */
export const recruitDeal = (universe: Universe, cards: Cards): Deal | null =>
  dealsOf(universe, recruitOffers(universe, [cards]))[0] ?? null;

/** All that a screen shows between heists. */
export interface Sheet {
  readonly universe: Omit<Universe, 'history'>;
  /** A heist is under way, and nothing can be decided (MH-CMP-15). */
  readonly underWay: boolean;
  /** How many online tables of the heist under way were called off (MH-CMP-19). */
  readonly calledOff: number;
  readonly suits: Difficulty;
  readonly planned: Job | null;
  readonly jobs: readonly Job[];
  readonly wares: readonly Ware[];
  /** What might be decided; of the thousands of recruits only those of the book. */
  readonly deals: readonly Deal[];
  readonly heists: readonly Omit<PlayedHeist, 'record'>[];
  /** Those whom the team knows first. */
  readonly fixers: readonly { readonly id: FixerId; readonly known: boolean }[];
  readonly achievements: readonly { readonly id: AchievementId; readonly earned: boolean }[];
}

export function sheetOf(universe: Universe): Sheet {
  const { history: _, ...present } = universe;
  const { plan, fixers, achievements } = universe;
  const known = (id: FixerId) => fixers.includes(id);
  return {
    universe: present,
    underWay: plan !== null && plan.seed !== null,
    calledOff: callsOff(universe).at(-1) ?? 0,
    suits: teamSuits(universe),
    planned: plan && jobOf(universe, plan.scenario),
    jobs: jobsOf(universe),
    wares: waresOf(universe),
    deals: dealsOf(universe, offersOf(universe, Object.values(PREBUILT))),
    heists: playedHeists(universe).map(({ record: __, ...heist }) => heist),
    fixers: [...fixers, ...FIXER_IDS.filter((id) => !known(id))].map((id) => ({ id, known: known(id) })),
    achievements: ACHIEVEMENT_IDS.map((id) => ({ id, earned: achievements.includes(id) })),
  };
}
