import type { Say } from '@getaway/engine';
import { CAMPAIGN } from '../content/book.ts';
import { scenarioFor, scenarioTerm } from '../exchange/index.ts';
import type { CampaignChoice } from './choice.ts';
import { crewOf } from './crew.ts';
import { levelOf, recommended } from './levels.ts';
import { jewelPrice, priceOf, worthOf } from './shop.ts';
import { type Named, playerNamed, type Universe } from './universe.ts';

/** What is there, one after the other, or that there is nothing. */
const listed = (entries: readonly string[], say: Say): string => entries.join(', ') || say('status.none');
const terms = (ids: readonly string[], say: Say): string[] => ids.map((id) => say(`term.${id}`));

function character({ name, character: card, skills, level, status, due }: Named, say: Say): string {
  const jailed = status === 'busted';
  const state = due === null ? (jailed ? 'jailed' : 'free') : jailed ? 'both' : 'due';
  return say('status.character', {
    name,
    level,
    cards: terms([card, ...skills], say).join(', '),
    state,
    due,
  });
}

function planned(universe: Universe, say: Say): string[] {
  const { plan } = universe;
  if (plan === null) return [];
  const levels = crewOf(universe).map((member) => member.level);
  const scenario = scenarioFor(plan.scenario);
  const crew = plan.crew.map((member) => say('status.member', member));
  return [
    say('status.planned', {
      begun: plan.seed === null ? 'false' : plan.table === undefined ? 'true' : 'online',
      scenario: scenarioTerm(scenario),
      difficulty: scenario.difficulty,
      suits: levels.length === 0 ? 'none' : recommended(levels),
    }),
    say('status.crew', { crew: listed(crew, say) }),
  ];
}

function heists(universe: Universe, say: Say): string[] {
  return universe.heists.map(({ scenario, won, crew }, at) => {
    const busted = crew.filter((member) => !member.escaped).map((member) => member.name);
    return say('status.heist', {
      number: at + 1,
      scenario: scenarioTerm(scenarioFor(scenario)),
      won: String(won),
      count: busted.length,
      busted: busted.join(', '),
    });
  });
}

/** The universe in words. */
export function statusText(universe: Universe, say: Say): string {
  const { name, cash, jewels, items, fixers, players, characters, finalScore } = universe;
  const achieved = CAMPAIGN.achievements
    .map(({ id }) => id)
    .filter((id) => universe.achievements.includes(id));
  const seated = players.map(({ name: player, level, away }) =>
    say('status.player', { name: player, level, away: String(away) }),
  );
  return [
    say('status.campaign', {
      name,
      heists: universe.heists.length,
      won: universe.heists.filter((heist) => heist.won).length,
      score: finalScore ?? 'none',
    }),
    say('status.team', { cash, jewels, items: listed(terms(items, say), say) }),
    say('status.fixers', { fixers: listed(terms(fixers, say), say) }),
    say('status.players', { players: listed(seated, say) }),
    say('status.characters', { count: characters.length }),
    ...characters.map((one) => character(one, say)),
    ...planned(universe, say),
    ...heists(universe, say),
    ...(achieved.length === 0
      ? []
      : [say('status.achievements', { names: terms(achieved, say).join(', ') })]),
  ].join('\n');
}

/** A choice with the figures that a person wants to know before taking it; who is new goes by a number. */
export function withFigures(universe: Universe, choice: CampaignChoice): Readonly<Record<string, unknown>> {
  if (choice.do === 'buy') return { ...choice, price: priceOf(universe, choice.item) };
  if (choice.do === 'sell') return { ...choice, price: worthOf(universe, choice.item) };
  if (choice.do === 'sellJewel') return { ...choice, price: jewelPrice() };
  if (choice.do === 'recruit') return { ...choice, level: levelOf(choice) };
  if (choice.do === 'plan') return { ...choice, scenario: scenarioTerm(scenarioFor(choice.scenario)) };
  if (choice.do === 'join') return { ...choice, player: newcomer(universe, choice.player) };
  return choice;
}

/** The suggested name of a new player is a number only, so that every language can say it. */
function newcomer(universe: Universe, name: string): string | number {
  const number = /^Player (\d+)$/.exec(name)?.[1];
  return number === undefined || playerNamed(universe, name) !== undefined ? name : Number(number) - 1;
}
