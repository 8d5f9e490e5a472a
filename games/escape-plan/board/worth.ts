import {
  type ContactId,
  CONTACT_CARD,
  EQUIPMENT_TILE,
  FIXER_TILE,
  PLAN_CARD,
  type PlanPlace,
  PLAYER_BOARD,
} from '../content/index.ts';
import { region } from '../rules/map/index.ts';
import type { Choice } from '../rules/play.ts';
import { HEALING } from '../rules/visit/others.ts';
import type { EscapePlanBoardProps } from './index.tsx';

type Seen = Pick<EscapePlanBoardProps, 'view' | 'viewer' | 'words' | 'veiled'>;

/** What a choice costs, or pays by the viewer's own plan card, where its words do not say so; otherwise nothing. */
export function worthOf(seen: Seen, choice: Choice): string {
  const { words } = seen;
  switch (choice.do) {
    case 'openPlace':
    case 'travel':
      return planWords(seen, choice.place);
    case 'takeContact':
      return words.say('board.whenUsed', { cost: costWords(seen, choice.card) });
    case 'useContact':
      return costWords(seen, choice.what as ContactId);
    case 'useAsset':
      return priceWords(seen, PLAYER_BOARD.assetSpacePrices[choice.slot - 1]);
    case 'buyFixer':
      return priceWords(seen, FIXER_TILE[choice.fixer].cost);
    case 'heal':
      return healWords(seen, choice.wounds);
    case 'buyEquipment':
      return priceWords(seen, EQUIPMENT_TILE[choice.equipment].cost);
    default:
      return '';
  }
}

const costWords = ({ words }: Seen, card: ContactId): string => {
  const { cost, notoriety } = CONTACT_CARD[card];
  return words.say('board.cardCost', { cost, notoriety });
};

const priceWords = ({ words }: Seen, price: number | undefined): string =>
  words.say('board.price', { price });

/** EP-HOS-01: only the hospital wants money for it. */
const healWords = (seen: Seen, wounds: number): string => {
  const at = seen.view.at[seen.viewer ?? -1];
  return at && region(at).kind === 'hospital' ? priceWords(seen, HEALING[wounds - 1]) : '';
};

/** The plan card is secret: nobody who only looks over a shoulder reads it. */
function planWords({ view, viewer, words, veiled }: Seen, place: string): string {
  const plan = viewer === null || veiled ? null : (view.thieves[viewer]?.plan ?? null);
  const value = plan === null ? undefined : PLAN_CARD[plan].values[place as PlanPlace];
  if (value === undefined) return '';
  return words.say('board.onPlan', { value: value === 'income' ? words.say('board.planIncome') : value });
}
