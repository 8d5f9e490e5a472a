// Whoever points has the board: what both need stays together with it.
import './index.tsx';
import { idOf, kindOf, onSeat, type RuleLens } from '@getaway/board';
import { ABILITIES, CRISES, EVENTS, FIXERS, ITEMS } from '../content/index.ts';
import { bagTotal } from '../rules/bag.ts';
import { personNo } from '../rules/people.ts';
import type { Commit, Heist, Who } from '../rules/state.ts';
import { abilitiesOf, printedActions, subsOf } from './actions.ts';
import { carriedBy, itemsOf, lootOn, peopleAt, securityOn, type Thing, tokenOn } from '../rules/contents.ts';
import { type DrawnHex, drawFloor } from './geometry.ts';
import { personName, placeName } from './names.ts';
import { onAction, onCard, onHex, onPerson, onSign, onTrack } from './notes.ts';
import { KIND_RULES, SIGN_RULES, SUB_RULES, TRACKS } from './pieceRules.ts';

const hexOf = (s: Heist, id: string): DrawnHex | undefined => drawFloor(s).find((hex) => hex.id === id);

const onThing = ({ sign, item }: Thing): string => (item === undefined ? onSign(sign) : onCard(item));

function onTheHex(s: Heist, hex: DrawnHex | undefined): string[] {
  if (!hex || hex.kind === 'site') return [];
  const { kind, space } = hex;
  return [
    ...(kind === 'tile' && s.unknown[space] ? [onSign('unknown')] : []),
    ...[...tokenOn(s, space), ...securityOn(s, space), ...lootOn(s, space)].map(onThing),
    ...peopleAt(s, space).map((c) => onPerson(s.characters[c]!.id)),
  ];
}

function heldBy(s: Heist, who: Who): string[] {
  const c = personNo(s, who);
  return [
    ...carriedBy(s, c).map(onThing),
    ...itemsOf(s, c).map(({ id }) => onCard(id)),
    ...abilitiesOf(s, c).map((ability) => onCard(ability)),
  ];
}

/** What a card does, and what holds for all of its kind. */
function cardRules(id: string): readonly string[] {
  if (id in ABILITIES) return [...ABILITIES[id as keyof typeof ABILITIES].rules, ...KIND_RULES.ability];
  if (id in ITEMS) return [ITEMS[id as keyof typeof ITEMS].rule, ...KIND_RULES.item];
  if (id in EVENTS) return [EVENTS[id as keyof typeof EVENTS].rule, ...KIND_RULES.event];
  if (id in CRISES) return [CRISES[id as keyof typeof CRISES].rule, ...KIND_RULES.crisis];
  return [FIXERS[id as keyof typeof FIXERS].rule, ...KIND_RULES.fixer];
}

const actionRules = (action: string): readonly string[] => [
  ...(action in ABILITIES ? cardRules(action) : []),
  ...[...new Set(subsOf(action as Commit))].map((sub) => SUB_RULES[sub]),
  ...KIND_RULES.action,
];

/** What the rules lens must know of Master Heist. */
export const lens: RuleLens<Heist> = {
  tracks: TRACKS,
  pieces(s) {
    const hexes = drawFloor(s);
    return [
      ...Array.from({ length: s.seats }, (_, seat) => onSeat(seat)),
      ...s.characters.map(({ id }) => onPerson(id)),
      ...hexes.map(({ id }) => onHex(id)),
      ...new Set([
        ...hexes.flatMap((hex) => onTheHex(s, hex)).filter((piece) => kindOf(piece) !== 'who'),
        ...s.characters.flatMap(({ id }) => heldBy(s, id)),
        ...s.characters.flatMap((_, c) => printedActions(s, c).map(({ action }) => onAction(action))),
        ...[...s.deck, ...s.queue, ...s.options.fixers].map((card) => onCard(card)),
      ]),
      ...Object.keys(TRACKS).map(onTrack),
    ];
  },
  pieceAt: (s, spot) => (hexOf(s, spot) ? onHex(spot) : null),
  nameOf(s, piece, words) {
    const id = idOf(piece);
    switch (kindOf(piece)) {
      case 'hex': {
        const hex = hexOf(s, id);
        return hex ? placeName(s, hex, words) : id;
      }
      case 'who':
        return personName(s, personNo(s, id as Who), words);
      case 'track':
        return words.say(TRACKS[id]!.says, { count: bagTotal(s) });
      case 'sign':
        return words.has(`term.${id}`)
          ? words.term(id)
          : words.say(`thing.${id}`, { count: 1, mark: '' }).trim();
      default:
        return words.term(id);
    }
  },
  on(s, piece) {
    if (kindOf(piece) === 'hex') return onTheHex(s, hexOf(s, idOf(piece)));
    return kindOf(piece) === 'who' ? heldBy(s, idOf(piece) as Who) : [];
  },
  aliases(s, piece) {
    if (kindOf(piece) !== 'seat') return [];
    return s.characters.flatMap(({ id, seat }) => (onSeat(seat) === piece ? [id] : []));
  },
  rulesOf(s, piece) {
    const id = idOf(piece);
    switch (kindOf(piece)) {
      case 'hex':
        return KIND_RULES[hexOf(s, id)?.kind ?? 'tile'];
      case 'who':
        return id === 'npc' ? KIND_RULES.npc : KIND_RULES.person;
      case 'sign':
        return SIGN_RULES[id] ?? SIGN_RULES['item']!;
      case 'card':
        return cardRules(id);
      case 'act':
        return actionRules(id);
      default:
        return KIND_RULES.seat;
    }
  },
};
