import { CHARACTER_IDS, CHARACTERS, SKILL_IDS, SKILLS } from '../content/index.ts';
import type { Cards } from './levels.ts';
import { type CampaignOffer, offersOf } from './offers.ts';
import type { Universe } from './universe.ts';

/** Recruiting people with these cards; nothing for cards that nobody has. */
export const recruitOffers = (universe: Universe, cards: readonly Cards[]): CampaignOffer[] =>
  offersOf(universe, cards).filter(({ choice }) => choice.do === 'recruit');

const simpleFirst = <Card extends { readonly level: string }>(cards: readonly Card[]): Card[] => [
  ...cards.filter(({ level }) => level === 'amateur'),
  ...cards.filter(({ level }) => level !== 'amateur'),
];

/** All cards that a character can be made of, and what they can do. */
export const CARDS = {
  characters: simpleFirst(CHARACTER_IDS.map((id) => CHARACTERS[id])).map(
    ({ id, memory, initialIdeas, defaultActions, abilities }) => ({
      id,
      memory,
      ideas: initialIdeas,
      actions: defaultActions.flatMap((one) => ('action' in one ? [one.action] : [])),
      abilities,
    }),
  ),
  /** The actions go by the face of the die. */
  skills: simpleFirst(SKILL_IDS.map((id) => SKILLS[id])).map(({ id, slots }) => ({
    id,
    actions: Object.values(slots),
  })),
} as const;
