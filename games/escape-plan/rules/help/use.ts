import { offering, type Remedy } from '@getaway/engine';
import {
  ASSET_TILE,
  type AssetId,
  CONTACT_CARD,
  type ContactId,
  type Effect,
  EQUIPMENT_TILE,
  type EquipmentId,
  OFFICER_TYPES,
} from '../../content/index.ts';
import { priceOf, unlock } from '../assets.ts';
import { withoutBit } from '../bits.ts';
import { thiefOf } from '../characters.ts';
import type { Choice, Travel, Use } from '../play.ts';
import { avoidableBits, pursuersOn } from '../pursuers.ts';
import { isEquipment } from '../refresh.ts';
import type { State } from '../state.ts';
import { turn } from '../turn.ts';
import type { Cures } from './index.ts';

/** EP-RST-01: today, or tomorrow. */
export const canRestAgain = (s: State, seat: number): boolean => !thiefOf(s, seat).rested || s.day < 3;
export const restedWord = (s: State, seat: number): 'yes' | 'no' => (thiefOf(s, seat).rested ? 'yes' : 'no');

/** EP-RST-02: contact cards, equipment and the first aid token become ready by resting; fixers never do. */
export const ready: Cures = (s, seat, { choice }) => {
  const { do: use, slot, what } = choice as Use;
  const thief = thiefOf(s, seat);
  if (!canRestAgain(s, seat) || (use === 'useFixer' && !isEquipment(thief.items[slot - 1]!))) return [];
  return [
    {
      remedy: 'ready',
      params: { what, rested: restedWord(s, seat) },
      rules: ['EP-RST-02'],
      change(view) {
        const own = thiefOf(view, seat);
        if (use === 'useFirstAid') own.firstAid = true;
        else if (use === 'useContact') own.usedContacts = withoutBit(own.usedContacts, slot - 1);
        else own.usedItems = withoutBit(own.usedItems, slot - 1);
      },
    },
  ];
};

/** EP-AST-02: by resting, at the clinic or at the church. */
export const unlocked: Cures = (_s, seat, { choice }) => [
  {
    remedy: 'unlock',
    rules: ['EP-RST-03', 'EP-CLI-02', 'EP-CHU-03'],
    change: (view) => unlock(view, seat, (choice as Use).what as AssetId, 'EP-AST-03', undefined),
  },
];

const MOST_PLACES = 3;

/** The travels that are offered in a turn that has just begun. */
function travelsOf(s: State, seat: number): Travel[] {
  const travels: Travel[] = [];
  const take = (choice: Choice, refusal?: unknown): void => {
    if (choice.do === 'travel' && !refusal) travels.push(choice);
  };
  if (s.agenda.at(-1)?.step === 'turn')
    turn.offers?.(s, { step: 'turn', seat }, seat, offering<Choice>(false, take));
  return travels;
}

/** A remedy that some travels are: where to. */
function by(remedy: Remedy, travels: readonly Travel[]): Remedy[] {
  const places = [...new Set(travels.map(({ place }) => place))].slice(0, MOST_PLACES);
  return places.length > 0 ? [{ ...remedy, params: { places } }] : [];
}

/** EP-EXE-05: the travels that use it. */
export const onTheWay: Cures = (s, seat, { choice }) =>
  by(
    { remedy: 'onTheWay', rules: ['EP-EXE-05', 'EP-TRV-12'] },
    travelsOf(s, seat).filter(({ using }) => using.some((tool) => tool === (choice as Use).what)),
  );

/** EP-EXE-06: the travels, paid for, on which somebody waits whom it avoids. */
export const whileAvoiding: Cures = (s, seat, { choice }) => {
  const { effect, cost } = avoider(choice as Use);
  const bits =
    effect.type === 'avoidOfficers' ? avoidableBits(s, effect.officers) : avoidableBits(s, OFFICER_TYPES);
  const { money } = thiefOf(s, seat);
  return by(
    { remedy: 'whileAvoiding', rules: ['EP-EXE-06', 'EP-AVD-07'] },
    travelsOf(s, seat).filter(
      ({ leaving, using }) =>
        using.length === 0 && cost <= money && leaving.some((tile) => (pursuersOn(s, tile) & bits) !== 0),
    ),
  );
};

/** What avoids officers, and what using it costs. */
function avoider({ do: use, slot, what }: Use): { effect: Effect; cost: number } {
  if (use === 'useContact') return CONTACT_CARD[what as ContactId];
  if (use === 'useAsset') return { effect: ASSET_TILE[what as AssetId].effect, cost: priceOf(slot - 1) };
  return { effect: EQUIPMENT_TILE[what as EquipmentId].effect, cost: 0 };
}
