import {
  ASSETS,
  type CardPlace,
  CONTACTS,
  EQUIPMENT,
  EXITS,
  FIXERS,
  INSPECTOR_CARDS,
  LIEUTENANT_CARDS,
  OFFICER_TYPES,
  PATROL_CARDS,
  PLAN_CARDS,
} from '../ids.ts';
import type { Faults } from '../faults.ts';
import { type Check, ids } from './check.ts';
import type { InspectorCard, LieutenantCard } from '../schema/cards.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** EP-CMP-12, EP-OPT-02. */
export const checkContacts: Check<'contact-cards.json'> = (cards, faults) => {
  faults.expectEach(ids(cards), CONTACTS, 'contact card');
  const names = new Set(cards.map((card) => card.name)).size;
  faults.expect(names === 20, 'the deck', `must have 20 names, has ${names}`);
  const deck = sum(cards.map((card) => card.copies));
  faults.expect(deck === 33, 'the deck', `must have 33 cards, has ${deck}`);
  const deck2018 = sum(cards.map((card) => card.copies2018));
  faults.expect(deck2018 === 32, 'the deck of 2018', `must have 32 cards, has ${deck2018}`);
  for (const type of OFFICER_TYPES) {
    for (const kind of ['snitch', 'bribe', 'rally'] as const) {
      const card = cards.find(({ id }) => id === `${kind}-${type}`);
      const fits = !card || ('officer' in card.effect && card.effect.officer === type);
      faults.expect(fits, `${kind}-${type}`, `effect must be on the officer type ${type}`);
    }
  }
};

/** EP-CMP-05. */
export const checkFixers: Check<'fixers.json'> = (tiles, faults) => {
  faults.expectEach(ids(tiles), FIXERS, 'fixer tile');
  for (const { id, copies } of tiles)
    faults.expect(copies === 1, id, `must be there once, is there ${copies} times`);
};

/** EP-CMP-06. */
export const checkEquipment: Check<'equipment.json'> = (tiles, faults) => {
  faults.expectEach(ids(tiles), EQUIPMENT, 'equipment tile');
  for (const { id, copies } of tiles) faults.expect(copies === 4, id, `must have 4 copies, has ${copies}`);
};

/** EP-CMP-10, EP-AST-01. */
export const checkAssets: Check<'assets.json'> = ({ perPlayer, assets }, faults) => {
  faults.expectEach(ids(assets), ASSETS, 'asset tile');
  faults.expect(perPlayer === ASSETS.length, 'perPlayer', `must be ${ASSETS.length}, is ${perPlayer}`);
  for (const [start, wanted] of [['unlocked-5', 1] as const, ['item', 3] as const, ['contact', 3] as const]) {
    const found = assets.filter((asset) => asset.start === start).length;
    faults.expect(
      found === wanted,
      `start ${start}`,
      `must be that of ${wanted} assets, is that of ${found}`,
    );
  }
};

const PLAN_GROUPS = [
  ['casino', 'bar', 'restaurant'],
  ['gym', 'nightclub', 'art-gallery'],
  ['safe-house-1', 'safe-house-2', 'safe-house-3'],
] as const;

/** EP-CMP-13: in each group two amounts that sum to 150 and one income symbol, and no two cards alike. */
export const checkPlans: Check<'escape-plan-cards.json'> = (cards, faults) => {
  faults.expectEach(ids(cards), PLAN_CARDS, 'plan card');
  for (const { id, values } of cards) {
    for (const group of PLAN_GROUPS) {
      const amounts = group.map((place) => values[place]).filter((value) => value !== 'income');
      const where = group.join(', ');
      faults.expect(amounts.length === 2, id, `${where}: must show one income symbol`);
      faults.expect(sum(amounts) === 150, id, `${where}: amounts must sum to 150, sum to ${sum(amounts)}`);
    }
    const twin = cards.find((card) => card.id < id && JSON.stringify(card.values) === JSON.stringify(values));
    faults.expect(!twin, id, `shows the same as ${twin?.id}`);
  }
};

/** EP-CMP-11. */
export const checkPatrols: Check<'patrol-cards.json'> = (cards, faults) => {
  faults.expectEach(ids(cards), PATROL_CARDS, 'patrol card');
  faults.expectEach(
    cards.map((card) => card.exit),
    EXITS,
    'exit',
  );
  for (const { id, copies } of cards) faults.expect(copies === 2, id, `must have 2 copies, has ${copies}`);
};

export function cardPlace({ kind, target }: Pick<InspectorCard, 'kind' | 'target'>): string {
  if (kind === 'store') return `store-${String(target).toLowerCase()}`;
  return kind === 'exit' ? `exit-${target}` : String(target);
}

function checkPlaces(cards: readonly (InspectorCard | LieutenantCard)[], deck: string, faults: Faults): void {
  for (const card of cards) {
    const place = cardPlace(card) as CardPlace;
    faults.expect(
      card.id === `${deck}-${place}`,
      card.id,
      `target ${card.target} is not the place the card is named for`,
    );
    faults.expect(new Set(card.steps).size === card.steps.length, card.id, 'a step is listed twice');
  }
}

/** EP-CMP-14. */
export const checkInspectors: Check<'inspector-cards.json'> = (cards, faults) => {
  faults.expectEach(ids(cards), INSPECTOR_CARDS, 'inspector card');
  checkPlaces(cards, 'inspector', faults);
};

/** EP-CMP-15. */
export const checkLieutenants: Check<'lieutenant-cards.json'> = (cards, faults) => {
  faults.expectEach(ids(cards), LIEUTENANT_CARDS, 'lieutenant card');
  checkPlaces(cards, 'lieutenant', faults);
};
