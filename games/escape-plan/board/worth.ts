import { type ContactId, CONTACT_CARD, PLAN_CARD, type PlanPlace } from '../content/index.ts';
import type { Choice } from '../rules/play.ts';
import { costOfChoice } from '../rules/preview/money.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import { placesOn } from './names.ts';

type Seen = Pick<EscapePlanBoardProps, 'view' | 'viewer' | 'words' | 'veiled'>;

/** What a choice pays by the viewer's own plan card, what it costs, and what is where it leads, where its words do not say so. */
export const worthOf = (seen: Seen, choice: Choice): string =>
  [valueOf(seen, choice), whereTo(seen, choice)].filter(Boolean).join(' · ');

/** What is where an officer is moved to. */
function whereTo(seen: Seen, choice: Choice): string {
  const isWay = choice.do === 'travel' || choice.do === 'escape';
  if (isWay || !('to' in choice) || choice.to === undefined) return '';
  return `${seen.words.term(choice.to)}: ${placesOn(seen, choice.to)}`;
}

function valueOf(seen: Seen, choice: Choice): string {
  switch (choice.do) {
    case 'takeContact':
      return seen.words.say('board.whenUsed', { cost: cardWords(seen, choice.card) });
    case 'useContact':
      return cardWords(seen, choice.what as ContactId);
    case 'payToll':
    case 'donate':
      return '';
    case 'openPlace':
      return planWords(seen, choice.place);
    case 'travel':
      return [planWords(seen, choice.place), priceWords(seen, choice)].filter(Boolean).join(' · ');
    default:
      return priceWords(seen, choice);
  }
}

const cardWords = ({ words }: Seen, card: ContactId): string => {
  const { cost, notoriety } = CONTACT_CARD[card];
  return words.say('board.cardCost', { cost, notoriety });
};

function priceWords({ view, viewer, words }: Seen, choice: Choice): string {
  const price = viewer === null ? 0 : costOfChoice(view, viewer, choice);
  return price > 0 ? words.say('board.price', { price }) : '';
}

/** The plan card is secret: nobody who only looks over a shoulder reads it. */
function planWords({ view, viewer, words, veiled }: Seen, place: string): string {
  const plan = viewer === null || veiled ? null : (view.thieves[viewer]?.plan ?? null);
  const value = plan === null ? undefined : PLAN_CARD[plan].values[place as PlanPlace];
  if (value === undefined) return '';
  return words.say('board.onPlan', { value: value === 'income' ? words.say('board.planIncome') : value });
}
