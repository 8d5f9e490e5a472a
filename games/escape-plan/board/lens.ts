// Whoever points has the board: what both need stays together with it.
import './index.tsx';
import { idOf, kindOf, onSeat, type RuleLens } from '@getaway/board';
import {
  ASSET_TILE,
  cityTile,
  CONTACT_CARD,
  EQUIPMENT_TILE,
  FIXER_TILE,
  OFFICER_TYPES,
} from '../content/index.ts';
import { has } from '../rules/bits.ts';
import { ASSET_RULE, CONTACT_RULE, EQUIPMENT_RULE, FIXER_RULE } from '../rules/executive/rulesOf.ts';
import { LOCATIONS, locationsOf, region } from '../rules/map/index.ts';
import { officersOn } from '../rules/officers.ts';
import { placeAt } from '../rules/places.ts';
import type { State } from '../rules/state.ts';
import { shownAt } from './locations.ts';
import { onCard, onCharacter, onOfficer, onPlace, onTile, onTrack } from './notes.ts';
import { ANY_PLACE_RULES, KIND_RULES, PLACE_RULES, TRACKS } from './pieceRules.ts';

/** The business or safe house that was put on a location; none while its tile is not in the city. */
function placedAt(s: State, location: string): string[] {
  const { kind, tile } = region(location);
  return (kind === 'business' || kind === 'safeHouse') && s.placedOn.includes(tile)
    ? [placeAt(s, location)]
    : [];
}

/** What a card, tile or bag does, and what holds for all of its kind. */
function cardRules(id: string): readonly string[] {
  const own: Readonly<Record<string, string>> = {
    ...CONTACT_RULE,
    ...FIXER_RULE,
    ...EQUIPMENT_RULE,
    ...ASSET_RULE,
  };
  const kind =
    id in CONTACT_CARD
      ? 'contact'
      : id in FIXER_TILE
        ? 'fixer'
        : id in EQUIPMENT_TILE
          ? 'equipment'
          : id in ASSET_TILE
            ? 'asset'
            : 'bag';
  // A locker's colour is also that of its keys.
  return [
    ...(own[id] ? [own[id]] : []),
    ...KIND_RULES[kind],
    ...(kind === 'bag' ? TRACKS['key']!.rules : []),
  ];
}

function tileRules(tile: string): readonly string[] {
  const { ferry, helipad } = cityTile(tile);
  return [...KIND_RULES.tile, ...(ferry ? KIND_RULES.ferry : []), ...(helipad ? KIND_RULES.helipad : [])];
}

/** What the rules lens must know of Escape Plan. */
export const lens: RuleLens<State> = {
  tracks: TRACKS,
  pieces: (s) => [
    ...Array.from({ length: s.seats }, (_, seat) => onSeat(seat)),
    ...s.at.flatMap((_, who) => (who < s.seats ? [] : [onCharacter(s, who)])),
    ...s.city.tiles.flatMap((tile) => locationsOf(tile).map(onPlace)),
    ...s.city.tiles.map(onTile),
    ...OFFICER_TYPES.map(onOfficer),
    ...new Set(
      [
        ...s.contactDisplay,
        ...s.fixers,
        ...s.thieves.flatMap(({ contacts, items, unlocked }) => [...contacts, ...items, ...unlocked]),
      ].flatMap((card) => (card === null ? [] : [onCard(card)])),
    ),
    ...Object.keys(TRACKS).map(onTrack),
  ],
  pieceAt: (s, spot) =>
    LOCATIONS.includes(spot) ? onPlace(spot) : s.city.tiles.includes(spot) ? onTile(spot) : null,
  nameOf(s, piece, words) {
    const id = idOf(piece);
    switch (kindOf(piece)) {
      case 'place':
        return words.say('board.placeOnTile', { place: shownAt(s, id, words).name, tile: region(id).tile });
      case 'track':
        return words.say(TRACKS[id]!.says, { day: s.day });
      default:
        return words.term(id);
    }
  },
  on(s, piece) {
    const id = idOf(piece);
    const standing = (place: string): string[] =>
      s.at.flatMap((at, who) => (at === place ? [onCharacter(s, who)] : []));
    if (kindOf(piece) === 'place') return [...standing(id), onTile(region(id).tile)];
    if (kindOf(piece) !== 'tile') return [];
    return [
      ...locationsOf(id).flatMap((place) => [onPlace(place), ...standing(place)]),
      ...OFFICER_TYPES.flatMap((type, i) => (has(officersOn(s, id), i) ? [onOfficer(type)] : [])),
    ];
  },
  aliases: (s, piece) => (kindOf(piece) === 'place' ? placedAt(s, idOf(piece)) : []),
  rulesOf(_, piece) {
    const id = idOf(piece);
    switch (kindOf(piece)) {
      case 'place':
        return [...PLACE_RULES[region(id).kind!], ...ANY_PLACE_RULES];
      case 'tile':
        return tileRules(id);
      case 'card':
        return cardRules(id);
      case 'who':
        return KIND_RULES[id as 'sandra' | 'costa'];
      default:
        return KIND_RULES[kindOf(piece) as 'officer' | 'seat'];
    }
  },
};
