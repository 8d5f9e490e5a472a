// Whoever points has the board: what both need stays together with it.
import './index.tsx';
import { idOf, kindOf, onSeat, type RuleLens } from '@getaway/board';
import {
  BOSS_IDS,
  BRIDGE_IDS,
  carCards,
  caseCards,
  CASE_SLOTS,
  type Effect,
  EFFECTS,
  heroes,
  items,
  mapTiles,
  SPACE_IDS,
  type SpaceId,
  weapons,
} from '../content/index.ts';
import { BRIDGE_AT, IS_SUBURB, KIND, ROADS_OF, spaceNo } from '../rules/board/index.ts';
import { isBlocked } from '../rules/city/roadblocks.ts';
import {
  buildingAt,
  hasEvent,
  hasManhole,
  isFacedownPoi,
  isRevealed,
  poiTileAt,
  suburbAt,
  tileAt,
} from '../rules/city/spaces.ts';
import { type ActionPiece, printedCard } from '../rules/pieces.ts';
import type { EnemyKind, State } from '../rules/state.ts';
import { groundName } from './names.ts';
import { onCard, onEnemy, onSign, onSlot, onSpace, onTrack } from './notes.ts';
import { ENEMY_RULES, KIND_RULES, OP_RULES, POI_RULES, SIGNS, SPACE_RULES, TRACKS } from './pieceRules.ts';
import { isBridge, isSlot, isSpace } from './spots.ts';
import { crowdsAt, thingsAt } from './things.ts';

/** The rules of a space, as far as the viewer knows it: what lies face down says nothing of itself. */
function spaceRules(s: State, id: SpaceId): readonly string[] {
  const space = spaceNo(id);
  const poi = poiTileAt(s, space);
  const tile = tileAt(s, space);
  const building = buildingAt(s, space);
  const known = isFacedownPoi(s, space) ? 'facedownPoi' : isRevealed(s, space) ? 'revealed' : 'unexplored';
  return [
    ...(poi === null ? [] : [POI_RULES[poi]]),
    ...(building === null ? [] : SPACE_RULES[building]),
    ...(KIND[space] === 'worldTradeCenter' ? SPACE_RULES.worldTradeCenter : []),
    ...(BRIDGE_AT[space] ? SPACE_RULES.bridgehead : []),
    ...(hasEvent(s, space) ? SPACE_RULES.event : []),
    ...(hasManhole(s, space) ? SPACE_RULES.manhole : []),
    ...(tile !== null && mapTiles[tile].trap ? SPACE_RULES.trap : []),
    ...SPACE_RULES[known],
    ...(IS_SUBURB[space] && suburbAt(s, space)?.faceup === false ? SPACE_RULES.suburb : []),
    ...(ROADS_OF[space]!.some((road) => isBlocked(s, road)) ? SPACE_RULES.blocked : []),
  ];
}

const opsOf = (effects: readonly Effect[] = []): string[] => [
  ...new Set(effects.map(({ op }) => OP_RULES[op])),
];

/** What a card does, and what holds for all of its kind. */
function cardRules(id: string): readonly string[] {
  if (id in weapons)
    return [...(id === 'axe' ? KIND_RULES.axe : []), ...KIND_RULES.weapon, ...KIND_RULES.item];
  if (id in items) return [...opsOf(EFFECTS[id]), ...KIND_RULES.item];
  if (id in carCards) return [...(id === 'taxi' ? KIND_RULES.taxi : []), ...KIND_RULES.car];
  if (id in heroes) return KIND_RULES.hero;
  if (id.startsWith('obj-')) return KIND_RULES.objective;
  if (id in caseCards) {
    const own = id === 'tracer' ? KIND_RULES.tracer : id.includes('bracelet') ? KIND_RULES.bracelet : [];
    return [...own, ...KIND_RULES.caseCard];
  }
  return [...opsOf(EFFECTS[printedCard(id as ActionPiece)]), ...KIND_RULES.actionCard];
}

/** What the rules lens must know of Escape from New York. */
export const lens: RuleLens<State> = {
  tracks: TRACKS,
  pieces: (s) => [
    ...s.heroes.map((_, seat) => onSeat(seat)),
    ...SPACE_IDS.map(onSpace),
    ...BRIDGE_IDS.map((bridge) => `bridge:${bridge}`),
    ...CASE_SLOTS.map(onSlot),
    ...(['prisoner', 'prisonerCar', ...BOSS_IDS] as const).map(onEnemy),
    ...Object.keys(SIGNS).flatMap((sign) => (sign === 'cop' && !s.options.uspf ? [] : [onSign(sign)])),
    ...s.heroes.flatMap(({ weapon, car }) => [
      ...(weapon ? [onCard(weapon.card)] : []),
      ...(car === 'none' ? [] : [onCard(car)]),
    ]),
    ...Object.keys(TRACKS).map(onTrack),
  ],
  pieceAt(_, spot) {
    if (isBridge(spot)) return `bridge:${spot}`;
    if (isSlot(spot)) return onSlot(spot);
    return isSpace(spot) ? onSpace(spot) : null;
  },
  nameOf(s, piece, words) {
    const id = idOf(piece);
    switch (kindOf(piece)) {
      case 'space':
        return words.say('board.spaceIs', {
          space: id,
          ground: groundName({ view: s, words }, id as SpaceId),
        });
      case 'track':
        return words.say(TRACKS[id]!.says);
      case 'sign':
        return id === 'cop' ? words.say('board.cops', { n: 1 }) : words.term(id);
      default:
        return words.term(id);
    }
  },
  on(s, piece) {
    if (kindOf(piece) !== 'space') return [];
    const id = idOf(piece) as SpaceId;
    const bridge = BRIDGE_AT[spaceNo(id)];
    return [
      ...s.heroes.flatMap(({ at, hero }, seat) => (at === id && hero !== null ? [onSeat(seat)] : [])),
      ...new Set(crowdsAt(s, id).map(({ kind }) => onEnemy(kind))),
      ...thingsAt(s, id).map((thing) => thing.piece),
      ...(bridge ? [`bridge:${bridge}`] : []),
    ];
  },
  aliases(_, piece) {
    const id = idOf(piece);
    if (kindOf(piece) === 'sign') return SIGNS[id]!.about;
    return piece === onEnemy('prisoner') ? ['prisonerPlaced', 'prisonersMissing'] : [];
  },
  rulesOf(s, piece) {
    const id = idOf(piece);
    switch (kindOf(piece)) {
      case 'space':
        return spaceRules(s, id as SpaceId);
      case 'enemy':
        return ENEMY_RULES[id as EnemyKind];
      case 'sign':
        return SIGNS[id]!.rules;
      case 'card':
        return cardRules(id);
      default:
        return KIND_RULES[kindOf(piece) as 'bridge' | 'slot' | 'seat'];
    }
  },
};
