import { CAMPAIGN, CHARACTERS, FIXERS, ITEMS, SCENARIOS, SKILLS } from '../content/index.ts';
import { scenarioFor } from '../exchange/index.ts';
import type { CampaignChoice } from './choice.ts';
import { crewOf } from './crew.ts';
import { levelOf, recommended } from './levels.ts';
import { jewelPrice, priceOf, worthOf } from './shop.ts';
import type { Named, Universe } from './universe.ts';

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
const inWords = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '));

function character({ name, character: card, skills, level, status, due }: Named): string {
  const cards = [CHARACTERS[card].name, ...skills.map((skill) => SKILLS[skill].name)].join(', ');
  const notes = [
    ...(status === 'busted' ? ['in jail'] : []),
    ...(due === null ? [] : [`${due} chooses its level-up`]),
  ];
  return `  ${name}, level ${level}: ${cards}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`;
}

const scenarioName = (scenario: string) => scenarioFor(scenario).name.replace(/: Part 1$/, '');

function planned(universe: Universe): string[] {
  const { plan } = universe;
  if (plan === null) return [];
  const crew = crewOf(universe);
  const cast = plan.crew.map(({ who, player }) => `${who} (${player})`);
  const { difficulty } = scenarioFor(plan.scenario);
  const suits =
    crew.length === 0
      ? ''
      : `; the crew's level suits ${recommended(crew.map((member) => member.level))} jobs (MH-CMP-11)`;
  return [
    `${plan.seed === null ? 'Planned' : 'Under way'}: ${scenarioName(plan.scenario)}, ${difficulty}${suits}`,
    `  crew: ${inWords(cast)}`,
  ];
}

/** The universe in words. */
export function statusText(universe: Universe): string {
  const won = universe.heists.filter((heist) => heist.won).length;
  const { achievements } = CAMPAIGN;
  return [
    `${universe.name}: ${counted(universe.heists.length, 'heist')}, ${won} won${universe.finalScore === null ? '' : `, final score $${universe.finalScore}k`}`,
    `Team: $${universe.cash}k, ${counted(universe.jewels, 'jewel')}, items: ${inWords(universe.items.map((item) => ITEMS[item].name))}`,
    `Fixers: ${inWords(universe.fixers.map((fixer) => FIXERS[fixer].name))}`,
    `Players: ${inWords(universe.players.map(({ name, level, away }) => `${name} (level ${level}${away ? ', away' : ''})`))}`,
    'Characters:',
    ...(universe.characters.length === 0 ? ['  none'] : universe.characters.map(character)),
    ...planned(universe),
    ...universe.heists.map((heist, at) => {
      const busted = heist.crew.filter((member) => !member.escaped).map((member) => member.name);
      return `Heist ${at + 1}: ${scenarioName(heist.scenario)} ${heist.won ? 'won' : 'lost'}${busted.length === 0 ? '' : `, busted: ${busted.join(', ')}`}`;
    }),
    ...(universe.achievements.length === 0
      ? []
      : [
          `Achievements: ${achievements.flatMap(({ id, name }) => (universe.achievements.includes(id) ? [name] : [])).join(', ')}`,
        ]),
  ].join('\n');
}

/** A choice with the figures that a person wants to know before taking it. */
export function withFigures(universe: Universe, choice: CampaignChoice): Readonly<Record<string, unknown>> {
  if (choice.do === 'buy') return { ...choice, price: priceOf(universe, choice.item) };
  if (choice.do === 'sell') return { ...choice, price: worthOf(universe, choice.item) };
  if (choice.do === 'sellJewel') return { ...choice, price: jewelPrice() };
  if (choice.do === 'recruit') return { ...choice, level: levelOf(choice) };
  if (choice.do === 'plan')
    return {
      ...choice,
      scenario: choice.scenario in SCENARIOS ? choice.scenario : scenarioName(choice.scenario),
    };
  return choice;
}
