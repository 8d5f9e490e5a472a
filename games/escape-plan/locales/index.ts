import type { Messages } from '@getaway/engine';
import {
  ASSET_TILE,
  ASSETS,
  CITY_PACK,
  CONTACT_CARD,
  CONTACTS,
  EQUIPMENT,
  EQUIPMENT_TILE,
  FIXER_TILE,
  FIXERS,
  INSPECTOR_CARD,
  INSPECTOR_CARDS,
  LIEUTENANT_CARD,
  LIEUTENANT_CARDS,
  PATROL_CARD,
  PATROL_CARDS,
  PLAN_CARD,
  PLAN_CARDS,
  PLAN_PLACES,
  TERMS,
} from '../content/index.ts';
import en from './en.json';
import { BAGS, bagKind, bagValue } from '../rules/bags.ts';
import { LOCATIONS, region } from '../rules/map/index.ts';

/** The words of the rulebooks in one language, and under the ids that choices and events use. */
function terms(language: 'en' | 'pt' | 'pl', own: Messages): Messages {
  const word = new Map(TERMS.map((term) => [term.id, term[language]]));
  const found: Record<string, string> = {};
  for (const [id, text] of word) found[`term.${id}`] = text;
  const put = (id: string, text: string | undefined): void => {
    if (text !== undefined) found[`term.${id}`] = text;
  };
  for (const tile of CITY_PACK.tiles) put(tile.id, tile.name);
  for (const id of LOCATIONS)
    put(
      id,
      locationName(id, (term) => word.get(term) ?? term),
    );
  for (const id of CONTACTS)
    put(
      id,
      contactName(id, (term) => word.get(term)),
    );
  for (const id of FIXERS) put(id, word.get(`fixer-${id}`));
  for (const id of EQUIPMENT) put(id, word.get(`equipment-${id}`));
  for (const id of ASSETS) put(id, word.get(`asset-${id}`));
  for (const id of BAGS) put(id, `${own[`bag.${bagKind(id)}`] ?? bagKind(id)} $${bagValue(id)}k`);
  for (const id of INSPECTOR_CARDS) put(id, placeWord(INSPECTOR_CARD[id].place, word));
  for (const id of LIEUTENANT_CARDS) put(id, placeWord(LIEUTENANT_CARD[id].place, word));
  for (const id of PATROL_CARDS) put(id, word.get(`exit-${PATROL_CARD[id].exit}`));
  for (const id of PLAN_CARDS) {
    const { values } = PLAN_CARD[id];
    // A plan card is known by the places where it pays income: cubes show these to everybody (EP-BUS-10).
    put(
      id,
      PLAN_PLACES.filter((place) => values[place] === 'income')
        .map((place) => word.get(place))
        .join(', '),
    );
  }
  for (const part of ['morning', 'afternoon', 'evening', 'night', 'dawn'])
    put(part, word.get(`part-${part}`));
  return found;
}

const placeWord = (place: string, word: ReadonlyMap<string, string>): string | undefined =>
  word.get(place) ??
  word.get(place.replace(/^store-([a-d])$/, (_, letter: string) => `store${letter.toUpperCase()}`));

/** "Subway (Freight Terminal)", "Store A", "Hospital". */
function locationName(id: string, word: (term: string) => string): string {
  const { kind, store, exit, tile } = region(id);
  if (store !== null) return word(`store${store}`);
  if (exit !== null) return word(`exit-${exit}`);
  const name = word(kind === 'gang' ? 'gangHq' : (kind as string));
  const on = CITY_PACK.tiles.find((each) => each.id === tile)!.name;
  return id === kind ? name : `${name} (${on})`;
}

/** "Bribe (Federal)": cards of one name differ by the officer they are about. */
function contactName(id: (typeof CONTACTS)[number], word: (term: string) => string | undefined): string {
  const { effect, name } = CONTACT_CARD[id];
  const officer = 'officer' in effect ? effect.officer : null;
  const base = officer === null ? id : id.slice(0, -officer.length - 1);
  const text = word(`contact-${base}`) ?? name;
  return officer === null ? text : `${text} (${word(officer) ?? officer})`;
}

/** What is printed on cards and tiles. The content says it in English, the other locales say it themselves. */
function printed(): Messages {
  const all = { ...CONTACT_CARD, ...FIXER_TILE, ...EQUIPMENT_TILE, ...ASSET_TILE };
  return Object.fromEntries(Object.values(all).map(({ id, text }) => [`text.${id}`, text]));
}

/** Messages by locale; what a locale says itself goes before what its rulebook words give. */
export const words = { en: { ...printed(), ...terms('en', en), ...en } };

export const translations = {
  'pt-BR': async (): Promise<Messages> => inWordsOf('pt', (await import('./pt-BR.json')).default),
  pl: async (): Promise<Messages> => inWordsOf('pl', (await import('./pl.json')).default),
};

const inWordsOf = (language: 'pt' | 'pl', own: Messages): Messages => ({ ...terms(language, own), ...own });
