import {
  CHARACTER_IDS,
  CHARACTERS,
  type CharacterId,
  PREBUILT,
  SKILL_IDS,
  type SkillId,
  SKILLS,
} from '../content/index.ts';
import type { Cards } from './levels.ts';
import { type CampaignOffer, offersOf } from './offers.ts';
import type { Universe } from './universe.ts';

/** Recruiting people with these cards; nothing for cards that nobody has. */
export const recruitOffers = (universe: Universe, cards: readonly Cards[]): CampaignOffer[] =>
  offersOf(universe, cards).filter(({ choice }) => choice.do === 'recruit');

/** Those of the book. */
export const prebuiltOffers = (universe: Universe): CampaignOffer[] =>
  recruitOffers(universe, Object.values(PREBUILT));

const simpleFirst = <Id extends string>(
  ids: readonly Id[],
  of: Readonly<Record<Id, { level: string }>>,
): Id[] => [
  ...ids.filter((id) => of[id].level === 'amateur'),
  ...ids.filter((id) => of[id].level !== 'amateur'),
];

/** All cards that a character can be made of. */
export const CARDS = {
  characters: simpleFirst(CHARACTER_IDS, CHARACTERS),
  skills: simpleFirst(SKILL_IDS, SKILLS),
} as const;

export const isCharacterCard = (id: string): id is CharacterId => id in CHARACTERS;

/** What a character card can do. */
export function characterCard(id: CharacterId) {
  const { memory, initialIdeas, defaultActions, abilities } = CHARACTERS[id];
  const actions = defaultActions.flatMap((one) => ('action' in one ? [one.action] : []));
  return { memory, ideas: initialIdeas, actions, abilities };
}

/** The actions of a skill card, by the face of the die. */
export const skillCard = (id: SkillId) => Object.values(SKILLS[id].slots);
